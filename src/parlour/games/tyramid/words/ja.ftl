# Tyramid

summary = みんなでカードのピラミッドを作ります。一度に2つのTicができたら、もう一度置けます。
picture-1 = 2枚のカードの下に1枚置きます。接するすべてのカードと共通点が必要です。
picture-2 = 共通点が多いほど得点が高く、Ticが2つできればもう一度置けます。
picture-3 = 最後の場所が埋まると終わり。合計点がいちばん高い人の勝ちです。

# オプション
option-shape = 形
    .help = 何を作るか
option-shape-pyramid = ピラミッド
    .does = 頂上は1枚、段ごとに1枚ずつ長くなります。
option-shape-diamond = ひし形
    .does = 段はいちばん広いところまで伸び、また短くなります。
option-shape-hourglass = 砂時計
    .does = 2つのピラミッドが頂上を分け合い、どちらにも置けます。行き詰まりにくくなります。
option-rows = 段数
    .help = 砂時計は片側の段数、ひし形は一番広い段。ふつうは10、7、7
option-same_pair = 同じ型が2つ
    .help = 同じ型のTicが2つのときの点数
option-optional_play = 自由に選ぶ
    .help = 置く代わりに引く、もう一度置く代わりに終える
option-play_drawn = 引いたカードを置く
    .help = 引いたカードが合えば置ける
option-start = 先手
    .help = 誰から始めるか：引いた一番よいカード、くじ、または席順
option-start-value_draw = カードの強さ
    .does = 全員が1枚引き、いちばん良いカードの人から始めます。
option-start-random = くじ
    .does = くじで決めます。カードは見せません。

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
to-lose = { $held }、{ $over }枚超過で−{ $points }点

# すること
lay-or-take = 開いている段にカードを置くか、1枚取ってください。
lay-or-pass = カードを置くか、パスしてください。
none-fits-pass = 合うカードがありません：パスしてください。
none-fits-take = 合うカードがありません：1枚取ってください。
lay = 開いている段にカードを置いてください。
play-again = { TERM("Tic", of: "tic") }が2つ：もう一度置いてください。
play = { $card }、{ $cell }
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
built = 最後のマスが埋まりました。
all-passed = 全員が続けてパスしました。
nothing-fits = 残りのカードはどこにも置けません。

# 点数の内訳
tic-for-two = 2枚で{ TERM("Tic", of: "tic") }が1つ、{ $points }点
tics-alike = 同じ型の{ TERM("Tic", of: "tic") }が{ $number }つ
singles-made = { TERM("Single", of: "single") }が{ $number }つ
made = { $parts }、{ $points }点

# The lesson.
lesson-row = ピラミッドは一段ずつ伸び、カードは触れるすべてのカードと何かを共有しなければなりません。段の最初の1枚はどこでも置けます。{ $card }を{ $above }の左下に置きましょう。
lesson-between = 段は隙間なく伸び、2枚の下に置くカードは両方に合う必要があります。共通点1つはSingleで1点、2つはTicで2点。{ $card }を{ $left }と{ $right }の間に置きましょう。
lesson-two-tics = 一度にTicが2つできると、もう一度プレイできます。{ $card }は上の{ $above }と横の{ $beside }の両方とTicになります。右端に置きましょう。
lesson-go-on = もう一度あなたの番です。今度は新しい段で、{ $card }が{ $left }と{ $right }の下に合います。
lesson-draws = 今度はTicが1つだけなので手番は終わり、手札が5枚になるまで引きます。なお、同じ種類のTic 2つは4点ではなく6点です。
lesson-stuck = どのカードも置けません。そのときは山札から1枚取り、手番は終わりです。
lesson-end = 最後のマスが埋まるとゲーム終了です。段数は始める前に決めます。手札の5枚を超えた分は1枚につき2点の減点。合計が最も高い人の勝ちです。

# ガイド
guide = みんなで1つのピラミッドを頂上から下へ作ります。カードは触れるカードとの共通点で得点し、良いカードならもう一度プレイできます。
guide-row = 置く場所
    .text = ピラミッドは一段ずつ伸び、段ごとに1枚長く、半分ずれます。段の最初の1枚はどこでもよく、そこから両端へ隙間なく伸びます。段が埋まるまで、次の段は始まりません。
    .shows = 印のマスが、これから埋める段です。
guide-tic = Tic・Single・Nic
    .text = カードには数・形・色があります。2枚をくらべて、2つ同じならTic、1つならSingle、1つもなければNicです。置くカードは、触れるすべてのカードとTicかSingleにならなければなりません。Nicが1つでもあれば置けません。
    .shows = 印のカードは、左上のカードとはTic、右上のカードとはSingleです。
guide-points = 得点
    .text = Singleは1点、Ticは2点です。2つのTicが同じ2つの値によるものなら、合わせて6点。3つなら10点です。カードが作ったものをすべて足します。
    .shows = 印のカードは、上と横とで種類の違うTicを2つ作ります。4点です。
guide-again = もう一度
    .text = Ticが2つか3つできたら、もう一度プレイできます。それが続くかぎり何度でも。それより少なければ手番は終わり、手札が5枚になるまで引きます。
    .shows = Ticが2つで上の段が埋まりました。同じ人が、新しい段の好きな場所に続けます。
guide-stuck = 置けないとき
    .text = 何枚持っていても、山札から1枚取って手番は終わりです。手札は5枚を超えることもあり、捨てることはありません。
    .shows = 手札のどのカードも、印のマスには合いません。
guide-end = 終わり
    .text = 最後のマスが埋まるとゲーム終了です。手札の5枚を超えた分は1枚につき2点の減点。合計が最も高い人の勝ちです。
    .shows = 完成した10段のピラミッドです。

# Puzzles.
puzzle-goal = いちばん得点の高い手番を見つけましょう。一度に二つのTicで、もう一枚置けます。
puzzle-value = { $value }点

# Photographs of printed pieces.
photograph = ピラミッドの埋まった段を、半枚ずつずらし、重ねずに並べます。

# The score sheet of the companion.
sheet-passed = 置かなかった
sheet-singles = Single
sheet-tics = 種類の違うTic
sheet-same = 同じ種類のTic
sheet-same-none = なし
sheet-same-two = 2つ
sheet-same-three = 3つ
sheet-held = 手札の残り
sheet-not-touches = カードが接するのは3枚までです。
sheet-not-alone = カードは少なくとも1枚とSingleかTicになります。
sheet-not-deck = カードは、置いたものも含めて125枚です。

# 局面の誤り。
wrong-halves = { $halves }。どちらも開始カードから始まります。
wrong-share = 開始カードは共通です。
wrong-width = 段の幅が違います。
wrong-chain = 段のカードがつながっていません。
wrong-later = 次の段がもう始まっています。
wrong-fresh = 今引いた、置けるカードはそこにありません。
wrong-over = 形が完成するか、置けるカードがないか、全員パスしたときに終わります。
wrong-passes = 山札があるうちは、だれもパスしません。
wrong-plays = この手番で置けた数を超えています。
wrong-told-seat = その席がないか、drawnがfitでもunfitでもありません。
wrong-told-nothing = 何も言われていないか、対象のカードがありません。
wrong-told-rows = 段がそうだったことはありません。

# 局面エディターでの項目名。
field-players-points = 得点
field-plays = この手番に置いたカード

# Why a play is better than another.
because-extra = 5枚を超えるあなたの手札は{ $rather }枚ではなく{ $number }枚です。
because-extra-other = 5枚を超える{ $whom }の手札は{ $rather }枚ではなく{ $number }枚です。
