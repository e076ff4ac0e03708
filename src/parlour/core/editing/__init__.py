"""Edit positions of any game: lay them open as things at spots, move these, and say whether the position is sound.

A game declares an ``Editor``: the things it has, and the parts of its position in which they lie. Everything else
follows: the board with all faces up, trays with what lies nowhere, fields with their limits, and what an edit does.
A position is edited in its own JSON form, so no state in between is lost, sound or not.
"""
