# 36

summary = ポーンを滑らせて自分のチップを置き、残りは追い越した相手に渡します。
picture-1 = 縦か横にまっすぐ、または門を通って、空いているマスへ動きます。
picture-2 = 持っている色のマスに着くと、その色のチップを1つ置けます。
picture-3 = 手持ちのチップを最初になくした人の勝ちです。

# オプション
option-layout = 盤面
    .help = 正方形：ランダムな6×6の盤面、順番配置：プレイヤーがタイルを並べる、散らし：穴のあるランダムな盤面
option-layout-square = 正方形
    .does = 9枚のタイルを無作為に正方形に並べます。
option-layout-draft = 順番配置
    .does = 始める前に、みんなで順番にタイルを置きます。
option-layout-preset = 指定
    .does = タイルは下に書いたとおりに並びます。
option-layout-scatter = 散らし
    .does = タイルは無作為につながり、穴があきます。列は穴を越えて続きます。
option-gates = ゲート
    .help = タイル：3枚のタイルの上、どこでも：角で接する同じ色のマスの間
option-gates-tile = 3枚のタイル
    .does = 3枚のタイルの中央にゲートがあります。
option-gates-anywhere = どこでも
    .does = 角で接する同じ色の2マスは、いつもゲートでつながります。
option-gates-off = なし
    .does = ゲートはなく、まっすぐにしか動けません。
option-stall = 膠着
    .help = 新しいチップが置かれないまま、1人あたり何手番でゲームが終わるか
option-tie = 同点
    .help = 引き分け：同点者で勝利を分ける、再試合：新しいゲームをする（最大3回）
option-tie-draw = 引き分け
    .does = 同点の人が勝ちを分け合います。
option-tie-replay = 再試合
    .does = 同点ならもう一度遊びます。3回までです。
option-tournament = トーナメント
    .help = プレイヤーと同じ数のゲームを行い、全員が1回ずつ先手になり、合計で競います
option-start = 先手
    .help = 先手の決め方：抽選、または席順
option-start-random = 抽選
    .does = だれから始めるかをくじで決めます。
option-preset = 指定の盤面
    .help = 盤面が「指定」のとき：タイル、向き、行、列を9組

# 盤上
board = 盤面
tiles-to-lay = これから置くタイル
reserve =
    { $whose-is ->
        [me] あなたの手持ち
       *[other] { $whose }の手持ち
    }
tile = タイル{ $tile }、{ $northwest }{ $northeast }/{ $southwest }{ $southeast }
first-place = 最初の場所
place = { $row }行{ $column }列
square =
    { $row }行{ $column }列、{ $colour ->
        [W] 白
        [R] 赤
       *[B] 黒
    }：{ $holds }
    .short =
        { $colour ->
            [W] 白
            [R] 赤
           *[B] 黒
        }
empty = 空き
gate =
    { $colour ->
        [W] 白のゲート
        [R] 赤のゲート
       *[B] 黒のゲート
    }
counter =
    { $colour ->
        [W] 白のチップ
        [R] 赤のチップ
       *[B] 黒のチップ
    }
    .short =
        { $colour ->
            [W] [白]
            [R] [赤]
           *[B] [黒]
        }
pawn =
    { $whose-is ->
        [me] あなた
       *[other] { $whose }
    }の{ $colour ->
        [W] 白いポーン
        [R] 赤いポーン
       *[B] 黒いポーン
    }
    .short =
        ({ $colour ->
            [W] 白
            [R] 赤
           *[B] 黒
        })
in-reserve =
    { $whose-is ->
        [me] あなた
       *[other] { $whose }
    }の手持ちの{ $colour ->
        [W] 白
        [R] 赤
       *[B] 黒
    }{ $counters }個
counters-left = 残りのチップ
finished-games = 終わったゲーム
to-place = 残り：少ないほうが勝ち
to-place-and-won = 残り{ $counters }個、{ $games }勝

# すること
lay-a-tile = タイルを選び、向きを決めて置いてください。
choose-a-colour = 色を選んでください。
place-your-pawn =
    ポーンを{ $colour ->
        [W] 白
        [R] 赤
       *[B] 黒
    }のマスに置いてください。
