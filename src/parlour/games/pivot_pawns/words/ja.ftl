# Pivot Pawns

summary = 目標までの最少のピボット数を見つけ、誰よりも早く宣言し、実演して証明します。
picture-1 = ポーンは別のポーンを軸に、2枚のカードに共通するアイコンを持つ3枚目のカードへ移ります。
picture-2 = 目標までの動きを見つけ、必要なピボット数を誰よりも早く宣言します。
picture-3 = いちばん少ない数を実演できればトークンを獲得。最も多く集めた人の勝ちです。
option-think = 考える時間
    .help = 宣言がないままラウンドが終わるまでの秒数
option-timer = タイマー
    .help = 最初の宣言のあと宣言できる秒数
option-demo = 実演
    .help = 実演できる秒数
option-strict = 厳格
    .help = 許されないピボットをすると実演が終わります
option-false_bid = 宣言の失敗
    .help = 失うもの：なし、次のラウンドの宣言、またはトークン1枚
option-false_bid-none = なし
    .does = 失敗しても、そのトークンを逃すだけです。
option-false_bid-sit-out = 1回休み
    .does = 失敗した人は次のラウンドを休みます。
option-false_bid-token = トークン
    .does = 失敗した人はトークンを1枚返します。
option-tiebreak = トークンが同数
    .help = 分け合う：全員の勝ち。最少ピボット：勝ったラウンドのピボットが少ない人の勝ち
option-tiebreak-shared = 分け合う
    .does = トークンが同数なら勝ちを分け合います。
option-tiebreak-fewest-pivots = 最少ピボット
    .does = 同数なら、勝ったラウンドのピボットが少ない人の勝ちです。
option-tempo = 進め方
    .help = ライブ：時間制限つきで全員同時。手番制：席の順
option-tempo-live = ライブ
    .does = 全員が同時に考えて宣言し、時計と競います。
option-tempo-turns = 手番制
    .does = 順番に宣言かパスをし、時計は動きません。
option-seats = 最大の席数
    .help = 遊べる人数
option-start = 開始
    .help = 赤、緑、青、黄、黒のポーンを置くカード。なければ無作為
cards = 15枚のカード
token-of-round = このラウンドのトークン
tokens-drawn = トークンの順番
icon =
    { $name ->
        [Mars-symbol] 火星記号
        [clover] クローバー
        [drop] しずく
        [sun] 太陽
        [moon] 月
        [heart] ハート
        [leaf] 葉
        [fish] 魚
        [star] 星
        [music-notes] 音符
        [apple] りんご
        [frog] かえる
        [flask] フラスコ
        [key] 鍵
        [cat] 猫
        [flame] 炎
        [cactus] サボテン
        [whale] くじら
        [bell] 鐘
        [spider] くも
        [rose] ばら
        [pine-tree] 松
        [anchor] いかり
        [lightning] 稲妻
        [top-hat] シルクハット
        [cherry] さくらんぼ
        [turtle] 亀
        [umbrella] 傘
        [crown] 王冠
        [spade] スペード
        [mushroom] きのこ
        [pear] 洋梨
        [snowflake] 雪の結晶
        [lemon] レモン
       *[raven] からす
    }
colour =
    { $colour ->
        [red] 赤
        [green] 緑
        [blue] 青
        [yellow] 黄
       *[black] 黒
    }
pawn =
    { $colour ->
        [red] 赤のポーン
        [green] 緑のポーン
        [blue] 青のポーン
        [yellow] 黄のポーン
       *[black] 黒のポーン
    }
placeholder =
    { $colour ->
        [red] 赤の目印
        [green] 緑の目印
        [blue] 青の目印
        [yellow] 黄の目印
       *[black] 黒の目印
    }
target = 目標
to-move = 動かすポーン
card = { $icon }、{ $marks }。ほかに{ $others }
on-card = { $icon }の上の{ $piece }
token = トークン：{ $icon }、{ $colour }。{ $rounds }ラウンド中の第{ $round }ラウンド
tokens-won = トークン
tokens = トークン{ $tokens }枚
beside = { $first }、{ $then }
has-bid = { $pivots }を宣言
standing =
    { $name ->
        [left] 退席
        [sits-out] 休み
        [gave-up] あきらめた
        [done] 宣言終了
        [passed] パス
       *[failed] 失敗
    }
