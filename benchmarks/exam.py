"""The exam of a date, taken by bots, as the table of docs/exam.md: ``python -m benchmarks.exam [QUESTIONS] [BOT …]``.

QUESTIONS is the number for each game. The last columns are by how much a second run differs, and the processor's time
of the first, in seconds.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Sequence

from parlour.core.decision import LEVELS
from parlour.core.game import games
from parlour.lab.exam import WORDS, Bot, Exam, make_exam, take_exam
from parlour.lab.exam.scores import Report, estimate, report

DATE = "2026-12-01"
BOTS = ("random", "greedy", *LEVELS, "search:1000")
QUESTIONS = 20


def take(exam: Exam, bot: str) -> tuple[Report, float]:
    """Return the scores of a bot, and the processor's seconds that it took."""
    begin = time.process_time()
    return report(bot, WORDS, take_exam(exam, Bot(bot))), time.process_time() - begin


def say(*cells: str) -> None:
    """Print a row at once."""
    print(f"| {' | '.join(cells)} |", flush=True)


def main(given: Sequence[str]) -> None:
    """Let the bots named, or all, take the exam, and print their regrets over all and by game."""
    questions, bots = int(given[0]) if given else QUESTIONS, given[1:] or BOTS
    begin = time.process_time()
    exam = make_exam(DATE, None, questions)
    seconds, exact = time.process_time() - begin, sum(question.exact for question in exam.questions)
    print(f"{len(exam.questions)} questions, {exact} exact, {seconds:.0f} s, {exam.digest}\n")
    found = {bot: (take(exam, bot), take(exam, bot)[0]) for bot in bots}
    say("bot", "regret (95 %)", "bounds", "no answer", "second run", "seconds")
    say("---", *["---:"] * 5)
    guesses = [
        [statistics.fmean(question.regrets) for question in exam.questions if question.game == game] for game in games()
    ]
    say("a guess among the actions listed", estimate(guesses).text(), "", "0", "", "")
    for bot, ((first, spent), second) in found.items():
        score, again = first.overall, abs(second.overall.regret.value - first.overall.regret.value)
        bounds = f"{score.least:.3f}–{score.most:.3f}"
        say(bot, score.regret.text(), bounds, str(score.faults), f"{again:.4f}", f"{spent:.1f}")
    print()
    say("regret by game", *bots)
    say("---", *["---:"] * len(bots))
    for game in games().values():
        regrets = [found[bot][0][0].games[game.name].regret.value for bot in bots]
        say(game.about.title, *(f"{regret:.3f}" for regret in regrets))


if __name__ == "__main__":
    main(sys.argv[1:])