move-your-pawn = ポーンをまっすぐ、または{ TERM("ゲート", of: "gate") }を通って動かしてください。
pass-now = ポーンを動かせません：パスしてください。
move-now = ポーンを動かしてください。
stalling =
    { $turns ->
        [1] 新しいチップが置かれなければ、これが最後の手番です。
       *[other] 新しいチップが置かれなければ、残り{ $turns }手番です。
    }
hand-over = { $whom }にチップを1個渡してください。
lay-tile = { $face }を{ $row }行{ $column }列に置く
play-colour =
    { $colour ->
        [W] 白
        [R] 赤
       *[B] 黒
    }を選ぶ
place-on = { $row }行{ $column }列に置く
move-to = { $row }行{ $column }列に動かす
give =
    { $colour ->
        [W] 白
        [R] 赤
       *[B] 黒
    }のチップを渡す
pass = パス

# できない理由
tile-lies = そのタイルはもう置かれています。
tile-touches-none = タイルは、すでに置かれたタイルに接していなければなりません。
tile-overlaps = そこは別のタイルと重なります。
borders-differ = タイルどうしが接する所では、マスの色が同じでなければなりません。
first-tile = 最初のタイルは起点に置きます：置かれたタイル0、ずれ0。
colour-taken = その色はもう選ばれています。
not-of-its-colour =
    ポーンは空いている{ $colour ->
        [W] 白
        [R] 赤
       *[B] 黒
    }のマスに置いてください。
not-in-line = ポーンは同じ行か列、または{ TERM("ゲート", of: "gate") }を通って動きます。
at-least-one-step = ポーンはもうそこにいます。少なくとも1歩動かしてください。
square-occupied = そのマスは空いていません。
gate-occupied = { TERM("ゲート", of: "gate") }の先のマスは空いていません。
hand-over-first = 先に渡すべきチップを渡してください。
no-such-counter = 渡せるその色のチップがありません。
pass-with-moves = パスできるのは、動ける所がないときだけです。

# できごと
lays-tile =
    { $who-is ->
        [me] あなた
       *[other] { $who }
    }はタイル{ $tile }を置きます。
plays-colour =
    { $who-is ->
        [me] あなた
       *[other] { $who }
    }は{ $colour ->
        [W] 白
        [R] 赤
       *[B] 黒
    }を選びます。
begins-on =
    { $who-is ->
        [me] あなた
       *[other] { $who }
    }は{ $row }行{ $column }列から始めます。
moves =
    { $who-is ->
        [me] あなた
       *[other] { $who }
    }は{ $row }行{ $column }列に動き、何も置きません。
moves-and-places =
    { $who-is ->
        [me] あなた
       *[other] { $who }
    }は{ $row }行{ $column }列に動き、{ $colour ->
        [W] 白
        [R] 赤
       *[B] 黒
    }のチップを置きます。
hands =
    { $who-is ->
        [me] あなた
       *[other] { $who }
    }は{ $whom-is ->
        [me] あなた
       *[other] { $whom }
    }に{ $colour ->
        [W] 白
        [R] 赤
       *[B] 黒
    }のチップを1個渡します。
passes =
    { $who-is ->
        [me] あなた
       *[other] { $who }
    }は動ける所がないのでパスします。
next-game =
    第{ $game }ゲームが終わりました。次は{ $who-is ->
        [me] あなた
       *[other] { $who }
    }から始めます。
block-complete = すべてのタイルが置かれ、どの境目でも色が合っています。
nothing-fits = 残りのタイルは、もうどこにも置けません。
reserve-empty =
    { $who-is ->
        [me] あなた
       *[other] { $who }
    }のチップがなくなりました。
all-passed = もうだれも動けません。残りの少ない人の勝ちです。
stalled = { $turns }手番ずつ、だれもチップを置きませんでした。残りの少ない人の勝ちです。
last-game = これで全ゲームが終わりました。残りの合計が少ない人の勝ちです。
won =
    { $who-is ->
        [me] あなたの勝ちです。
        [several] { $who }の引き分けです。
       *[other] { $who }の勝ちです。
    }

