# ゲームのことば以外に端末が言うこと。

player = プレイヤー{ $number }
bot = ボット{ $number }（{ $level ->
    [first_steps] はじめの一歩
    [gentle] やさしい
    [casual] 気軽
    [club] クラブ
    [expert] 達人
   *[other] { $level }
}）
commitment = シードのコミットメント：{ $hash }
seed-was = シードは{ $seed }でした。
alone = { $who }さん、ほかの人が見ていないときにEnterを押してください …
several = 席の番号から始めてください。例：1: bid 4
help = 番号、ルールどおりの手、または b（戻す）、m（手の一覧）、u（取り消し）、hint（ヒント）、r 条項（ルール）、q（終了）を入力してください。
written = { $file }に書き出しました。
keys = Enter 触れる · Esc 放す · u 取り消し · l 記録 · r ルール · m 手 · ? キー · q 終了
    .all =
        矢印  場所から場所へ移動
        Tab  次の触れられる場所へ
        Enter、スペース、マウス  触れる
        Esc  放す、またはこのページを閉じる
        h  ヒント
        d  終局後に手を検討する
        u  最後の手を取り消す
        l  これまでの記録
        b、n  一手前を見る、また先へ
        r  ルール（断られた後はその条項が先）
        m  できる手の一覧
        p  プレイヤーと得点
        s  両方が動けるとき席を替わる
        t  明暗
        PageUp、PageDown  ページをめくる
        q  テーブルを離れる

        {"["} ]または二重線：触れられる。« »または太線：手に持っている。
        ‹ ›または点線：最後の出来事。▶ ◀：今いる場所。
        ! ! または太い枠：ヒント。
    .ends =
        対局は途中で終えられます：
        x  投了する
        o  引き分けを提案する
        c  対局を中止する
        y、n  尋ねられたら「はい」か「いいえ」

        {"["}4:59]  動いている時計（5:00は止まっている時計）
enter-does = Enter：{ $what }
press-again = もう一度qを押すとテーブルを離れます。
resign-sure = 投了しますか？ y はい · n いいえ
call-off-sure = 対局を中止しますか？ y はい · n いいえ
all-agree = みなさん、よろしいですか？ y はい · n いいえ
draw-alone = 引き分けを提案する相手がいません。
help-ends = 途中で終えるには：resign（投了）、draw（引き分けの提案）、call off（中止）。
time-left = { $who }：残り{ $left }
time-runs = { $who }：残り{ $left }、時計は動いています
no-moves = 今することはありません。
hint-asked = ヒントを考えています…
hint-do = 最善：{ $what } [{ $action }]。
hint-brings = 最善：{ $what } [{ $action }]（{ $points }）。
hint-wait = 今は待つのがよいでしょう。
hint-even = 同じくらいよい手がほかにもあります。
hint-better = ほかの手より少しよい手です。
hint-clear = ほかのどの手よりずっとよい手です。
hint-chance = 勝つ見込みは約{ $chance }％です。
hint-chance-ahead = 勝つ見込みは約{ $chance }％、次によい手より{ $more }ポイント上です。
hint-company = ほかの人がいる対局ではヒントは出ません。
keys-over = d 検討 · b、n 振り返る · l 記録 · ? キー · q 終了
review-of =
    { $whose-is ->
        [me] あなたの手の検討
       *[other] { $whose }の手の検討
    }
