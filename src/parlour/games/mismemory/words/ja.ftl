# Mismemory

summary = 同じマークのタイルを2枚めくり、1枚をこっそり取り、残りがどこへ行ったか覚えておきます。
picture-1 = タイルを2枚めくります。みんなが見てかまいません。
picture-2 = 同じマークなら1枚をこっそり取り、もう1枚を好きなすき間に戻します。
picture-3 = 0・A・2・3・4・5を最初にそろえた人の勝ちです。

# オプション
option-grid = 配置
    .help = 行×列。5×5は中央が空き、自由はマスの一覧のとおり
option-grid-4x6 = 4×6
    .does = 6枚ずつ4列です。
option-grid-6x4 = 6×4
    .does = 4枚ずつ6列です。
option-grid-5x5 = 5×5
    .does = 5枚ずつ5列で、中央は最初から空きです。
option-grid-2x12 = 2×12
    .does = 12枚ずつの長い2列です。
option-grid-12x2 = 12×2
    .does = 2枚ずつの短い12列です。
option-grid-line = 一列
    .does = 全部が1列です。見分けにくくなります。
option-grid-custom = 自由
    .does = 下に書いたマスを使います。
option-cells = マス
    .help = 自由配置のとき：24〜36個のマスを［行, 列］で
option-flip = めくり方
    .help = 順番：1枚目を見てから2枚目、同時：2枚一度に
option-flip-sequential = 順番
    .does = 1枚目を見てから2枚目を選びます。
option-flip-together = 同時
    .does = めくる前に2枚とも決めます。
option-show = 表示
    .help = マークの違う2枚が裏に戻されるまでの秒数
option-memory = 自分のタイル
    .help = 公開：見てよい、ブラインド：誰も見られない
option-memory-open = 公開
    .does = 自分のタイルはいつでも見られます。
option-memory-blind = ブラインド
    .does = 集めたタイルは、自分のものも見られません。
option-discipline = 規律
    .help = 強制：同じ数字は取れない、名誉：何でも取れるがチャレンジあり。ブラインドは名誉
option-discipline-enforced = 強制
    .does = 同じ数は2枚持てないので、挑戦はありません。
option-discipline-honour = 名誉
    .does = 持っている数でも警告はなく、ほかの人に挑戦されることがあります。
option-survivor = 最後の1人
    .help = 公開：数字の重複がなければ勝ち、勝ち：すぐに勝ち、続行：1人で続ける
option-survivor-show = 公開
    .does = 最後に残った人は全部見せ、重なりがなければ勝ちです。
option-survivor-wins = 勝ち
    .does = 最後に残った人はその場で勝ちです。
option-survivor-continues = 続行
    .does = 最後に残った人は一人で続けます。
option-stall = 膠着
    .help = 誰もタイルを取らないまま、1人あたり何手番でゲームが終わるか
option-stall_result = 膠着の結果
    .help = 最多：数字の種類が最も多い人の勝ち、引き分け：勝者なし
option-stall_result-most = 最多
    .does = 全員が見せ、違う数がいちばん多い人の勝ちです。
option-stall_result-draw = 引き分け
    .does = だれの勝ちでもありません。

# 盤上
grid = 盤面
to-put-back = 戻すタイル
tile-up = { $tile }（表向き）
tile-in-hand = 手に持っている、戻すタイル
tiles-of =
    { $whose-is ->
        [me] あなた
       *[other] { $whose }
    }のタイル
tiles-with-number = { $tiles }
tile =
    { $suit ->
        [S] 太陽
        [M] 月
        [C] 王冠
       *[K] 紋章
    }の{ $number ->
        [0] ヌル
        [1] エース
       *[other] { $number }
    }
    .short =
        { $suit ->
            [S] 日
            [M] 月
            [C] 冠
           *[K] 紋
        }{ $number ->
            [0] 0
            [1] A
           *[other] { $number }
        }
