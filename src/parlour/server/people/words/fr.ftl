# What feeds and notices say: never anything of the position.
notice-feed = À toi de jouer sur Parlour
notice-with = À toi de jouer : { $game } avec { $names }
notice-alone = À toi de jouer : { $game }
notice-ready = Ta table est prête pour le tour { $round } : { $title }
notice-seated = Tour { $round } : tu joues à la table { $table } ({ $title })
guest = Invité { $seat }
