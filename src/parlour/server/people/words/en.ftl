# What feeds and notices say: never anything of the position.
notice-feed = Your turn at Parlour
notice-with = Your turn: { $game } with { $names }
notice-alone = Your turn: { $game }
guest = Guest { $seat }
