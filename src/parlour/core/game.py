"""A game as one description, and the registry of all installed games.

A game is a package that defines ``GAME``. Those in ``parlour.games`` are found by scanning; other packages announce
theirs by an entry point in the group ``parlour.games``. No list has to be edited.
"""

from __future__ import annotations

import functools
import importlib
import pkgutil
from collections.abc import Callable, Container, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import msgspec
from msgspec.structs import replace

from parlour.core import arrays, kernel, no_clock, steps, verbs
from parlour.core.chance import DUPLICATE
from parlour.core.clauses import ACT, Item, Section, clause_id, read_rules
from parlour.core.components import BadComponents, check_names
from parlour.core.errors import BadOption, BadPosition, CannotUndo, RuleBroken, UnknownGame
from parlour.core.facets import About, Puzzles, Rules, Strategy, Table, with_usual
from parlour.core.facts import Fact, Word, say
from parlour.core.given import read_whole
from parlour.core.kernel import boxed
from parlour.core.messages import OWN, is_written, spell_id
from parlour.core.objections import describe_mismatch
from parlour.core.options import OptionField, check_sizes, check_start, describe, read_options, write_options
from parlour.core.record import Record, blank_box, find_out_of_bounds, from_bytes, new_record, record_dtype
from parlour.core.scene import Choice, Event, Own, Scene, begins
from parlour.core.seats import default_names
from parlour.core.standings import standings
from parlour.core.values import values_of

if TYPE_CHECKING:
    from parlour.core.words import Speaker

LEGALITY = ("actors", "check", "legal")
PLAY = ("setup", "apply", "score")
VIEW = ("hide", "imagine")
PLUGINS = "parlour.games"
PICTURES = "pictures.json"