tile-or =
    { $suit ->
        [S] 太陽
        [M] 月
        [C] 王冠
       *[K] 紋章
    }の{ $number ->
        [0] ヌル
        [1] エース
       *[other] { $number }
    }か{ $other ->
        [0] ヌル
        [1] エース
       *[other] { $other }
    }
    .short =
        { $suit ->
            [S] 日
            [M] 月
            [C] 冠
           *[K] 紋
        }{ $number ->
            [0] 0
            [1] A
           *[other] { $number }
        }{ $other ->
            [0] 0
            [1] A
           *[other] { $other }
        }
tile-of =
    { $whose-is ->
        [me] あなた
       *[other] { $whose }
    }の{ $tile }
face-down = 伏せたタイル
gap = 空き
named = （{ $tile }）
space = { $row }行{ $column }列{ $named }
space-holds = { $row }行{ $column }列、{ $holds }
slot = { $slot }番目
slot-empty = { $slot }番目、空き
wanted =
    まだない数字： { $number ->
        [0] ヌル
        [1] エース
       *[other] { $number }
    }
tiles = タイル
different-numbers = 数字の種類
of-six = 6枚中{ $tiles }枚
out = 脱落
look = 見る時間

# すること
turn-up-two = タイルを2枚めくってください。
turn-up-another = もう1枚めくってください。
one-suit = 同じマークです。1枚取るか、両方裏返してください。
two-suits = 違うマークです。覚えてから両方裏返してください。
put-the-other = もう1枚を伏せて空きに置いてください。
stalling =
    { $turns ->
        [1] だれもタイルを取らなければ、これが最後の手番です。
       *[other] だれもタイルを取らなければ、残り{ $turns }手番です。
    }
put-one-back = 公開されたタイルを1枚、空きに戻してください。
putting-back = { $who }がタイルを戻しています。
turn-up = { $spaces }をめくる
keep = { $tile }を取る
decline = 2枚とも裏に戻す
put-it-on = { $space }に置く
put-on = { $tile }を{ $space }に置く
challenge = { $whom }にチャレンジする

# できない理由
first-turn-up = 先にタイルを2枚めくってください。
both-together = タイルを2枚同時にめくってください。
one-by-one = 1枚めくってから、もう1枚めくってください。
two-different = 別々のタイルを2枚めくってください。空きか、もう表になっているマスがあります。
two-are-up = もう2枚が表になっています。組の1枚を取るか、見送ってください。
suits-differ = マークが違うので、どちらも取れません。
number-owned = その数字はもう持っています。
into-a-gap = 空きに置いてください。
into-a-gap-from-hand = 手元のタイルを空きに置いてください。
putting-back-first = タイルを戻すのは{ $who }の番です。
no-challenges = このゲームでは同じ数字を持てないので、チャレンジはありません。
not-active = チャレンジできるのもされるのも、まだ参加している人だけです。
challenge-yourself = 自分にはチャレンジできません。
in-hand = 手元のタイルがすべて置かれるまで待ってください。
too-few = チャレンジできるのは、タイルを2枚以上持つ人に対してだけです。

# できごと
turns-up =
    { $who-is ->
        [me] あなた
       *[other] { $who }
    }は{ $spaces }をめくります。
turned-back = 2枚とも裏に戻ります。
declines =
    { $who-is ->
        [me] あなた
       *[other] { $who }
    }は2枚とも裏に戻します。
keeps =
    { $who-is ->
        [me] あなた
       *[other] { $who }
    }は2枚のうち1枚{ $named }を取ります。
puts-the-other =
    { $who-is ->
        [me] あなた
       *[other] { $who }
    }はもう1枚を{ $space }に置きます。
puts-back =
    { $who-is ->
        [me] あなた
       *[other] { $who }
    }はタイル{ $named }を{ $space }に戻します。
challenges =
    { $who-is ->
        [me] あなた
       *[other] { $who }
    }は{ $whom-is ->
        [me] あなた
       *[other] { $whom }
    }にチャレンジします。
is-out =
    { $who-is ->
        [me] あなた
       *[other] { $who }
    }は同じ数字を2枚持っていたので脱落です。
shown = { $tiles }枚のタイルが公開され、ほかの人が戻します。
six-numbers =
    { $who-is ->
        [me] あなた
       *[other] { $who }
    }が6つの数字をそろえました。
