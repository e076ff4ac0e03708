# What feeds and notices say: never anything of the position.
notice-feed = Du bist am Zug bei Parlour
notice-with = Du bist am Zug: { $game } mit { $names }
notice-alone = Du bist am Zug: { $game }
notice-ready = Dein Tisch in Runde { $round } ist bereit: { $title }
notice-seated = Runde { $round }: Du spielst an Tisch { $table } ({ $title })
guest = Gast { $seat }
