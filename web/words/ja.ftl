## The bar

home = Parlour、すべてのゲーム
to-light = 明るい表示にする
to-dark = 暗い表示にする
language = 言語
cancel = やめる
close = 閉じる
skip = バーを飛ばす
settings = 設定

## The shelf

yours-heading = あなたのゲーム
yours-turn = あなたの番です
yours-waiting = { $who }の番です
yours-open = 参加者を待っています
yours-with = 相手：{ $names }
yours-alone = ひとりで
yours-alone-long = { $day }にここから消えます
yours-title = ({ $count }) Parlour
shelf-offline = オフラインです。前回ご覧になったときの内容を表示しています。ゲームはあなたを待っています。
today = 今日
today-learn = 1分でひとつ覚える
today-solved = { $count }問解きました
today-open = 毎日新しく
shelf-learnt = 習得済み
shelf-heading = 何で遊びましょうか？
shelf-icons = Pivot Pawns のアイコン：game-icons.net のアーティストの皆さん（CC BY 3.0）
try-again = もう一度試す
warming = ゲームを準備しています：{ $done }／{ $total }
players = { $count }人
players-range = { $least }～{ $most }人
minutes = { $minutes }分
ages = { $ages }歳から
by-designer = 作者：{ $name }

## Pages without a game

lost-heading = ここには何もありません
lost-link = ゲーム一覧へ
broken-heading = このページを表示できませんでした
broken-text = 一部が見つかりません。Parlour が更新されたばかりかもしれません。対局は失われていません。
broken-reload = もう一度読み込む
missing-heading = テーブルが見つかりません
missing-text = リンクが間違っているか、テーブルが片付けられたようです。
missing-link = 新しいゲームを始める
going = テーブルへ向かっています…
unanswered = Parlour から応答がありません。再接続しています…

## Setting up

setup-title = 新しいゲーム · Parlour
table-title = { $game } · Parlour
table-title-turn = あなたの番 · { $game }
setup-players = 人数
setup-more = もっと
setup-more-what = 友だち、強いボット、ほかのルール
setup-play = 遊ぶ
setup-pictures = 絵で見るゲーム
setup-clause = { $option }：条項 { $clause }
notice-rule = ルール
setup-seat = 席{ $seat }
setup-last = 前回と同じ
wrong-range = { $least }から{ $most }までで選んでください。
wrong-steps = { $least }から{ $most }まで、{ $step }きざみで選んでください。
wrong-together = ほかの選択と合いません。
wrong-players = この選択では、その人数では遊べません。
wrong-name = この名前は使えません。別の名前にしてください。
usual = 標準（{ $least }～{ $most }）
yes = はい
no = いいえ
seat-who = 席{ $seat }：遊ぶ人
seat-strength = 席{ $seat }：強さ
seat-name = 席{ $seat }：名前
chair-me = 自分
chair-here = ここにいる友だち
chair-link = リンクで友だち
chair-bot = ボット
chair-joins = リンクから参加
name-me = あなた
bot = ボット

## Who plays, before a game

party-me = あなた
party-here = { $count ->
    [1] ここにいる友だち
   *[other] ここにいる友だち{ $count }人
}
party-link = { $count ->
    [1] リンクで来る友だち
   *[other] リンクで来る友だち{ $count }人
}
party-bot-first_steps = { $count ->
    [1] はじめの一歩のボット
   *[other] はじめの一歩のボット{ $count }台
}
party-bot-gentle = { $count ->
    [1] やさしいボット
   *[other] やさしいボット{ $count }台
}
party-bot-casual = { $count ->
    [1] 気軽なボット
   *[other] 気軽なボット{ $count }台
}
party-bot-club = { $count ->
    [1] クラブ級のボット
   *[other] クラブ級のボット{ $count }台
}
party-bot-expert = { $count ->
    [1] 達人のボット
   *[other] 達人のボット{ $count }台
}

## Strengths of bots

level-first_steps = はじめの一歩
level-gentle = やさしい
level-casual = 気軽
level-club = クラブ
level-expert = 達人

## 設定

setting-sound = 音
setting-buzz = 振動
setting-speed = 動きの速さ
speed-slow = ゆっくり
speed-usual = ふつう
speed-fast = 速い
speed-none = なし
speed-still = この端末は動きを控える設定なので、駒は滑りません。
setting-marks = さわれる場所のしるし
marks-usual = ふつう
marks-strong = はっきり
setting-hand = ボタンの位置
hand-left = 左
hand-middle = 中央
hand-right = 右
setting-light = 明るさ
light-device = 端末に合わせる
light-light = 明るい
light-dark = 暗い
settings-kept = この端末に保存されます。
clarity-label = ルールを分かりやすくするのに協力する
clarity-text = 遊んでいる間にルールが分かりにくかった所を、この家が記録してもかまいません。記録がこの家の外に出ることはありません。オフにすると記録は消されます。
clarity-noted =
    { $noted ->
        [0] まだ記録はありません。
       *[other] これまでの記録：{ $noted }件
    }
clarity-save = ファイルに保存

## The lobby

invited = { $host }さんがあなたをゲームに招待しています。
invited-unnamed = ゲームに招待されています。
guest = ゲスト { $seat }
share = 共有
share-text = { $host }さんが{ $game }に招待しています。
share-text-unnamed = いっしょに{ $game }で遊びませんか。
scan = 読み取り用コード
only-here = このリンクはこのコンピューターでのみ使えます。{ $option } を付けて Parlour を起動すると、同じ部屋のスマートフォンも参加できます。
your-name = あなたの名前
send-link = { $friends ->
    [1] このリンクを友だちに送ってください。そろうと自動で始まります。
   *[other] 友だち一人ずつに、それぞれのリンクを送ってください。そろうと自動で始まります。
}
seat-link = 席{ $seat }のリンク
copy = コピー
copied = コピーしました
copy-by-hand = このブラウザではページからコピーできません。下の文字を選択してあるので、ご自分でコピーしてください。
share-refused = 共有できませんでした。代わりにリンクをコピーしてください。
being-laid = テーブルを準備しています…
waiting = 友だちを待っています
sit-here = ここに座る
sit-here-as = { $name }として座る
other-name = 別の名前
lobby-learn = 待つ間に教えて
role-bot = ボット
role-here = ここ
role-joined = 参加済み

## Passing the device

pass-device = 次の人に渡してください
pass-device-to = { $name }さんに渡してください。
i-am = { $name }です

## The table

players-label = プレイヤー
thinking = 考えています
away = 離席中
take-back = 一手戻す
with-key = { $label }（{ $key }）
hint = ヒント
hint-asked = ヒントを考えています…
hint-do = 最善：{ $what }。
hint-brings = 最善：{ $what }（{ $points }）。
hint-wait = 今は待つのがよいでしょう。
hint-even = 同じくらいよい手がほかにもあります。
hint-better = ほかの手より少しよい手です。
hint-clear = ほかのどの手よりずっとよい手です。
hint-chance = 勝つ見込みは約{ $chance }％です。
hint-chance-ahead = 勝つ見込みは約{ $chance }％、次によい手より{ $more }ポイント上です。
hint-chance-even = 勝つ見込みは約{ $chance }％、同じくらいよい手がほかにもあります。
leave-table = テーブルを離れる
drawer-rules = ルール
drawer-log = これまでの流れ
drawer-talk = ひとこと
drawer-moves = できる手
drawer-result = 結果
drawer-leave = テーブルを離れますか？
board-size = 盤の大きさ
larger = 大きく
smaller = 小さく
whole-board = 盤全体
follow-game = ゲームを追う
show-large = 大きく表示：{ $place }
fits-aside = 置ける場所：{ $places }。触れると大きくなります。
place-chosen = { $place }、選択中
place-open = { $place }、選べます
place-brings = { $place }、選べます：{ $points }
play-again-move = 直前の手をもう一度見る
look-back = この手のあとの盤面を見る
past = 過去の盤面を見ています。
past-end = 今に戻る
past-before = 前の手
past-after = 次の手
past-beginning = 対局が始まります。
past-moment = 対局の場面
past-of = { $moves }手中{ $move }手目
past-eyes = 視点
past-onlooker = 観戦者
past-everybody = 全員
past-link = この場面へのリンクをコピー
comes-back = { $name }さんが戻りました。
goes-away = { $name }さんは今いません。
clock-minutes = { $clock }：{ $minutes }分
clock-seconds = { $clock }：{ $seconds }秒

