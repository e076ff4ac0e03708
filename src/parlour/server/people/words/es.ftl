# What feeds and notices say: never anything of the position.
notice-feed = Te toca en Parlour
notice-with = Te toca: { $game } con { $names }
notice-alone = Te toca: { $game }
guest = Invitado { $seat }
