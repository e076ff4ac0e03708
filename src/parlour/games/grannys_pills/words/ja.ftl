# Granny's Pills

summary = 薬を並んだとおりに3つ取り、色を合わせて1日の予定に並べます。
picture-1 = つながった薬を3つ取り、並んでいたとおりに1日の予定へ置きます。
picture-2 = 色は処方箋と同じでなければなりません。形も合えば1点多くもらえます。
picture-3 = 人数分のラウンドを行い、合計点がいちばん高い人の勝ちです。

# オプション
option-forms = 形
    .help = すべて：横、縦、かぎ形、直線：かぎ形なし
option-forms-all = すべて
    .does = 横に3つ、縦に3つ、または角の形です。
option-forms-straight = 直線
    .does = 横か縦の3つだけで、角の形は使えません。
option-view = 見え方
    .help = 共通：全員が同じ向きで見る、囲む：テーブルを囲むように向きが変わる
option-view-common = 共通
    .does = 全員が同じ向きで見ます。
option-view-around = 囲む
    .does = テーブルの自分の側から見ます。ほかの人には回って見えます。
option-single = 1つだけ取る
    .help = いつでも：好きなときに、やむを得ず：3つ取れないときだけ
option-single-always = いつでも
    .does = いつでも1粒だけ取れます。
option-single-forced = やむを得ず
    .does = 3粒取れないときだけ、1粒を取れます。
option-cycles = 周の上限
    .help = ラウンドが必ず終わるまでの周の数
option-cycles-none = なし
    .does = スケジュールが埋まるまでラウンドが続きます。
option-colours = 違う色
    .help = 拒否：置けない、信頼：置けるがそのラウンドは0点になる
option-colours-refuse = 拒否
    .does = 色の違う薬は置けません。
option-colours-trust = 信頼
    .does = 警告はありません。最後に色の違うものが1つでもあれば、そのラウンドは0点です。
option-tiebreak = 同点
    .help = 分け合う：全員の勝ち、最高ラウンド：最高のラウンドの点が高い人の勝ち
option-tiebreak-shared = 分け合う
    .does = 合計が同じなら勝ちを分け合います。
option-tiebreak-best-round = 最高ラウンド
    .does = 合計が同じなら、最高のラウンドが良い人の勝ちです。
option-limit = 時間制限
    .help = 1手番の秒数
option-limit-none = なし
    .does = 時間は好きなだけ使えます。

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
schedule-at =
    { $space ->
        [1] 左上
        [2] 上の中央
        [3] 右上
        [4] 左の中央
        [5] 真ん中
        [6] 右の中央
        [7] 左下
        [8] 下の中央
       *[9] 右下
    }
schedule-space = 予定表、{ $where }、{ $holds }
schedule-space-for = 予定表、{ $where }、処方は{ $asked }、{ $holds }
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
open-swap = まず二つを入れ替える
open-three = すぐに三つ取る
open-one = 一つだけ取る
place-from = 最初の一つを{ $where }に置く
place-it-on = { $where }に置く
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

# ふりかえり
review-then = 続けて：{ $what }

# The lesson.
lesson-three = 処方箋どおりにスケジュールを埋めます。色は合っていなければなりません。つながった3粒を取りましょう。4列目の{ $first }、その下の{ $second }、さらに下の{ $third }です。
lesson-place = 3粒は形を保ったまま、3つとも色が合う場所に入ります。最初の1粒の場所、上の段の真ん中に触れましょう。
lesson-swap = 手番に一度、取る前に隣り合う2粒を交換できます。「交換」に触れ、2列目の{ $first }とその下の{ $second }を選びましょう。
lesson-again = これで3粒が左の列の望みどおりに並びました。{ $first }、{ $second }、{ $third }を取りましょう。
lesson-there = 置きましょう。最初の1粒は左上です。
lesson-colour-shape = 色が合えば1点、形も合えばもう1点。2粒以上重なった場所は1点減ります。
lesson-one = 空きは1つ、{ $wanted }の場所です。3粒の代わりに1粒だけ取ることもできます。1列目のその粒に触れ、「1粒だけ」のボタンに触れましょう。
lesson-last = 空いている場所に置きましょう。
lesson-full = スケジュールが埋まりました。ほかの人がもう1手番ずつ行い、得点を数えます。人数と同じ回数だけ行い、合計が最も高い人の勝ちです。

# ガイド
guide = おばあちゃんの1日には9つの場所があり、処方箋がどの薬をどこに置くか決めています。薬は並んだとおりに3粒ずつ取ります。
guide-three = 3粒
    .text = 辺でつながった3粒を取ります。横に3つ、縦に3つ、または4つの正方形から角を1つ除いた形です。そのあと、空きは袋の薬で埋まります。
    .shows = 印の3粒は縦に並んでいます。