in-rounds-won = 勝ったラウンドの{ TERM("ピボット", of: "pivot") }{ $pivots }回
task = 第{ $round }ラウンド：{ $pawn }を{ $icon }へ。
think = 駒を2つ触って試し、宣言してください。
unbeatable = 1より少ない宣言はありません。「終了」と言ってください。
bid-lower = { $least }より少ない数を宣言するか、「終了」と言ってください。
said-done = 宣言を終えました。もっと少ない数ならまだ宣言できます。
conceding = この実演をやめますか？
bid-or-pass =
    { $who-is ->
        [me] 宣言するかパスしてください。
       *[other] { $who }さんが宣言するかパスする番です。
    }
shows =
    { $who-is ->
        [me] 解き方を見せてください
       *[other] { $who }さんが実演中です
    }：{ TERM("ピボット", of: "pivot") }は残り{ $pivots }回です。
clock =
    { $name ->
        [think] 考える時間
        [timer] 宣言の時間
       *[demo] 実演
    }
bids = 宣言
more-bids = もっと
bid = { TERM("ピボット", of: "pivot") }{ $pivots }回を宣言する
pivot =
    { $moving ->
        [red] 赤
        [green] 緑
        [blue] 青
        [yellow] 黄
       *[black] 黒
    }が{ $over ->
        [red] 赤
        [green] 緑
        [blue] 青
        [yellow] 黄
       *[black] 黒
    }を軸に、{ $icon }で{ $to }へ
act =
    { $name ->
        [giveUp] あきらめる
        [done] 宣言終了
        [concede] 実演をやめる
        [pass] パス
       *[leave] ゲームから抜ける
    }
occupied = { $pivot }：そこには{ $pawn }がいます。
own-colour =
    { $pivot }：そのカードはポーンと同じ{ $colour ->
        [red] 赤
        [green] 緑
        [blue] 青
        [yellow] 黄
       *[black] 黒
    }です。
bid-already = それはもうあなたの宣言です。{ $bid }より少なく宣言してください。
not-lower = 自分の前の宣言{ $bid }より少なく宣言してください。
same-pawn = ポーンは自分自身を軸にできません。別々の二つのポーンを選んでください。
all-think = みんなが考えているあいだ、ポーンは動かせません。
bidding-runs = 実演は宣言の時間が終わってから始まります。
not-demonstrator = ほかの人が実演中です。ポーンに触れるのはその人だけです。
give-up-once = あきらめられるのは一度だけで、みんなが考えているあいだに限ります。
bid-range = 1から20までの数を宣言してください。
too-late = このラウンドの宣言の時間は終わりました。
done-once = 「終了」と言えるのは、最後の宣言のあと一度だけで、宣言の時間中に限ります。
sits-this-out = 前の実演が失敗したので、このラウンドは休みです。
other-tempo = 時計がないときは席の順に宣言かパスをします。時計があるときパスはありません。
you-left = あなたはゲームから抜けました。
not-now = いまはそれはできません。
pivots =
    { $who-is ->
        [me] あなたの{ TERM("ピボット", of: "pivot") }{ $number }：{ $pivot }。
       *[other] { $who }さんの{ TERM("ピボット", of: "pivot") }{ $number }：{ $pivot }。
    }
bids-pivots =
    { $who-is ->
        [me] あなたは{ $pivots }を宣言します。
       *[other] { $who }さんが{ $pivots }を宣言します。
    }
does =
    { $who-is ->
        [me] あなたは{ $name ->
            [giveUp] あきらめます
            [done] 宣言を終えます
            [concede] 実演をやめます
            [pass] パスします
           *[leave] ゲームから抜けます
        }。
       *[other] { $who }さんが{ $name ->
            [giveUp] あきらめます
            [done] 宣言を終えます
            [concede] 実演をやめます
            [pass] パスします
           *[leave] ゲームから抜けます
        }。
    }
time-over =
    { $name ->
        [think] 時間内に誰も宣言しませんでした。
       *[timer] 宣言の時間は終わりです。
    }
demo-over =
    { $who-is ->
        [me] あなたの時間が切れました。
       *[other] { $who }さんの時間が切れました。
    }
demonstrates =
    { $who-is ->
        [me] あなたは{ $pivots }の宣言を実演します。
       *[other] { $who }さんが{ $pivots }の宣言を実演します。
    }
wins-token =
    { $who-is ->
        [me] あなたは{ $icon }のトークンを獲得します。
       *[other] { $who }さんが{ $icon }のトークンを獲得します。
    }
