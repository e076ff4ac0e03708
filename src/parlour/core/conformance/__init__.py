"""The laws that every game obeys, as functions that can be called on any game.

``laws`` plays one random match and checks everything at some of its positions; AssertionError names the law, the
position's number and what disagreed. ``paired_worlds`` checks that nobody is sent what they may not know;
``load_is_safe``, ``load_is_sound`` and ``options_have_ranges`` that no invalid input is accepted; ``termination``,
``conservation`` and ``exercise`` play many random games at full speed.

>>> from parlour.core.game import find_game
>>> laws(find_game("thirty-six"), seed=1)

``laws`` plays one random match and checks everything at every few positions; AssertionError names the law, the
position's number and what disagreed. ``paired_worlds`` shows that nobody is sent what they may not know,
``load_is_safe``, ``load_is_sound`` and ``options_have_ranges`` that nothing unsound is let in; ``termination``,
``conservation`` and ``exercise`` play many random games at full speed.
"""

from parlour.core.conformance.full_speed import conservation, exercise, termination
from parlour.core.conformance.inputs import load_is_safe, load_is_sound, options_have_ranges
from parlour.core.conformance.one_match import examine, laws, legal_is_check, position_round_trips
from parlour.core.conformance.random_play import play_at_random, started
from parlour.core.conformance.worlds import collect_received, paired_worlds, takeback_is_blind

__all__ = [
    "collect_received",
    "conservation",
    "examine",
    "exercise",
    "laws",
    "legal_is_check",
    "load_is_safe",
    "load_is_sound",
    "options_have_ranges",
    "paired_worlds",
    "play_at_random",
    "position_round_trips",
    "started",
    "takeback_is_blind",
    "termination",
]
