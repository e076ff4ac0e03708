# What feeds and notices say: never anything of the position.
notice-feed = Du bist am Zug bei Parlour
notice-with = Du bist am Zug: { $game } mit { $names }
notice-alone = Du bist am Zug: { $game }
guest = Gast { $seat }