## What to do now

line-down = 接続が切れました。再接続しています…
go-on = 続ける
to-result = 結果と次のゲーム
actions = アクション
turn-none = そのまま
turn-right = 右に回す
turn-round = 半回転
turn-left = 左に回す

## The drawers

log-empty = まだ何も起きていません。
log-earlier = さらに前を表示
moves-none = 今できることはありません。
moves-of = { $name }：
rules-fetching = ルールを読み込んでいます…
rules-failed = ルールを読み込めませんでした。閉じてからもう一度試してください。
rules-english = 正確なルールは英語で書かれています。
leave-text = あなたの代わりにボットが続けます。席には戻れませんが、観戦はできます。
leave-stay = 残る
leave-for-good = 席を離れる
leave-of = { $name }さんが離れる

## The result

over = ゲーム終了
draw = 引き分け
wins = { $who-is ->
    [me] あなたの勝ちです
    [several] { $who }の勝ちです
   *[other] { $who }の勝ちです
}
total = 合計
next-game = 次のゲームへ
best-kept = 自己ベスト：{ $points }
best-new = 自己ベスト更新！ これまで：{ $points }
play-again = もう一度遊ぶ
more = その他
swap-seats = 席を替える
other-games = ほかのゲーム
look-back-all = 振り返る
review = 手の検討
review-whose = だれの手
review-about = その時点で分かっていたことだけをもとに、ボットが一つ一つの決断を試し直しました。±のあとは、数字の誤差の目安です。
review-about-right = その時点で分かっていたことだけをもとに、一つ一つの決断が正しかったかどうかを示します。
review-curve = { $name }：対局を通した勝つ見込み
review-axis = 勝つ見込み
review-none = 決めることはありませんでした。
review-sum = { $total }回の決断のうち{ $good }回は最善か、ほぼ最善でした。
review-sum-right = { $total }回の決断のうち{ $good }回は正しいものでした。
review-going = { $total }回の決断のうち{ $done }回を調べました…
review-move = { $move }手目
review-decided = いちばん響いた手
review-took = 実際の手：{ $what }
review-better = 最善：{ $what }
review-tag-took = 実際の手
review-tag-best = より良い手
review-more = 少し響いた手をあと{ $count }つ見る
points-explained = 得点の内訳
part = { $label }：{ $text }
seed-verified = シード検証済み
seed-wrong = シードがコミットメントと一致しません
seed-told = 最初の手の前に、テーブルはこのシードを約束していました。今このブラウザで計算した SHA-256 は、{ $result ->
    [mixed] コミットメントと一致し、あなた自身の乱数も混ぜられていました。
    [same] コミットメントと一致しました。
   *[other] コミットメントと一致しません。
}
seed = シード
commitment = コミットメント
download = 対局をダウンロード
download-check = すべての手を確かめるコマンド：

## What goes wrong, by its code

problem-offline = Parlour から応答がありません。少し待ってからもう一度試してください。
problem-bad_message = このメッセージは読み取れません。
problem-unseen = 見えない文字が含まれています。それを除いて書いてください。
problem-too_large = このメッセージは長すぎます。
problem-foreign_origin = このリクエストは別のサイトのページから来ています。
problem-not_yours = もう一度遊べるのは、参加していた人だけです。
problem-no_table = そのテーブルはありません。
problem-not_found = ここには何もありません。
problem-too_many = 1時間の上限を超えました。少ししてからまた来てください。
problem-damaged = このテーブルの記録は壊れていたため、保管されました。
problem-failed = 問題が起きました。何も変わっていません。
problem-retry = 今混み合っています。もう一度試してください。
problem-not-yours = そこはあなたの席ではありません。
problem-unreadable = この手は読み取れません。
problem-over = 対局は終わっています。
problem-company = ほかの人がいる対局ではヒントは出ません。
problem-fair-play = いまこのゲームの大切な対局中です。その対局が終わると、また助言を受けられます。
problem-no-review = 手の検討は対局が終わってから見られます。
problem-too_fast = 速すぎます。数秒待ってください。
problem-phrases = このテーブルでは上の言葉だけを送れます。
problem-starting = テーブルを準備しています。少し待ってからもう一度試してください。
problem-stale = 局面が変わりました。もう一度見てください。
problem-no-past = その場面はもう表示されません。
problem-pass_unknown = このリンクは誰にもつながりません。別の端末で新しく作ってください。
problem-pass_used = このリンクはもう使われました。別の端末で新しく作ってください。
problem-pass_old = このリンクは古すぎます。別の端末で新しく作ってください。
problem-guest_foreign = この客は別の家の人か、ファイルが変えられています。
problem-guest_old = この客は1年以上来ていないため、もう分かりません。
problem-guest_forgotten = この客は、本人の希望で忘れられました。
problem-passkey_wrong = このパスキーは受け付けられませんでした。もう一度試してください。
problem-passkey_late = 時間がかかりすぎたか、もう済んでいます。もう一度試してください。
problem-passkey_unknown = このパスキーはここでは知られていないか、もう使えません。
problem-passkey_known = この端末にはもうあなたのパスキーがあります。
problem-passkeys_full = パスキーの数が上限です。先に一つ外してください。
problem-passkey_nowhere = パスキーには名前のあるアドレスが必要です。ここは数字だけのアドレスです。
problem-passkey_cancelled = パスキーが選ばれませんでした。いつでもまた試せます。
problem-passkey_failed = このブラウザではできませんでした。リンクかファイルも使えます。
problem-no_guest = まだ席がありません。まずテーブルに着いてください。
problem-closed = このテーブルは運営者によって閉じられました。ほかのテーブルを探すか、新しく開いてください。
problem-night = この配りはまだほかの人が遊んでいるかもしれません。会が終われば、だれでも見られます。
problem-banned = 運営者により、{ $until } まで入れません。そのあとでまたお越しください。
problem-muted = 運営者により、{ $until } まで発言できません。
problem-word = この家では使わないことばが入っています。別のことばにしてください。
problem-kids = キッズモードのため、ここでは使えません。
problem-no_operator = この家のトークンではありません。最後まで入っているか確かめてください。
problem-not_owner = これは家のオーナーだけができます。
problem-no_cookies = ブラウザがこのページのCookieを保存しないため、あなたの席を覚えていられません。このアドレスのCookieを許可して、もう一度お試しください。

gallery = ギャラリー
gallery-tables = テーブル
gallery-pages = ページ
gallery-controls = 操作部
gallery-pieces = 駒
gallery-width = 幅
gallery-height = 高さ
gallery-sheet = シート

## Tried in the mind

trying = 頭の中で{ $steps }手試しています。誰にも見えません。
place-tries = { $place }、試せます
trying-end = 元に戻す

# Puzzles.
puzzles-heading = その日のパズル
puzzles-shelf = 今日のパズル
puzzles-about = 誰にとっても同じ問題で、UTCの零時に新しくなります。月曜はやさしく、日曜がいちばん難しい問題です。結果を知っているのはこの端末だけです。
puzzles-earlier = 前の日
puzzles-later = 次の日
puzzles-solved = { $all }問中{ $solved }問を解決
puzzles-streak = { $days }日連続
puzzles-print = 印刷する（答えは裏のページ）
puzzles-share = 結果を共有
puzzles-copied = コピーしました
puzzle-rating =
    { $rating ->
        [1] とてもやさしい
        [2] やさしい
        [3] やややさしい
        [4] ふつう
        [5] やや難しい
        [6] 難しい
       *[7] とても難しい
    }
