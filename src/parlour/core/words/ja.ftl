# どのゲームでも言うこと。

# 審判から全員へ。
game-over = ゲームは終わりました。
not-your-turn = あなたの番ではありません。
nothing-to-do = いまはそれで何もできません。
choose-first = 先に、そこに置くものを選んでください。
nowhere-to-go = 今はそれを動かせる場所がありません。
puzzle-forbids = このパズルではできません。課題：{ $goal }

# 取り消せない理由。
undo-nothing = まだ何も行われていません
undo-nothing-of-yours = 取り消せるあなたの手がありません
undo-over = 対局は終わり、シードも公開されています
undo-unknown = このゲームでは手を取り消せません
undo-acted = そのあとでほかの人が手を進めました
undo-shown-to-all = 全員に新しい情報が見えました
undo-shown = { $whom }さんに新しい情報が見えました
undo-refused = 取り消せません：{ $reason }。

# 卓での出来事。
takes-back =
    { $who-is ->
        [me] あなたは最後の手を取り消します。
       *[other] { $who }さんが最後の手を取り消します。
    }
leaves =
    { $who-is ->
        [me] あなたは席を離れます。ボットが続けます。
       *[other] { $who }さんが席を離れます。ボットが続けます。
    }
away-bot =
    { $who-is ->
        [me] あなたは席を外しています。戻るまでボットが続けます。
       *[other] { $who }さんは席を外しています。戻るまでボットが続けます。
    }
late-bot =
    { $who-is ->
        [me] 時間切れです。あなたが戻るまでボットが続けます。
       *[other] { $who }さんは時間切れです。戻るまでボットが続けます。
    }
late-free =
    { $who-is ->
        [me] 時間切れです。あなたが戻るまで、見ている人が席に着けます。
       *[other] { $who }さんは時間切れです。見ている人が席に着けます。
    }
comes-back =
    { $who-is ->
        [me] あなたは席に戻りました。
       *[other] { $who }さんが戻りました。
    }

# ルールによる終わりより前に対局が終わるとき
ended-resigned =
    { $who-is ->
        [me] 投了しました。
       *[other] { $who }が投了しました。
    }
ended-time =
    { $who-is ->
        [me] 持ち時間が切れました。
       *[other] { $who }の持ち時間が切れました。
    }
ended-left =
    { $who-is ->
        [me] 不在のため対局が終了しました。
       *[other] { $who }が席を離れました。
    }
ended-drawn = 引き分けに合意しました。
ended-called-off = 対局は中止されました。結果はありません。
out-resigned =
    { $who-is ->
        [me] 投了しました。ボットが続けます。
       *[other] { $who }が投了しました。ボットが続けます。
    }
out-time =
    { $who-is ->
        [me] 持ち時間が切れました。ボットが続けます。
       *[other] { $who }の持ち時間が切れました。ボットが続けます。
    }
out-left =
    { $who-is ->
        [me] 不在のためボットが続けます。
       *[other] { $who }が席を離れました。ボットが続けます。
    }
asks-draw =
    { $who-is ->
        [me] 引き分けを提案します。
       *[other] { $who }が引き分けを提案しています。
    }
asks-undo =
    { $who-is ->
        [me] 最後の手の取り消しをお願いします。
       *[other] { $who }が最後の手の取り消しを求めています。
    }
asks-call-off =
    { $who-is ->
        [me] 対局の中止を提案します。
       *[other] { $who }が対局の中止を提案しています。
    }
agrees =
    { $who-is ->
        [me] 同意しました。
       *[other] { $who }が同意しました。
    }
declines =
    { $who-is ->
        [me] 断りました。
       *[other] { $who }が断りました。
    }

# いまできない理由
early-not-now = いまはそれをお願いできません。
early-nothing-asked = お願いはもうありません。
early-others-agree = 同意するのはほかの人です。
early-agreed = もう同意しています。
early-back = もう戻っているか、まだ早すぎます。

# 盤面に共通のことば。「after」は二つの文を並べます。
hand =
    { $whose-is ->
        [me] あなたの手札
       *[other] { $whose }さんの手札
    }
turn =
    { $who-is ->
        [me] あなたの番です。
       *[other] { $who }さんの番です。
    }
wins =
    { $who-is ->
        [me] { $points }点であなたの勝ちです。
        [several] { $who }が{ $points }点で勝利を分け合いました。
       *[other] { $points }点で{ $who }さんの勝ちです。
    }
last-round = これで最後のラウンドが終わりました。
after = { $first }{ $then }
points = 点

# In lessons.
lesson-otherwise = それもできますが、ここではレッスンの言うとおりにやってみましょう。

# 局面の誤り。
wrong-seat = 席{ $seat }はありません。
wrong-room = { $count }個分の場所はありません。
wrong-number = { $number }にはなりません。
wrong-word = { $word }は次のどれでもありません：{ $words }。
wrong-stream = 何も引かれていないゼロの鍵は乱数列ではありません。nullのままにしてください。
wrong-option = { $option }は選べません。選べるのは{ $wanted }です。
wrong-start = { $players }人では席{ $seat }はありません。
wrong-no-thing = このゲームに{ $thing }はありません。
wrong-no-place = そのための場所{ $spot }はありません。
wrong-nothing-there = そこには何もありません。
wrong-taken = もうどこかに置いてあるか、存在しません。
wrong-off-board = 盤の上になければなりません。
wrong-side = それは回せません。
wrong-never-empty = ここは空にできません。別のものを置いてください。
wrong-no-field = 項目{ $field }はありません。
wrong-cannot = それはできません：{ $why }。

# 局面エディターでの項目名。
field-of = { $whose }：{ $field }
field-turn = 手番
field-first = 最初の手番
field-phase = いますること
field-phase-over = なし（ゲーム終了）
field-phase-play = プレイ
field-passes = 続いたパス
field-clocks = 動かした時計の数

# Photographs of printed pieces, where a game says nothing.
photograph = このゲームの駒にはコードがありません。

# Why an action is better than another.
because-wins = これで勝ちです。
because-points = あなたの得点は{ $rather }点ではなく{ $number }点になります。
because-points-other = { $whom }の得点は約{ $rather }点ではなく約{ $number }点になります。
because-play = あなたには{ $rather }点ではなく{ $number }点の手が残ります。
because-play-other = { $whom }に残るのは約{ $rather }点ではなく約{ $number }点の手です。
