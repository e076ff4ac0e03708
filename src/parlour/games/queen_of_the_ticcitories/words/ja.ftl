# Queen of the Ticcitories

summary = カードを選んで、うまく置きましょう。そのカードの番号が次のラウンドの順番になります。
picture-1 = 列からカードを1枚選び、自分のマス目に置きます。
picture-2 = となりのカードと2つ共通なら2点、共通点がなければ1点減ります。
picture-3 = マス目が埋まったとき、合計点がいちばん高い人の勝ちです。

# オプション
option-grid = グリッドの大きさ
    .help = いっぱいになったグリッドの一辺のカード数
option-line = ライン
    .help = 1ラインのカード数。3枚以上は2人のときだけ
option-raid = 襲撃
    .help = ほかの人のグリッドに置くカード：ゲームで1回だけ、または1人1回
option-raid-off = なし
    .does = 自分のグリッドにだけ並べます。
option-raid-once = 1回だけ
    .does = 一度だけ、早い者勝ちで襲撃を始められます。そのラウンドの残りの人は他人のグリッドに置きます。
option-raid-each = 1人1回
    .does = 全員が一度ずつ襲撃を始められ、そのラウンドの残りの人は他人のグリッドに置きます。
option-start = 先手
    .help = 誰から選ぶか：引いた一番よいカード、くじ、または席順
option-start-value_draw = カードの強さ
    .does = 全員が1枚引き、いちばん良いカードの人から始めます。
option-start-random = くじ
    .does = くじで決めます。カードは見せません。

# テーブル
order-now-and-next = 順番：上が今、下が次
line-now = このラウンド
line-next = 次のラウンド
line-discards = 捨て札
number =
    { $line ->
        [this] このラウンドの{ $number }番
       *[next] 次のラウンドの{ $number }番
    }
pawn =
    { $colour ->
        [red] 赤いコマ
        [green] 緑のコマ
        [blue] 青いコマ
        [yellow] 黄色いコマ
        [black] 黒いコマ
       *[white] 白いコマ
    }
token =
    { $whose-is ->
        [me] あなたの{ $token }
       *[other] { $whose }さんの{ $token }
    }
discards = 捨て札：{ $cards }
tics = { TERM("Tic", of: "tic") }
nics = { TERM("Nic", of: "nic") }
clusters = { TERM("クラスター", of: "cluster") }
nics-made = { TERM("Nic", of: "nic") }が{ $number }つ
clusters-made = { TERM("クラスター", of: "cluster") }が{ $number }つ
grid-holds = { $tics }、{ $nics }、{ $clusters }

# すること
drawn-for-ranking = 順番決めに引いたカード：{ $draws }。{ $order }
order = 順番は{ $who }です。
round = 第{ $round }ラウンド（全{ $rounds }ラウンド）。
put-token = 空いているカードにコマを置いてください。その番号が次のラウンドの順番になります。
move-token = 空いているカードにコマを動かしてください。その番号が次のラウンドの順番になります。
lay = { $card }を自分のグリッドに置いてください。
lay-or-raid = { $card }を自分のグリッドに置くか、襲撃を始めてください。
raid-is-on = 襲撃中です。{ $card }をほかの人のグリッドに置いてください。
choose = { $number }番の{ $card }を選ぶ
open-number = { $number }番を選ぶ
lay-in = { $card }：{ $cell }
raid-in = { $card }で襲撃：{ $cell }
lay-beside = { $lay }、{ $cards }の隣：{ $made }

# できない理由
first-tokens = まず全員がラインのカードにコマを置きます。
token-there = そこにはもうコマがあります。空いているカードを選んでください。
own-grid = カードは自分のグリッドに置いてください。
lay-first = 先にカードを置いてください。
move-first = 先にコマを次のラインのカードに動かしてください。
edge-to-edge = グリッドのカードと辺を合わせて置いてください。角だけでは置けません。
too-large = グリッドの幅か高さがカード{ $size }枚を超えてしまいます。
must-lay-abroad = 襲撃中です。ほかの人のグリッドに置かなければなりません。
raid-was = 襲撃はもう行われました。
raid-was-yours = あなたはもう襲撃を行いました。
last-cannot-raid = このラウンドの最後の番なので、あなたのグリッドに代わりに置ける人がいません。
had-its-card = そのグリッドにはこのラウンドのカードがもう置かれました。別のグリッドを選んでください。
leave-no-last = それでは最後の番の人が自分のグリッドにしか置けません。その人のグリッドを選んでください。
no-such-card = そのカードはありません。
taken-or-no-grid = もうカードがあるか、そのようなグリッドがありません。

# できごと
chooses =
    { $who-is ->
        [me] あなたは{ $number }番の{ $card }を選びました。
       *[other] { $who }さんは{ $number }番の{ $card }を選びました。
    }
