# どのゲームでも言うこと。

# 審判から全員へ。
game-over = ゲームは終わりました。
not-your-turn = あなたの番ではありません。
nothing-to-do = いまはそれで何もできません。
choose-first = 先に、そこに置くものを選んでください。
nowhere-to-go = 今はそれを動かせる場所がありません。

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
