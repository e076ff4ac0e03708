"""The exam as a task of Inspect, taken by its own model that says what it is told to say."""

from __future__ import annotations

import gc
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour.core.kernel import JIT
from parlour.lab.exam import DISGUISED, PICTURE, WORDS, make_exam
from tests.lab.asked import DATE

pytestmark = pytest.mark.skipif(not JIT, reason="exams are made by compiled kernels")

GAMES = ("gridsy", "pivot-pawns")


@pytest.fixture(autouse=True)
def leave_no_streams() -> Iterator[None]:
    """Collect what Inspect leaves open here, else whichever test comes when it is collected is blamed for it."""
    yield
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        gc.collect()


@pytest.mark.parametrize("form", [WORDS, DISGUISED, PICTURE])
@pytest.mark.filterwarnings("ignore")  # those of Inspect and of what it needs
def test_its_score_is_the_mean_regret(form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inspect = pytest.importorskip("inspect_ai", reason="it comes with parlour[exam]")
    models = pytest.importorskip("inspect_ai.model")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    from parlour.cli.inspecting import exam as task

    questions = make_exam(DATE, GAMES, 1).questions
    best = f"So …\nAnswer: {questions[0].regrets.index(0) + 1}"
    said = [models.ModelOutput.from_content("mockllm/model", text) for text in (best, "I had rather not.")]
    for output in said:  # else Inspect counts tokens, for which it asks the network
        output.usage = models.ModelUsage(input_tokens=1, output_tokens=1, total_tokens=2)
    model = models.get_model("mockllm/model", custom_outputs=said, memoize=False)
    made = task(DATE, ",".join(GAMES), 1, form)
    (log,) = inspect.eval(made, model=model, display="none", log_dir=str(tmp_path), max_samples=1)
    assert log.status == "success", log.error
    metrics: dict[str, Any] = {name: each.value for name, each in log.results.scores[0].metrics.items()}
    assert metrics["gridsy"] == 0
    assert metrics["pivot-pawns"] == max(questions[1].regrets)
    assert metrics["all"] == max(questions[1].regrets) / 2
    (silent,) = (sample for sample in log.samples if sample.id == "pivot-pawns-1")
    assert silent.scores["regret"].explanation == "names none of the actions"
