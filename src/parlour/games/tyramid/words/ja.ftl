# Tyramid

summary = みんなでカードのピラミッドを作ります。一度に2つのTicができたら、もう一度置けます。
picture-1 = 2枚のカードの下に1枚置きます。接するすべてのカードと共通点が必要です。
picture-2 = 共通点が多いほど得点が高く、Ticが2つできればもう一度置けます。
picture-3 = 最後の場所が埋まると終わり。合計点がいちばん高い人の勝ちです。

# オプション
option-shape = 形
    .help = 何を作るか
option-shape-pyramid = ピラミッド
option-shape-diamond = ひし形
option-shape-hourglass = 砂時計
option-rows = 段数
    .help = 砂時計は片側の段数、ひし形は一番広い段。ふつうは10、7、7
option-same_pair = 同じ型が2つ
    .help = 同じ型のTicが2つのときの点数
option-optional_play = 自由に選ぶ
    .help = 置く代わりに引く、もう一度置く代わりに終える
option-play_drawn = 引いたカードを置く
    .help = 引いたカードが合えば置ける
option-start = 先手
    .help = 誰から始めるか：引いた一番よいカード、くじ、または0から数えた席
option-start-value_draw = カードの強さ
option-start-random = くじ

# テーブル
shape =
    { $form ->
        [diamond] ひし形
        [hourglass] 砂時計
       *[pyramid] ピラミッド
    }
row =
    { $part ->
        [below] 下の{ $row }段目
        [above] 上の{ $row }段目
       *[whole] { $row }段目
    }
laid = { $card }、{ $row }
cell = { $row }、{ $cell }マス目
plays = 置いたカード
surplus = 余ったカード
to-lose = { $held }。{ $hand }枚を超えた分は最後に{ $points }点の減点

# すること
lay-or-take = 開いている段にカードを置くか、1枚取ってください。
lay-or-pass = カードを置くか、パスしてください。
none-fits-pass = 合うカードがありません：パスしてください。
none-fits-take = 合うカードがありません：1枚取ってください。
lay = 開いている段にカードを置いてください。
play-again = Ticが2つ：もう一度置いてください。
play = { $card }、{ $cell }：{ $points }点
draw = カードを1枚取る
pass = パス

# できない理由
shares-nothing-with = { $card }と{ $other }には共通点がありません。
no-such-cell = その段に{ $cell }マス目はありません。
gap = その段のカードの隣に置いてください。間を空けることはできず、そのマスは開いていません。
must-play = 置けるときは、置かなければなりません。
only-fresh = 今置けるのは取ったばかりのカードだけです。それを置くか、番を終えてください。
half-full = そちら側はいっぱいです。反対側に置いてください。
name-the-half = どちら側かは砂時計のときだけ示してください。
pass-when-stuck = パスできるのは、山札がなくなり、合うカードがないときだけです。
deck-empty-pass = 山札がありません。パスしてください。
take-once = カードを取れるのは最初に置く前の1回だけです。
can-play = 置けるカードがあります。置くか、番を終えてください。パスできたのは置く前だけです。

# できごと
lays =
    { $who-is ->
        [me] あなたは{ $card }を置きました：{ $sum }。
       *[other] { $who }さんは{ $card }を置きました：{ $sum }。
    }
takes =
    { $who-is ->
        [me] あなたは{ $card }を取りました。
       *[other] { $who }さんは{ $card }を取りました。
    }
cannot-play =
    { $who-is ->
        [me] あなたは置けるカードがなく、{ $card }を取りました。
       *[other] { $who }さんは置けるカードがなく、{ $card }を取りました。
    }
passes =
    { $who-is ->
        [me] あなたはパスしました。
       *[other] { $who }さんはパスしました。
    }
nothing-fits = 残りのカードはどこにも置けません。ゲーム終了です。

# 点数の内訳
tic-for-two = 2枚でTicが1つ、{ $points }点
tics-alike = 同じ型のTicが{ $number }つ
singles-made = Singleが{ $number }つ
made = { $parts }、{ $points }点
