# TICカードのことば。

card = { $colour ->
        [v] 紫
        [c] 水色
        [y] 黄
        [o] 橙
       *[r] 赤
    }の{ $shape ->
        [C] 丸
        [R] 三日月
        [T] 三角
        [S] 四角
       *[X] 星
    } { $number }
    .short =
        { $number }{ $shape ->
            [C] 丸
            [R] 月
            [T] 三
            [S] 四
           *[X] 星
        }{ $colour ->
            [v] 紫
            [c] 水
            [y] 黄
            [o] 橙
           *[r] 赤
        }
cards = { $cards }
deck = 山札
deck-left =
    山札、残り{ $cards }枚
card-of =
    { $whose-is ->
        [me] あなたのカード
       *[other] { $whose }さんのカード
    }

# TIC-G02, G03
drawn-for-start = 最初の番を決めるカード：{ $draws }。{ $first }
drew = { $who }さんは{ $card }
begins =
    { $who-is ->
        [me] あなたから始めます。
       *[other] { $who }さんから始めます。
    }

# いくつかのゲームに共通のことば。
in-hand = 手札{ $cards }枚
deck-is-empty = 山札がありません。
not-in-hand = { $card }は手札にありません。
tics-made = { TERM("Tic", of: "tic") } { $number }つ
a-card = カード1枚
drew-one = { $card }を引きました。置くか、番を終えてください。
end = 番を終える
ends =
    { $who-is ->
        [me] あなたは番を終えます。
       *[other] { $who }さんは番を終えます。
    }
grid =
    { $whose-is ->
        [me] あなたのグリッド
       *[other] { $whose }さんのグリッド
    }
grid-cell =
    { $whose-is ->
        [me] あなたのグリッド、{ $row }行{ $column }列
       *[other] { $whose }さんのグリッド、{ $row }行{ $column }列
    }
beside = { $cell }、{ $cards }の隣
tic-publisher = TICデッキの出版社

# 局面の誤り。
wrong-set = どのカードも1回だけ挙げます。
wrong-card = { $card }はカードではありません。カードは3Xoのように書きます。
wrong-card-places = { $card }が{ $times }か所にあります。
wrong-cards-missing = カードが{ $count }枚足りません。たとえば{ $card }です。
wrong-drawn = 開始のカードは、全員が別々に引くか、だれも引かないかです。
wrong-first = 引いたカードが一番良い人から始めます。
wrong-dealt = 手札や場と合いません。
wrong-known-not = { $card }は、持っていないと言われた手札にあります。

# Why a play is better than another.
because-fit = どこかに置けるあなたのカードは{ $rather }枚ではなく{ $number }枚です。
because-fit-other = どこかに置ける{ $whom }のカードは{ $rather }枚ではなく{ $number }枚です。