guide-place = 置く
    .text = 並んでいたとおりに、回さず裏返さず、スケジュールに置きます。どの薬も、処方箋がその場所に示す色でなければなりません。形は違ってもかまいません。
    .shows = 左がスケジュール、右が処方箋。3粒とも色が合い、一番下は形も合っています。
guide-swap = 交換
    .text = 手番に一度、薬を取る前に、左右か上下に隣り合う2粒を入れ替えられます。
    .shows = 印の2粒は入れ替えられます。
guide-one = 1粒
    .text = 3粒のかわりに1粒だけ取ることもできます。空いた場所か、ほかの薬の上に、正しい色で置きます。
    .shows = 印の1粒は、印の空いた場所が求める薬です。
guide-count = 得点
    .text = 色が合う場所は1点、形も合えばもう1点。重なった場所は一番上だけを数え、1点減ります。
    .shows = 印の場所には2粒。色は合い、形は違い、重なりで1点減って0点です。
guide-end = 終わり
    .text = だれかのスケジュールが埋まったら、その周でまだの人が手番を行います。そこで得点を数え、新しい処方箋が配られます。人数と同じ回数だけ行い、合計が最も高い人の勝ちです。
    .shows = スケジュールが埋まると、ラウンドが終わります。

# Puzzles.
puzzle-name = 最高得点の手番
puzzle-goal = スケジュールの得点がいちばん高くなる、ただ一つの手番を見つけましょう。先に2粒を入れ替えてもかまいません。
puzzle-value = { $value }点
full-name = スケジュールを埋める
full-goal = 2粒を入れ替えて、この手番のうちにスケジュールをすべて埋めましょう。方法はただ一つです。
full-value =
    { $value ->
        [9] 9マスすべて埋まった
       *[other] { $value }マス埋まった
    }

# Photographs of printed pieces.
photograph = 薬のます目を並べ、その下に処方箋を一列に、最初の席のものを左にして置きます。

# The score sheet of the companion.
sheet-ended = ラウンドの終わり
sheet-ended-full = 予定表が埋まった
sheet-ended-passes = 全員がパス
sheet-ended-cycles = 周回の上限
sheet-wrong = 上に違う色がある
sheet-colours_right = 色が合うマス
sheet-shapes_right = 形も合うマス
sheet-stacks = 重なったマス
sheet-timer-turn = 手番
sheet-not-shapes = 形は、色が合うマスだけ数えます。
sheet-not-stacks = 重なりは、薬のあるマスより多くなりません。
sheet-not-full = だれかの9マスの色がそろうと、ラウンドが終わります。
sheet-not-cycles = 周回の上限は決めていません。

# 局面の誤り。
wrong-pill = { $pill }は薬ではありません。G4のように、空きは点で書きます。
wrong-chosen = 選んだ薬があるのは、置く段階だけです。
wrong-rounds = ラウンド数は人数と同じで、全員に共通です。
wrong-no-prescription = { $who }：処方箋がありません。
wrong-prescriptions = 処方箋は1ゲームに1回、ラウンドと席ごとに1枚引きます。
wrong-pill-times = { $pill }が{ $times }粒あります。{ $there }粒しかありません。
wrong-tags = tagsは薬ごとに1つ、空きは0です。
wrong-tags-own = tags：薬ごとに別の番号です。
wrong-chosen-kind = { $action }から{ $phase }にはなりません。
wrong-chosen-rule = { $action }はできません。
wrong-no-turn = { $who }はこのラウンドでまだ手番がありません。
wrong-colour-asked = { $who }：処方箋と色の違う薬があります。
wrong-passes = 全員がパスすればラウンドは終わりです。
wrong-pass = 取れる薬があるうちは、だれもパスしません。
wrong-swapped = 交換した2粒は、まだそこにあるはずです。
wrong-changes = 選び直しは、薬を選んでいる間だけです。
wrong-cycle = これだけ回れば、ラウンドは終わりです。
wrong-full = スケジュールが埋まれば、次の回は始まりません。
wrong-cycle-pills = 手番ごとに薬を取り、なければパスします。

# 局面エディターでの項目名。
field-phase-choose = 薬を選ぶ
field-phase-placeThree = 薬を3つ置く
field-phase-placeOne = 薬を1つ置く
field-swapped = 薬を2つ入れ替えた
field-changes = 選び直した回数
field-cycle = このラウンドで終わった回
field-turns = 始まった手番の数
