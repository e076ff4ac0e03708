## The bar

home = Parlour、すべてのゲーム
to-light = 明るい表示にする
to-dark = 暗い表示にする
language = 言語
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
yours-title = ({ $count }) Parlour
shelf-offline = オフラインです。前回ご覧になったときの内容を表示しています。ゲームはあなたを待っています。
shelf-heading = 何で遊びましょうか？
shelf-icons = Pivot Pawns のアイコン：game-icons.net のアーティストの皆さん（CC BY 3.0）
try-again = もう一度試す
warming = ゲームを準備しています：{ $done }／{ $total }
players = { $count }人
players-range = { $least }～{ $most }人
minutes = { $minutes }分
by-designer = 作者：{ $name }

## Pages without a game

lost-heading = ここには何もありません
lost-link = ゲーム一覧へ
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
setup-more = 詳しい設定
setup-play = 遊ぶ
setup-pictures = 絵で見るゲーム
setup-clause = { $option }：条項 { $clause }
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
name-host = ホスト
name-friend = 友だち
name-friend-at = 友だち{ $seat }
bot = ボット

## Strengths of bots

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

## The lobby

invited = { $host }さんがあなたをゲームに招待しています。
guest = ゲスト
share = 共有
share-text = { $host }さんが{ $game }に招待しています。
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
being-laid = テーブルを準備しています…
waiting = 友だちを待っています
sit-here = ここに座る
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
leave-table = テーブルを離れる
drawer-rules = ルール
drawer-log = これまでの流れ
drawer-moves = できる手
drawer-result = 結果
drawer-leave = テーブルを離れますか？
board-size = 盤の大きさ
larger = 大きく
smaller = 小さく
whole-board = 盤全体
follow-game = ゲームを追う
show-large = 大きく表示：{ $place }
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
play-again = もう一度遊ぶ
swap-seats = 席を替える
other-games = ほかのゲーム
look-back-all = 振り返る
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
problem-too_fast = 速すぎます。数秒待ってください。
problem-starting = テーブルを準備しています。少し待ってからもう一度試してください。
problem-stale = 局面が変わりました。もう一度見てください。
problem-no-past = その場面はもう表示されません。

gallery = ギャラリー
gallery-tables = テーブル
gallery-controls = 操作部
gallery-pieces = 駒
gallery-width = 幅
gallery-height = 高さ
gallery-sheet = シート

## Tried in the mind

trying = 頭の中で{ $steps }手試しています。誰にも見えません。
place-tries = { $place }、試せます
trying-end = 元に戻す