@dataclass(frozen=True)
class Game:
    """A game: its name and the five facets of its description (see ``facets``)."""

    name: str
    """The name that people and programs type: lower case, with hyphens."""

    about: About
    rules: Rules
    table: Table
    strategy: Strategy = Strategy()  # noqa: RUF009 — frozen
    puzzles: Puzzles = Puzzles()  # noqa: RUF009 — frozen
    folder: Path = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "folder", Path(cast(str, cast(Any, self.rules.legality).__file__)).parent)
        modules = vars(self.rules) | vars(self.table) | vars(self.strategy)
        for name, facet in (("rules", self.rules), ("table", self.table), ("strategy", self.strategy)):
            object.__setattr__(self, name, with_usual(facet, modules))

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        """Pickle a game by its name."""
        return find_game, (self.name,)

    @property
    def data(self) -> Path:
        """The folder of the game's data: lesson, guide, pictures, fitted weights."""
        return self.folder / "data"

    @functools.cached_property
    def dtype(self) -> Any:
        """The NumPy dtype of the game's record."""
        return record_dtype(cast(Hashable, self.rules.state))

    @property
    def has_clocks(self) -> bool:
        """Whether clocks may run."""
        return self.rules.clocks is not Rules.clocks

    @property
    def has_own_bots(self) -> bool:
        """Whether the game has bots of its own (``Strategy.decide``)."""
        return self.strategy.decide is not Strategy.decide

    def is_judged(self, view: Any, seat: int, action: int) -> bool:
        """Whether a seat's decision for an action can be judged. ``view`` is hidden from the seat."""
        if self.strategy.critic is None:
            return not self.has_own_bots
        return self.strategy.critic.is_judged(view, seat, action)

    @functools.cached_property
    def leaving(self) -> int:
        """The number of the action ``Rules.leave``, −1 if the game has none."""
        return self.rules.actions.read(self.rules.leave) if self.rules.leave else -1

    @property
    def kernels(self) -> dict[str, Any]:
        """The game's kernel for every verb, by the verb's name."""
        rules, evaluation = self.rules, self.strategy.evaluation
        found: list[tuple[Any, str]] = [(rules.legality, name) for name in LEGALITY]
        found += [(rules.play, name) for name in PLAY] + [(rules.view, name) for name in VIEW]
        found += [(steps, "step"), (evaluation, "evaluate"), (rules.play if self.has_clocks else no_clock, "clock")]
        found.append((self.strategy.sights, "sight"))
        if self.strategy.has_fitted_evaluation:
            found.append((evaluation, "traits"))
        if rules.components:
            found.append((rules.view, "tally"))
        return {name: getattr(module, name) for module, name in found}

    def new(self, players: int, options: msgspec.Struct, key: bytes, is_duplicate: bool = False) -> Any:
        """Return a record after ``setup``, with players and options written and ``key`` (32 bytes) in its stream.

        ``is_duplicate``: what is drawn during play is drawn from lanes (see ``lanes``).
        """
        state = self.blank(players, options)
        box: Any = boxed(state)
        box["key"][0] = memoryview(key).cast("I")  # through the array, ten times as fast as a record's attributes
        if is_duplicate:
            box["drawn"][0] = DUPLICATE
        verbs.setup(box)
        return state

    def blank(self, players: int, options: msgspec.Struct) -> Any:
        """Return a record as it is before ``setup``: players and options written, no key."""
        kind = self.rules.state
        return from_bytes(kind, _blank(cast(Hashable, kind), players, options, self.rules.prepare))

    def read_options(self, given: Mapping[str, object], players: int | None = None) -> Any:
        """Return the options given by name as JSON values, with defaults for the others.

        Raises BadOption naming the field. If ``players`` is given, the number is checked with the options.
        """
        options = read_options(self.rules.options, given)
        if players is not None:
            self.check_players(read_whole(players, "players"), options)
        return options

    def check_players(self, players: int, options: msgspec.Struct) -> None:
        """Raise BadOption if the game cannot be played by this number of players with these options."""
        least, most = self.rules.players
        if not least <= players <= most:
            who = f"{least}" if least == most else f"{least} to {most}"
            raise BadOption(f"{self.about.title} is played by {who}, not by {players}", "players")
        if self.rules.starter is not None:
            check_start(options, self.rules.starter.option, players)
        check_sizes(options, players)
        self.rules.check_options(players, options)

    def option_fields(self) -> tuple[OptionField, ...]:
        """Return descriptions of the options, for protocols and set-up pages."""
        return describe(self.rules.options)

    def position(self, state: Any) -> dict[str, Any]:
        """Return a record (or a hidden copy) as the JSON object of the game's position schema."""
        return cast(dict[str, Any], msgspec.to_builtins(self.table.positions.position(state)))

    def load(self, position: object) -> Any:
        """Return the record of a complete position. Raises BadPosition or BadOption naming the field or the clause."""
        try:
            read: Any = msgspec.convert(position, self.table.positions.Position)
        except msgspec.ValidationError as error:
            raise describe_mismatch(position, error) from None
        seats = len(read.players) if hasattr(read, "players") else self.rules.players[0]
        self.read_options(read.options, None if self.puzzles.solo_positions and seats == 1 else seats)
        state = new_record(self.rules.state)
        self.table.positions.load(read, state)
        for name, least, most, _ in find_out_of_bounds(cast(Hashable, self.rules.state), boxed(state)):
            raise BadPosition(f"{name}: {most if least >= 0 else least} is no number it can have", name)
        self.table.status(read, state)
        return state

    def clause(self, code: int) -> str:
        """Return the id of the clause with this code of ``check``."""
        return clause_id(self.about.prefix, code)

    def refusal(self, state: Any, seat: int, action: int, code: int) -> Word:
        """Return why ``check`` gave this code, to be shown to ``seat``; ``state`` is hidden from that seat.

        A clock has no cards and no turn that a game's own reasons could be about.
        """
        if seat != verbs.CLOCK and (own := self.table.story.reason(values_of(state), seat, action, code)):
            return own
        return say("nothing-to-do") if code == ACT else self.clause_text(self.clause(code))

    def clause_text(self, identity: str) -> str:
        """Return the text of a clause, without Markdown emphasis."""
        return self.clauses[identity].text.replace("*", "").replace("`", "")

    @functools.cached_property
    def clauses(self) -> dict[str, Item]:
        """Every clause and decision of the rules, by id."""
        return {item.id: item for section in self.sections for item in section.items}

    @functools.cached_property
    def sections(self) -> tuple[Section, ...]:
        """The sections of the game's rules, followed by those of the deck it shares with other games."""
        folders = (self.folder, *self.about.shared)
        return tuple(section for folder in folders for section in read_rules(folder / "RULES.md"))

    @functools.cached_property
    def words(self) -> tuple[Path, ...]:
        """The folders of Fluent files with the game's messages, the more general ones first."""
        return tuple(folder / "words" for folder in (*self.about.shared, self.folder) if (folder / "words").is_dir())

    def pictures(self) -> Iterator[Scene]:
        """Yield the scenes of the example positions in the game's data, as the public sees them."""
        file = self.data / PICTURES
        for position in msgspec.json.decode(file.read_bytes()) if file.exists() else ():
            yield self.draw(hidden(self, self.load(position), verbs.SPECTATOR))

    def speaker(self, language: str = "en") -> Speaker:
        """Return the Speaker that puts this game's facts into words of a language.

        English if the language is unknown.
        """
        return _speaker(self.words, language)

    def has_words(self, fact: Fact) -> bool:
        """Return whether there is a message for a fact, whatever is in its arguments."""
        return is_written((OWN, *self.words), fact.id)

    def word_error(self, reason: Word, names: Sequence[str], me: int | None = None) -> str:
        """Return the reason of an error in English, as ``Speaker.say`` does.

        Where the libraries that parse messages are not installed, as in a page, it is the id of the message.
        """
        try:
            return self.speaker().say(reason, names, me)
        except ModuleNotFoundError:
            return reason if isinstance(reason, str) else spell_id(reason.id)

    def rule_broken(self, code: int, reason: Word, players: int, seat: int) -> RuleBroken:
        """Return the error that a seat's action breaks the clause of a code, for a reason that is a fact or text."""
        names = default_names(players)
        name = self.table.refusal_names.get(reason.id, "") if isinstance(reason, Fact) else ""
        return RuleBroken(self.clause(code), reason, lambda: self.word_error(reason, names, seat), name)

    def cannot_undo(self, reason: str, names: Sequence[str] = (), **args: int) -> CannotUndo:
        """Return the error that something cannot be taken back, for the reason named by a message id."""
        fact = say(reason, **args)
        return CannotUndo(fact, lambda: self.word_error(fact, names))

    def draw(self, view: Any) -> Scene:
        """Return the public scene, including who may act. ``view`` is hidden from the public."""
        state: Any = values_of(view)
        _, winners, to_act, over = standings(state)
        table, drawn = self.table, self.table.scene
        scores = [drawn.seat_score(state, seat) for seat in range(state.players)]
        for seat in winners:
            scores[seat] = replace(scores[seat], winner=True)
        return Scene(
            zones=tuple(drawn.zones(state)),
            pieces=tuple(drawn.pieces(state)),
            spots=tuple(table.spots(state)),
            status=drawn.outcome(state) if over else drawn.state_of_play(state),
            scores=tuple(scores),
            seams=tuple(table.seams(state)),
            to_act=to_act,
            over=over,
            opening=table.beginning(state),
        )

    def own(self, view: Any, seat: int) -> Own:
        """Return what only a seat sees. ``view`` is hidden from the seat."""
        return self.table.scene.own(values_of(view), seat)

    def choices(self, view: Any, seat: int, actions: Sequence[int], ids: Container[str] = ()) -> tuple[Choice, ...]:
        """Return actions as choices: how they are touched, and their labels. ``view`` is hidden from the seat.

        ``ids`` are those of the things on the table, where given: choices whose whole path is touched there, and is as
        long as any that begins like it, then get no label.
        """
        state, say = values_of(view), self.table.story.label
        found = (self.table.ways or self._plain_ways)(state, seat, actions)
        lengths = [len(choice.path) if choice.path[-1] in ids else 0 for choice in found]
        longest = max(lengths, default=0)
        if longest and min(lengths) == longest:
            return tuple(found)
        return tuple(
            choice if 0 < length == longest else replace(choice, label=say(state, seat, action))
            for action, choice, length in zip(actions, found, lengths, strict=True)
        )

    def _plain_ways(self, state: Any, seat: int, actions: Sequence[int]) -> list[Choice]:
        text, path = self.rules.actions.text, self.table.story.path
        return [Choice(text(action), path(state, seat, action)) for action in actions]

    def touching(self, view: Any, seat: int, touched: tuple[str, ...]) -> Iterator[int]:
        """Yield the actions, legal or not, whose path begins with these ids. ``view`` is hidden from the seat."""
        state = values_of(view)
        path, free, matching = self.table.story.path, self.table.unordered_tail, self.table.actions_matching
        for action in matching(state, seat, touched) if matching else range(len(self.rules.actions)):
            if begins(path(state, seat, action), touched, free(action)):
                yield action

    def tell(self, before: Any, seat: int, action: int, after: Any) -> tuple[Event, ...]:
        """Return the events of an action for a viewer, from the viewer's hidden copies before and after."""
        return tuple(self.table.story.tell(values_of(before), seat, action, values_of(after)))