puzzle-mark-first = 一度で解決
puzzle-mark-helped = ヒントを使って解決
puzzle-mark-later = あとで解決
puzzle-mark-tried = まだ
puzzle-mark-shown = 答えを見た
puzzle-mark-open = 未挑戦
puzzle-leave = パズルの一覧へ
puzzle-back = 取り消す
puzzle-again = 最初から
puzzle-next = 次のパズル
puzzle-hint-where = 強調されたところから始めましょう。次は手、その次は答えです。
puzzle-hint-next = 次のヒント
puzzle-answer = 答えを見る
puzzle-solved = 解けました：{ $value }。
puzzle-best = 解けました：{ $value }。これが最善です。
puzzle-not-yet = まだです：{ $value }。もっと良い手があります。取り消すか、最初からやり直しましょう。
puzzle-failed = うまくいきませんでした。取り消すか、最初からやり直しましょう。
puzzle-lost = ここからは目標に届きません。取り消すか、最初からやり直しましょう。
puzzle-shown = これが答えです：{ $value }。
puzzle-none = { $game }のパズルはまだありません。
puzzle-none-others = その日のパズルへ
puzzle-none-play = { $game }で遊ぶ
puzzles-to-come = { $date }のパズルは、その日のUTC零時に公開されます。
puzzles-since = 最初のパズルは{ $date }のものです。

# Practice.
practice-heading = 練習
practice-link =
    { $count ->
        [0] 終わりなく練習
       *[other] 終わりなく練習 · 今日{ $count }問
    }
practice-endless = 終わりのないパズル
practice-about = 好きな難しさで、次から次へ。解いた数を覚えているのはこの端末だけです。
practice-difficulty = 難しさ
practice-any = おまかせ
practice-solved =
    { $count ->
        [0] まだ始めていません
       *[other] { $count }問解きました
    }
practice-leave = 練習に戻る
practice-skip = 別の問題へ（これはあとでまた出ます）
mistakes-heading = 自分のミス
mistakes-none = 対局のあとで自分の判断を見て、うまくいかなかったところを残しましょう。ここにパズルとして戻ってきます。
mistakes-due =
    { $count ->
        [0] 今日の分はありません。
       *[other] 今日は{ $count }問です。
    }
mistakes-begin = 練習する
mistakes-all = 残した{ $count }問をすべて見る
mistakes-delete = すべて削除
mistakes-sure = すべて削除しますか？元には戻せません。
mistakes-yes = はい、すべて削除
mistakes-no = 残しておく
mistake-due = 今日の分
mistake-later = 次は{ $date }
mistake-delete = これを削除
mistake-ask = ここで勝つ見込みを{ $percent }%失いました。もっと良い手は？
mistake-ask-right = ここでは正しい手を逃しました。どれでしょう？
mistake-same = それはあのとき指した手です。もう一度どうぞ。
mistake-wrong = それではありません。もう一度どうぞ。
mistake-cannot = ここではできません。
mistake-right = 正解：{ $what }
mistake-shown = 最善は：{ $what }
mistake-next = 次へ
mistake-done = 今日はここまで
practise-these = この{ $count }問を練習する
practise-kept = 練習に残しました。そこでまた出ます。
practise-failed = うまくいきませんでした。もう一度どうぞ。

# Lessons.
lesson-show = 教えて
lesson-where = どこ？
lesson-leave = レッスンを終える
lesson-title = ゲームを学ぶ
lesson-step = { $steps }のうち{ $step }番目
lesson-jumps = ここからは別の局面です。
lesson-over = 遊び方はこれだけです。あとは遊ぶうちに身につきます。やさしいボットが待っています。
lesson-over-table = こんな流れです。あとは遊びながら覚えられます。テーブルが待っています。
lesson-back = テーブルに戻る
lesson-play = 本番のゲームを始める

## You

you-title = あなた · Parlour
you-heading = あなた
you-known = この家では{ $names }として、{ $tables }つのテーブルに席があります。
you-unnamed = この家はあなたを知っていますが、どのテーブルにも席がありません。
you-new = 初めてですね。テーブルに着けば、この端末があなたを覚えます。アカウントはいりません。
name-text = テーブル、大会、サークルでほかの人に見える名前です。これまでに遊んだ所でも変わります。
name-keep = この名前にする
name-done = これからは{ $name }さんです。
you-welcome = ようこそ、{ $names }さん。この端末はあなたのものになりました。
you-welcome-back = ようこそ。この端末はあなたのものになりました。
along-heading = 別の端末で
along-text = そちらでリンクを開くか、コードを読み取ると、どちらの端末でもすべての席に着けます。
along-make = リンクを作る
along-again = 別のリンクを作る
along-link = 別の端末へのリンク
along-until = 使えるのは{ $time }まで、一度だけです。ほかの人に渡さないでください。
passkeys-heading = パスキー
passkeys-text = 電話、パソコン、パスワード管理アプリにパスキーを保存できます。パスワードなしで、どの端末でもまた自分に戻れます。
passkeys-text-new = ここでパスキーを作りましたか？ それでまた自分に戻れます。
passkeys-label = パスキーの名前
passkeys-keep = この名前をパスキーで残す
passkeys-have = パスキーを持っています
passkeys-instead = ほかの人のパスキーを使うと、この端末はその人のものになります。先に自分のファイルを保存してください。
passkeys-unused = { $made }に作成、まだ使っていません
passkeys-used = { $made }に作成、最後に使ったのは{ $used }
passkeys-elsewhere = { $host }用
passkeys-remove = パスキー「{ $label }」を外す
passkeys-kept = パスキーを保存しました。
passkeys-removed = 「{ $label }」はここではもう使えません。端末からも削除してください。
passkeys-not-here = パスキーには https と名前のあるアドレス、対応するブラウザが必要です。ここではリンクかファイルも使えます。
keep-heading = 取っておくファイル
keep-heading-new = 前に来たことがありますか？
keep-text = このファイルがあれば、どの端末でもまた自分に戻れます。持っている人はあなたとして遊べます。鍵のように保管してください。
keep-text-new = そのとき保存したファイルを使うか、別の端末のこのページでリンクを作ってください。
keep-save = ファイルを保存
keep-open = ファイルを使う…
keep-instead = ほかの人のファイルを使うと、この端末はその人のものになります。先に自分のファイルを保存してください。
keep-wrong = { $file } は客のファイルではありません。正しいファイルの名前は「parlour-guest.json」です。
arrive-heading = あなたですか？
arrive-text = このリンクで、この端末もあなたのものになり、リンクを作った端末のすべての席に着けます。
arrive-lose = この端末ではすでに{ $tables }つのテーブルに席があります。ここからはもう遊べなくなります。「このままにする」を選び、先にファイルを保存してください。
arrive-yes = はい、わたしです
arrive-no = このままにする
forget-heading = わたしを忘れる
forget-text = すべてのテーブルから名前が消えます。進行中の対局はボットが続け、始まる前ならリンクで着いた席はまた空きます。ファイルもほかの端末も使えなくなります。
forget-kept = 対局の記録は、あなたなしで残ります。どの対局も一手ずつ確かめられます。
forget-sure = これは元に戻せません。
forget-yes = はい、忘れてください
forget-no = やめる
forget-done = ここではもう忘れられました。

## Tables for days

terms-pace = 遊び方
terms-evening = 今晩
terms-days = 何日もかけて
terms-time = 一手の持ち時間
days-any = 制限なし
days-count = { $count }日
terms-late = 時間切れになったら
late-bot = ボットが続ける
late-free = 席が空く
terms-back = その前に戻った人は、すぐに席に着けます。休みの日は時間が進みません。
terms-warm = ボットが席を守る
terms-warm-told = 2分間いない人の代わりに、戻るまで遊びます。
terms-said = 何日もかけて、好きなときに指します。
terms-said-bot = 何日もかけて遊びます。一手に{ $days }日です。時間切れになると、戻るまでボットが続けます。
terms-said-free = 何日もかけて遊びます。一手に{ $days }日です。時間切れになると、ほかの人が席に着けます。
terms-said-warm = 席を外している間は、ボットが席を守ります。
left-none = 時間切れ
left-little = 残り1時間未満
left-hours = 残り{ $count }時間
left-days = 残り{ $count }日
free-heading = 席が空いています
free-text = { $name }さんは時間内に指しませんでした。このテーブルの約束どおり、代わりに最後まで遊べます。
free-watch = 見るだけ
holidays-heading = 休みの日
holidays-text = この日は、どのテーブルでもあなたの持ち時間が進みません。1年に30日までです。
holidays-first = 開始
holidays-last = 終了
holidays-add = 追加
holidays-drop = 休みをやめる：{ $days }
holidays-many = 1年に30日を超えます。
holidays-wrong = 最初と最後の日を、60日以内で選んでください。