review-early = 手の検討は対局が終わってから見られます。
review-never = この対局の手は検討できません。
review-going = { $total }回の決断のうち{ $done }回を調べました…
review-none = 決めることはありませんでした。
review-sum = { $total }回の決断のうち{ $good }回は最善と同じくらいでした。
review-sum-right = { $total }回の決断のうち{ $good }回は正しいものでした。
review-chances = 勝つ見込み：{ $curve }
review-move = { $number }手目
review-decided = いちばん響いた手
review-better = 最善：{ $what }
turn-none = そのまま
turn-right = 右に回す
turn-round = 半回転
turn-left = 左に回す
edge-tic = Tic
edge-single = Single
edge-nic = Nic
try-it = 頭の中で試す
trying = 頭の中で{ $steps }手試しています。誰にも見えません。
past = 振り返っています（{ $count }手中{ $number }手目の後）。Esc で今に戻ります。
no-past = その場面はもう見られません。覚えることがこのゲームです。
lesson-over = 遊び方はこれだけです。あとは遊ぶうちに身につきます: parlour play { $game }
lesson-on = Enterキーで先へ進みます。
arena-bot = ボット
arena-rating = レーティング ± 95 %
arena-share = 一つ下に対する勝率(95 %)
arena-games = 対局数
arena-pair = { $strong } 対 { $weak }
arena-title = { $game }、{ $players }席、シード { $seed } { $options }
arena-bounds = 勝率の範囲はいつ止めても成り立ちます。レーティングの幅は配り方によるものです。
arena-faults = 不具合による負け: { $games }局。最初のもの: { $first }
arena-late = 時間切れ負け：{ $bots }
arena-stopped = 中断しました。対局を書き出していれば、同じコマンドで続きから始まります。
stopped-unkept = 中断しました。何も残っていません。--out ファイル を付けると、同じコマンドで続きから始まります。
stopped = 中断しました。
simulate-matches = 対局数
simulate-length = 長さ(手数)
simulate-branching = 一手あたりの合法手
simulate-leads = 首位交代
simulate-ties = 引き分け勝ち
simulate-nobody = 勝者なし
simulate-clocks = 一局あたりの時間切れ
simulate-seat = 席{ $seat }の勝率
simulate-late = 時間切れ、席{ $seat }
tune-title = { $game }、{ $players }席{ $options }: { $aims }
tune-searching = 試した設定の対局数
tune-checking = 見つかった設定の新しい配りでの対局数
tune-usually = ふつうのゲーム
tune-here = この設定
tune-imbalance = 公平な割合からもっとも離れた席
tune-length = 長さ(行動数)
tune-skill = 強いボットの勝利
tune-lead_changes = 首位の交代
tune-ahead_from = 勝者が最後まで先行し始めた時点
tune-decided = 一席だけの勝利
tune-branching = 一回の選択での合法手
tune-change = { $aim }: { $verdict ->
    [better] 確実に改善
    [worse] 確実に悪化
   *[unsure] 不確か
}
tune-kept = { $sure ->
    [yes] { $bound }: 確実に守る
   *[no] { $bound }: 守るが不確か
}
tune-broken = { $sure ->
    [yes] { $bound }: 確実に守らない
   *[no] { $bound }: 守らないが不確か
}
tune-sure = 数値はすべて、選ぶのに使わなかった配りのもので、95 % 区間付きです。確実としたものは、{ $questions } 件の比較全体で補正し(ホルム法)、95 % の確率ですべて正しいです。
tune-none = { $tried } 通りの設定のうち、ふつうのゲームより良いものはありませんでした。
tune-usual-breaks = いつもの遊び方は{ $bound }を満たしません。
puzzles-of = { $date }のパズル。{ $easy }（とてもやさしい）から{ $hard }（とても難しい）まで：
puzzles-solve = 名前で一つ選んで解きます。例：{ $command } { $game }
practice-next = 次へ：{ $command }
puzzle-typing = 触りたいものの番号、次に置き場所の番号を入力します。ほかに：hint（最善の手）、u（手を取り消す）、b（放す）、m（すべての手と、その入力）、r と規則の番号、h（この説明）、q（終了）。
puzzle-solved = 解けました：{ $value }。
puzzle-best = 解けました：{ $value }。これが最善です。
puzzle-not-yet = まだです：{ $value }。uで取り消して、もっと良い手を探しましょう。
puzzle-failed = うまくいきませんでした。uで取り消しましょう。
puzzle-lost = ここからは目標に届きません。uで取り消しましょう。

# 試験
exam-making = 問題
exam-made = { $date } の試験：{ $questions } 問、うち { $exact } 問は値が証明済み。SHA-256 { $digest }
exam-game = ゲーム
exam-questions = 問題数
exam-regret = 損失（95 %）
exam-judged = 範囲
exam-scale = 損失：失った勝率（0〜1）。範囲：値が分かっている範囲。
exam-faults = 回答なし
exam-all = 全ゲーム
exam-fault = { $question }、{ $form }：{ $fault }
exam-gap = 変装時と通常時の差、{ $questions } 組：{ $gap }
exam-number = 番号：
exam-again = 行動の前にある番号のどれかを入力してください。Ctrl-Cで終わります。
exam-stopped = 中断しました。回答を書き出していれば、同じコマンドで続きから始まります。