# The lesson.
lesson-line = 先にチップを使い切った人の勝ちです。白いポーンを縦か横に空きマスまで滑らせ、白いマスなら白いチップを1つ置きます。一番上の段の最後の白いマスへ進みましょう。
lesson-gate = 2つのマスをつなぐゲートがあれば通り抜けられます。斜めに進む唯一の道です。ポーンの横のゲートを使いましょう。
lesson-pass-over = 直線上の相手のポーンを飛び越えることができ、そのとき自分のチップを1つ相手に渡します。下へ赤いポーンを越えて白いマスまで進みましょう。
lesson-handed = 1つ置き、1つ渡したので、2つ減りました。渡した白は相手のものになり、白いマスに置かなければなりません。
lesson-last = 残りは白いチップ1つ。赤や黒のマスでは何も置けません。届く白いマスを1つ見つけましょう。
lesson-won = これで最後の1つ。あなたの勝ちです。

# ガイド
guide = 自分の色のチップ12個をなくすゲームです。ポーンをマスの上で滑らせ、色の合うマスに止まるとチップを1つ置けます。
guide-goal = 目標
    .text = 9枚のタイルで、白・赤・黒の36マスの盤ができます。持っているのは自分の色のポーン1つとチップ12個。先になくなった人の勝ちです。
    .shows = 盤の上の白いポーンと、手元の12個のチップです。
guide-line = まっすぐ動く
    .text = 縦か横に好きなだけ動き、チップもポーンもない空きマスに止まります。そのマスと同じ色のチップを持っていれば、1つをポーンの下に置きます。ほかの色なら何も置きません。
    .shows = 白いポーンは上の段を動き、白いマスに白いチップを置きました。
guide-gate = ゲートを通る
    .text = ゲートは、角で接する同じ色の2マスをつなぎます。まっすぐ動くかわりに、向こうのマスが空いていれば通り抜けられます。斜めに進む唯一の道です。
    .shows = 白いポーンは印のゲートを通り、両端にチップを置きました。
guide-over = ポーンを飛び越える
    .text = 直線上の相手のポーンは飛び越えられます。1つ越えるごとに、色を選んで自分のチップを1つ渡します。それからは相手が置くことになります。
    .shows = 白が印の赤いポーンを越えました。印の白いチップは赤のものになりました。
guide-end = 終わり
    .text = 動けるなら動かなければならず、動けなければパスです。最後のチップが手元を離れた瞬間、置いても渡しても勝ちです。だれも動けなくなるか、8手番ずつだれもチップを置かなければ、残りの少ない人の勝ちです。
    .shows = 最後の白いチップが置かれました。

# Puzzles.
wins-in =
    { $turns ->
        [1] この手番で勝てます。
       *[other] 相手が何をしても{ $turns }回の手番で勝てます。
    }
loses-in =
    { $turns ->
        [1] 相手が次の手番で勝つのを防げません。
       *[other] 相手が{ $turns }回以内の手番で勝つのを防げません。
    }
shares-at-best = 相手が最善を尽くせば、勝ちを分け合うより良い結果はもうありません。
puzzle-name = 数手番で勝つ
puzzle-goal = 相手が何をしても、自分の{ $best }手番以内に勝ちましょう。
puzzle-value = { $value }手番
escape-name = ただ一つの逃げ道
escape-goal = 相手がもうすぐ勝ちます。3手番以内に勝たせない、ただ一つの手を見つけましょう。
escape-value =
    { $value ->
        [0] 次の手番で負け
       *[other] { $value }手番は安全
    }
border-name = タイルを置く
border-goal = すべてのタイルを置きましょう。タイルどうしが接する所では、マスの色を揃えます。
border-value = タイル{ $value }枚すべて

# Photographs of printed pieces.
photograph = 9枚のタイルを、遊ぶとおりに並べます。チップは置きません。

# The score sheet of the companion.
sheet-left = 残りのチップ
sheet-not-counters = チップは1人12個分しかありません。
sheet-not-empty = 最初に空になった時点で終わるので、空は1人だけです。