## Clocks

terms-clock = 時計
control-none = なし
control-bank = { $minutes }分
control-adds = { $minutes }分+{ $seconds }秒
control-waits = { $minutes }分、各手{ $seconds }秒は別
control-moves = 一手{ $seconds }秒
control-other = その他…
control-written = 自分で決める時計
control-told-none = 好きなだけ考えられます。
control-told-bank = 対局全体で、それぞれ{ $minutes }分です。時間が切れると負けです。3人以上ではボットが続けます。
control-told-adds = それぞれ{ $minutes }分で、一手ごとに{ $seconds }秒増えます。時間が切れると負けです。3人以上ではボットが続けます。
control-told-waits = それぞれ{ $minutes }分で、一手ごとに最初の{ $seconds }秒は減りません。時間が切れると負けです。3人以上ではボットが続けます。
control-told-moves = 一手に{ $seconds }秒です。時間が切れると負けです。3人以上ではボットが続けます。
control-told-other = 20：対局全体の分。5+3：一手ごとに3秒増えます。5d3：一手ごとに3秒は減りません。0d30：一手30秒。
control-said = 時計：それぞれ{ $clock }
wrong-clock = 20、5+3、5d3、0d30 のように書いてください。
wrong-clock-long = { $minutes }分と{ $seconds }秒までにしてください。
wrong-clock-short = 分のない時計には、0d30 のように一手の秒数が要ります。
seat-time = 残り時間：{ $time }
seat-time-runs = 残り時間：{ $time }、進行中
time-short = 残り{ $seconds }秒です。

## Ending early

early-heading = 途中で終える
early-resign = 投了する
early-draw = 引き分けを提案
early-undo = 待ったを頼む
early-call-off = 中止する
early-about-draw = ほかの人が同意すると、引き分けになります。
early-about-undo = ほかの人が同意すると、直前の手が取り消されます。
early-about-call-off = 対局は結果なしで終わります。最初の数手のあとは、ほかの人の同意が要ります。
early-about-call-off-alone = 対局はすぐに、結果なしで終わります。
early-about-resign = { $name }の勝ちになります。
early-about-resign-alone = 対局はここで終わります。
early-sure = 投了しますか？
early-stay = 続ける
early-resign-of = { $name }が投了する
early-asked-draw = 引き分けを提案しました。
early-asked-undo = 手の取り消しを頼みました。
early-asked-call-off = 中止を頼みました。
early-agree = 同意する
early-decline = 断る
early-withdraw = 取り下げる
claim-gone = { $name }さんは1分間いません。
claim-win = ここで終えて、勝ちにできます。
claim-bot = 代わりにボットに続けさせられます。
claim-win-do = 勝ちにする
claim-bot-do = ボットに任せる
claim-wait = もう少し待つ

## Notices

notices-heading = あなたの番になったら
notices-text = Parlour を開いている間は、タイトルとバッジで分かります。ほかにも知ることができます。
push-begin = この端末に通知する
push-end = この端末への通知をやめる
push-denied = このブラウザはこのページの通知を表示しない設定です。ブラウザの設定で変えられます。
push-none = 通知には安全なアドレス（https）と対応するブラウザが必要です。フィードはなくても使えます。
feed-text = フィードリーダー用のフィードは、ゲームとテーブルと相手の名前だけを伝え、局面は伝えません。アドレスは秘密です。
feed-address = フィードのアドレス
feed-make = アドレスを作る
feed-again = アドレスを変える
feed-stop = フィードを終える

## Talk

saying = { $name }：{ $text }
saying-waits = まだ伝わっていません：{ $text }
phrase-hello = こんにちは！
phrase-luck = がんばって！
phrase-well = お見事！
phrase-nice = いい手ですね！
phrase-thanks = ありがとう！
phrase-moment = 少し待ってください…
phrase-sorry = ごめんなさい！
phrase-oops = おっと！
phrase-again = もう一度？
phrase-bye = さようなら！
talk-words = 自分の言葉で
talk-send = 言う
talk-mute = { $name }さんの言葉を表示しない
talk-hear = { $name }さんの言葉を表示する
terms-talk = 決まり文句だけでなく、自由に書ける

# A moment for others.
share-moment = この場面を共有
share-png = 画像（PNG）
share-svg = 図（SVG）
share-print = 印刷
share-failed = 画像を作れませんでした。
film-make = 動く画像
film-going = { $pictures }枚中{ $count }枚目…
film-done = { $pictures }枚、{ $size } MB。
film-some = 場面は全部で{ $moments }あり、一部は省きました。
film-alt = 一手ずつ見る対局全体
film-save = 保存・送信
film-stop = 中止
film-back = 戻る

# The score on paper.
sheet-print = 得点表を印刷
sheet-date = 印刷日：{ $date }
sheet-option = { $label }：{ $value }
sheet-moves = 手順

# Looking together.
lead-heading = いっしょに見る
lead-text = このテーブルを見ている人は、あなたが見ている場面と指し示す所を見られます。場所に触れるか、ある場所から別の場所へドラッグしてください。
lead-begin = ほかの人に見せる
lead-end = 見せるのをやめる
lead-shows = { $name }さんが見せています。
lead-follow = ついていく
lead-later = 今はしない
lead-following = { $name }さんについていっています
lead-leave = ついていくのをやめる
lead-hand = { $name }さんに引き継ぐ
lead-offered = { $name }さんから引き継ぎの申し出があります。
lead-mine = ほかの人に見せています
lead-circle = { $name }さんが指しているのは{ $place }
lead-arrow = { $name }さんが指しているのは{ $place }から{ $end }へ

# Matches from elsewhere, and what might have been.
look-heading = 対局を見る
look-text = 対局ファイルを選ぶか、このページのどこかにドロップしてください。
look-private = ファイルは確かめて描くためにこの家へ送られます。何も保存されず、どこにも渡されません。
look-open = 対局ファイルを開く
look-wrong = { $file } は表示できません。
look-position = この局面
look-link-wrong = このリンクには局面がありません。途中で切れているかもしれません。もう一度もらい、全体をコピーしてください。
what-if = もしも { $number }
what-if-free = もしも
what-if-begin = ここから続ける
what-if-text = ここからあなただけの「もしも」が始まります。対局そのものは変わりません。
what-if-guessed = あなたに見えないものは推測です。
what-if-guessing = { $name }：見えないものは推測です。
what-if-sides = すべての席をプレイする
what-if-alone = 続ける
what-if-against = または { $name } としてボットと対戦:
what-if-bots = またはボットと対戦:
what-if-own = あなたの「もしも」
what-if-after = { $move ->
    [0] 最初から
   *[other] { $move } 手目の後
}
what-if-name = この「もしも」の名前
what-if-call = 名前を保存
what-if-back = 対局に戻る
share-position = この局面へのリンクをコピー
keep-file = ファイルを保存
look-why-file = これは対局ファイルではないか、壊れています。
look-why-game = この家にないゲームの対局です。
look-why-edition = この家のものより新しいルールで行われた対局です。
look-why-seed = この対局はまだ終わっていません。終わるまで偶然は秘密です。
look-why-seed_commitment = シードが、対局前に約束されたものと違います。
look-why-events = 手が終局まで続いていないか、ありえないほど多くあります。
look-why-result = 結果が、手の導くものと違います。
look-why-event = { $move } 手目はこのように打てません。
look-why-field = 対局らしくないところがあります: { $field }。
problem-branch_gone = 対局がそうなったことはないか、取り消されました。
problem-branch_memory = 覚えておくべきものは、対局が終わるまで再び見せません。
problem-branch_over = そこでは対局が終わっています。前の場面に戻ってください。
problem-branch_secret = このゲームの局面は、対局が終わってから渡せます。
problem-branch_fair_play = いまこのゲームの大切な対局中です。すべての席を自分で動かしてください。ボットはその対局が終わると戻ります。

## ガイド

guide-title = ルール · Parlour
guide-clauses = 正確なルール（英語）
guide-all = すべての正確なルール（英語）
guide-contents = このページの内容
guide-link = 絵で見るルール

