# Gridsy

summary = となり合うカードに必ず共通点があるように、手元のカードを正方形に並べます。
picture-1 = カードを正方形に並べます。何度動かしてもかまいません。
picture-2 = となり合うカードには、数字・形・色のどれか1つか2つの共通点が必要です。
picture-3 = 最初に正方形を完成させた人がラウンドに勝ちます。
option-grid = グリッド
    .help = グリッドの行と列の数
option-best_of = ラウンド
    .help = 対戦：1シリーズの最大ラウンド数
option-round_limit_min = ラウンドの制限時間
    .help = 対戦：勝者なしでラウンドが終わるまでの分数
option-solo_limit_min = 一人用の制限時間
    .help = 一人：未完成のままゲームが終わるまでの分数、5から60。0は制限なし
option-hint_impossible = ヒント
    .help = 手元のカードではグリッドができないときに知らせます
grid =
    { $whose-is ->
        [me] あなたのグリッド
       *[other] { $whose }さんのグリッド
    }
tray =
    { $whose-is ->
        [me] あなたのトレイ
       *[other] { $whose }さんのトレイ
    }
middle = 中央
last-grid = 第{ $round }ラウンドに勝ったグリッド
face-down = 裏向きのカード
cell = { $row }行{ $column }列
cell-of =
    { $whose-is ->
        [me] { $row }行{ $column }列
       *[other] { $whose }さんのグリッド、{ $row }行{ $column }列
    }
to-tray = トレイに戻す
rounds-won = 勝ったラウンド
extra-cards = 追加カード
not-solved = 未完成
extras = 追加カード{ $number }枚
result = { $extras }、{ $summary }
readiness =
    { $ready ->
        [yes] 準備完了
       *[no] 準備中
    }
marks = Nic { $nics } · Single { $singles } · Tic { $tics } · 空き { $open }
go-comes = 全員の準備ができました。まもなくカードが表になります。
waiting = 最大{ $most }ラウンド中の第{ $round }ラウンド：全員の準備を待っています。
say-ready = 最大{ $most }ラウンド中の第{ $round }ラウンド：準備ができたら知らせてください。
wanted = Nicのない{ $size }×{ $size }のグリッドを作ります。
build = Nicのない{ $size }×{ $size }のグリッドを作ってください。
mend = ×印の辺はNic：2枚に共通点がありません。どちらかを動かしてください。
no-grid = いまのカードではグリッドを作れません。
no-actions-left = このラウンドの{ $actions }回の行動を使い切りました。
clock =
    { $name ->
        [go] スタート
       *[limit] 時間
    }
act =
    { $name ->
        [ready] 準備完了
        [extra] 追加カードを取る
       *[give_up] あきらめる
    }
put = { $card }を{ $cell }へ
take = { $card }をトレイに戻す
swap = { $card }を{ $other }と交換する
not-in-middle = { $card }は中央にありません。
ready-alone = 一人のときはスタートの合図がありません。すぐ始められます。
ready-already = もう知らせたか、ラウンドが始まっています。
wait-for-go = スタートを待ってください。カードはまだ裏向きです。
no-middle = 一人のときは交換できる中央がありません。追加カードを取ってください。
deck-is-empty = 山札がありません。
no-extra-cards = 追加カードはありません。自分のカードを中央と交換してください。
give-up-alone = あきらめられるのは一人のときだけです。
not-now = いまはそれはできません。
nothing-there = そこにあなたのカードはありません。
no-such-cell = そのマスはありません。
not-yours = { $card }はあなたのカードではありません。
turned-up = スタート！すべてのカードが表になりました。
time-over = 時間切れです。
is-ready =
    { $who-is ->
        [me] あなたは準備ができました。
       *[other] { $who }さんは準備ができました。
    }
gives-up =
    { $who-is ->
        [me] あなたはあきらめます。
       *[other] { $who }さんはあきらめます。
    }
lays =
    { $who-is ->
        [me] あなたは{ $card }を{ $cell }に置きます。
       *[other] { $who }さんが{ $card }を{ $cell }に置きます。
    }
lays-over =
    { $who-is ->
        [me] あなたは{ $card }を{ $cell }に置きます。{ $other }は{ $to }へ移ります。
       *[other] { $who }さんが{ $card }を{ $cell }に置きます。{ $other }は{ $to }へ移ります。
    }
into-tray = トレイ
into-cell = { $cell }
takes-to-tray =
    { $who-is ->
        [me] あなたは{ $card }をトレイに戻します。
       *[other] { $who }さんが{ $card }をトレイに戻します。
    }
swaps =
    { $who-is ->
        [me] あなたは{ $card }を{ $other }と交換します。
       *[other] { $who }さんが{ $card }を{ $other }と交換します。
    }
takes-extra =
    { $who-is ->
        [me] あなたは追加カードを取ります：{ $card }。
       *[other] { $who }さんが追加カードを取ります：{ $card }。
    }
completes =
    { $who-is ->
        [me] あなたがグリッドを完成させ、第{ $round }ラウンドに勝ちました。
       *[other] { $who }さんがグリッドを完成させ、第{ $round }ラウンドに勝ちました。
    }
no-winner = 第{ $round }ラウンドの勝者はいません。
won-round =
    { $who-is ->
        [me] 第{ $round }ラウンドはあなたの勝ちでした。
       *[other] 第{ $round }ラウンドは{ $who }さんの勝ちでした。
    }
nobody-won = 誰もラウンドに勝てず、シリーズは全員で分け合います。
wins-series =
    { $who-is ->
        [me] { $rounds }であなたがシリーズを制しました。
        [several] { $who }が{ $rounds }ずつでシリーズを分け合いました。
       *[other] { $rounds }で{ $who }さんがシリーズを制しました。
    }
rounds = { $number }勝
perfect = 追加カードなしで完成、完璧です。
solved = { $extras }で完成しました。
solved-best = { $extras }で完成しました。これより少なくはできません。
unsolved = 完成しませんでした。
possible = { $extras }でできます。
perhaps-possible = { $extras }でできます。{ $least }枚でもできるかもしれません。