lays =
    { $who-is ->
        [me] あなたは{ $card }を置きました：{ $made }。
       *[other] { $who }さんは{ $card }を置きました：{ $made }。
    }
raids =
    { $who-is ->
        [me] あなたは{ $card }で{ $whose }さんのグリッドを襲撃しました：{ $made }。
       *[other]
            { $whose-is ->
                [me] { $who }さんは{ $card }であなたのグリッドを襲撃しました：{ $made }。
               *[other] { $who }さんは{ $card }で{ $whose }さんのグリッドを襲撃しました：{ $made }。
            }
    }
must-raid =
    { $who-is ->
        [me] あなたは{ $card }で{ $whose }さんのグリッドを襲撃しなければなりません：{ $made }。
       *[other]
            { $whose-is ->
                [me] { $who }さんは{ $card }であなたのグリッドを襲撃しなければなりません：{ $made }。
               *[other] { $who }さんは{ $card }で{ $whose }さんのグリッドを襲撃しなければなりません：{ $made }。
            }
    }
made = { $parts }：{ $points }点
for-clusters = { TERM("クラスター", of: "cluster") }で{ $points }点
singles-only = { TERM("Single", of: "single") }だけ
discarded = 捨て札：{ $cards }。
round-begins = 第{ $round }ラウンド（全{ $rounds }ラウンド）：{ $who }。
scores =
    { $who-is ->
        [me] あなた：{ $parts }：{ $points }点。
       *[other] { $who }さん：{ $parts }：{ $points }点。
    }
plus = { $what } +{ $points }
minus = { $what } -{ $points }

# The lesson.
lesson-choose = まずコマを置いて、これから並べるカードを選びます。あなたのグリッドは{ $own }から始まり、共通点が2つならTicで2点。{ $card }にコマを置きましょう。
lesson-lay = カードの番号がこのラウンドの順番で、1番が最初です。{ $card }を{ $own }の右に並べましょう。
lesson-next = すぐに次の列からもう一度選びます。良いカードか、早い順番か？今回は2番目でも{ $card }を選びましょう。
lesson-cluster = 同じ2つの値を共有するカードが3枚以上つながるとクラスターで、1枚につき1点が加わります。{ $card }を列の右端に並べましょう。
lesson-clusters = Ticで2点、クラスターで3点。同じ種類の4枚目があれば、さらに大きくなります。
lesson-nic = 2枚に共通点がない辺はNicで、1点の減点です。{ $card }は{ $tic }とTicになります。ほかに何も触れない場所を探しましょう。
lesson-full = 4×4のグリッドがすべて埋まったら、合計が最も高い人の勝ちです。グリッドは縦も横も4枚まで。途中の穴は減点になりません。

# ガイド
guide = ラウンドごとにカードを選び、自分のグリッドに並べます。カードの番号が次のラウンドの順番になるので、良いカードは遅く来るかもしれません。
guide-choose = 選ぶ
    .text = 山札の横に、人数分のカードが表で並び、山札の側から番号がつきます。順位の順に、空いているカードへコマを置きます。カードの番号が、次のラウンドでの順番です。
    .shows = 赤いコマは1番の上。その人がこのカードを取り、最初にプレイします。
guide-round = ラウンド
    .text = 全員のコマが置かれたら、2つ目の列が並びます。番号の小さい人から選んだカードを取って並べ、すぐに新しい列の空いたカードへコマを移します。そして次の番号の番です。
    .shows = 印のカードが最初です。下では次のラウンドの列が待っています。
guide-lay = 並べる
    .text = カードは、自分のグリッドのカードと辺で接しなければなりません。共通点はなくてもかまいません。グリッドは縦も横も4枚まで。途中に穴を残してもよいです。
    .shows = 最初は、スタートのカードのまわりに4か所あります。
guide-tic = Tic・Single・Nic
    .text = カードには数・形・色があります。2枚をくらべて、2つ同じならTic、1つならSingle、1つもなければNicです。最後にグリッドのすべての辺を数え、Ticは2点、Singleは0点、Nicは1点の減点です。
    .shows = 印のカードは、右とはTic、上とはNic。2点から1点減ります。
guide-cluster = クラスター
    .text = 同じ2つの値を共有するカードが3枚以上つながるとクラスターです。辺の点のほかに、1枚につき1点が加わります。1枚のカードがいくつものクラスターに入ることもあります。
    .shows = 数が3の星が3枚。Tic 2つで4点、クラスターでさらに3点です。
guide-end = 終わり
    .text = 15ラウンドでグリッドはすべて4×4になります。得点を数え、合計が最も高い人の勝ちです。
    .shows = 埋まったグリッド。Ticが10、Nicが3、クラスターが2つです。

