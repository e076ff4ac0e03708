# 36

summary = ポーンを滑らせて自分のチップを置き、残りは追い越した相手に渡します。
picture-1 = 縦か横にまっすぐ、または門を通って、空いているマスへ動きます。
picture-2 = 持っている色のマスに着くと、その色のコマを1つ置けます。
picture-3 = 手持ちのコマを最初になくした人の勝ちです。

# オプション
option-layout = 盤面
    .help = 正方形：ランダムな6×6の盤面、順番配置：プレイヤーがタイルを並べる、散らし：穴のあるランダムな盤面
option-layout-square = 正方形
option-layout-draft = 順番配置
option-layout-preset = 指定
option-layout-scatter = 散らし
option-gates = ゲート
    .help = タイル：3枚のタイルの上、どこでも：角で接する同じ色のマスの間
option-gates-tile = タイル
option-gates-anywhere = どこでも
option-gates-off = なし
option-stall = 膠着
    .help = 新しいチップが置かれないまま、1人あたり何手番でゲームが終わるか
option-tie = 同点
    .help = 引き分け：同点者で勝利を分ける、再試合：新しいゲームをする（最大3回）
option-tie-draw = 引き分け
option-tie-replay = 再試合
option-tournament = トーナメント
    .help = プレイヤーと同じ数のゲームを行い、全員が1回ずつ先手になり、合計で競います
option-start = 先手
    .help = 先手の決め方：抽選、または0から数えた席
option-start-random = 抽選
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
tile = タイル{ $tile }、{ $face }
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
move-your-pawn = ポーンをまっすぐ、またはゲートを通って動かしてください。
pass-now = ポーンを動かせません：パスしてください。
hand-over = { $whom }にチップを1個渡してください。
lay-tile = { $face }を{ $row }行{ $column }列に置く
play-colour =
    { $colour ->
        [W] 白
        [R] 赤
       *[B] 黒
    }を選ぶ
place-on = ここに置く：{ $square }
move-to = ここに動かす：{ $square }
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
first-tile = 最初のタイルは起点に置きます：置かれたタイル0、ずれ0。
colour-taken = その色はもう選ばれています。
not-of-its-colour =
    ポーンは空いている{ $colour ->
        [W] 白
        [R] 赤
       *[B] 黒
    }のマスに置いてください。
not-in-line = ポーンは同じ行か列、またはゲートを通って動きます。
at-least-one-step = ポーンはもうそこにいます。少なくとも1歩動かしてください。
square-occupied = そのマスは空いていません。
gate-occupied = ゲートの先のマスは空いていません。
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
won =
    { $who-is ->
        [me] あなたの勝ちです。
        [several] { $who }の引き分けです。
       *[other] { $who }の勝ちです。
    }
