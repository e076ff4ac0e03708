# Queen of the Ticcitories

summary = カードを選んで、うまく置きましょう。そのカードの番号が次のラウンドの順番になります。

# オプション
option-grid = 場の大きさ
    .help = いっぱいになった場の一辺のカード数（QUE-15、QUE-29）
option-line = 列
    .help = 1列のカード数。3枚以上は2人のときだけ（QUE-27、QUE-G08）
option-raid = 襲撃
    .help = ほかの人の場に置くカード：ゲームで1回だけ、または1人1回（QUE-24、QUE-G09）
option-raid-off = なし
option-raid-once = 1回だけ
option-raid-each = 1人1回
option-start = 先手
    .help = 誰から選ぶか：引いた一番よいカード、くじ、または0から数えた席（TIC-G03）
option-start-value_draw = カードの強さ
option-start-random = くじ

# テーブル
deck-and-lines = 山札と列
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
tics = Tic
nics = Nic
clusters = グループ
nics-made = Nicが{ $number }つ
clusters-made = グループが{ $number }つ
grid-holds = { $tics }、{ $nics }、{ $clusters }
cards = { $cards }

# すること
drawn-for-ranking = 順番決めに引いたカード：{ $draws }。{ $order }
order = 順番は{ $who }です。
round = 第{ $round }ラウンド（全{ $rounds }ラウンド）。
put-token = 空いているカードにコマを置いてください。その番号が次のラウンドの順番になります。
move-token = 空いているカードにコマを動かしてください。その番号が次のラウンドの順番になります。
lay = { $card }を自分の場に置いてください。
lay-or-raid = { $card }を自分の場に置くか、襲撃を始めてください。
raid-is-on = 襲撃中です。{ $card }をほかの人の場に置いてください。
choose = { $number }番の{ $card }を選ぶ
choose-nothing = { $number }番を選ぶ
lay-in = { $card }：{ $cell }
raid-in = { $card }で襲撃：{ $cell }
lay-beside = { $lay }、{ $cards }の隣：{ $made }
lay-nothing = カードを行{ $row }、列{ $column }に置く

# できない理由
first-tokens = まず全員が列のカードにコマを置きます。
token-there = そこにはもうコマがあります。空いているカードを選んでください。
own-grid = カードは自分の場に置いてください。
lay-first = 先にカードを置いてください。
move-first = 先にコマを次の列のカードに動かしてください。
edge-to-edge = 場のカードと辺を合わせて置いてください。角だけでは置けません。
too-large = 場の幅か高さがカード{ $size }枚を超えてしまいます。
must-lay-abroad = 襲撃中です。ほかの人の場に置かなければなりません。
raid-was = 襲撃はもう行われました。
raid-was-yours = あなたはもう襲撃を行いました。
last-cannot-raid = このラウンドの最後の番なので、あなたの場に代わりに置ける人がいません。
had-its-card = その場にはこのラウンドのカードがもう置かれました。別の場を選んでください。
leave-no-last = それでは最後の番の人が自分の場にしか置けません。その人の場を選んでください。
no-such-card = そのカードはありません。
taken-or-no-grid = もうカードがあるか、そのような場がありません。

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
        [me] あなたは{ $card }で{ $whose }さんの場を襲撃しました：{ $made }。
       *[other]
            { $whose-is ->
                [me] { $who }さんは{ $card }であなたの場を襲撃しました：{ $made }。
               *[other] { $who }さんは{ $card }で{ $whose }さんの場を襲撃しました：{ $made }。
            }
    }
must-raid =
    { $who-is ->
        [me] あなたは{ $card }で{ $whose }さんの場を襲撃しなければなりません：{ $made }。
       *[other]
            { $whose-is ->
                [me] { $who }さんは{ $card }であなたの場を襲撃しなければなりません：{ $made }。
               *[other] { $who }さんは{ $card }で{ $whose }さんの場を襲撃しなければなりません：{ $made }。
            }
    }
made = { $parts }：{ $points }点
for-clusters = グループで{ $points }点
singles-only = Singleだけ
discarded = 捨て札：{ $cards }。
round-begins = 第{ $round }ラウンド（全{ $rounds }ラウンド）：{ $who }。
scores =
    { $who-is ->
        [me] あなた：{ $parts }：{ $points }点。
       *[other] { $who }さん：{ $parts }：{ $points }点。
    }
plus = { $what } +{ $points }
minus = { $what } -{ $points }