## カードや薬に書く色の文字

card-letter = { $colour ->
    [v] 紫
    [c] 水
    [y] 黄
    [o] 橙
   *[r] 赤
}
pill-letter = { $colour ->
    [blue] 青
    [green] 緑
    [yellow] 黄
   *[red] 赤
}

## サーバーなしで、この端末で

here-offer = オフラインで遊ぶ
here-kept = この端末にあります
here-text = Parlour をこの端末に置きます（{ $size } MB、一度だけ）。そのあとは、ボットとの対戦もレッスンもパズルも、どこでも接続なしで遊べます。
here-text-kept = ボットとの対戦、レッスン、パズルは、ここでは接続がなくても遊べます。
here-fetch = この端末に置く
here-drop = 取り除く
here-spares = ボットにこの端末で考えさせる
here-spares-text = ひとりでボットと遊ぶとき、ボットとヒントはサーバーではなくこの端末で考えます。電池を節約したいときは切ってください。
here-drop-text = 取り除いても、この端末の対局は残ります。
here-coming = { $total } MB 中 { $done } MB
here-setting = テーブルを用意しています…
here-done = できました。Parlour はこの端末にあります。
here-offline = オフラインですが、Parlour はここにあります。ボットとの対戦、レッスン、パズルを続けられます。
here-mark = この端末
here-where = 遊ぶ場所
here-where-server = ネットワーク
here-where-device = この端末
here-take = ここで遊ぶ
here-newer = 新しい Parlour が届きました。この対局はこのまま続き、次の対局から新しくなります。
here-renew = 今すぐ使う
here-later = あとで
here-move-device = この端末に移す
here-move-device-text = お出かけですか？ この対局は接続なしで続けられます。
here-move-server = サーバーに移す
here-move-server-text = サーバーに移すと、ほかの端末からもこの対局を続けられます。
here-moved = この対局は別の場所で続いています。あなたの対局の一覧をご覧ください。
problem-here-elsewhere = この端末の対局は、別のタブで開いています。
problem-here-no_wasm = このブラウザーには WebAssembly がないため、単独では遊べません。別のブラウザーか、新しいものをお使いください。
problem-here-no_storage = このブラウザーは、プライベートウィンドウなどで保存を許していません。通常のウィンドウで開き、保存を許可してください。
problem-here-no_room = この端末に空きがありません。空きを作って、もう一度お試しください。
problem-here-no_memory = メモリーが足りません。ほかのタブやプログラムを閉じて、もう一度お試しください。
problem-here-damaged = 途中でデータが壊れました。もう一度お試しください。
problem-here-failed = この端末の Parlour が止まりました。対局の記録は無事です。
problem-here-offline = 最初の一度だけ、接続が必要です。つながったら、もう一度お試しください。
problem-moved = この対局は別の場所で続いています。

## レーティング

onlookers = 観戦中：{ $names }
onlookers-unnamed = 名前のない人{ $count }人
onlookers-unseen = 知られずに観戦する
onlookers-unseen-told = ここにいることは他の人に表示されません。すべてのテーブルで有効です。

terms-rated = レーティング戦
terms-rated-told = 結果がレーティングに反映されます。先手は自由に選べる通常のルールで、ヒントはなく、誰かが応じた手は戻せません。
terms-rated-usual = レーティング戦は通常のルールで行います。もう一度オンにすると通常のルールに戻ります。
terms-said-rated = レーティング戦です。
rated-program = プログラムが参加しています。結果はプログラムのレーティングにだけ反映され、人のレーティングは変わりません。
ratings-title = レーティング · Parlour
ratings-heading = レーティング
ratings-about = レーティング戦でのみ変わります。ゲームの準備で「レーティング戦」をオンにしてください。ボットは常に測定された強さです。
ratings-see = レーティングを見る
ratings-of = { $game }のレーティング
ratings-all = すべてのゲーム
ratings-seats = 人数
ratings-none = まだ誰も載っていません。レーティング戦を{ $least }回以上して強さがはっきりすると載ります。
ratings-programs = プログラム
ratings-programs-about = プログラムのレーティングは別です。プログラムが参加した対局で人のレーティングが変わることはありません。
ratings-place = 順位
ratings-name = 名前
ratings-points = レーティング
ratings-matches = 対戦数
ratings-within = { $points } ± { $within }
ratings-bot = ボット：{ $level }
ratings-program = プログラム：{ $name }
ratings-early = まだ不確か
person-title = { $name } · Parlour
person-you = あなたのページ
person-program = これはプログラムです。
person-program-of = { $owner }のプログラムです。
person-unnamed = 名前のない人
person-forgotten = 誰か
person-own = あなたのレーティングと対戦
person-habits = 遊び方
person-habits-help = 終わったレーティング戦で数えます。比べられる最初の手と、考えた時間です。
person-spent = { $matches }局で{ $time }
person-opening = { $matches }回、得点の{ $won }
person-latest = 最近のレーティング戦
person-against = 対戦相手別
person-record = { $won }勝 { $drawn }分 { $lost }敗
person-won = 勝ち
person-drawn = 引き分け
person-lost = 負け
person-with = { $names }と

## 家の運営