# 局面の誤り。
wrong-all-tiles = 9枚のタイルをすべて置いてください。
wrong-tile-twice = タイル{ $tile }が2枚あります。
wrong-overlap = タイル{ $tile }と{ $other }が重なっています。
wrong-isolated = タイル{ $tile }が離れています。角だけではつながりません。
wrong-draft = タイルを順に置くのは、9枚そろうまでです。
wrong-draft-first = 最初のタイルは行0、列0にあります。
wrong-corner = 行と列は0から始まります。
wrong-block = 盤は3×3枚のタイルです。
wrong-puzzle-twice = 同じタイルが2枚あります。
wrong-puzzle-slot = どのタイルも3×3の枠に1枚ずつ置きます。
wrong-puzzle-colour = タイルが接するマスは同じ色でなければなりません。
wrong-puzzle-else = ひとりのパズルにはタイルしかありません。
wrong-puzzle-phase = ひとりのときは、置けなくなるまでタイルを置きます。
wrong-colours = 同じ色の人が2人います。
wrong-pawns = 1つのマスにポーンが2つあります。
wrong-counters = チップは1マスに1つまでです。
wrong-twelve = チップは各色12個です。
wrong-bare = 全員に色とポーンが必要です。
wrong-owed = 渡す番があるのは、渡す段階だけです。
wrong-owed-whom = 渡す相手は別々の対戦者で、手番の人ではありません。
wrong-set-up = 置いたチップやパスは、最初の手からあります。
wrong-draft-turn = タイルは開始プレイヤーから時計回りに置きます。
wrong-choose = 色は手番と逆の順に選びます。
wrong-place = ポーンは手番の順に置きます。
wrong-reserve = 選んだ色のチップ12個だけを持ちます。
wrong-tournament = 大会は人数と同じ数のゲームをします。
wrong-ties = やり直すのは、そう決めたときの引き分けだけです。
wrong-start-seat = 開始プレイヤーはゲームごとに時計回りに替わります。
wrong-wins = 勝ち数はゲーム数を超えません。
wrong-totals = 合計は、終わったゲームで残った数です。
wrong-begin = { $who }：ポーンは自分の色のマスから始めます。
wrong-empty = 手元が空になればゲームは終わりです。
wrong-give = 選ぶのは、2色以上持つ人だけです。
wrong-passes = 全員がパスすれば終わりです。動けばパスは消えます。
wrong-quiet = これだけチップが置かれなければ、ゲームは終わりです。
wrong-preset = { $part } { $value }は{ $least }から{ $most }ではありません。

# 局面エディターでの項目名。
field-players-colour = 色
field-players-colour-0 = 白
field-players-colour-1 = 赤
field-players-colour-2 = 黒
field-players-reserve =
    { $number ->
        [1] 残りの白いチップ
        [2] 残りの赤いチップ
       *[3] 残りの黒いチップ
    }
field-players-total = 終わったゲームで残ったチップ
field-players-wins = 勝ったゲーム
field-phase-lay = タイルを置く
field-phase-choose = 色を選ぶ
field-phase-place = ポーンを置く
field-phase-move = ポーンを動かす
field-phase-give = チップを渡す
field-quiet = チップが増えない手番の数
field-owed = まだチップを受け取る人
field-games = 終わったゲーム
field-replays = やり直した引き分け

# Why a move is better than another.
because-left = あなたのチップは残り{ $rather }個ではなく{ $number }個になります。
because-left-other = { $whom }のチップは残り{ $rather }個ではなく{ $number }個になります。
because-near = あなたが次に届く、チップを置けるマスは{ $rather }つではなく{ $number }つです。
because-near-other = { $whom }が次に届く、チップを置けるマスは{ $rather }つではなく{ $number }つです。
because-far = あなたが2手以内に届く、チップを置けるマスは{ $rather }つではなく{ $number }つです。
because-far-other = { $whom }が2手以内に届く、チップを置けるマスは{ $rather }つではなく{ $number }つです。
because-jump = 次にポーンを越えて、一度に2個のチップを減らせます。
because-jump-other = { $whom }は次にポーンを越えられません。
