"""A game as one description, and the shelf of all games installed.

A game is a package that holds ``GAME``. Those in ``parlour.games`` are found by scanning; other packages announce
theirs by an entry point in the group ``parlour.games``. There is no list to edit.
"""

from __future__ import annotations

import functools
import importlib
import pkgutil
from collections.abc import Callable, Container, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, NamedTuple, cast

import msgspec
import numpy as np
from msgspec.structs import replace

from parlour.core import even, kernel, open, still, verbs
from parlour.core.actions import Actions
from parlour.core.clauses import ACT, Item, Section, clause_id, read_rules
from parlour.core.contract import Advice, Bots, Critic, Positions, Rules, Scenes, Story, View
from parlour.core.decision import Decision, Skills
from parlour.core.errors import BadOption, BadPosition, UnknownGame
from parlour.core.facts import Word, say
from parlour.core.given import read_whole
from parlour.core.kernel import boxed
from parlour.core.options import NoOptions, OptionField, check_sizes, check_start, describe, read_options, write_options
from parlour.core.puzzles import Puzzles
from parlour.core.record import Array, Record, blank_box, find_out_of_bounds, from_bytes, new_record, record_dtype
from parlour.core.scene import Attempt, Choice, Clock, Event, Own, Scene, begins
from parlour.core.standings import standings
from parlour.core.values import values_of
from parlour.core.words import Speaker

RULES = ("setup", "actors", "check", "legal", "apply", "score")
VIEW = ("hide", "imagine")
PLUGINS = "parlour.games"
PICTURES = "pictures.json"


class Starter(NamedTuple):
    """How a game says who begins: the option that can name a seat, and who began, None if all did at once.

    ``began`` reads a match's first record as everybody may see it.
    """

    option: str
    began: Callable[[Any], int | None]