away-heading = 入れません
kids-note = ここはキッズモードです。決まったことばだけを使い、時計はありません。
kids-setup = キッズモードです。時計も日数もなく、決まったことばだけを使います。
desk-title = 家の運営 – Parlour
desk-heading = 家の運営
desk-hello =
    { $role ->
    [owner] { $name } さん、この家のオーナーです。
   *[operator] { $name } さん、この家の運営者です。
}
desk-leave = 離れる
desk-token = トークン
desk-token-told = サーバーの管理者が「parlour house operator add」で作ったものです。このタブを閉じるまで保存されます。
desk-enter = 入る
desk-tables = テーブル
desk-tables-told = 新しい順です。だれがどこにいるかと、対局は観戦者に見えることだけが見えます。
desk-find = 名前、ゲスト、テーブル
desk-find-go = 探す
desk-no-tables = そのようなテーブルはありません。
desk-made = { $at } 作成
desk-state-waits = 人を待っています
desk-state-began = 開始済み
desk-state-closed = 閉鎖
desk-unnamed = 名前なし
desk-bot = { $name }（ボット）
desk-open = 空席
desk-look = 見る
desk-close = このテーブルを閉じる
desk-close-sure = このテーブルを閉じますか。対局は取りやめになり、だれも入れなくなります。
desk-closed-done = テーブルを閉じました。
desk-name = 新しい名前
desk-rename = 名前を変える
desk-renamed = 新しい名前がすべてのテーブルに出ます。
desk-how-long = 期間
desk-span-hour = 1時間
desk-span-day = 1日
desk-span-week = 1週間
desk-span-month = 30日
desk-reason = 理由（日誌用）
desk-mute = 発言を止める
desk-ban = 入室を止める
desk-muted-done = このゲストの発言を止めました。
desk-banned-done = 入室を止めました。
desk-held = 止めている人
desk-nobody-held = 止めている人はいません。
desk-is-banned = { $whom }：{ $until } まで入室停止
desk-is-muted = { $whom }：{ $until } まで発言停止
desk-lift = 解除する
desk-lifted = 解除しました。
desk-network = アドレスまたはネットワーク
desk-words = 使わないことば
desk-words-told = 名前とメッセージで使えません。単語全体で、大文字小文字や似た文字も同じに扱います。
desk-word = ことば
desk-remove = 使わない
desk-word-removed = 使わないことばに加えました。
desk-allow = 使えるようにする
desk-kids = キッズモード
desk-kids-told = 決まったことばだけ、時計なし、日数なし、席は友だちのリンクだけ、お知らせなしです。
desk-kids-house = 家全体でオンにする
desk-kids-begin = そこでオンにする
desk-kids-on = キッズモードをオンにしました。
desk-kids-off = キッズモードをオフにしました。
desk-end = オフにする
desk-whole-house = 家全体
desk-forgotten = 忘れられたゲスト
desk-operators = 運営者
desk-operator-is =
    { $role ->
    [owner] { $name }（オーナー）
   *[operator] { $name }
}
desk-operator-name = 名前
desk-operator-make = 運営者を加える
desk-operator-made = このトークンを今渡してください。もう表示されません。
desk-role = 役割
desk-role-operator = 運営者
desk-role-owner = オーナー
desk-token-made = 新しいトークン
desk-revoke = 取り消す
desk-revoke-sure = { $name } さんのトークンを取り消しますか。もう使えなくなります。
desk-revoked = トークンを取り消しました。
desk-journal = 日誌
desk-console = コマンドラインのだれか
desk-organiser = 主催者
desk-entry = { $who }：{ $what }（{ $whom }）
desk-until = { $until } まで
desk-earlier = 前のもの
desk-did-ban = 入室を止めました
desk-did-unban = 入室停止を解きました
desk-did-mute = 発言を止めました
desk-did-unmute = 発言停止を解きました
desk-did-remove-word = ことばを使わないようにしました
desk-did-allow-word = ことばを使えるようにしました
desk-did-kids-on = キッズモードをオンにしました
desk-did-kids-off = キッズモードをオフにしました
desk-did-close = テーブルを閉じました
desk-did-call-off = テーブルの対局を打ち切りました
desk-did-rename = 名前を変えました
desk-did-add-operator = 運営者を加えました
desk-did-revoke = 運営者を取り消しました
tour-heading = 大会
tour-about = 何回戦かを競い合います。画面でも、本物のテーブルでも、その両方でも遊べます。
tour-new = 新しい大会
tour-own = あなたの大会
tour-open = だれでも参加できる大会
tour-entering = 開始前
tour-organiser = 主催者です
tour-all = すべての大会
tour-game = ゲーム
tour-format = 対戦の組み方
tour-format-swiss = スイス式
tour-format-round-robin = 総当たり
tour-format-elimination = 勝ち抜き
tour-format-league = リーグ
tour-format-arena = アリーナ
tour-format-thirty-six = 36のルールの大会
tour-format-duplicate = デュプリケートの会
tour-told-swiss = 毎回、得点の近い人と対戦します。だれも脱落しません。
tour-told-round-robin = 全員と対戦します。
tour-told-elimination = 勝った人が残り、最後の一人まで続けます。参加は1回戦の前までです。
tour-told-league = 何週間かかけて全員と対戦します。
tour-told-arena = 空いている人どうしを、何度でも組み合わせます。
tour-told-thirty-six = 一つのテーブルに2～3人。全員が一度ずつ先手になり、駒の少ない人が勝ちです。
tour-told-duplicate = 全員に同じ配りが渡るので、運はみな同じです。対戦相手は成績によりません。
tour-where = 遊ぶ場所
tour-where-screens = 画面
tour-where-tables = 本物のテーブル
tour-where-mixed = 画面とテーブル
tour-where-told-screens = 全員が自分の端末で参加します。テーブルは自動で開き、結果も自動で入ります。
tour-where-told-tables = 本物のテーブルで遊び、結果を入力します。
tour-where-told-mixed = 端末で参加した人どうしは画面で遊びます。ほかの結果は入力します。
tour-scoring = 採点のしかた
tour-scoring-fitted = すべての点差から算出
tour-scoring-compared = ほかの人と比較
tour-scoring-told-fitted = 得点は、相手がだれでも、1試合あたり平均を何点上回るかです。
tour-scoring-told-compared = 得点は、同じ配りと席の人のうち、成績で上回った人の割合です。
tour-seats = 一つのテーブルの人数
tour-how-many = 回戦数
tour-best-of = 最大の対局数
tour-options = ゲームのルール
tour-title = 大会名
tour-listed = 全員の一覧に載せる
tour-found = 作成する
tour-span = 時間
tour-span-none = 自分で終了するまで
tour-span-told = 「開始」を押すと、時間になるまで、空いている人どうしが数秒ごとに組み合わされます。
tour-span-none-told = 空いている人どうしを、好きなときに組み合わせます。
tour-rounds = { $count }回戦
tour-sizes = 最大{ $most }人のテーブル
tour-series = 最大{ $count }局
tour-players = { $count }人
tour-next-wait = 参加者を待っています。リンクを送ってください。
tour-next-pair = { $round }回戦を始められます。
tour-next-results = 対戦中です。
tour-next-over = 大会は終わりました。ご参加ありがとうございました！
tour-winner = { $count ->
    [1] 大会は終わりました。優勝は{ $names }さんです。ご参加ありがとうございました！
   *[other] 大会は終わりました。{ $names }が同点で1位です。ご参加ありがとうございました！
}
tour-next-closed = 終了
tour-next-start = 主催者が「開始」を押すと始まります。
tour-next-until = { $time }まで。空いている人は自動で組み合わされます。
tour-next-soon = 数秒で卓が決まります。このページでお待ちください。
tour-forfeit = 相手が来なかったので、あなたの勝ちです。
tour-come-soon = 90秒以内に行かないと負けになります。
tour-your-name = 名前
tour-enter = 参加する
tour-leave = 抜ける
tour-back = 戻る
tour-you-are = { $name }として参加しています。
tour-you-were = { $name }さんは抜けています。いつでも戻れます。
tour-claim = 名前がすでに一覧にありますか
tour-claim-name = 一覧にある名前
tour-claim-ask = これは私です
tour-claim-told = 主催者が名前を入力してくれたときは、申し出て、表示される番号を主催者に見せてください。その後はテーブル、結果、お知らせがこの端末に届きます。
tour-claim-asked = { $name }としての参加を申し出ました。主催者にこの番号を見せてください：{ $number }
tour-claim-declined = 主催者は{ $name }さんではないと答えました。
tour-claim-told-desk = { $name }としての参加の申し出です。番号は{ $number }。本人ですか。
tour-claim-agree = はい、本人です
tour-claim-decline = いいえ
tour-your-table = あなたのテーブル：{ $table }
tour-series-game = 第{ $game }局（最大{ $count }局）
tour-go = テーブルへ
tour-type-told = 対局が終わったら結果を入力してください。一人が入力すれば十分です。
tour-table = テーブル{ $table }
tour-watch = 観戦
tour-type = 結果を入力
tour-correct = 訂正
tour-byes = 今回は休み：{ $names }
tour-byes-point = 今回は休み（1点）：{ $names }
tour-who-won = 勝者
tour-won = { $name }の勝ち
tour-draw = 引き分け
tour-points = 得点
tour-games = 勝ち数
tour-points-missing = 全員の数字を入力してください。
tour-note = 結果を記録
tour-no-show = 来なかった人がいる
tour-not-there = { $name }は来なかった
tour-absent = 不在
tour-brackets-games = かっこの中は、シリーズで勝った局数です。
tour-brackets-points = かっこの中は、ゲームの点です。
tour-organise = 主催者用
tour-pair = { $round }回戦を組む
tour-start = 開始
tour-in-play = 対局中の卓: { $count }
tour-names = 端末のない人（1行に1人）
tour-names-most = 一度に{ $most }人まで入力できます。
tour-add = 追加
tour-let-leave = 外す
tour-let-back = 戻す
tour-screen = 大画面表示
tour-sheet = 順位表ファイル
tour-share-desk = 共同主催者用リンク
tour-desk-told = このリンクを持つ人は主催者になれます。以前のリンクは使えません。
tour-become = この大会の主催に加わる
tour-close = 大会を終える
tour-close-sure = これ以上は組み合わせません。対戦中のテーブルは続けられます。
tour-go-on = 続ける
tour-share = 招待する
tour-link = 大会へのリンク
tour-scan = 大会へのコード
tour-night = 封印された配り
tour-night-told = この会の配りはすべて一つの秘密から決まります。その封印を最初の配りの前から表示します。書きとめるか、写真に撮ってください。最後に秘密が公開され、配りが変えられていないことをだれでも確かめられます。
tour-night-secret = 秘密
tour-night-verified = いまブラウザーで確かめました。秘密は封印と一致します。
tour-night-wrong = 秘密が封印と一致しません。
tour-night-check = 試合も確かめるには、テーブルでファイルを保存し、次を実行します。
tour-round = { $round }回戦
tour-standings = 順位表
tour-score = 得点
tour-gone = 抜けた
tour-open-page = 参加・結果入力
tour-print = 印刷
tour-tie-buchholz = ブッフホルツ
tour-tie-buchholz-cut = ブッフホルツ・カット
tour-tie-median-buchholz = メディアン・ブッフホルツ
tour-tie-sonneborn-berger = ゾンネボルン・ベルガー
tour-tie-head-to-head = 直接対決
tour-tie-games-won = 勝ち数
tour-tie-game-points = 対局得点
tour-ties = 同点のときの決め方
tour-tie-told-buchholz = 対戦相手全員の得点の合計
tour-tie-told-buchholz-cut = 同じく、いちばん弱い相手を除く
tour-tie-told-median-buchholz = 同じく、いちばん弱い相手といちばん強い相手を除く
tour-tie-told-sonneborn-berger = 勝った相手の得点と、引き分けた相手の得点の半分
tour-tie-told-head-to-head = 同点の人との対戦成績
tour-tie-told-games-won = 勝った回数
tour-tie-told-game-points = 試合の点数の合計
tour-return = 大会に戻る
tour-leave-told = 大会ではこの対局は負けになり、アリーナからも抜けます。

