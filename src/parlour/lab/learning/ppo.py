"""Proximal policy optimization by sb3-contrib's MaskablePPO, from decisions that ``rollouts`` plays."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import torch
from gymnasium import Env, spaces
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.buffers import MaskableRolloutBufferSamples
from stable_baselines3.common.logger import configure
from torch import nn
from torch.nn import functional

from parlour.agents.network import Layer
from parlour.core.game import find_game
from parlour.core.kernel import Array
from parlour.lab.learning.examples import Examples
from parlour.lab.learning.parts import traits_of
from parlour.lab.learning.recipes import Recipe
from parlour.lab.learning.rollouts import Choices, Chosen, Compact, Samples

BATCH, EPOCHS = 2048, 3
COPIED_AT_ONCE, COPYING_RATE = 512, 2e-3
SHARPNESS = 3.0
"""How much likelier the best action is to be copied than one that is as much worse as an average one: a logarithm."""
NEVER = -1e8
BEGINNING = 0.1
"""How large the weights of the last layer are at the beginning, so that all actions are about as likely."""
CLIPPED = 0.2
FALL = 0.1
"""The part of the learning rate that is left at the end."""
torch.distributions.Distribution.set_default_validate_args(False)


class _Shape(Env[Array, int]):
    """Tells MaskablePPO what is seen and what may be chosen; nobody steps it."""

    def __init__(self, compact: Compact) -> None:
        self.observation_space = spaces.Box(0.0, 1.0, (len(compact.inputs),), np.float32)
        self.action_space = spaces.Discrete(len(compact.actions))  # type: ignore[assignment]  # numbers are int64


class _Buffer:
    """Samples as MaskablePPO reads them from its rollout buffer."""

    def __init__(self, samples: Samples, outputs: int) -> None:
        self._samples, self._outputs = samples, outputs
        self.values = samples.values
        self.returns = samples.values + samples.advantages

    def get(self, batch_size: int) -> Iterator[MaskableRolloutBufferSamples]:
        """Yield all samples in batches, in an order drawn by NumPy's own generator."""
        order = np.random.permutation(len(self.values))
        for first in range(0, len(order) - batch_size // 2, batch_size):
            at = order[first : first + batch_size]
            yield MaskableRolloutBufferSamples(
                *map(
                    torch.as_tensor,
                    (
                        self._samples.seen[at],
                        self._samples.outputs[at].astype(np.int64),
                        self.values[at],
                        self._samples.log_probs[at],
                        self._samples.advantages[at],
                        self.returns[at],
                        mask_of(self._samples.legal[at], self._outputs),
                    ),
                )
            )


def mask_of(legal: Array, outputs: int) -> Array:
    """Return lists of legal outputs as masks (bool[decisions, outputs])."""
    mask = np.zeros((len(legal), outputs + 1), bool)
    np.put_along_axis(mask, legal.astype(np.int64), True, axis=1)  # −1 marks the last place, which is cut off
    return mask[:, :-1]


class SharedHead(nn.Module):  # type: ignore[misc]  # PyTorch need not be there
    """The last layer of a policy: an action's weights are the sum of those of its traits (``parts.traits_of``)."""

    def __init__(self, before: int, traits: Array) -> None:
        super().__init__()
        count = int(traits.max()) + 1
        self.register_buffer("traits", torch.as_tensor(np.where(traits < 0, count, traits)))
        self.weight = nn.Parameter(torch.randn(count + 1, before) * BEGINNING / before**0.5)
        self.bias = nn.Parameter(torch.zeros(count + 1, 1))
        self._kept: Any = None

    def merged(self) -> tuple[Any, Any]:
        """Return the weights (float[actions, before]) and the biases (float[actions]) of all actions."""
        padding, traits = len(self.weight) - 1, self.get_buffer("traits")
        weight = functional.embedding_bag(traits, self.weight, mode="sum", padding_idx=padding)
        return weight, functional.embedding_bag(traits, self.bias, mode="sum", padding_idx=padding)[:, 0]

    def forward(self, seen: Any) -> Any:
        """Return the logits of all actions. Where nothing is to be learned, sums are made once."""
        if torch.is_grad_enabled():
            self._kept = None
            weight, bias = self.merged()
        else:
            weight, bias = self._kept = self._kept or self.merged()
        return functional.linear(seen, weight, bias)


class Earlier(NamedTuple):
    """The networks of a policy as they once were."""

    mlp_extractor: nn.Module
    action_net: nn.Module
    value_net: nn.Module


class Learner:
    """A policy that learns, and what it plays by."""

    def __init__(self, recipe: Recipe, compact: Compact) -> None:
        torch.set_num_threads(1)
        torch.manual_seed(recipe.seed)
        np.random.seed(recipe.seed)
        self._recipe, self._outputs = recipe, len(compact.actions)
        self.ppo: Any = MaskablePPO(
            "MlpPolicy",
            _Shape(compact),
            learning_rate=lambda left: recipe.rate * (FALL + (1 - FALL) * left),
            n_steps=1,
            batch_size=BATCH,
            n_epochs=EPOCHS,
            clip_range=CLIPPED,
            ent_coef=recipe.entropy,
            policy_kwargs={
                "net_arch": {"pi": list(recipe.hidden), "vf": list(recipe.hidden)},
                "activation_fn": nn.ReLU,
            },
            seed=recipe.seed,
            device="cpu",
        )
        self.ppo.set_logger(configure(None, []))
        policy = self.ppo.policy
        policy.action_net = SharedHead(recipe.hidden[-1], traits_of(find_game(recipe.game), compact.actions))
        policy.optimizer = policy.optimizer_class(policy.parameters(), lr=recipe.rate, **policy.optimizer_kwargs)
        self._random = torch.Generator().manual_seed(recipe.seed)

    def choose(self, choices: Choices, policy: Any = None) -> Chosen:
        """Draw an output for each decision by the policy's chances (``policy``: an earlier self; default: now)."""
        policy = policy or self.ppo.policy
        with torch.no_grad():
            seen, legal = torch.as_tensor(choices.seen), torch.as_tensor(choices.legal.astype(np.int64))
            acting, valuing = policy.mlp_extractor(seen)
            log_probs = functional.log_softmax(_among(policy.action_net(acting), legal), dim=1)
            noise = torch.rand(log_probs.shape, generator=self._random).clamp_(1e-9, 1 - 1e-7)
            drawn = (log_probs - (-noise.log()).log()).argmax(dim=1, keepdim=True)
            outputs = legal.gather(1, drawn).clamp(min=0)[:, 0]
            return Chosen(
                outputs.numpy(), log_probs.gather(1, drawn)[:, 0].numpy(), policy.value_net(valuing)[:, 0].numpy()
            )

    def earlier_self(self) -> Any:
        """Return a copy of the policy as it is now, for ``choose``."""
        policy = self.ppo.policy
        return Earlier(*copy.deepcopy((policy.mlp_extractor, policy.action_net, policy.value_net)))

    def learn(self, samples: Samples, left: float) -> dict[str, float]:
        """Learn from samples; ``left``: the part of the training that is left. Return what the logger holds."""
        self.ppo._current_progress_remaining = left
        self.ppo.rollout_buffer = _Buffer(samples, self._outputs)
        self.ppo.train()
        return dict(self.ppo.logger.name_to_value)

    def copy_judgements(self, examples: Examples, epochs: int) -> float:
        """Learn to prefer what the evaluation prefers, and to foresee what the best action is worth.

        Returns how much chance of winning the preferred actions gave away, on an average of the last epoch, each
        counted before it was learned from.
        """
        policy, count, lost = self.ppo.policy, len(examples.worth), 0.0
        optimizer = torch.optim.Adam(policy.parameters(), lr=COPYING_RATE)
        there = examples.legal >= 0
        best = np.where(there, examples.worth, -np.inf).max(axis=1)
        sharpness = SHARPNESS / float((best[:, None] - examples.worth)[there].mean())
        for epoch in range(epochs):
            lost = 0.0
            for at in np.array_split(np.random.permutation(count), max(1, count // COPIED_AT_ONCE)):
                for group in optimizer.param_groups:
                    group["lr"] = COPYING_RATE * (1 - epoch / epochs)
                legal, worth = torch.as_tensor(examples.legal[at].astype(np.int64)), torch.as_tensor(examples.worth[at])
                acting, valuing = policy.mlp_extractor(torch.as_tensor(examples.seen[at]))
                logits = _among(policy.action_net(acting), legal)
                wanted = (sharpness * worth).masked_fill(legal < 0, NEVER).softmax(dim=1)
                foreseen, expected = policy.value_net(valuing)[:, 0], torch.as_tensor(2 * best[at] - 1).float()
                loss = -(wanted * functional.log_softmax(logits, dim=1)).sum(dim=1).mean()
                loss = loss + functional.mse_loss(foreseen, expected)
                optimizer.zero_grad()
                loss.backward()
                optimizer.step()
                taken = worth.gather(1, logits.argmax(dim=1, keepdim=True))[:, 0].numpy()
                lost += float((best[at] - taken).sum())
        return lost / max(1, count)

    def layers(self) -> tuple[Layer, ...]:
        """Return the network by which the policy chooses, as checkpoints hold it."""
        policy = self.ppo.policy
        inner = [part for part in policy.mlp_extractor.policy_net if isinstance(part, nn.Linear)]
        pairs = [(part.weight, part.bias) for part in inner] + [policy.action_net.merged()]
        return tuple(Layer(weight.detach().numpy().T.copy(), bias.detach().numpy().copy()) for weight, bias in pairs)


def _among(logits: Any, legal: Any) -> Any:
    """Return the logits of the legal outputs, NEVER where a list of them has ended."""
    return logits.gather(1, legal.clamp(min=0)).masked_fill(legal < 0, NEVER)