all-different =
    { $who-is ->
        [me] あなた
       *[other] { $who }
    }のタイルはすべて違う数字でした。チャレンジは失敗です。
others-out = ほかの人は全員脱落しました。
all-out = 全員が脱落しました。
stalled = { $turns }手番ずつ、だれもタイルを取りませんでした。全員がタイルを見せます。
nobody-wins = 引き分けです。勝者はいません。
won =
    { $who-is ->
        [me] あなたの勝ちです。
        [several] { $who }が勝利を分け合います。
       *[other] { $who }の勝ちです。
    }

# The lesson.
lesson-flip = 0（ヌル）、A（エース）、2、3、4、5の6枚を集めます。手番では2枚をめくり、全員が見ます。最初に左上の1枚をめくりましょう。
lesson-second = 太陽のヌルです。次はその右の1枚をめくりましょう。
lesson-keep = どちらも太陽です。同じスートの2枚なら1枚を取れ、どちらを取ったかはだれにもわかりません。ヌルを取りましょう。
lesson-back = もう1枚は好きな空きに裏向きで戻します。そこに何があるか知っているのはあなただけです。右の場所に戻しましょう。
lesson-remember = ボットは違うスートをめくって戻しましたが、あなたは見ました。角のエースも太陽です。めくりましょう。
lesson-alone = ほかに知っている太陽は？自分で戻した1枚です。
lesson-choose = ヌルは持っているので、どちらの数も必要です。エースを取りましょう。
lesson-gap = 空きは3つ。もう1枚を、エースがあった場所に置きましょう。
lesson-run = 6枚のうち2枚。同じ数を2枚持つことはできません。最初に6つそろえた人の勝ちです。

# ガイド
guide = 24枚のタイルが裏向きに並んでいます。ヌルから5までを集めますが、タイルは見た場所にとどまりません。
guide-goal = 目標
    .text = 0（ヌル）、A（エース）、2、3、4、5の6枚を最初にそろえましょう。マークは何でもかまいません。
    .shows = 6枚、どの数も1枚ずつ。勝ちです。
guide-turn = 手番では
    .text = タイルを1枚ずつ、2枚めくります。全員が見ます。マークが同じなら、まだ持っていない数の1枚を取れます。そうでないとき、または取りたくないときは、2枚とも戻します。
    .shows = 太陽が2枚。どちらか1枚を取れます。
guide-keep = 1枚を取る
    .text = どちらを取ったかは、ほかのだれにもわかりません。もう1枚は好きな空きに裏向きで戻します。そこに何があるか知っているのはあなただけです。
    .shows = 太陽の1枚を取り、もう1枚を戻しました。もう一方の印の場所は空きになりました。
guide-twice = 同じ数は2枚持てない
    .text = 同じ数が2枚になると失格です。自分のタイルはいつでも見られます（目隠しのゲームを除く）。ふつうのルールでは、持っている数は選べません。
    .shows = ヌルはもう持っています。めくった太陽の3とエースは、どちらでも取れます。
guide-challenge = 信用で遊ぶ
    .text = 目隠しのゲームや、信用で遊ぶと決めたときは、何も警告されません。そのかわり、だれかに挑戦できます。タイルをすべて見せ、同じ数があればその人は失格、なければその場で勝ちです。
    .shows = このタイルが何かは、持ち主だけが知っています。

# パズル
sure-goal = タイルはすべて覚えています。数字が2つ見えるタイルは、ペアの一方がひそかに取られ、もう一方が戻されたものです。同じ数字を2枚持つ人はいません。6つの数字が必ずそろう2枚をめくりましょう。
sure-value =
    { $value ->
        [100] 必ず6つの数字がそろう
        [0] 6つの数字はそろわない
       *[other] 100通りのうち{ $value }通りで6つの数字がそろう
    }

# Photographs of printed pieces.
photograph = すべてのタイルを表にして、ます目の形に並べます。4×6、6×4、2×12、12×2、または中央のあいた5×5です。