@dataclass(frozen=True)
class Game:
    """What Parlour knows of a game. What the modules hold says ``contract``.

    ``players`` is the least and the most; ``most_legal`` bounds the actions legal at once; ``bound`` gives the most
    actions a match can have, from players and options. ``secret``: some may see what others may not; else all views
    are alike. ``low``: the fewest points win. ``memory``: what was seen once is not shown again before the end.
    ``live``: people may act at once, and clocks may run. ``takeback`` false: the rules forbid taking back.
    ``leave``: the action by which a seat leaves for good, at any time; ``check`` judges it, ``legal`` does not list it,
    and no bot chooses it. ``starter``: in games where an option can name the seat that begins; in a rematch the next
    one does. ``ages``: from how many years on, where the rules say so. ``edition`` grows when a change of the rules
    makes old match files replay otherwise.

    A game need not bring ``options`` where there are none, ``view`` where nothing is hidden but the stream, ``bots``
    where positions are judged by playing them out.

    What a game may offer besides: ``refusal_names``, the rulebook's names of refusals by the messages that say them;
    ``shared``, folders with rules and words that it shares with others;
    ``components``, how many there are of each by the numbers that ``tally`` counts; ``prepare`` to write into a
    blank record what follows from options; ``allow``, which raises BadOption where options and players do not go
    together; ``clocks`` that run in a position, in which case the rules have a kernel ``clock``; ``buttons``,
    whether with these options more than one action at a time may be said by no place on the table, so that a row is
    kept free for them; ``free``, how many ids at the end of an action's path may be touched in any order; ``ways``,
    how legal actions are touched, where that is more than a path or is kept, without labels: there may be hundreds at
    every move; ``attempt``, what comes of actions that a seat tries in the mind where it may not act, None where it
    may try none; ``meant``, the actions that touching a path could mean, where there are tens of thousands;
    ``decide``, its own bots of every level, which may leave a decision to the usual ones by None, and think no longer
    once ``halt`` (int64[1]) is not 0; ``skills`` of the usual ones, and ``prove``, the action by which a seat's bot of
    a level is sure to win, and why, None where none is found; where another is to act, that the seat wins all the
    same; ``critic``, who advises people and looks back at what they
    decided, where it decides for its bots; ``puzzles``, kinds of them, one of which has its day by lot, and ``alone``,
    whether positions are loaded in which one solves alone what is played by more; ``stage``, where whoever is lucky
    goes on: how far the turn is on, from 0, so that bots share their time out; ``whole``, whether they search for whole
    turns; ``knowing``, whether they let others choose by what these hold in the world imagined; ``fitted``, whether
    their judgement is (see ``mind``).
    """

    name: str
    title: str
    designer: Word
    minutes: str
    prefix: str
    players: tuple[int, int]
    state: type[Record]
    most_legal: int
    bound: Callable[[int, Any], int]
    actions: Actions
    rules: Rules
    positions: Positions
    scene: Scenes
    story: Story
    refusal_names: Mapping[str, str] = field(default_factory=dict[str, str], compare=False)
    options: type[msgspec.Struct] = NoOptions
    view: View = open
    bots: Bots = even
    secret: bool = False
    low: bool = False
    memory: bool = False
    live: bool = False
    takeback: bool = True
    leave: str | None = None
    starter: Starter | None = None
    ages: int | None = None
    edition: int = 1
    shared: tuple[Path, ...] = ()
    components: tuple[int, ...] = ()
    prepare: Callable[[Any, Any], None] = lambda state, options: None
    allow: Callable[[int, Any], None] = lambda players, options: None
    clocks: Callable[[Any], tuple[Clock, ...]] = lambda state: ()
    buttons: Callable[[Any], bool] = lambda options: True
    free: Callable[[int], int] = lambda action: 0
    ways: Callable[[Any, int, Sequence[int]], list[Choice]] | None = None
    attempt: Callable[[Any, int, Sequence[int]], Attempt | None] = lambda state, seat, actions: None
    meant: Callable[[Any, int, Sequence[str]], Iterable[int]] | None = None
    decide: Callable[[Any, int, str, Array, Array], Decision | None] = lambda view, seat, level, dice, halt: None
    prove: Callable[[Any, int, str], Advice | None] = lambda view, seat, level: None
    critic: Critic | None = None
    skills: Skills = Skills()  # noqa: RUF009
    stage: Callable[[Any], int] | None = None
    whole: bool = False
    knowing: bool = False
    fitted: bool = False
    puzzles: tuple[Puzzles, ...] = ()
    alone: bool = False
    folder: Path = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "folder", Path(cast(str, cast(Any, self.rules).__file__)).parent)

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        """A game is the same wherever it is unpickled: that of its name."""
        return find_game, (self.name,)

    @functools.cached_property
    def dtype(self) -> Any:
        """The NumPy dtype of the game's record."""
        return record_dtype(cast(Hashable, self.state))

    @property
    def has_clocks(self) -> bool:
        """Whether clocks may run."""
        return self.clocks is not Game.clocks

    @property
    def has_own_bots(self) -> bool:
        """Whether the game decides for its bots, mostly."""
        return self.decide is not Game.decide

    def is_judged(self, view: Any, seat: int, action: int) -> bool:
        """Whether a decision of a seat, which had others, can be judged."""
        if self.critic is None:
            return not self.has_own_bots
        return self.critic.is_judged(view, seat, action)

    @functools.cached_property
    def leaving(self) -> int:
        """The number of the action ``leave``, −1 if the game has none."""
        return self.actions.read(self.leave) if self.leave else -1

    @property
    def kernels(self) -> dict[str, Any]:
        """The game's kernel for every verb."""
        modules: dict[str, Any] = dict.fromkeys(RULES, self.rules) | dict.fromkeys(VIEW, self.view)
        modules["evaluate"] = self.bots
        if self.fitted:
            modules["traits"] = self.bots
        if self.components:
            modules["tally"] = self.view
        modules["clock"] = self.rules if self.has_clocks else still
        return {name: getattr(module, name) for name, module in modules.items()}

    def new(self, players: int, options: msgspec.Struct, key: bytes) -> Any:
        """Set up a record: players and options written, the stream keyed with 32 bytes, ``setup`` done."""
        state = self.blank(players, options)
        box: Any = boxed(state)
        box["key"][0] = memoryview(key).cast("I")  # through the array: a record's attributes take ten times as long
        verbs.setup(box)
        return state

    def blank(self, players: int, options: msgspec.Struct) -> Any:
        """Make a record as it is before ``setup``, without a key."""
        return from_bytes(self.state, _blank(cast(Hashable, self.state), players, options, self.prepare))

    def read_options(self, given: Mapping[str, object], players: int | None = None) -> Any:
        """Make options from JSON values, defaults where silent. Raises BadOption naming the field."""
        options = read_options(self.options, given)
        if players is not None:
            self.check_players(read_whole(players, "players"), options)
        return options

    def check_players(self, players: int, options: msgspec.Struct) -> None:
        """Raise BadOption if the game cannot be played by so many, or not with these options."""
        least, most = self.players
        if not least <= players <= most:
            who = f"{least}" if least == most else f"{least} to {most}"
            raise BadOption(f"{self.title} is played by {who}, not by {players}", "players")
        if self.starter is not None:
            check_start(options, self.starter.option, players)
        check_sizes(options, players)
        self.allow(players, options)

    def option_fields(self) -> tuple[OptionField, ...]:
        """Describe the options for protocols and set-up pages."""
        return describe(self.options)

    def position(self, state: Any) -> dict[str, Any]:
        """Write a record (or a hidden copy) as the JSON object of the game's position schema."""
        return cast(dict[str, Any], msgspec.to_builtins(self.positions.position(state)))

    def load(self, position: object) -> Any:
        """Make a record from a complete position. Raises BadPosition or BadOption naming the field or the clause."""
        try:
            read: Any = msgspec.convert(position, self.positions.Position)
        except msgspec.ValidationError as error:
            raise BadPosition(f"position: {error}", "position") from None
        seats = len(read.players) if hasattr(read, "players") else self.players[0]
        self.read_options(read.options, None if self.alone and seats == 1 else seats)
        state = new_record(self.state)
        self.positions.load(read, state)
        for name, least, most, _ in find_out_of_bounds(cast(Hashable, self.state), state):
            raise BadPosition(f"{name}: {most if least >= 0 else least} is no number it can have", name)
        return state

    def clause(self, code: int) -> str:
        """Name the clause behind a code of ``check``."""
        return clause_id(self.prefix, code)

    def refusal(self, state: Any, seat: int, action: int, code: int) -> Word:
        """Say why ``check`` gave this code, to the one who tried; ``state`` is hidden from the seat."""
        if own := self.story.reason(values_of(state), seat, action, code):
            return own
        return say("nothing-to-do") if code == ACT else self.clause_text(self.clause(code))

    def clause_text(self, identity: str) -> str:
        """The words of a clause, without Markdown emphasis."""
        return self.clauses[identity].text.replace("*", "").replace("`", "")

    @functools.cached_property
    def clauses(self) -> dict[str, Item]:
        """Every clause and decision of the rules text, by id."""
        return {item.id: item for section in self.sections for item in section.items}

    @functools.cached_property
    def sections(self) -> tuple[Section, ...]:
        """The game's rules text, and behind it that of the deck it shares with others."""
        folders = (self.folder, *self.shared)
        return tuple(section for folder in folders for section in read_rules(folder / "RULES.md"))

    @functools.cached_property
    def words(self) -> tuple[Path, ...]:
        """The folders of Fluent files that hold the game's words."""
        return tuple(folder / "words" for folder in (*self.shared, self.folder) if (folder / "words").is_dir())

    def pictures(self) -> Iterator[Scene]:
        """Draw the telling positions that lie in the game's folder, if any do, as the public sees them."""
        file = self.folder / PICTURES
        for position in msgspec.json.decode(file.read_bytes()) if file.exists() else ():
            yield self.draw(hidden(self, self.load(position), verbs.SPECTATOR))

    def speaker(self, language: str = "en") -> Speaker:
        """Give who says this game's facts in a language; English where we do not speak it."""
        return _speaker(self.words, language)

    def draw(self, view: Any) -> Scene:
        """Draw what everybody sees, and who may act. ``view`` is hidden from the public."""
        state: Any = values_of(view)
        *_, to_act, over = standings(state)
        return replace(self.scene.draw(state), to_act=to_act, over=over)

    def own(self, view: Any, seat: int) -> Own:
        """Draw what only a seat sees. ``view`` is hidden from the seat."""
        return self.scene.own(values_of(view), seat)

    def choices(self, view: Any, seat: int, actions: Sequence[int], ids: Container[str] = ()) -> tuple[Choice, ...]:
        """Say actions and how they are touched. ``view`` is hidden from the seat.

        Where ``ids`` of things on the table are given, the label is left out of what touching these tells: of paths
        that end there and go on as long as any.
        """
        state, say = values_of(view), self.story.label
        found = (self.ways or self._plain_ways)(state, seat, actions)
        lengths = [len(choice.path) if choice.path[-1] in ids else 0 for choice in found]
        longest = max(lengths, default=0)
        if longest and min(lengths) == longest:
            return tuple(found)
        return tuple(
            choice if 0 < length == longest else replace(choice, label=say(state, seat, action))
            for action, choice, length in zip(actions, found, lengths, strict=True)
        )

    def _plain_ways(self, state: Any, seat: int, actions: Sequence[int]) -> list[Choice]:
        text, path = self.actions.text, self.story.path
        return [Choice(text(action), path(state, seat, action)) for action in actions]

    def touching(self, view: Any, seat: int, touched: tuple[str, ...]) -> Iterator[int]:
        """List the actions, legal or not, that begin by touching these ids. ``view`` is hidden from the seat."""
        state = values_of(view)
        path, free = self.story.path, self.free
        for action in self.meant(state, seat, touched) if self.meant else range(len(self.actions)):
            if begins(path(state, seat, action), touched, free(action)):
                yield action

    def tell(self, before: Any, seat: int, action: int, after: Any) -> tuple[Event, ...]:
        """Tell a viewer what an action did, from the viewer's hidden copies before and after."""
        return tuple(self.story.tell(values_of(before), seat, action, values_of(after)))


