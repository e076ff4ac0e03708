# Pentic

summary = 9枚のカードのどれかに重ねて、まわりのカードと合わせて得点します。
picture-1 = 共通点のあるカードの上に、手札を1枚重ねます。
picture-2 = 辺で接するカードと得点になり、共通点が多いほど高得点です。
picture-3 = 誰かが目標点に届いたとき、点がいちばん高い人の勝ちです。
option-target = 目標点
    .help = この点に達したラウンドの終わりでゲーム終了
option-deck_out = 山札が尽きたら
    .help = 切り直す：下に隠れたカードが山札になる／終了：手札を使い切る
option-deck_out-reshuffle = 切り直す
    .does = 覆われたカードを混ぜて新しい山札にします。カードは尽きません。
option-deck_out-end = 終了
    .does = だれも引かず、最後の手札がなくなると終わります。
option-max_rounds = 最大ラウンド数
    .help = このラウンド数のあと、合計点の高い人の勝ち
option-start = 最初の番
    .help = いちばん強いカードを引いた人、くじ引き、または席順
option-start-value_draw = 引いたカード
    .does = 全員が1枚引き、いちばん良いカードの人から始めます。
option-start-random = くじ引き
    .does = くじで決めます。カードは見せません。
piles = 9つの山
pile = 山{ $pile }：{ $card }、高さ{ $height }枚
to-go = あと{ $points }点
target-reached = 目標達成
goal = { $target }点まで。
lay = 何か共通点のある山にカードを置いてください。
pass-now = 手札がありません。パスしてください。
play = { $card }を{ $under }の上へ
pass = パス
pass-with-cards = 手札があるうちはパスできません。
shares-nothing = そのカードは{ $card }と共通点がありません。
shares-nothing-but-nics = そのカードは{ $card }と共通点がありません。四方が{ TERM("Nic", of: "nic") }のときだけ、中央で重ねられます。
lays =
    { $who-is ->
        [me] あなたは{ $card }を{ $under }の上に置きます：{ $sum }。
       *[other] { $who }さんが{ $card }を{ $under }の上に置きます：{ $sum }。
    }
passes =
    { $who-is ->
        [me] あなたは手札がないのでパスします。
       *[other] { $who }さんは手札がないのでパスします。
    }
reshuffled = 山札が尽きました。隠れていた{ $cards }枚を切って新しい山札にします。
deck-empty = 山札が尽きました。これからはだれも引きません。
target-met = 目標の{ $target }点に達し、ラウンドが終わりました。
all-laid = すべてのカードが置かれました。
round-is-last = 目標点に達しました。このラウンドを最後まで行います。
tics = { TERM("Tic", of: "tic") } { $number }つ { $points }
singles = { TERM("Single", of: "single") } { $number }つ { $points }
four-nics = 四方{ TERM("Nic", of: "nic") } { $points }
nothing-in-common = 隣と共通点なし、0点
sum-of-one = { $part }、{ $cover }
sum-of-two = { $terms } = { $total }、{ $cover }
cover =
    { $kind ->
        [tic] { TERM("Tic", of: "tic") }の上
        [single] { TERM("Single", of: "single") }の上
       *[nic] { TERM("Nic", of: "nic") }の上
    } ×{ $factor }：{ $points }点

# The lesson.
lesson-cover = 手番では、9つの山のどれかに、数・形・色のどれかが同じカードを重ねます。{ $card }を{ $pile }の上に置きましょう。カード、次に山の順に触れます。
lesson-edges = 次は隣のカードです。共通点1つはSingle、2つはTicで、点が高くなります。{ $card }を{ $pile }の上に置きましょう。上の{ $above }とはSingle、横の{ $beside }とはTicです。
lesson-double = 覆ったカードは倍率になります。それともTicになれば、点は2倍です。{ $card }がTicで覆える山を探しましょう。
lesson-doubled = Singleは1つで1点、2つで2点、3つで5点、4つで8点。2倍で10点です。Ticは2、8、15、25点です。
lesson-nics = 共通点がないことをNicといいます。例外が1つあります。中央とその四方の隣のすべてとNicになるカードは、中央に置けます。Nic 4つは25点、その3倍！どのカードでしょう？
lesson-target = 一気に75点。だれかが目標（ここでは{ $target }点）に届いたら、そのラウンドの最後まで続け、合計が最も高い人の勝ちです。

