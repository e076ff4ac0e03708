# What feeds and notices say: never anything of the position.
notice-feed = Parlour：あなたの番です
notice-with = あなたの番です：{ $game }（{ $names }さんと）
notice-alone = あなたの番です：{ $game }
guest = ゲスト { $seat }
