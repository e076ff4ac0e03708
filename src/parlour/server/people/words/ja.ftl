# What feeds and notices say: never anything of the position.
notice-feed = Parlour：あなたの番です
notice-with = あなたの番です：{ $game }（{ $names }さんと）
notice-alone = あなたの番です：{ $game }
notice-ready = 第{ $round }ラウンドのテーブルの準備ができました：{ $title }
notice-seated = 第{ $round }ラウンド：テーブル{ $table }です（{ $title }）
guest = ゲスト { $seat }
