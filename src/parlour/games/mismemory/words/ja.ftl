# Mismemory

summary = 同じマークのタイルを2枚めくり、1枚をこっそり取り、残りがどこへ行ったか覚えておきます。
picture-1 = タイルを2枚めくります。みんなが見てかまいません。
picture-2 = 同じマークなら1枚をこっそり取り、もう1枚を好きなすき間に戻します。
picture-3 = ヌル・エース・2・3・4・5を最初にそろえた人の勝ちです。

# オプション
option-grid = 配置
    .help = 行×列。5×5は中央が空き、自由はマスの一覧のとおり
option-grid-4x6 = 4×6
option-grid-6x4 = 6×4
option-grid-5x5 = 5×5
option-grid-2x12 = 2×12
option-grid-12x2 = 12×2
option-grid-line = 一列
option-grid-custom = 自由
option-cells = マス
    .help = 自由配置のとき：24〜36個のマスを［行, 列］で
option-flip = めくり方
    .help = 順番：1枚目を見てから2枚目、同時：2枚一度に
option-flip-sequential = 順番
option-flip-together = 同時
option-show = 表示
    .help = マークの違う2枚が裏に戻されるまでの秒数
option-memory = 自分のタイル
    .help = 公開：見てよい、ブラインド：誰も見られない
option-memory-open = 公開
option-memory-blind = ブラインド
option-discipline = 規律
    .help = 強制：同じ数字は取れない、名誉：何でも取れるがチャレンジあり。ブラインドは名誉
option-discipline-enforced = 強制
option-discipline-honour = 名誉
option-survivor = 最後の1人
    .help = 公開：数字の重複がなければ勝ち、勝ち：すぐに勝ち、続行：1人で続ける
option-survivor-show = 公開
option-survivor-wins = 勝ち
option-survivor-continues = 続行
option-stall = 膠着
    .help = 誰もタイルを取らないまま、1人あたり何手番でゲームが終わるか
option-stall_result = 膠着の結果
    .help = 最多：数字の種類が最も多い人の勝ち、引き分け：勝者なし
option-stall_result-most = 最多
option-stall_result-draw = 引き分け

# 盤上
grid = 盤面
to-put-back = 戻すタイル
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
not-active = チャレンジできるのもされるのも、まだ参加している人だけです（not-active）。
challenge-yourself = 自分にはチャレンジできません。
in-hand = 手元のタイルがすべて置かれるまで待ってください（in-hand）。
too-few = チャレンジできるのは、タイルを2枚以上持つ人に対してだけです（too-few）。

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
nobody-wins = 引き分けです。勝者はいません。
won =
    { $who-is ->
        [me] あなたの勝ちです。
        [several] { $who }が勝利を分け合います。
       *[other] { $who }の勝ちです。
    }
