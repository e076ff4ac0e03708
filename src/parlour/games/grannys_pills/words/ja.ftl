# Granny's Pills

summary = 薬を並んだとおりに3つ取り、色を合わせて1日の予定に並べます。
picture-1 = つながった薬を3つ取り、並んでいたとおりに1日の予定へ置きます。
picture-2 = 色は処方箋と同じでなければなりません。形も合えば1点多くもらえます。
picture-3 = 人数分のラウンドを行い、合計点がいちばん高い人の勝ちです。

# オプション
option-forms = 形
    .help = すべて：横、縦、かぎ形、直線：かぎ形なし
option-forms-all = すべて
option-forms-straight = 直線
option-view = 見え方
    .help = 共通：全員が同じ向きで見る、囲む：テーブルを囲むように向きが変わる
option-view-common = 共通
option-view-around = 囲む
option-single = 1つだけ取る
    .help = いつでも：好きなときに、やむを得ず：3つ取れないときだけ
option-single-always = いつでも
option-single-forced = やむを得ず
option-cycles = 周の上限
    .help = ラウンドが必ず終わるまでの周の数
option-cycles-none = なし
option-colours = 違う色
    .help = 拒否：置けない、信頼：置けるがそのラウンドは0点になる
option-colours-refuse = 拒否
option-colours-trust = 信頼
option-tiebreak = 同点
    .help = 分け合う：全員の勝ち、最高ラウンド：最高のラウンドの点が高い人の勝ち
option-tiebreak-shared = 分け合う
option-tiebreak-best-round = 最高ラウンド
option-limit = 時間制限
    .help = 1手番の秒数
option-limit-none = なし

# 盤上
pill =
    { $colour ->
        [B] 青
        [G] 緑
        [Y] 黄
       *[R] 赤
    }の{ $shape ->
        [1] 丸
        [2] カプセル
        [3] 楕円
       *[4] ひし形
    }
    .short =
        { $colour ->
            [B] 青
            [G] 緑
            [Y] 黄
           *[R] 赤
        }{ $shape ->
            [1] 丸
            [2] カ
            [3] 楕
           *[4] 菱
        }
chosen = { $pill }、選択中
stacked = { $pill }、{ $height }段目
empty = 空き
grid = 薬の盤面
bag = 袋
bag-left = 袋、{ $pills }個
schedule-of =
    { $whose-is ->
        [me] あなた
       *[other] { $whose }
    }の予定表と処方箋
prescription =
    { $whose-is ->
        [me] あなた
       *[other] { $whose }
    }の処方箋：{ $first }／{ $second }／{ $third }
prescribed = { $left }、{ $middle }、{ $right }
prescription-down =
    { $whose-is ->
        [me] あなた
       *[other] { $whose }
    }の処方箋：伏せてあります
space = { $row }行{ $column }列、{ $holds }
schedule-space = 予定表{ $row }行{ $column }列、{ $holds }
schedule-space-for = 予定表{ $row }行{ $column }列、処方は{ $asked }、{ $holds }
round = 第{ $round }ラウンド
round-so-far = 第{ $round }ラウンド（途中）
full = 完成
spaces-empty = 空き{ $spaces }
wrong-colour = 色違いあり
round-of = 第{ $round }ラウンド（全{ $rounds }）。
last-cycle = 予定表が1つ埋まりました。これが最後の周です。
time-for-a-turn = 手番

# すること
swap-or-choose = くっついている薬を3つ選んでください。その前に2つを入れ替えられます。
choose-pills = くっついている薬を3つ選んでください。
place-three = 3つのうち最初の薬の置き場所に触れるか、選び直してください。
place-one = 薬の置き場所に触れるか、選び直してください。
pass-now = 取れる薬がありません。パスしてください。
swapping = 隣どうしを入れ替える
swap = { $pills }を入れ替える
take = { $pills }を取る
take-only = これ1つだけを取る：{ $pills }（{ $gained }）
place-from = { $row }行{ $column }列から置く
place-it-on = { $row }行{ $column }列に置く
pass = パス

# できない理由
swap-once = 入れ替えは1手番に1回、薬を選ぶ前だけです。
swap-empty = 薬を2つ入れ替えてください。空いているマスがあります。
straight-only = このゲームで取れるのは、横か縦に並んだ3つだけです。
fit-nowhere = { $pills }：この色の並びは処方箋のどこにも合いません。
colours-wrong = そこでは色が処方箋に合いません。
colour-wrong = そこでは色が処方箋に合いません。
three-possible = 少なくとも入れ替えれば3つ取れるので、1つだけ取ることはできません。
pass-with-pills = 取れる薬があるので、パスできません。
space-empty = 空いているマスがあります。
changed-enough = もう何度も選び直しました。薬を置いてください。
choose-first = 先に盤面の薬を選んでください。
not-as-they-lie = 並んだままではそこに置けません。
chosen-already = もう選んであります。置くか、ほかの薬を選んでください。
no-such-form = そこにはその形の3マスがありません。
not-now = 今はできません。

# できごと
swaps =
    { $who-is ->
        [me] あなた
       *[other] { $who }
    }は{ $pills }を入れ替えます。
chooses =
    { $who-is ->
        [me] あなた
       *[other] { $who }
    }は{ $pills }を選びます。
chooses-only =
    { $who-is ->
        [me] あなた
       *[other] { $who }
    }は{ $pills }だけを選びます。
places =
    { $who-is ->
        [me] あなた
       *[other] { $who }
    }は{ $pills }を置きます：{ $gained }。
passes =
    { $who-is ->
        [me] あなた
       *[other] { $who }
    }は取れる薬がないのでパスします。
no-time-left =
    { $who-is ->
        [me] あなた
       *[other] { $who }
    }の時間が切れました。
schedule-full =
    { $whose-is ->
        [me] あなた
       *[other] { $whose }
    }の予定表が埋まりました。これがこのラウンドの最後の周です。
turned-up =
    { $whose-is ->
        [me] あなた
       *[other] { $whose }
    }の処方箋が表になります。
round-over = 第{ $round }ラウンドが終わりました：{ $scores }。
seat-points =
    { $who-is ->
        [me] あなた
       *[other] { $who }
    } { $points }
