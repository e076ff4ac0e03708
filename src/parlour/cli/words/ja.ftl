# ゲームのことば以外に端末が言うこと。

player = プレイヤー{ $number }
bot = ボット{ $number }（{ $level }）
commitment = シードのコミットメント：{ $hash }
seed-was = シードは{ $seed }でした。
alone = { $who }さん、ほかの人が見ていないときにEnterを押してください …
several = 席の番号から始めてください。例：1: bid 4
between = その間に{ $moves }手
help = 番号、ルールどおりの手、または m（手の一覧）、b（盤面）、u（取り消し）、r 条項（ルール）、q（終了）を入力してください。
written = { $file }に書き出しました。
