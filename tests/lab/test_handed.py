"""What a vector environment gives is taken by PyTorch and by JAX without copying.

`make thorough` tries it with those of the two that are installed: they are gigabytes. `test_many` has the protocol.
"""

from __future__ import annotations

import numpy as np
import pytest

from parlour.lab.environments.many import legal_by_lot
from tests.lab.matches import many

pytestmark = pytest.mark.thorough


def test_pytorch_shares_the_memory_of_what_it_is_given() -> None:
    torch = pytest.importorskip("torch")
    env = many("thirty-six", 32)
    seen, infos = env.reset(seed=1)
    given = seen, infos["action_mask"], infos["rewards"], infos["legal"]
    taken = [torch.from_dlpack(array) for array in given]
    assert [tensor.data_ptr() for tensor in taken] == [array.ctypes.data for array in given]
    seen, *_ = env.step(legal_by_lot(infos, np.random.default_rng(1)))
    assert np.array_equal(taken[0].numpy(), seen), "a buffer that the next step writes to again"
    fields, _ = many("thirty-six", 8, observe="fields").reset(seed=1)
    assert torch.from_dlpack(fields["pawn"]).data_ptr() == fields["pawn"].ctypes.data


def test_jax_shares_the_memory_of_what_it_is_given() -> None:
    jax = pytest.importorskip("jax")
    seen, infos = many("thirty-six", 32).reset(seed=1)
    for array in (seen, infos["action_mask"], infos["rewards"]):
        assert jax.dlpack.from_dlpack(array, copy=False).unsafe_buffer_pointer() == array.ctypes.data
    fields, _ = many("thirty-six", 8, observe="fields").reset(seed=1)
    assert np.array_equal(jax.numpy.asarray(fields["pawn"]), fields["pawn"])
