# Tic Squared

summary = 自分の正方形をカード1枚ずつ広げ、ほかの人のところにも置いて、誰より早く手札をなくしましょう。
picture-1 = 正方形を1列ずつ広げます。カードは接するカードと共通点が必要です。
picture-2 = 2つ共通するTicなら、もう1枚置けます。ほかの人の正方形でもかまいません。
picture-3 = 手札の最後の1枚を置いた人の勝ちです。

# オプション
option-deck_size = カードの枚数
    .help = 使うカード。ふつうは2人で42枚、3人で63枚、4人で83枚
option-deck_out = 山札がなくなったら
    .help = 番を終える：その番を済ませて数える。続ける：引かずに続ける
option-deck_out-finish_turn = 番を終える
    .does = その手番を終えてから、グリッドを数えます。
option-deck_out-play_on = 続ける
    .does = だれかが上がるか、だれも置けなくなるまで、引かずに続けます。
option-mode = 遊び方
    .help = 順番に、または時計を相手に全員同時に
option-mode-turns = 順番
    .does = 一人ずつ順番に、急がずに遊びます。
option-mode-race = レース
    .does = 全員が同時に、時計と競って置きます。早いカードが有効です。
option-race_penalty = レース：ペナルティ
    .help = レースでも、Ticが2つできたら、ほかの人が引くかどうか
option-race_idle_s = レース：待ち時間
    .help = 誰も動かないまま、全員にカードが配られるまでの秒数
option-race_limit_min = レース：制限時間
    .help = レースが終わるまでの分数
option-start = 先手
    .help = 誰から始めるか：引いた一番よいカード、くじ、または席順
option-start-value_draw = カードの強さ
    .does = 全員が1枚引き、いちばん良いカードの人から始めます。
option-start-random = くじ
    .does = くじで決めます。カードは見せません。

# テーブル
first-cell =
    { $whose-is ->
        [me] あなたのグリッド、始まりのマス
       *[other] { $whose }さんのグリッド、始まりのマス
    }
has-chosen = { $held }、選び終えた
held-against = { $held } (−{ $cards })
went-out = あがり
score-grid = グリッド
score-hand = 手札
clock-lots = 抽選
clock-idle = 全員引く
clock-end = 終了

# すること
all-choose = 全員が最初のカードを選んでいます。
choose-start = あなたのグリッドの最初のカードを選んでください。
chosen = { $card }から始めます。ほかの人を待っています。
race = 合う札を置き、好きなときに引いてください。
race-without-deck = 合う札を置いてください。
lay-or-draw = カードを置くか、引いてください。
lay-or-end = カードを置くか、番を終えてください。
none-fits-end = 合うカードがありません：番を終えてください。
none-fits-draw = 合うカードがありません：1枚引いてください。
again-draw-or-end = { TERM("Tic", of: "tic") }です：もう一度置くか、引くか、番を終えてください。
again-or-end = { TERM("Tic", of: "tic") }です：もう一度置くか、番を終えてください。
start-with = { $card }から始める
play =
    { $whose-is ->
        [me] { $card }を自分のグリッドへ、{ $row }行{ $column }列
       *[other] { $card }を{ $whose }のグリッドへ、{ $row }行{ $column }列
    }
play-beside = { $play }、{ $cards }の隣：{ $made }
draw = カードを引く

# できない理由
one-start = まず全員が最初のカードを1枚だけ置きます。
other-visit = この番ではもう別のグリッドに置きました。自分のグリッドか、そのグリッドに置いてください。
visit-over = そのグリッドに置けるのはこの番ではもう終わりです。自分のグリッドに置いてください。
line-open = そのグリッドでは別のラインが途中です。先にそれを埋めてください。
not-square = そのグリッドは正方形ではありません。長いほうの辺に沿って置いてください。
not-adjoining = 途中のラインのカードの隣に置いてください。
not-along = グリッドの辺に沿って、辺と辺を合わせて置いてください。
nic = { $card }と{ $other }には共通点がありません。
only-drawn = カードを引きました。それを置くか、番を終えてください。
last-needs-tic = 最後のカードは、ここで{ TERM("Tic", of: "tic") }になるか、{ TERM("Tic", of: "tic") }の続きでなければなりません。無理なら1枚引いてください。
one-draw = 引けるのは1回で、置けるのはそのカードだけです。それを置くか、番を終えてください。
end-too-soon = 番を終える前に、カードを置くか引いてください。
draw-first = 置けるカードがありません。番を終える前に1枚引いてください。
no-turns = レースには終える番がありません。
cell-taken = ほかの人が先でした。そのマスにはもうカードがあります。
no-card-or-grid = { $card }が手札にないか、そのようなグリッドがありません。
nothing-now = 今それはできません。

# できごと
chooses =
    { $who-is ->
        [me] あなたは最初のカードを選びました。
       *[other] { $who }さんは最初のカードを選びました。
    }