# ガイド
guide = テーブルに9枚のカードがあります。どれかに重ねて、まわりのカードと得点を作りましょう。だれかが目標点に届くとゲームは終わりに向かいます。
guide-cover = 手番では
    .text = 手札は5枚です。9つの山のどれかに、一番上のカードと数・形・色のどれかが同じカードを1枚重ねます。得点したら、また5枚になるように引きます。
    .shows = 印のカードは、同じ数のカードの上に置かれました。
guide-tic = Tic・Single・Nic
    .text = カードには数・形・色があります。2枚をくらべて、2つ同じならTic、1つならSingle、1つもなければNicです。置いたカードは、辺で接するすべてのカードとくらべます。角は数えません。
    .shows = 印のカードは、上とはSingle、横とはTic、下とはNicです。
guide-points = 得点
    .text = 辺のSingleは、1つで1点、2つで2点、3つで5点、4つで8点。Ticは、1つで2点、2つで8点、3つで15点、4つで25点。両方あれば足します。Nicは何も変えません。
    .shows = 印のカードは辺でSingleが3つ。5点です。
guide-double = 覆ったカードは倍率
    .text = 覆ったカードは辺の数に入りません。そのカードとSingleなら点はそのまま、Ticなら2倍になります。
    .shows = 手札の印のカードは、印の山のカードとTicになります。そこに置けば2倍です。
guide-nics = Nic 4つ
    .text = 例外が1つ。中央とも、その四方のカードとも共通点のないカードは、中央に置けます。Nic 4つで25点、覆ったカードもNicなので3倍の75点です。
    .shows = 中央のカードは、どの隣とも共通点がありません。
guide-end = 終わり
    .text = だれかが目標点（ふつう250点）に届いたら、全員の手番の数がそろうまでラウンドを続けます。合計が最も高い人の勝ちです。
    .shows = 終わったゲーム。最後の1枚で目標点を超えました。

# 証明された終わり方。
wins-by = 相手が何をしても、{ $points }点以上の差で勝てます。
shares-at-best = 相手が最善を尽くせば、勝ちを分け合うより良い結果はもうありません。
loses-by = 相手が最善を尽くせば、{ $points }点差で負けます。これより良い手はありません。

# Puzzles.
puzzle-name = 最高得点の一手
puzzle-goal = いちばん得点の高い一手を見つけましょう。
puzzle-value = { $value }点
last-name = 最後のラウンド
last-goal = 目標点に届くと、相手があと1枚出して終わります。どんな応手にも勝てる、ただ一つの手を見つけましょう。
last-value =
    { $value ->
        [0] 確実な勝ちなし
       *[other] 少なくとも{ $value }点リード
    }

# Photographs of printed pieces.
photograph = 9つの山を3つずつ3列に並べます。読み取るのは一番上のカードだけです。

# The score sheet of the companion.
sheet-passed = 手札なし：パス
sheet-nics = 中央の四方がすべてNic
sheet-singles = 辺のSingle
sheet-tics = 辺のTic
sheet-covered = 下のカード
sheet-covered-single = Single
sheet-covered-tic = Tic：2倍
sheet-covered-nic = Nic：3倍
sheet-not-edges = カードの辺は4つまでです。
sheet-not-covered-nic = Nicに重ねられるのは、四方がNicの中央だけです。
sheet-not-passed = パスではカードを置かないので、点はありません。

# 局面の誤り。
wrong-tags = tags：見えるカードごとに、これまでの番号が1つずつです。
wrong-heights = 山の高さと隠れたカードの枚数が合いません。
wrong-drawn-count = 1人1枚か、まったくないかです。
wrong-rounds = ゲームは{ $rounds }ラウンドで終わります。
wrong-target = 目標に達したラウンドでゲームは終わります。
wrong-hands = 引けるカードがあるうちは、手札は5枚です。

# 局面エディターでの項目名。
field-players-points = 得点
field-piles-height = { $number }番目の山の高さ
field-rounds = 終わったラウンド
