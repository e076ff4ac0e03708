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