grids-start = 最初のカード：{ $starts }。
race-numbers = だれも動かないまま{ $idle }秒たつと、全員が1枚引きます。{ $limit }分でレースは終わりです。
made =
    { $tics ->
        [0] { TERM("Single", of: "single") }だけ
        [1] { TERM("Tic", of: "tic") }が1つ
       *[other] { TERM("Tic", of: "tic") }が2つ
    }
lays =
    { $who-is ->
        [me] あなたは{ $card }を自分のグリッドに置きました：{ $made }。
       *[other] { $who }さんは{ $card }を自分のグリッドに置きました：{ $made }。
    }
visits =
    { $who-is ->
        [me] あなたは{ $card }を{ $whose }さんのグリッドに置きました：{ $made }。
       *[other]
            { $whose-is ->
                [me] { $who }さんは{ $card }をあなたのグリッドに置きました：{ $made }。
               *[other] { $who }さんは{ $card }を{ $whose }さんのグリッドに置きました：{ $made }。
            }
    }
draws =
    { $who-is ->
        [me] あなたは{ $card }を引きました。
       *[other] { $who }さんは{ $card }を引きました。
    }
draws-cards =
    { $who-is ->
        [me] あなたはカードを{ $cards }枚引きました。
       *[other] { $who }さんはカードを{ $cards }枚引きました。
    }
fits-nowhere = どこにも合わないので、番は終わりです。
goes-out =
    { $who-is ->
        [me] あなたがあがって勝ちました。
       *[other] { $who }さんがあがって勝ちました。
    }
hand-empty =
    { $whose-is ->
        [me] あなた
       *[other] { $whose }さん
    }の手札がなくなりました。
last-turn = 山札がないので、この手番が最後でした。
nobody-lays = もうだれもカードを置けません。
time-up = 時間切れです。
starts-by-lot = 時間切れです。選ばれていない最初のカードはくじで決まります。
nobody-moved = 時間内に誰も動きませんでした。
all-dealt = 時間内に誰も動かなかったので、全員にカードが1枚配られます。

# ふりかえり
review-more = すぐにもっと得られます。

# The lesson.
lesson-line = だれもが自分のグリッドを大きくしたいのです。埋まった正方形はどれかの辺に一列伸び、カードは触れるカードと何かを共有します。{ $card }を{ $beside }の右に置きましょう。
lesson-two = 共通点が2つならTicで、もう1枚置けます。列は下へ続きます。{ $card }は{ $above }とも{ $beside }ともTicになります。Tic 2つが相手に何をするか見てみましょう。
lesson-visit = ボットは5枚引かされました。続けてもよく、カードを減らすために相手のグリッドを訪ねることもできます。そこで{ $card }を{ $beside }の右に置きましょう。
lesson-stop = またTicです。いつまでも続ける必要はありません。Ticの後は手番を終えてかまいません。
lesson-drawing = Singleだけなら、今のボットのように手番は終わります。置けるカードがないとき、または待ちたいときは、1枚引きます。
lesson-out = 最後の1枚を置いた人が上がりで、その場で勝ちです。ただしそのカードはTicになるか、同じ手番でTicの後に置かなければなりません。残りは{ $card }だけ。どこでTicになるでしょう？
lesson-won = 上がり！その前に山札が尽きたら、グリッドのカードは1枚1点、手札に残ったカードは1枚につき1点の減点です。

# ガイド
guide = 自分のグリッドを広げながら、だれよりも早く手札をなくします。Ticなら続けて置け、一度に2つできればほかの人に引かせます。
guide-grow = グリッドの伸び方
    .text = 埋まった正方形は、好きな辺に一列伸びます。長方形は長い辺に伸びて、また正方形になります。列の最初の1枚は辺のどこでもよく、あとは両端へ隙間なく続けます。
    .shows = 埋まった正方形。次のカードは印のどのマスにも置けます。
guide-tic = Tic・Single・Nic
    .text = カードには数・形・色があります。2枚をくらべて、2つ同じならTic、1つならSingle、1つもなければNicです。置くカードは1枚か2枚に触れ、そのどれともTicかSingleにならなければなりません。Nicが1つでもあれば置けません。
    .shows = 印のカードは隣とTicです。どちらも赤い星です。
guide-again = そのあと
    .text = Singleだけなら手番は終わりです。Ticが1つなら、もう1枚置けます。Ticが2つなら、もう1枚置けるうえ、ほかの全員がそのカードの数だけ引きます。
    .shows = 印のカードはTicが2つで、数は5。ほかの人は5枚ずつ引きます。
guide-visit = 訪問
    .text = 手札を減らすために、相手1人のグリッドにも置けます。訪問は手番の中のひと続きで、一度自分のグリッドに戻ったら、もう出かけられません。
    .shows = 印のカードは、相手のグリッドに置かれました。
