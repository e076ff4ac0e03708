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
option-deck_out-end = 終了
option-max_rounds = 最大ラウンド数
    .help = このラウンド数のあと、合計点の高い人の勝ち
option-start = 最初の番
    .help = いちばん強いカードを引いた人、くじ引き、または0から数えた席
option-start-value_draw = 引いたカード
option-start-random = くじ引き
piles = 9つの山
pile = 山{ $pile }：{ $card }、高さ{ $height }枚
to-go = あと{ $points }点
target-reached = 目標達成
lay = 何か共通点のある山にカードを置いてください。
pass-now = 手札がありません。パスしてください。
play = { $card }を山{ $pile }へ、{ $points }点
pass = パス
pass-with-cards = 手札があるうちはパスできません。
shares-nothing = そのカードは{ $card }と共通点がありません。
shares-nothing-but-nics = そのカードは{ $card }と共通点がありません。四方がNicのときだけ、中央で重ねられます。
lays =
    { $who-is ->
        [me] あなたは{ $card }を山{ $pile }に置きます：{ $sum }。
       *[other] { $who }さんが{ $card }を山{ $pile }に置きます：{ $sum }。
    }
passes =
    { $who-is ->
        [me] あなたは手札がないのでパスします。
       *[other] { $who }さんは手札がないのでパスします。
    }
reshuffled = 山札が尽きました。隠れていた{ $cards }枚を切って新しい山札にします。
deck-empty = 山札が尽きました。これからはだれも引きません。
round-is-last = 目標点に達しました。このラウンドを最後まで行います。
tics = Tic { $number }つ { $points }
singles = Single { $number }つ { $points }
four-nics = 四方Nic { $points }
nothing-in-common = 隣と共通点なし、0点
sum-of-one = { $part }、{ $cover }
sum-of-two = { $terms } = { $total }、{ $cover }
cover =
    { $kind ->
        [tic] Ticの上
        [single] Singleの上
       *[nic] Nicの上
    } ×{ $factor }：{ $points }点
