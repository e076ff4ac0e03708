## Why something does not fit a tournament

refused-all-paired = 全{ $rounds }ラウンドの組み合わせが済みました。大会は終わりです。
refused-knockout-over = 勝ち抜き戦は終わりです。
refused-few =
    1卓には{ $least }人が必要です。{ $what ->
        [free] 空いている人
       *[here] 来ている人
    }：{ $players }人。
refused-all-met = 全員が全員と対戦しました。大会は終わりです。
refused-one-table = 36独自の大会は{ $most }人までの1卓ですが、{ $players }人います。
refused-size-order = { $least }席から{ $most }席の卓：小さい数を先にしてください。
refused-for-two =
    { $format ->
        [arena] アリーナ
       *[elimination] 勝ち抜き戦
    }は2人卓で行います。
refused-series-two = 何局かのシリーズは2人卓で行います。
refused-series-odd = 勝ち抜き戦のシリーズは奇数局です。
refused-cycles = 複数回の総当たりは2人卓だけです。
refused-places-rise = 順位の点は、下の順位で増えてはいけません。
refused-points-range = 点は{ $least }から{ $most }までです。
refused-knockout-places = 勝ち抜き戦は順位で採点します。
refused-own-points = 36独自の大会は点を合計し、最も少ない人の勝ちです。
refused-lowest-added = 点が少ないほど勝ちのゲームで点を合計するのは36独自の大会だけです。順位で採点してください。
refused-duplicate-scoring = 比較または当てはめで採点するのはデュプリケートの会だけです。
refused-fitted-byes = 当てはめで採点するとき、休みと欠場のラウンドは数えません。
refused-night = 一夜の秘密があるのはデュプリケートの会だけです。
refused-board-series = 1つのボードは1回だけ指し、シリーズにはしません。
refused-compared-places = 結果を比べるとき、順位に点はありません。
refused-tie-twice = 同じタイブレークが2回あります。
refused-own-ties = 36独自の大会は勝ち数だけで同点を分けます（T36-D17）。
refused-rounds-said =
    { $format ->
        [arena] アリーナ
        [elimination] 勝ち抜き戦
        [thirty-six] 36独自の大会
        [league] リーグ
       *[round-robin] 総当たり
    }のラウンド数は自動で決まります。
refused-not-at-table = { $name }は{ $table }卓にいません。そこにいるのは{ $names }です。
refused-won-absent = { $name }は来なかったので、勝つことはできません。
refused-draw-or-won = 引き分けか、{ $name }の勝ちかのどちらかです。
refused-points-count = { $table }卓は{ $seats }席です（{ $names }）。数は{ $given }個です。
refused-says-nothing = 誰が勝ったか、引き分けか、席ごとの点を入れてください。
refused-draw-points = 点が違うので引き分けではありません。
refused-won-points = この点では{ $name }の勝ちになりません。
refused-points-seats = { $table }卓は{ $seats }席ですが、点の数が違います。
refused-ahead = この点では{ $name }は{ $other }より上になりません。
refused-result-seats = { $table }卓は{ $seats }席ですが、結果の人数が違います。
refused-places = 順位{ $places }は、抜けているか重なっています。
refused-needs-winner = 勝ち抜き戦には勝者が必要です。{ $first }と{ $second }の両方は進めません。
refused-needs-points =
    ここではゲームの点を{ $what ->
        [compared] 比べます
       *[added] 合計します
    }。席ごとに入れてください。
