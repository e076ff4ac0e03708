# What feeds and notices say: never anything of the position.
notice-feed = Your turn at Parlour
notice-with = Your turn: { $game } with { $names }
notice-alone = Your turn: { $game }
notice-ready = Your table in round { $round } is ready: { $title }
notice-seated = Round { $round }: you play at table { $table } ({ $title })
guest = Guest { $seat }
