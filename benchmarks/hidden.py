"""What plays tell of hidden hands: a learned likelihood of plays, its bits a card, and what it wins.

    python -m benchmarks.hidden fit GAME FILE [--games N] [--kinds search:300,club,...]
    python -m benchmarks.hidden bits GAME FILE [--games N] [--kinds ...]
    python -m benchmarks.hidden match GAME FILE [--games N] [--playouts N] [--with-playouts N] [--worlds N] [--flat]

GAME is pentic, tyramid or tic-squared, FILE holds the fit; two seats. A likelihood is learned in two steps from games
of bots, some of whom overlook plays at random. First a conditional logit (McFadden, 1974): the chance that a seat takes
this of all that its hand allows, from features of each play that everybody can see. Then, of each decision and hand:
that chance, how many plays and cards of the hand would have been better, and by how much the best. Their weights are
fitted so that the true hand stands out among imagined ones. The sum over all decisions made while a hidden card was in
the hand weighs an imagined world.

``bits`` tells by how many bits a card the true hand is likelier under weighted worlds than under all worlds that agree
with what is known (``imagine``), on other deals. ``match`` has a search whose worlds are drawn by these weights play
one without, every deal from both seats. Nothing hidden enters: worlds are imagined from a seat's view, decisions are as
everybody saw them.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from scipy.optimize import minimize

from benchmarks.hidden_hands import TRAITS, Fit, Witness, new_worlds, weights_of
from benchmarks.hidden_plays import FEATURES, KINDS, Seen, hand_of, look_at, open_rows, seeded
from benchmarks.hidden_search import Player, play_match
from parlour.bots.greedy import choose_greedily, notice_actions
from parlour.bots.levels import think
from parlour.core.dice import new_dice
from parlour.core.game import Game, find_game, hidden, legal_actions
from parlour.core.kernel import Array
from parlour.core.match import Match
from parlour.lab.figures import share

OVERLOOKER = "overlooker"
"""Glances, and overlooks each play with a probability drawn for each seat and match."""

ALL_KINDS = "search:300", "club", "casual", "gentle", OVERLOOKER
CONTRAST, WORLDS = 64, 512
"""Imagined hands beside the true one in the fit, and in the measurement."""

ASKED = 3
"""Of this many decisions one is asked about."""

BITS = math.log(2)


# --- games of bots


class Step(NamedTuple):
    """The record before a decision, who made it, what it was, and what everybody saw of it."""

    state: Any
    seat: int
    action: int
    seen: Seen | None


def decide(game: Game, view: Any, seat: int, kind: str, overlooked: int, seed: int) -> int:
    """Return the action of a bot; an overlooker misses this share (in per cent) of the actions."""
    if kind == OVERLOOKER:
        found = notice_actions(legal_actions(game, view, seat), overlooked, new_dice(seed))
        return choose_greedily(game, view, seat, found, seed)
    action = think(game, view, seat, kind, seed).action
    assert action is not None
    return action


def play(game: Game, kind: str, name: str) -> list[Step]:
    """Play a match of two equal bots, and return its steps."""
    seed = seeded("hidden", kind, name)
    match, steps = Match.start(game, 2, None, seed), []
    overlooked = [seed[0] % 90, seed[1] % 90]
    while not match.over:
        seat = match.seats_to_act()[0]
        luck = int.from_bytes(seeded(name, len(match.entries))[:8], "big")
        action = decide(game, match.view(seat), seat, kind, overlooked[seat], luck)
        state = match.state.copy()
        steps.append(Step(state, seat, action, look_at(game, state, seat, action)))
        match.play(seat, action)
    return steps


def play_all(game: Game, kinds: Sequence[str], games: int, name: str) -> dict[str, list[list[Step]]]:
    """Play ``games`` matches of each kind."""
    return {kind: [play(game, kind, f"{name}/{number}") for number in range(games)] for kind in kinds}


def questions(game: Game, steps: list[Step], plays: Array, worlds: int, seed: int) -> Iterator[tuple[Array, int]]:
    """Yield, for some decisions, the traits of the true hands and then of imagined ones, and how many cards are hidden.

    Left out are those before which nothing is hidden.
    """
    witness, dice = Witness(game, plays), new_dice(seed)
    for number, step in enumerate(steps):
        cards = len(hand_of(game, step.state, 1 - step.seat))
        if number % ASKED == 0 and cards:
            view = hidden(game, step.state, step.seat)
            drawn = new_worlds(game, view, step.seat, worlds + 1, dice)
            drawn[0] = step.state
            yield witness.traits(step.seat, drawn), cards
        witness.note(step.state, step.seat, step.action, step.seen)


# --- fitting


def fit_plays(game: Game, steps: Sequence[Step]) -> tuple[Array, float, float]:
    """Fit the conditional logit to decisions; return its weights, and bits a decision before and after."""
    rows, groups, taken = [], [], []
    for step in steps:
        if step.seen is None:
            continue
        hand = hand_of(game, step.state, step.seat)
        cards = [hand[tag] for tag in step.seen.held]
        mine = open_rows(step.seen, cards)
        if len(mine) > 1:
            groups.append(sum(map(len, rows)))
            taken.append(groups[-1] + int(np.searchsorted(mine, step.seen.taken)))
            rows.append(step.seen.features[mine])
    table, starts, chosen = np.concatenate(rows), np.array(groups), np.array(taken)
    sizes = np.diff([*starts, len(table)])

    def loss(plays: Array) -> tuple[float, Array]:
        merits = table @ plays
        merits -= np.repeat(np.maximum.reduceat(merits, starts), sizes)
        powers = np.exp(merits)
        totals = np.add.reduceat(powers, starts)
        surprise = float((np.log(totals) - merits[chosen]).sum()) + 0.5 * float(plays @ plays)
        expected = (powers / np.repeat(totals, sizes)) @ table
        return surprise, expected - table[chosen].sum(0) + plays

    found = minimize(loss, np.zeros(FEATURES[game.name]), jac=True, method="L-BFGS-B")
    return found.x, float(np.log2(sizes).mean()), float(found.fun) / BITS / len(starts)


def fit_worlds(asked: Sequence[Array]) -> Array:
    """Fit weights of traits so that the first row of each array, the true one, stands out among its rows."""
    stacked = np.stack(asked)
    apart = stacked - stacked[:, :1]

    def loss(weights: Array) -> tuple[float, Array]:
        merits = apart @ weights
        most = merits.max(1, keepdims=True)
        powers = np.exp(merits - most)
        totals = powers.sum(1, keepdims=True)
        surprise = float((np.log(totals) + most).sum()) + 0.5 * float(weights @ weights)
        return surprise, np.einsum("qw,qwt->t", powers / totals, apart) + weights

    return np.asarray(minimize(loss, np.zeros(stacked.shape[2]), jac=True, method="L-BFGS-B").x)


def fit(game: Game, kinds: Sequence[str], games: int) -> Fit:
    """Fit the weights to matches of all kinds alike, and print them."""
    played = play_all(game, kinds, games, "fit")
    matches = [steps for each in played.values() for steps in each]
    plays, before, after = fit_plays(game, [step for steps in matches for step in steps])
    print(f"a decision: {before:.2f} bits if any, {after:.2f} by the logit;", np.round(plays, 2).tolist())
    asked = [
        traits for number, steps in enumerate(matches) for traits, _ in questions(game, steps, plays, CONTRAST, number)
    ]
    worlds = fit_worlds(asked)
    print(
        f"{len(matches)} matches, {len(asked)} questions; worlds:", np.round(worlds.reshape(len(KINDS), -1), 2).tolist()
    )
    return Fit(plays, worlds)


# --- bits


def gain_of(traits: Array, weights: Array) -> float:
    """Return by how many bits the true hands are likelier than without weights."""
    merits = traits @ weights
    rest = merits[1:]
    return float(merits[0] - rest.max() - np.log(np.exp(rest - rest.max()).mean())) / BITS


def alone(weights: Array, kind: int) -> Array:
    """Return the weights of one kind of decision, zero for the others."""
    mask = np.arange(len(weights)) // TRAITS == kind
    return np.where(mask, weights, 0.0)


def a_card(bits: Array, cards: Array) -> str:
    """Return bits a card with an interval of 95 %, given the bits and the cards of each match."""
    mean = bits.sum() / cards.sum()
    spread = float((bits - mean * cards).std(ddof=1)) / cards.mean() / math.sqrt(len(cards))
    return f"{mean:+.4f} ± {1.96 * spread:.4f}"


def measure_bits(game: Game, found: Fit, kinds: Sequence[str], games: int) -> None:
    """Print for each kind of bot the bits a hidden card: of all decisions, and of plays, draws and ends alone."""
    ways = [found.worlds, *(alone(found.worlds, kind) for kind in KINDS)]
    for bot in kinds:
        bits, cards, parts = np.zeros((games, len(ways))), np.zeros(games), list[float]()
        for number in range(games):
            for traits, hands in questions(game, play(game, bot, f"test/{number}"), found.plays, WORLDS, number):
                bits[number] += [gain_of(traits, way) for way in ways]
                cards[number] += hands
                parts.append(weights_of(traits[1:] @ found.worlds)[1])
        said = [a_card(column, cards) for column in bits.T]
        print(
            f"{game.name:12} {bot:12} bits a card: {said[0]}; plays {said[1]}, draws {said[2]}, ends {said[3]}; "
            f"{games} matches, {len(parts)} questions, {int(cards.sum())} cards, "
            f"worth {np.mean(parts):.2f} of the worlds",
            flush=True,
        )


# --- matches


def compare(game: Game, found: Fit, games: int, playouts: tuple[int, int], worlds: int, name: str) -> None:
    """Print the share that a search with the fit wins of one without, and the time of both; playouts of both."""
    play_match(game, (Player(game, 1, found, 1), Player(game, 1)), found.plays, name, name)  # kernels are compiled
    ours, theirs = Player(game, playouts[0], found, worlds), Player(game, playouts[1])
    won: list[float] = []
    for number in range(games):
        deal, swapped = f"hidden match/{name}/{number // 2}", number % 2
        players = (theirs, ours) if swapped else (ours, theirs)
        first = play_match(game, players, found.plays, deal, f"{deal}/{swapped}")
        won.append(1.0 - first if swapped else first)
        if number % 100 == 99 or number == games - 1:
            times = [1e3 * player.seconds / player.decisions for player in (ours, theirs)]
            parts = np.array(ours.parts)
            print(
                f"{game.name:12} {playouts[0]} with, {playouts[1]} without: {share(np.array(won)).text(3)} "
                f"of {len(won)}; CPU ms a decision {times[0]:.1f} with, {times[1]:.1f} without; "
                f"worth {parts.mean():.2f}, flat {(parts == 1.0).mean():.2f}",
                flush=True,
            )


def save(found: Fit, file: Path) -> None:
    """Write a fit as JSON."""
    file.write_text(json.dumps({"plays": found.plays.tolist(), "worlds": found.worlds.tolist()}) + "\n")


def read(file: Path) -> Fit:
    """Read a fit."""
    given = json.loads(file.read_text())
    return Fit(np.array(given["plays"]), np.array(given["worlds"]))


def main() -> None:
    """Fit, measure or play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("do", choices=("fit", "bits", "match"))
    parser.add_argument("game", choices=tuple(FEATURES))
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=60, help="matches of each kind, or games between two")
    parser.add_argument("--kinds", default=",".join(ALL_KINDS))
    parser.add_argument("--playouts", type=int, default=300, help="of the search without")
    parser.add_argument("--with-playouts", type=int, help="of the search with the fit, by default as many")
    parser.add_argument("--worlds", type=int, default=256, help="weighed before each decision")
    parser.add_argument("--flat", action="store_true", help="weigh all worlds alike: what does the pool do by itself?")
    parser.add_argument("--name", default="0", help="of the deals")
    asked = parser.parse_args()
    game, kinds = find_game(asked.game), asked.kinds.split(",")
    if asked.do == "fit":
        save(fit(game, kinds, asked.games), asked.file)
    elif asked.do == "bits":
        measure_bits(game, read(asked.file), kinds, asked.games)
    else:
        both = asked.with_playouts or asked.playouts, asked.playouts
        found = read(asked.file)
        if asked.flat:
            found = found._replace(worlds=np.zeros_like(found.worlds))
        compare(game, found, asked.games, both, asked.worlds, asked.name)


if __name__ == "__main__":
    sys.exit(main())
