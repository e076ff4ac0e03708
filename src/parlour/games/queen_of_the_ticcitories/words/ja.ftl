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
option-raid-once = 1回だけ
option-raid-each = 1人1回
option-start = 先手
    .help = 誰から選ぶか：引いた一番よいカード、くじ、または0から数えた席
option-start-value_draw = カードの強さ
option-start-random = くじ

# テーブル
deck-and-lines = 山札とライン
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