# Puzzles.
puzzle-name = 1つのグリッドに2枚
puzzle-goal = あなたのカードを並べ、新しい列から1枚選び、それも並べます。グリッドの得点をできるだけ高くしましょう。
puzzle-value = { $value }点
duel-name = 最後の2ラウンド
duel-goal = 残りは2枚ずつ。選ばなかったカードは相手に渡ります。置く、選ぶ、置く――勝てるただ一つの道を見つけましょう。
duel-value =
    { $value ->
        [0] 勝ちなし
       *[other] 最後に{ $value }点リード
    }

# Photographs of printed pieces.
photograph = 列とグリッドは1枚の写真に収まらないため、このゲームは読み取れません。

# The score sheet of the companion.
sheet-tics = Tic
sheet-nics = Nic
sheet-threes = 3枚のクラスター
sheet-fours = 4枚のクラスター
sheet-fives = 5枚のクラスター
sheet-not-edges = 埋まったグリッドに、それほどの辺はありません。
sheet-not-clusters = クラスターに対してTicが足りません。3枚なら2つ必要です。
sheet-not-types = カードの種類は3つなので、入れるクラスターも3つまでです。

# 局面の誤り。
wrong-rank = 全員を1回ずつか、まったくなしです。
wrong-start = { $who }：開始カードがありません。
wrong-rows = { $who }：行は同じ長さで、{ $height }×{ $width }までです。
wrong-edge = { $who }：カードのない行や列は省いてください。
wrong-apart = { $who }：ほかと辺で接していないカードがあります。
wrong-rounds = ラウンドは{ $rounds }です。
wrong-line-length = 場所は{ $length }まで。最初のラウンドの前にはありません。
wrong-next = カードは{ $count }枚です。
wrong-discards = この長さの列なら、カードは余りません。
wrong-token = コマは1人1つです。
wrong-deck = これからの列に足りるカードがありません。
wrong-over = 最後のカードが置かれたとき、はじめて終わりです。
wrong-choose = まず順位の順に、全員がコマを置きます。
wrong-next-rank = 次の順位の人が選びます。
wrong-turn = だれかの番のはずです。
wrong-tokens = どのコマも、列のどちらかにあります。
wrong-no-line = 選べる列がほかにありません。
wrong-lowest = コマのある一番小さい番号の人の番です。
wrong-gone = コマの下にないのは、今置いたカードだけです。
wrong-nobody = だれも選ばなかったカードは、このラウンドの列にありません。
wrong-one-each = どのグリッドも、1ラウンドに1枚ずつ増えます。
wrong-home = 襲撃がなければ、自分のグリッドに置きます。
wrong-raid-last = 襲撃の最後の人にも、置けるグリッドが必要です。
wrong-raiding = ラウンド中に、だれかが襲撃を始めたはずです。
wrong-raiders = 襲撃は1人1回までです。
wrong-raid-many = raid = { $raid }では多すぎます。
wrong-drawn-rank = 順位のカードは、全員が別々に引くか、だれも引かないかです。
wrong-drawn-deck = 順位のために引いたカードは山札の下にあります。
wrong-drawn-best = 引いたカードの良い順に並びます。
wrong-line-two = { $line }は2人用です。今は{ $players }人です。
wrong-grid-cards = { $height }×{ $width }のグリッド{ $players }つには、カードが{ $cards }枚より多く必要です。

# 局面エディターでの項目名。
field-phase-choose = 次の列から選ぶ
field-phase-lay = カードを置く
field-rounds = 始まったラウンド
field-raiding = このラウンドで襲撃があった
field-rank = 順位（上位から）
field-raiders = すでに襲撃した人

# Why a choice is better than another.
because-gain = あなたが選んだカードは{ $rather }点ではなく{ $number }点になりえます。
because-gain-other = { $whom }が選んだカードは{ $rather }点ではなく{ $number }点になりえます。
because-choice = あなたに残る一番よいカードは{ $rather }点ではなく{ $number }点になりえます。
because-choice-other = { $whom }に残る一番よいカードは{ $rather }点ではなく{ $number }点になりえます。
because-nooks = あなたのグリッドで2枚以上のカードに隣り合う空きは{ $rather }か所ではなく{ $number }か所です。
because-nooks-other = { $whom }のグリッドで2枚以上のカードに隣り合う空きは{ $rather }か所ではなく{ $number }か所です。
because-tics = あなたのグリッドのTicは{ $rather }ではなく{ $number }です。
because-tics-other = { $whom }のグリッドのTicは{ $rather }ではなく{ $number }です。
because-early = 次のラウンドでは順番が早くなります。
because-early-other = { $whom }は次のラウンドで順番が遅くなります。
