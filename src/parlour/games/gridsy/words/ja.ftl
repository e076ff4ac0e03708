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
a-solution = 答えの例
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
marks = { TERM("Nic", of: "nic") } { $nics } · { TERM("Single", of: "single") } { $singles } · { TERM("Tic", of: "tic") } { $tics } · 空き { $open }
go-comes = 全員の準備ができました。まもなくカードが表になります。
waiting = 最大{ $most }ラウンド中の第{ $round }ラウンド：全員の準備を待っています。
say-ready = 最大{ $most }ラウンド中の第{ $round }ラウンド：準備ができたら知らせてください。
wanted = { TERM("Nic", of: "nic") }のない{ $size }×{ $size }のグリッドを作ります。
build = { TERM("Nic", of: "nic") }のない{ $size }×{ $size }のグリッドを作ってください。
mend = ×印の辺は{ TERM("Nic", of: "nic") }：2枚に共通点がありません。どちらかを動かしてください。
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
giving-up = あきらめて答えを見ますか？
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
decided = シリーズの勝負がつきました。
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

# ふりかえり
hint-goes-on = こう置けば、まだ全部そろえられます。
hint-otherwise = 今の並びでは完成しません。このように置き直しましょう。
review-grid-there = 手元のカードだけでグリッドを作れました。
review-extra-there = 追加カードをまだ取れました。
review-swap-there = 1回の交換でグリッドを作れるようになりました。

# The lesson.
lesson-fit = 隣り合う2枚がいつも数・形・色のどれかを共有する正方形を作ります。{ $card }を真ん中に置きましょう。上の{ $above }とも横の{ $beside }とも合います。
lesson-nic = 共通点のない隣どうしはNicで、1つでもあるとグリッドは完成しません。それでも試してかまいません。{ $card }を右上の角に置いて、辺を見てみましょう。
lesson-move = ×印がNicです。カードは何度でも動かせます。{ $card }をトレイに戻しましょう。
lesson-extra = どうやってもグリッドにならない配り方もあります。そのとき、またはいつでも、1枚追加して使うカードを選べます。1枚取りましょう。
lesson-few = 追加は少ないほど良い成績です。対戦では全員が同時に作り、追加はなく、中央のカードと交換できます。
lesson-last = 残りは1マスです。両隣に合うのはトレイのどのカードでしょう？
lesson-solved = 完成です。追加なしで完璧。本番は4×4のグリッドです。

# ガイド
guide = 隣り合うカードにいつも共通点がある正方形を作ります。一人なら追加のカードなしを目指し、対戦なら速い人の勝ちです。
guide-goal = 目標
    .text = カードを4列に4枚ずつ並べ、左右・上下に隣り合う2枚がいつも何かを共有するようにします。いくつ同じでもかまわず、点数はありません。3×3はやさしく、5×5は難しくなります。
    .shows = 完成した3×3の正方形です。
guide-tic = Tic・Single・Nic
    .text = カードには数・形・色があります。2枚をくらべて、2つ同じならTic、1つならSingle、1つもなければNicです。ここではTicもSingleも同じ価値で、Nicが1つでもあると完成しません。作っている途中のNicはかまいません。
    .shows = 印の2枚には共通点がなく、間の辺に×がつきます。これがNicで、ほかの辺はTicです。
guide-build = 並べる
    .text = カードは最初トレイにあります。置く、動かす、入れ替える、戻す、何度でも自由です。完成した正方形だけが大事です。
    .shows = トレイの印のカードは印のマスに合います。両隣と何かを共有するからです。
guide-alone = 一人で
    .text = マスの数だけカードが配られますが、正方形にならないこともあります。そのとき、またはいつでも、1枚追加して使うカードを選べます。追加は少ないほど良く、なしなら完璧です。
    .shows = 印のカードが追加の1枚。どれか1枚は使わずに残ります。
guide-together = 対戦
    .text = 全員が同時にカードを表にして、一斉に作ります。追加はありませんが、自分のカードと中央のカードを何度でも交換できます。最初に完成させた人がラウンドに勝ち、多く勝った人の勝ちです。
    .shows = 2人が作っています。印の中央のカードは、どちらも使えます。

# Puzzles.
puzzle-name = 格子を完成
puzzle-goal = 追加カードなしで格子を完成させましょう。隣どうしがNicになってはいけません。
puzzle-value = { $value }枚すべてがNicなしで並びました
spare-name = 余るカード
spare-goal = カードは格子のマスより多くあります。Nicなしで完成させましょう。うまく組めるカードの選び方はただ一つです。
spare-value = { $value }マスすべてがNicなしで埋まりました

# Photographs of printed pieces.
photograph = グリッドだけを、3段から5段で、すべて埋めて並べます。

# The score sheet of the companion.
sheet-winner = 最初に完成した人
sheet-unsolved = 解けなかった
sheet-extra = 追加のカード
sheet-timer-round = ラウンド
sheet-timer-solo = 持ち時間

# 局面の誤り。
wrong-solo-limit = { $minutes }は選べません。0か5から60にしてください。
wrong-middle = そこにあるカードは{ $count }枚ではありません。
wrong-last-cells = マスが{ $size }ではなく{ $count }です。
wrong-last-card = { $card }はカードではありません。
wrong-dealt-middle = プレイヤーと中央のカードに合いません。
wrong-cards = { $who }：カードが{ $size }枚ではなく{ $count }枚です。
wrong-cells = { $who }：マスが{ $size }ではなく{ $count }です。
wrong-not-own = { $who }：{ $card }は持っていないカードです。
wrong-two-cells = { $who }：{ $card }が2か所にあります。
wrong-before-go = { $who }：開始の合図の前には並べられません。
wrong-solo-go = ひとりのときは合図がありません。
wrong-ready = 合図は全員の準備ができたとき。ひとりではありません。
wrong-no-actions = だれも行動できなければ、ラウンドは終わりです。
wrong-complete = グリッドが完成すればラウンドは終わりです。
wrong-last-winner = last_gridはlast_winnerと一緒です。
wrong-last-grid = 勝ったグリッドにNicはなく、同じカードもありません。
wrong-solo-rounds = ひとりのゲームは1ラウンドで、勝者はいません。
wrong-rounds = { $rounds }までで、勝ち数は遊んだ数を超えません。
wrong-winner = 最後の勝者は、1ラウンドも勝っていません。
wrong-wins = { $needed }ラウンド勝てば終わりです。
wrong-as-many = 手持ちの枚数は変わりません。かわりのカードを置いてください。
wrong-all-laid = この席のカードはすべて格子に置かれています。
wrong-series = シリーズは終わっていません。

# 局面エディターでの項目名。
field-players-wins = 勝ったラウンド
field-players-ready = 準備完了
field-players-acted = このラウンドの行動
field-phase-ready = 準備を知らせる
field-phase-go = 開始の合図を待つ
field-phase-build = グリッドを作る
field-rounds = ラウンド
field-last-winner = 前のラウンドの勝者