@functools.lru_cache(maxsize=64)
def _blank(kind: Hashable, players: int, options: msgspec.Struct, prepare: Callable[[Any, Any], None]) -> bytes:
    state = new_record(cast(type[Record], kind))
    state.players = players
    write_options(options, state)
    prepare(state, options)
    return state.tobytes()


@functools.cache
def _speaker(folders: tuple[Path, ...], language: str) -> Speaker:
    from parlour.core.words import Speaker  # loads its libraries only when facts are put into words

    return Speaker(folders, language)


_shelf: dict[str, Game] = {}
_refused: dict[str, BadComponents] = {}
"""By name and by title, the games that cannot be played with a designer's components, and why."""


def register(game: Game) -> None:
    """Add a game to the registry. Raises ValueError if its name is taken or its record begins like another game's."""
    if _shelf.get(game.name, game) is not game:
        raise ValueError(f"there are two games named {game.name!r}")
    kernel.bind(game.dtype, game.kernels)
    _shelf[game.name] = game


@functools.cache
def _scan() -> None:
    package = importlib.import_module("parlour.games")
    for module in pkgutil.iter_modules(package.__path__, "parlour.games."):
        try:
            found = getattr(importlib.import_module(module.name), "GAME", None)
        except BadComponents as error:
            folder = module.name.rpartition(".")[2]
            rules = Path(package.__path__[0], folder, "RULES.md").read_text("utf-8")
            for name in (folder.replace("_", "-"), rules.partition("\n")[0].removeprefix("# ").lower()):
                _refused[name] = error
            continue
        if found is not None:
            register(found)
    for point in entry_points(group=PLUGINS):
        register(point.load())
    check_names()