# The score sheet of the companion.
sheet-ended = 終わり方
sheet-ended-six = 6つそろった
sheet-ended-challenge = 異議が外れた
sheet-ended-last = 残り1人か全員失格
sheet-ended-stall = だれも取れなくなった
sheet-ended-alone = 最後の1人も終われず
sheet-winner = それで勝った人
sheet-disqualified = 失格
sheet-numbers = 違う数字
sheet-not-six = 6つそろえば、すぐに勝って終わります。
sheet-not-nobody-six = 6つそろった人を選んでください。
sheet-not-tiles = タイルは必ず8枚以上残ります。
sheet-not-out = 失格した人は勝てません。
sheet-not-last = 勝者以外は全員失格です。勝者なしなら全員です。
sheet-not-challenge = 異議が外れたら、言われた人の勝ちです。
sheet-not-stall = 数字で決まるので「なし」を選んでください。
sheet-not-alone = 1人で続ける設定で、ほかは全員失格のときだけです。
sheet-not-honest = 重複が防がれる設定では、異議も失格もありません。

# 局面の誤り。
wrong-tile = { $tile }はタイルではありません。S0、MA、K5のように、空きは点で書きます。
wrong-spaces = 場所は{ $found }ではなく{ $spaces }です。
wrong-tags = tags：タイルごとに別の番号（last_tagまで）、空きは0です。
wrong-seen = タイルが足りません。これは1人から見える形で、完全な局面ではありません。
wrong-places = { $tile }が{ $times }か所にあります。
wrong-missing = タイルが{ $count }枚足りません。
wrong-own-gap = 空きは持てません。
wrong-tag-lists = tagsは場所ごと、shown_tagsは見せたタイルごとに1つです。
wrong-memory-lists = memory：known、seen_at、sourceは場所ごとに1つです。
wrong-tile-lists = tags、pairs、resolvedはタイルごとに1つです。
wrong-up = その場所にタイルはありません。
wrong-resumed = 戻したあとは、めくる段階から続きます。
wrong-up-phase = 表なのは、見せる段階なら別の2枚、その前は0枚か1枚です。
wrong-hand = タイルを手に持つのは、置く段階だけです。
wrong-placer-tiles = 置く人は、今取ったばかりの人です。
wrong-placer = 戻す人がいるのは、戻す段階だけです。
wrong-shown = 見せたタイルは戻す段階で戻します。
wrong-pair = 組とその残りが{ $tile }と合いません。
wrong-source = memory：sourceのタイルはだれも持っていません。
wrong-known = 場所{ $space }にあるのはそれではありません。
wrong-seen-at = これからの手番で見たものはありません。
wrong-secret = 場所{ $space }のタイルは、こっそり戻されたものではありません。
wrong-rest = 組の残りは1枚です。
wrong-out = 同じ数が取れないルールでは、失格はありません。
wrong-shown-whose = 戻すのは失格した人のタイルだけです。
wrong-twice = { $who }：同じ数が2枚あります。
wrong-tiles-back = { $who }は失格なので、タイルは戻ります。
wrong-six = 6枚そろえば見せているはずですが、{ $who }は違います。
wrong-winners = 勝者は、失格していない別々の人です。
wrong-winners-early = ゲームは終わっていません。
wrong-survivor = 残り1人になればゲームは終わりです。
wrong-out-turn = 失格した人はもう参加しません。
wrong-quiet = これだけだれも取らなければ、ゲームは終わりです。
wrong-cells-named = 独自のグリッドだけが独自のマスを持ちます。
wrong-cells = マスは24から36で、{ $count }ではありません。
wrong-cells-far = 行と列は0から35までです。

# 局面エディターでの項目名。
field-players-out = 脱落
field-phase-flip = タイルを表にする
field-phase-shown = 2枚から1枚を選ぶ
field-phase-place = もう1枚を置く
field-phase-replace = タイルを戻す
field-placer = タイルを戻す人
field-resumed = その後ですること
field-resumed-flip = タイルを表にする
field-resumed-shown = 2枚から1枚を選ぶ
field-resumed-place = もう1枚を置く
field-resumed-replace = タイルを戻す
field-resumed-over = なし（ゲーム終了）
field-quiet = タイルを得なかった手番の数
field-winners = 勝った人
field-turns = これまでの手番の数