## いま、ここにいる人

terms-open = この家の誰でも参加できる
terms-open-told = このテーブルは「いま、ここにいる人」に載り、相手を探している人が座れます。
terms-said-open = この家の誰でも参加できます。
lobby-title = いま、ここにいる人 · Parlour
lobby-heading = いま、ここにいる人
lobby-shelf = いっしょに遊ぶ人を見つける
lobby-wait-for-you = { $count }卓が相手を待っています
lobby-seek = ここにいる人と遊ぶ
lobby-seek-told = 2人用、通常のルール、時計なしです。待っている人がいなければ、次に来た人があなたの向かいに座ります。
lobby-game = ゲーム
lobby-any = どのゲームでも
lobby-play = 遊ぶ
lobby-waiting = 相手を待っています
lobby-nobody = いま待っている人はいません。「遊ぶ」を押して、最初の一人になりましょう。
lobby-playing = 対戦中
lobby-sit = 座る
lobby-free = 空席{ $count }
lobby-watching = { $count }人が観戦中
lobby-off = オフ
lobby-anybody = この家の誰でもここに座れます。このページを開いたままにしてください。そろうと自動で始まります。
lobby-lead = 誰かが来るのを待っています。リンクを送ることもできます。対局は自動で始まります。
lobby-others = ほかの人も待っています
lobby-kids = キッズモードです。友だちのリンクから、友だちと遊びましょう。
lobby-site = このページには家のサーバーがないため、ほかの人はいません。ひとりで、またはとなりの人と遊びましょう。
problem-nobody_waits = そこで待っている人はもういません。別のテーブルを選んでください。
announcements = お知らせ
desk-announce = 知らせる
desk-announce-text = 本文
desk-announce-until = 期限（空でもかまいません）
desk-announce-told = 最初のページと「いま、ここにいる人」で、訪れた人みんなが読みます。ページのアドレスはリンクになります。
desk-announced = みんなに表示されています。
desk-unannounce = 取り下げる
desk-unannounced = もう表示されません。
desk-did-announce = お知らせを掲示しました
desk-did-unannounce = お知らせを取り下げました
circles = 友だちと
circle-begin = サークルを作る
circle-begin-told = リンクを友だちに送りましょう。それぞれが今日のパズルを解き、おたがいの結果が見られます。
circle-title = サークル · Parlour
circle-heading = 友だちとパズル
circle-about = 誰がその日のパズルを何回目の答えで解いたかが見えます。解き方は見えません。その日のうちに、この家につながっているときに解いたものだけが数えられます。
circle-solve = 今日のパズルへ
circle-invite = 友だちを誘う
circle-link = このサークルへのリンク
circle-enter = 参加する
circle-name = この名前を使う
circle-leave = このサークルを抜ける
circle-nothing = ここ数日は何も解いていません。
circle-first = 最初の答えで正解
circle-solved = { $count }回目の答えで正解
circle-tried = { $count ->
    [0] まだ答えていません
   *[other] { $count }回答えて、まだ解けていません
}
circle-helped = { $how }（ヒントあり）
circle-result = { $game }：{ $how }

## 印刷して切り抜く

print-it = 印刷する
print-part = 内容
print-part-pieces = コマ
    .does = すべてのコマを実物大で。切り抜いて、テーブルで遊べます。
print-part-rules = ルール
    .does = 図解の例と、すべてのルールの冊子です。
print-part-scores = 得点表
    .does = 書き込める用紙です。
print-paper = 用紙
print-paper-a4 = A4
print-paper-letter = レター
print-backs = 裏面
print-save = PDFを保存
print-ink = インクを節約
print-large = 大きく
print-codes = 写真用コードつき
print-true = 「ページに合わせる」を使わず、100 %で印刷してください。1枚目にある50 mmの線で、大きさを確かめられます。
print-backs-duplex = 裏側に
    .does = 両面印刷で、長辺とじにしてください。
print-backs-fold = 折る
    .does = 表と裏を折り合わせて貼り、それから切ります。
print-backs-none = なし
    .does = 表だけ。裏に色の付いたスリーブ用です。

## 局面の編集

edit-open = 局面を編集
edit-heading = { $game }の局面を編集
edit-tools = 編集の道具
edit-undo = 元に戻す
edit-redo = やり直す
edit-new = 人数とオプション
edit-new-text = 盤を並べ直すか、今の並びのままオプションだけを変えます。今の局面は「元に戻す」で戻ります。
edit-new-begin = 並べ直す
edit-new-keep = 今の並びのまま変える
edit-share = 共有
edit-share-text = このリンクを開いた人は、局面を見て、続きを編集したり遊んだりできます。
edit-link = この局面へのリンク
edit-print = 印刷
edit-play = ここから遊ぶ
edit-play-as = ボットとの対戦での席
edit-how = 駒を引いて動かすか、駒に触れてから置く場所に触れてください。矢印キーで盤の上を動けます。
edit-empty = 空き
edit-on = { $what }の上
edit-place = { $what }、{ $zone }、{ $row }行{ $column }列
edit-place-hinted = { $place }。ヒントの示す場所です
edit-place-guilty = { $place }。誤りがあるのはここです
edit-several = { $what } { $count }個
edit-tray = 場にないもの
edit-tray-empty = すべて場にあります。
edit-turn = 手番
edit-turn-piece = 回す
edit-whole-turn = 盤を回す
edit-whole-mirror = 盤を左右反転
edit-take-away = 取り除く
edit-let-go = 放す
edit-fields = そのほかの記録
edit-fields-guilty = そのほかの記録（ここに誤りがあります）
edit-text = 文字で見る
edit-text-use = この文字を使う
edit-text-wrong = これは局面ではありません。ここに表示された形のJSONにしてください。
edit-none = なし
edit-seat-at = { $place }：{ $name }
edit-clause = { $clause }を読む
edit-wait = 盤を並べています…
edit-sound = このまま遊べます。手番：{ $who }。
edit-over = ここで対局は終わっています。
edit-hint-wrong = 局面が正しくなるまで手は示せません。上の指摘を直してください。
edit-hint-over = ここで対局は終わっているので、示す手はありません。
edit-hint-for = { $who }：{ $hint }
edit-hint-whose = ヒントを出す席
edit-not-drawn = 盤には最後に描けた局面が表示されています。「元に戻す」で戻れます。
edit-companion = 実際の卓にあるとおりに、ここに並べてください。エディターはその卓を知りません。間違いがあれば、条項とともにすぐ表示します。
layout-heading = この盤を残す
layout-name = この盤の名前
layout-keep = 残す
layout-kept = 「{ $name }」としてここに残しました。
layout-play = この盤で対局を準備する
layout-drop = 「{ $name }」を忘れる
layout-own = 自作の盤
layout-none = なし
fair-heading = 公平ですか？
fair-ask = ボットに試させる
fair-stop = 止める
fair-games = 1手先を読むボットの{ $games }ゲーム
fair-share = 開始から{ $place }番目：勝率{ $share }、おそらく{ $low }～{ $high }
fair-shared = 引き分け・勝者なし：{ $share }
fair-uneven = だれから始めるかが影響します。有利な席があります。
fair-even = 今のところ、有利な席は見られません。
fair-puzzles = 終盤の{ $positions }局面のうち{ $puzzles }つが、日替わりと同じ種類の問題になります。