def games() -> dict[str, Game]:
    """Return all installed games by name, in the order of their titles, but for those in ``_refused``."""
    _scan()
    return dict(sorted(_shelf.items(), key=lambda item: item[1].about.title.lower()))


def find_game(name: str) -> Game:
    """Return the game with this name or title.

    Raises UnknownGame, listing the games there are, and BadComponents if a designer's do not fit the game.
    """
    shelf = games()
    if str(name).lower() in _refused:
        raise _refused[str(name).lower()]
    for game in shelf.values():
        if str(name).lower() in (game.name, game.about.title.lower()):
            return game
    raise UnknownGame(f"there is no game {name!r}; there are {', '.join(shelf)}", "game")


def game_of(state: Any) -> Game:
    """Return the game whose record this is."""
    return next(game for game in games().values() if game.dtype == state.dtype)


def hidden(game: Game, state: Any, viewer: int) -> Any:
    """Return the copy of a record that a viewer may have (``SPECTATOR`` for the public one)."""
    return hide(game, state if type(state) is arrays.ndarray else boxed(state), viewer)[0]


def hide(game: Game, box: Any, viewer: int) -> Any:
    """Return what ``hidden`` returns, as an array of one element, from such an array."""
    view = blank_box(game.dtype)
    verbs.hide(box, viewer, view)
    return view


def legal_actions(game: Game, state: Any, seat: int) -> list[int]:
    """Return the seat's legal actions in ascending order."""
    out = arrays.empty(game.rules.most_legal, arrays.int32)
    found: list[int] = out[: verbs.legal(state, seat, out)].tolist()
    return found