fails =
    { $who-is ->
        [me] あなたの実演は失敗です。ポーンは元に戻ります。
       *[other] { $who }さんの実演は失敗です。ポーンは元に戻ります。
    }
gives-back =
    { $who-is ->
        [me] あなたはトークンを1枚返します。
       *[other] { $who }さんがトークンを1枚返します。
    }
nobody-gets = { $icon }のトークンは誰のものにもなりません。
nobody-may-bid = { $icon }のトークンには誰も宣言できません。
no-fewer = これより少ない回数ではできません。
solution = 最短の解の一つは{ TERM("ピボット", of: "pivot") }{ $pivots }回です：{ $way }。
next = { $first }、続いて{ $then }
last-token = これが最後のトークンでした。
alone =
    { $who-is ->
        [me] あなたは
       *[other] { $who }さんは
    }{ TERM("ピボット", of: "pivot") }{ $pivots }回でトークン{ $tokens }枚です。
wins-tokens =
    { $who-is ->
        [me] トークン{ $tokens }枚であなたの勝ちです。
        [several] { $who }がトークン{ $tokens }枚で勝利を分け合いました。
       *[other] トークン{ $tokens }枚で{ $who }さんの勝ちです。
    }

# The lesson.
lesson-bid = 赤いポーンを、中央がハートのカードへ動かします。ポーンは別のポーンを軸にして、2枚のカードに共通するアイコンを持つ3枚目へ移ります。赤を黄の上で一度で届くので、1と宣言しましょう。
lesson-pivot = 一番小さい宣言から実演します。あなたの番です。赤いポーン、次に黄のポーンに触れましょう。
lesson-token = 赤が到着し、トークンはあなたのものです。ポーンは、目標でないかぎり自分の色のカードには進めません。15ラウンド後に一番多く持つ人の勝ちです。
lesson-two = 今度は黒いポーンを音符へ。一度では届かず、先に別のポーンを動かします。2回で足りるので2と宣言しましょう。時計が動く間はだれでも宣言できます。
lesson-first = ボットは3回なので、あなたが実演します。まず黄のポーンが黒を軸にして場所を空けます。
lesson-then = 音符のカードが空きました。次は黒を黄の上で。
lesson-won = 成功です。失敗なら次に小さい宣言の番でした。考えている間は、盤の上でピボットを試せます。ほかの人には見えません。

# ガイド
guide = カード15枚、ポーン5つ、目標は1つ。全員が頭の中で最短の道を探し、宣言して、実演します。
guide-round = ラウンド
    .text = トークンが1つのアイコンを示します。その色のポーンが主役で、そのアイコンが中央にあるカードが目標です。なるべく少ないピボットで着くように、どのポーンを使ってもかまいません。
    .shows = トークンは赤いハート。赤いポーンを、中央がハートのカードへ動かします。
guide-pivot = ピボット
    .text = どの2枚のカードも共通のアイコンがちょうど1つあり、どのアイコンも3枚にあります。ポーンは別のポーンを軸にして、2枚に共通するアイコンを持つ3枚目のカードへ移ります。
    .shows = 赤と黄のポーンは印のカードの上。共通点はハートなので、赤を黄の上で、中央がハートのカードへ移せます。
guide-blocked = 邪魔になるもの
    .text = 1枚のカードにポーンは1つだけで、ふさがったカードへは移れません。また、中央が自分と同じ色のカードへも移れません。ただし、それがこのラウンドの目標ならかまいません。
    .shows = 黒いポーンは印のカードへ行きたいのに、黄がいます。先に黄を動かします。
guide-bid = 宣言
    .text = 全員が同時に考え、ポーンには触れません。道が見えた人は、必要なピボット数を宣言します。そこで時計が動きだし、その間はだれでも何度でも宣言できますが、自分の前の数より大きくはできません。
    .shows = 青いポーンを雫へ。だれかが4と宣言しました。
guide-show = 実演
    .text = 時間が来たら、一番小さい宣言から実演します。同じなら早い方からです。成功ならトークンを獲得。失敗ならポーンを戻して、次に小さい宣言の番です。次のラウンドは、ポーンの今の場所から始まります。
    .shows = 2回のうち1回が済みました。黒と黄の共通点は錨なので、2回目で目標に着きます。
guide-end = 終わり
    .text = 15ラウンド後に、トークンが一番多い人の勝ちです。
    .shows = 最後のラウンドのあとのポーンです。