## ゲームを設計する人のページ

design-open = 設定を試す
design-heading = もしルールが違ったら?
design-options = 設定
design-which = 変える案
design-first = A案
design-second = B案
design-usual = ふつうのゲーム
design-figures = 二つの案でのボットの対局結果
design-measure = 項目
design-unknown = まだ不明
design-won = 開始から{ $place }番目の席の勝ち
design-length = 長さ(手数)
design-skill = 一手先を読むとでたらめに勝つ割合
design-leads = 首位の交代
design-ahead = 勝者が先頭に立ち続け始める時点
design-undecided = 引き分け、または勝者なし
design-matches = これまでの対局数
design-range = { $low }~{ $high }
design-apart = おそらく違いがある
design-playing = ボットが対局中です。何も変えないあいだ、数値はより確かになります。
design-enough = それぞれ{ $matches }局で十分です。割合は3 %まで分かりました。
design-warming = このゲームのボットはまだ準備中です。
design-slow = この案の一局はボットには長すぎるため、ここでは対局しません。「parlour tune」と「parlour balance」なら行えます。
design-play = { $variant }で遊ぶ
design-links = 案で遊ぶ
design-about = 一手先を読むボットが、どの案も同じ配りで対局します。範囲は100回のうち95回、本当の値を含みます。このボットに言えることが人にも言えるとは限りません。

## 本物のテーブルで

companion-heading = 本物のテーブルで
companion-title = 本物のテーブルで{ $game } · Parlour
companion-lead = 本物のコマで遊びましょう。得点と時計と手番は、この端末が覚えます。
companion-of-table = この卓の得点をつける
companion-who = だれが遊ぶ？
companion-name = { $seat }番目の席の名前
companion-without = { $name }なしで
companion-another = もう1人
companion-first = だれから？
companion-begins-cards = 全員が1枚引き、いちばん良いカードの人から。数字と形の辺の合計、次に数字、次に色（赤が最高）で比べます。
companion-begins-lots = くじで決めます。
companion-begins-agree = 話し合いか、くじで決めます。
companion-begins-together = 全員が同時に始めます。
companion-draw = くじを引く
companion-drawn = { $name }から始めます。
companion-options = オプション
companion-begin = 始める
companion-turn = { $name }の番です。
companion-starts = { $name }から始めます。
companion-round = 第{ $round }ラウンド
companion-round-of = 第{ $round }ラウンド：{ $name }から
companion-note = 書き込む
companion-save = 訂正を保存
companion-undo = 元に戻す
companion-end = ゲーム終了（{ $clause }）
companion-closes = ゲーム終了です。残りを数えましょう。
companion-closing = 残り
companion-count = 数える
companion-won =
    { $count ->
       *[other] { $names }の勝ち！
    }
companion-nobody-won = 勝者はいません。
companion-nobody = なし
companion-again = もう一度
companion-scores = 得点
companion-line = 行
companion-total = 合計
companion-correct = { $line }行目を訂正
companion-correct-told = 行の番号に触れると訂正できます。
companion-wide = 表は横に動かせます。続きがあります。
companion-less = 減らす：{ $what }
companion-more = 増やす：{ $what }
companion-why = { $who }{ $why }（{ $clause }）
companion-range = { $field }：{ $least }から{ $most }まで。
companion-unless = { $field }：ここには何も書きません。
companion-refused-over = ゲームは終わっています。
companion-refused-turn = これでは手番の順が変わります。
companion-refused-ends = ゲームはまだ終わっていません。
companion-in-line = すると{ $line }行目が合いません。{ $why }
companion-clock = 時計
companion-choose-clock = 時計なし
companion-no-clock = 時計なし
companion-pause = 一時停止
companion-run = スタート
companion-anew = 最初から
companion-time-over = { $name }は時間切れです。
companion-time-up = 時間です！
companion-bids = 宣言
companion-bid = ピボット数
companion-who-bids = だれが宣言？
companion-bids-so = { $name }：{ $value }
companion-bids-made = 宣言の順
companion-bids-shown = 実演する順
companion-bid-refused = { $name }：宣言は20から1まで、前より少なく（{ $clause }）。
companion-bid-broken = { $name }の宣言は{ $value }です。それより多くは示せません（{ $clause }）。
companion-all-done = 全員もう終わり
companion-shows = { $name }が{ $value }を実演します。
companion-none-held = 成功した宣言はありません。
companion-holds = 成功
companion-fails = 失敗
companion-tv = 大きな画面で見る
companion-tv-waits = まだ始まっていません。
companion-to-sheet = スコアシートへ
companion-allowed = これはできる？
companion-leave = 最初から始める
companion-leave-sure = このシートを捨てる
companion-other = この端末には{ $names }のシートがあります。
companion-replace = この卓のシートを始める
companion-keep = そのまま続ける
companion-send = 結果を大会に送る
companion-sent = 結果を大会に送りました。
companion-to-tournament = 大会へ
companion-carry = ほかの端末へ
companion-carry-told = このリンクを開くと、今のシートをその端末で続けられます。
companion-carry-link = シートへのリンク
companion-carry-scan = ほかの端末で読み取る
companion-live = みんなの端末で共有
companion-live-told = このリンクを開くと、このシートを見て書き込めます。だれかが書くと、すぐにほかの端末にも出ます。ハウスが一週間預かります。
companion-live-begin = このシートを共有する
companion-live-link = 共有シートへのリンク
companion-live-scan = ほかの端末で読み取る
companion-live-tv = テレビ用
companion-live-stop = この端末だけで続ける
companion-live-on = 共有中：みんなの端末に出ます。
companion-live-off = ハウスにつながりません。書いたものはここに残り、つながりしだい送られます。
companion-live-gone = このシートの共有は終わりました。この端末には残っています。
companion-live-not = このシートの共有は終わっています。リンクをもう一度もらってください。
companion-meanwhile = 同じときにほかの人が書き、そちらが残りました。足りなければもう一度書いてください。
companion-copy = コピーだけ渡す
companion-take = { $names }のシートを使う

## Photographs of printed tables

see-heading = テーブルを撮影
see-text = コードつきで印刷した駒を並べ、全部が写るように真上から撮ってください。
see-choose = 写真を撮る・選ぶ
see-camera = カメラを使う
see-camera-sees = カメラの映像
see-camera-take = 撮影する
see-camera-refused = カメラを使えません。ブラウザーの設定で許可するか、写真を選んでください。
see-camera-none = カメラが見つかりません。写真を選んでください。
see-camera-busy = カメラの映像が届きません。ほかのプログラムが使っていませんか。
see-looking = 見ています…
see-unreadable = このブラウザーでは、そのファイルを画像として開けません。JPEGなら開けます。
see-problem-nothing = コードつきの駒が見つかりません。コードつきで印刷しましたか。
see-problem-others = これは別のゲームの駒のコードです。
see-problem-few = 読み取れた数が足りません。全体を、明るい所でくっきり撮ってください。
see-problem-part = 一部しか読み取れません。端まで写してください。
see-problem-two = テーブルが二つ写っています。一つずつ撮ってください。
see-problem-size = 余分なものが写っています。どけてください。
see-problem-crooked = 列からずれているものがあります。まっすぐにして、もう一度どうぞ。
see-problem-queen = 列と盤が一枚に収まらないため、このゲームは読み取れません。
see-edit = 代わりにエディターで局面を並べる
see-problem-game = このゲームの駒にはコードがありません。
see-asked = 読み取れない場所があります。「?」に触れて、そこにあるものを選んでください。
see-lies = { $row }行{ $column }番：{ $what }
see-unread = { $row }行{ $column }番：読み取れません。そこにあるものを選んでください
see-choose-piece = { $row }行{ $column }番には何がありますか。
see-list = 読み取った内容
see-empty = なし
see-beside = そばで読み取ったもの：
see-confirm = これで正しい
see-assumed = 伏せたカードや手番など、写真で分からないことは補います。
see-open = この局面を開く
see-refused = ルール上、この局面はありえません。
see-private = 写真はこの端末に残り、見つけたコードだけを送ります。
see-link = 印刷したテーブルを撮影