refused-series-end = 最大{ $count }局のシリーズは{ $first }対{ $second }では終わりません。
refused-series-undecided = 最大{ $count }局のシリーズは{ $first }対{ $second }では決まらないので、終わりません。
refused-name-empty = 名前が空です。
refused-name-long = { $name }：名前は{ $most }文字までです。
refused-name-sign = 名前{ $name }には、表示できない文字{ $sign }があります。
refused-closed-already = 大会はもう終了しています。
refused-nobody-called = { $name }という人はここにいません。
refused-no-round = まだ組み合わせがありません。
refused-round-unknown = 第{ $round }ラウンドはありません。組み合わせ済みは{ $paired }です。
refused-table-unknown = 第{ $round }ラウンドに{ $table }卓はありません。卓は{ $tables }です。
refused-name-form = 名前{ $name }は{ $clean }と書いてください。
refused-entered = { $name }はもう参加しています。同じ名前は1つだけです。
refused-entered-left = { $name }は前に参加しています。同じ名前は1つだけです。抜けた人は戻れます。
refused-late = { $name }は間に合いません。この形式では第1ラウンドの前に全員が参加します。
refused-left = { $name }はもう抜けています。
refused-here = { $name }はもういます。
refused-closed-enter = 大会は終了しました。もう参加できません。
refused-closed-back = 大会は終了しました。もう戻れません。
refused-closed-claim = 大会は閉じられました。もう引き継げません。
refused-claim-left = { $name }さんは抜けています。先に主催者が戻してください。
refused-closed-pair = 大会は終了しました。もう組み合わせはありません。
refused-waiting = 第{ $round }ラウンドは、まだ{ $tables }卓（{ $count }卓）の結果を待っています。
refused-round-next = 第{ $round }ラウンドを組み合わせましたが、次は第{ $next }ラウンドです。
refused-table-twice = { $table }卓が2つあります。
refused-table-size = { $table }卓は{ $seats }席にできません。
refused-paired-gone = { $name }は組み合わせにありますが、いません。
refused-paired-twice = { $name }の組み合わせが重なっています。
refused-no-series = ここでは1卓1局で、シリーズではありません。
refused-series-over = 第{ $round }ラウンド{ $table }卓のシリーズはもう終わっています。
refused-result-there = 第{ $round }ラウンド{ $table }卓にはもう結果があります。それを直してください。
refused-result-none = 第{ $round }ラウンド{ $table }卓には直す結果がありません。

## What a house refuses

refused-organisers-only = これは大会の主催者だけができます。
refused-own-device = 画面で遊ぶ大会には、各自の端末から参加します。リンクを渡してください。
refused-full = この大会は満員です（{ $most }人まで）。
refused-list-twice = { $name }が名簿に2回あります。片方を別の書き方にしてください。
refused-not-entered = あなたはこの大会に参加していません。
refused-next-round = 次は第{ $round }ラウンドです。
refused-pairs-itself = このアリーナは自動で組み合わせます。
refused-other-result = 第{ $round }ラウンド{ $table }卓には、もう別の結果があります。主催者に聞いてください。
refused-types-not = 結果を入れられるのは、主催者とこの卓にいる人だけです。
refused-at-screens = この卓は画面で遊んでいるので、結果は自動で入ります。
refused-no-tournament = その大会はありません。
refused-no-such-round = そのラウンドはありません。
refused-events-full = この大会の記録はいっぱいで、もう書き込めません。
refused-link = このリンクでは主催者になれません。新しいリンクをもらってください。
refused-players = このゲームは{ $least }人から{ $most }人用です。小さい卓を先にしてください。
refused-own-game = この形式は36の規則の大会です。ゲームに36を選んでください。
refused-minutes-arena = 一定時間自動で組み合わせるのは、画面で遊ぶアリーナだけです。
refused-minutes-series = 自動で組み合わせるアリーナは1局ずつで、シリーズはありません。
refused-minutes-clock = 自動で組み合わせるアリーナには、必ず終わるように時計があります。
refused-title = 題名は1文字から80文字です。
refused-duplicate-screens = デュプリケートの会は画面で遊びます。全員に同じ封印された配りが渡ります。
refused-claim-in = すでに{ $name }としてこの大会に参加しています。
refused-claimed = { $name }さんはすでに端末で参加しています。
refused-claim-waits = すでに{ $name }としての参加を申し出ています。主催者に番号を見せてください。
refused-claim-declined = 主催者は{ $name }さんではないと答えました。自分の名前で参加してください。
refused-claims-full = いま多くの申し出が返事を待っています。主催者に尋ねてから、もう一度試してください。
refused-no-claim = その申し出はありません。
refused-claim-agreed = すでに認められました。{ $name }さんはその端末で参加しています。
refused-claim-other = { $name }を申し出た人は、いま{ $other }として参加しています。
refused-claim-late = この申し出はすでに断られました。自分の名前での参加はできます。
