# What feeds and notices say: never anything of the position.
notice-feed = Te toca en Parlour
notice-with = Te toca: { $game } con { $names }
notice-alone = Te toca: { $game }
notice-ready = Tu mesa de la ronda { $round } está lista: { $title }
notice-seated = Ronda { $round }: juegas en la mesa { $table } ({ $title })
guest = Invitado { $seat }