guide-draw = 引く・やめる
    .text = 置けないとき、または待ちたいときは1枚引きます。それが合えばすぐに置けますが、ほかのカードは置けません。Ticのあとなら、引かずに手番を終えることもできます。
    .shows = 列の空きは1マスで、手札のカードが合います。合わなければ引きます。
guide-end = 終わり
    .text = 手札の最後の1枚を置けば上がりで、その場で勝ちです。そのカードがTicになるか、同じ手番のTicに続かなければなりません。先に山札が尽きたら、グリッドのカードは1枚1点、手札は1枚につき1点の減点です。
    .shows = 印のカードが最後の1枚で、Ticになりました。勝ちです。

# Puzzles.
puzzle-lay = カードを置きましょう。
puzzle-lay-another = { TERM("Tic", of: "tic") }です：もう1枚置きましょう。
puzzle-name = いちばん多く置く手番
puzzle-goal = この手番で、引かずに、できるだけ多くのカードを置きましょう。
puzzle-value = { $value }枚
out-name = 上がる
out-goal = この手番で手札をすべて置いて上がりましょう。始められるカードは1枚だけです。
out-value = { $value }枚置いた

# Photographs of printed pieces.
photograph = グリッドを1つだけ、途中の列もふくめて並べます。

# The score sheet of the companion.
sheet-out = 上がった人
sheet-grid = グリッドの枚数
sheet-hand = 手札の枚数
sheet-timer-race = レース
sheet-not-out = 手札がないのは、上がった人だけです。
sheet-not-deck = 使ったカードより多くなっています。
sheet-not-used-up = 山札は空なので、グリッドと手札で全部の枚数になるはずです。

# 局面の誤り。
wrong-one-cell = { $who }：1つのマスにカードが2枚あります。
wrong-shape = { $who }：埋まった長方形と一列までの形ではありません。
wrong-gap = { $who }：すき間があります。
wrong-start-corner = { $who }：開始カードは行0、列0です。
wrong-sides = { $who }：辺の長さの差が1を超えています。
wrong-apart = { $who }：列が離れています。
wrong-short-side = { $who }：列が短い辺にあります。
wrong-line-gap = { $who }：列にすき間があるか、長すぎます。
wrong-line-full = { $who }：列は埋まっています。
wrong-in-play = 使っているカードは{ $size }枚ではなく{ $count }枚です。
wrong-begin = { $who }：全員が開始カードを選んでから始まります。
wrong-start-card = { $who }：開始カードが手札にも、グリッドの始まりにもありません。
wrong-barred = 手札に{ $place }番目のカードはありません。
wrong-told = その中に、これらのカードはありません。
wrong-fresh = 今引いた、置けるカードはそこにありません。
wrong-able = ableは、何か置ける人のことです。
wrong-race-over = だれも置けなくなれば、レースは終わりです。
wrong-no-turn = まだ手番がないか、レースなので手番はありません。
wrong-plays = 置いたカードより多くなっています。
wrong-visited = 訪問とは、ほかのグリッドに置くことです。
wrong-visit-over = 自分のグリッドに置けば、訪問は終わりです。
wrong-out = 手札がなくなれば上がりで、そこで終わりです。
wrong-hands = 最初は1人{ $count }枚です。
wrong-all-chosen = 全員が選んだら、開始カードを表にします。
wrong-not-over = 引けるカードが残り、だれも上がっていません。
wrong-deck = 山札が残っています。
wrong-idle = 置かない手番を数えるのは、山札なしで続けるときだけです。
wrong-able-race = 置ける人を示すのは、山札のないレースだけです。
wrong-tic-race = Ticを覚えておくのはレースだけです。

# 局面エディターでの項目名。
field-players-hot = 最後にTicを置いた
field-players-able = 何か置ける
field-phase-start = 開始カードを選ぶ
field-plays = この手番に置いたカード
field-visited = 訪問された人
field-visit-over = 訪問は終わった
field-without-deck = 山札なしで続けている
field-idle-turns = カードを置かない手番の続いた数
field-out = 上がった人
field-runs = 待ち時間の開始回数

# Why a turn is better than another.
because-cards = あなたのグリッドは{ $rather }枚ではなく{ $number }枚になります。
because-cards-other = { $whom }のグリッドは{ $rather }枚ではなく{ $number }枚になります。
because-hand = あなたの手札は{ $rather }枚ではなく{ $number }枚になります。
because-hand-other = { $whom }の手札は{ $rather }枚ではなく{ $number }枚になります。
because-tics = Ticになるあなたのカードは{ $rather }枚ではなく{ $number }枚です。
because-tics-other = Ticになる{ $whom }のカードは{ $rather }枚ではなく{ $number }枚です。
because-turn = そのあと、またあなたの番です。
because-turn-other = そのあと、まだ{ $whom }の番ではありません。