# Puzzles.
puzzle-pivots = { $pawn }を{ $icon }へ。これまで{ $pivots }ピボット。
puzzle-name = いちばん短い道
puzzle-goal = 目標と同じ色のポーンを、できるだけ少ないピボットで目標に運びましょう。
puzzle-value = { $value }ピボット
both-name = 続けて二つの目標
both-goal = 二つの目標を合わせたピボットができるだけ少なくなるように、一つ目の目標と同じ色のポーンをそこへ運びましょう。二つ目は、運び終えた配置からの最少の数で数えます。
both-pivots = { $pawn }を{ $icon }へ、続いて{ $next }を{ $last }へ。これまで{ $pivots }ピボット。
both-value = 両方で{ $value }ピボット
token-left = 袋に残ったトークン：{ $icon }、{ $colour }
unnamed = 非公表

# Photographs of printed pieces.
photograph = 15枚のカードを正しい向きで5枚ずつ3列に並べ、目印はカードのコードの上側に、このラウンドのトークンは横に置きます。ポーンとほかのトークンは片づけます。

# The score sheet of the companion.
sheet-winner = トークンを取った人
sheet-pivots = 実演したピボット数
sheet-returned = トークンを返した
sheet-timer-think = 考える時間
sheet-timer-demo = 実演の時間
sheet-timer-bids = 砂時計
sheet-not-pivots = 獲得した人は1回以上ピボットしています。なしなら0回です。
sheet-not-returned = トークンがなければ返せません。
sheet-not-twice = 実演は1ラウンドに1回。勝った人は返しません。

# 局面の誤り。
wrong-tableau = どのカードも1枚ずつです。
wrong-tokens = 15個のトークンを1回ずつ、引く順に並べます。
wrong-sooner = 自分の色のカード{ $card }に、それより早く着くポーンはありません。
wrong-demonstrator = 実演者がいるのは、実演の段階だけです。
wrong-one-card = 1枚のカードにポーンが2つあります。
wrong-plane = 5枚が7枚の平面にあり、着けない目標があります。
wrong-start-cards = 赤・緑・青・黄・黒の順に、0から14のカードを5枚挙げます。
wrong-start-two = 1枚にポーンは2つ置けません。
wrong-start-own = { $colour }：カード{ $card }（{ $its-colour }）からは始められません。
wrong-pawns = ポーンが目印を離れるのは実演のときだけです。
wrong-round = ゲームは15ラウンドです。
wrong-won = トークンがラウンドより多くなっています。
wrong-left-bid = 退席した人の宣言は無効です。
wrong-sits-out = 休む人はあきらめて終わった人です（そう決めたとき）。
wrong-bid-gave-up = 宣言した人は、休みでもあきらめでもありません。
wrong-failed = 失敗するのは実演した宣言だけです。
wrong-nobody = 宣言できる人がいません。
wrong-passed = 時計のあるゲームにパスはありません。
wrong-turns-done = 時計がなければ、宣言かパスです。
wrong-think-turns = 時計がなければ、ラウンドは宣言から始まります。
wrong-think-bid = 最初の宣言で、宣言の段階になります。
wrong-gave-up = 全員があきらめたので、ラウンドは終わりです。
wrong-speaks = 退席した人や、最後の宣言のあとパスした人の番は来ません。
wrong-no-bid = だれかが宣言しているはずです。
wrong-all-done = 全員終わったので、宣言は終わりです。
wrong-bid-order = 宣言には、ラウンドの中でそれぞれの順番があります。
wrong-bids = 宣言は、自分の前の宣言より小さくなります。
wrong-used = ピボットを数えるのは実演のときです。
wrong-shows = この席に、実演する宣言は残っていません。
wrong-lowest = 実演するのは残った最小の宣言、同じなら早い方です。
wrong-seats = 席は{ $seats }です。{ $players }人で遊ぶには増やしてください（{ $most }まで）。

# 局面エディターでの項目名。
field-players-tokens = トークン
field-players-pivots = 勝ったラウンドのピボット
field-players-bid = 宣言
field-players-place = 自分の最後の宣言より前の宣言
field-players-gave-up = あきらめた
field-players-done = 宣言を終えた
field-players-passed = パスした
field-players-failed = 実演に失敗した
field-players-sits-out = このラウンドは休み
field-players-left = 退席した
field-phase-think = 考える
field-phase-bid = 宣言する
field-phase-demonstrate = 実演する
field-round = ラウンド
field-demonstrator = 実演する人
field-used = 使ったピボット
field-bids = このラウンドの宣言