@functools.lru_cache(maxsize=64)
def _blank(kind: Hashable, players: int, options: msgspec.Struct, prepare: Callable[[Any, Any], None]) -> bytes:
    state = new_record(cast(type[Record], kind))
    state.players = players
    write_options(options, state)
    prepare(state, options)
    return state.tobytes()


@functools.cache
def _speaker(folders: tuple[Path, ...], language: str) -> Speaker:
    return Speaker(folders, language)


_shelf: dict[str, Game] = {}


def register(game: Game) -> None:
    """Put a game on the shelf. Raises ValueError if its name is taken or its record looks like another's."""
    if _shelf.get(game.name, game) is not game:
        raise ValueError(f"there are two games named {game.name!r}")
    kernel.bind(game.dtype, game.kernels)
    _shelf[game.name] = game


@functools.cache
def _scan() -> None:
    package = importlib.import_module("parlour.games")
    for module in pkgutil.iter_modules(package.__path__, "parlour.games."):
        found = getattr(importlib.import_module(module.name), "GAME", None)
        if found is not None:
            register(found)
    for point in entry_points(group=PLUGINS):
        register(point.load())


def games() -> dict[str, Game]:
    """All games installed, by name."""
    _scan()
    return dict(sorted(_shelf.items(), key=lambda item: item[1].title.lower()))


def find_game(name: str) -> Game:
    """Find a game by name or title. Raises UnknownGame, listing what there is."""
    shelf = games()
    for game in shelf.values():
        if str(name).lower() in (game.name, game.title.lower()):
            return game
    raise UnknownGame(f"there is no game {name!r}; there are {', '.join(shelf)}", "game")


def game_of(state: Any) -> Game:
    """Find the game of a record."""
    return next(game for game in games().values() if game.dtype == state.dtype)


def hidden(game: Game, state: Any, viewer: int) -> Any:
    """Give the copy of a record that a viewer may have (``SPECTATOR`` for the public one)."""
    return hide(game, state if type(state) is np.ndarray else boxed(state), viewer)[0]


def hide(game: Game, box: Any, viewer: int) -> Any:
    """As ``hidden``, from an array of one to another."""
    view = blank_box(game.dtype)
    verbs.hide(box, viewer, view)
    return view


def legal_actions(game: Game, state: Any, seat: int) -> list[int]:
    """List the seat's legal actions in ascending order."""
    out = np.empty(game.most_legal, np.int32)
    found: list[int] = out[: verbs.legal(state, seat, out)].tolist()
    return found
