# Tic Squared

summary = 自分の正方形をカード1枚ずつ広げ、ほかの人のところにも置いて、誰より早く手札をなくしましょう。
picture-1 = 正方形を1列ずつ広げます。カードは接するカードと共通点が必要です。
picture-2 = 2つ共通するTicなら、もう1枚置けます。ほかの人の正方形でもかまいません。
picture-3 = 手札の最後の1枚を置いた人の勝ちです。

# オプション
option-deck_size = カードの枚数
    .help = 使うカード。ふつうは2人で42枚、3人で63枚、4人で83枚
option-deck_out = 山札がなくなったら
    .help = 番を終える：その番を済ませて数える。続ける：引かずに続ける
option-deck_out-finish_turn = 番を終える
option-deck_out-play_on = 続ける
option-mode = 遊び方
    .help = 順番に、または時計を相手に全員同時に
option-mode-turns = 順番
option-mode-race = レース
option-race_penalty = レース：ペナルティ
    .help = レースでも、Ticが2つできたら、ほかの人が引くかどうか
option-race_idle_s = レース：待ち時間
    .help = 誰も動かないまま、全員にカードが配られるまでの秒数
option-race_limit_min = レース：制限時間
    .help = レースが終わるまでの分数
option-start = 先手
    .help = 誰から始めるか：引いた一番よいカード、くじ、または0から数えた席
option-start-value_draw = カードの強さ
option-start-random = くじ

# テーブル
first-cell =
    { $whose-is ->
        [me] あなたのグリッド、始まりのマス
       *[other] { $whose }さんのグリッド、始まりのマス
    }
has-chosen = { $held }、選び終えた
held-against = { $held } (−{ $cards })
went-out = あがり
score-grid = グリッド
score-hand = 手札
clock-idle = 待ち時間
clock-limit = レース

# すること
all-choose = 全員が最初のカードを選んでいます。
choose-start = あなたのグリッドの最初のカードを選んでください。
chosen = { $card }から始めます。ほかの人を待っています。
race = 合うところにどんどん置いて、好きなときに引いてください。
race-without-deck = 合うところにどんどん置いてください。
lay-or-draw = カードを置くか、引いてください。
lay-or-end = カードを置くか、番を終えてください。
none-fits-end = 合うカードがありません：番を終えてください。
none-fits-draw = 合うカードがありません：1枚引いてください。
again-draw-or-end = Ticです：もう一度置くか、引くか、番を終えてください。
again-or-end = Ticです：もう一度置くか、番を終えてください。
start-with = { $card }から始める
play =
    { $where ->
        [home] { $card }を自分のグリッドへ、{ $row }行{ $column }列
       *[away] { $card }をほかのグリッドへ、{ $row }行{ $column }列
    }
play-beside = { $play }、{ $cards }の隣：{ $made }
draw = カードを引く

# できない理由
one-start = まず全員が最初のカードを1枚だけ置きます。
other-visit = この番ではもう別のグリッドに置きました。自分のグリッドか、そのグリッドに置いてください。
visit-over = そのグリッドに置けるのはこの番ではもう終わりです。自分のグリッドに置いてください。
line-open = そのグリッドでは別のラインが途中です。先にそれを埋めてください（line_open）。
not-square = そのグリッドは正方形ではありません。長いほうの辺に沿って置いてください。
not-adjoining = 途中のラインのカードの隣に置いてください（not_adjoining）。
not-along = グリッドの辺に沿って、辺と辺を合わせて置いてください（not_adjoining）。
nic = { $card }と{ $other }には共通点がありません（nic）。
only-drawn = カードを引きました。それを置くか、番を終えてください。
last-needs-tic = 最後のカードは、ここでTicになるか、Ticの続きでなければなりません。無理なら1枚引いてください。
one-draw = 引けるのは1回で、置けるのはそのカードだけです。それを置くか、番を終えてください。
end-too-soon = 番を終える前に、カードを置くか引いてください。
draw-first = 置けるカードがありません。番を終える前に1枚引いてください。
no-turns = レースには終える番がありません。
cell-taken = ほかの人が先でした。そのマスにはもうカードがあります（cell_taken）。
no-card-or-grid = { $card }が手札にないか、そのようなグリッドがありません。
nothing-now = 今それはできません。

# できごと
chooses =
    { $who-is ->
        [me] あなたは最初のカードを選びました。
       *[other] { $who }さんは最初のカードを選びました。
    }
grids-start = 最初のカード：{ $starts }。
made =
    { $tics ->
        [0] Singleだけ
        [1] Ticが1つ
       *[other] Ticが2つ
    }
lays =
    { $who-is ->
        [me] あなたは{ $card }を自分のグリッドに置きました：{ $made }。
       *[other] { $who }さんは{ $card }を自分のグリッドに置きました：{ $made }。
    }
visits =
    { $who-is ->
        [me] あなたは{ $card }を{ $whose }さんのグリッドに置きました：{ $made }。
       *[other]
            { $whose-is ->
                [me] { $who }さんは{ $card }をあなたのグリッドに置きました：{ $made }。
               *[other] { $who }さんは{ $card }を{ $whose }さんのグリッドに置きました：{ $made }。
            }
    }
draws =
    { $who-is ->
        [me] あなたは{ $card }を引きました。
       *[other] { $who }さんは{ $card }を引きました。
    }
draws-cards =
    { $who-is ->
        [me] あなたはカードを{ $cards }枚引きました。
       *[other] { $who }さんはカードを{ $cards }枚引きました。
    }
fits-nowhere = どこにも合わないので、番は終わりです。
goes-out =
    { $who-is ->
        [me] あなたがあがって勝ちました。
       *[other] { $who }さんがあがって勝ちました。
    }
race-over = レースの時間が終わりました。
starts-by-lot = 時間切れです。選ばれていない最初のカードはくじで決まります。
nobody-moved = 時間内に誰も動きませんでした。
all-dealt = 時間内に誰も動かなかったので、全員にカードが1枚配られます。
