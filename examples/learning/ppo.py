"""PPO in one file: the two-player Goat, learnt from nothing on two cores (PyTorch, CPU).

make example-ppo                                        # an environment of its own with torch, then this
python examples/learning/ppo.py --minutes 55 --seed 1   # the same by hand

Half of the games are against itself, a quarter against the bot `rules`, a quarter against `random`; measured are fresh
deals with the seats changing. Rewards are 1 for a victory and -1 for a defeat, and a little for the margin.
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path
from random import Random

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from saloon import bots
from saloon.envs.batch import OVER, Batch
from saloon.numbers import returns_of

GAME = "goat"
GAMES = 256
LEARN_FROM = 8192
"""Choices of finished games that are learnt from at once."""
EPOCHS, PART = 3, 1024
LAMBDA, CLIP, ENTROPY, VALUE, RATE = 0.95, 0.2, 0.01, 0.5, 5e-4
SELF, RULES, CHANCE = range(3)
HELD_OUT = 1_000_000_000
"""The first seed of the games it is measured by."""
Choice = tuple[np.ndarray, list[int], int, float, float]
"""What was seen and on offer, which of it was chosen, the logarithm of its probability, and the value."""
Row = tuple[np.ndarray, list[int], int, float, float, float]
"""The same with its advantage and what it brought, instead of the value."""


class Net(nn.Module):
    """Two hidden layers; a logit for every action that is on offer, and what the game is worth.

    An action is a vector, and its logit the product with what the body makes of the observation: so only the few
    actions on offer are computed, not all 1,388.
    """

    def __init__(self, size: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.actions = nn.Embedding(actions + 1, width, padding_idx=actions)
        self.value = nn.Linear(width, 1)
        nn.init.normal_(self.actions.weight, std=0.01)

    def forward(self, seen: torch.Tensor, offered: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        """`offered` holds the codes on offer, filled up with the number after the last code."""
        hidden = self.body(torch.log1p(seen.float()))
        logits = torch.bmm(self.actions(offered), hidden.unsqueeze(-1)).squeeze(-1)
        logits = logits.masked_fill(offered == self.actions.padding_idx, -1e9)
        return Categorical(logits=logits, validate_args=False), self.value(hidden).squeeze(-1)


def padded(offers: list[list[int]], blank: int) -> torch.Tensor:
    """Lists of codes as one array."""
    out = np.full((len(offers), max(map(len, offers))), blank, np.int64)
    for row, codes in zip(out, offers, strict=True):
        row[: len(codes)] = codes
    return torch.from_numpy(out)


class Opponent:
    """A bot of ours at one seat of a batch: it is given its view, as at any table."""

    def __init__(self, name: str, seed: int) -> None:
        self.bot = bots.get(name)
        self.name = name
        self.rng = Random(seed)

    def choose(self, batch: Batch, k: int) -> int:
        runner = batch.pool.games[k]
        rules = runner.rules
        codes = runner.codes
        if len(codes) == 1 or self.name == "random":  # which looks at nothing
            return self.rng.choice(codes)
        words = [rules.word(code) for code in codes]
        view = rules.view(runner.state, runner.seat)
        return rules.code(bots.asked(self.name, self.bot, view, [], words, self.rng))


class Play:
    """A batch in which some seats are ours and some are bots'; what ours saw and did is kept until its game is over."""

    def __init__(self, net: Net, kinds: list[int], seed: int, greedy: bool = False) -> None:
        self.net = net
        self.kinds = kinds
        self.greedy = greedy
        self.batch = Batch(GAME, 2, len(kinds), seed)
        self.bots = {RULES: Opponent("rules", seed), CHANCE: Opponent("random", seed)}
        self.lines: list[list[list[Choice]]] = [[[], []] for _ in kinds]
        self.finished: list[tuple[int, float]] = []
        """Of each game that is over its kind and what it brought us: the share of the victory."""

    def ours(self, k: int, seat: int) -> bool:
        return self.kinds[k] == SELF or seat == k % 2

    def step(self) -> list[Row]:
        """One choice in every game; the rows of the games that are over by it, with advantage and return."""
        batch = self.batch
        turns = batch.turns.tolist()
        asked = [k for k, seat in enumerate(turns) if self.ours(k, seat)]
        actions = np.zeros(len(turns), np.int64)
        if asked:
            seen = batch.observations[asked]
            offers = [batch.pool.games[k].codes for k in asked]
            with torch.no_grad():
                chances, values = self.net(torch.from_numpy(seen), padded(offers, batch.setting.count))
                chosen = chances.probs.argmax(-1) if self.greedy else chances.sample()
                logs = chances.log_prob(chosen)
            rows = zip(asked, chosen.tolist(), logs.tolist(), values.tolist(), strict=True)
            for row, (k, place, log, value) in enumerate(rows):
                actions[k] = offers[row][place]
                if len(offers[row]) > 1:
                    self.lines[k][turns[k]].append((seen[row], offers[row], place, log, value))
        for k, seat in enumerate(turns):
            if not self.ours(k, seat):
                actions[k] = self.bots[self.kinds[k]].choose(batch, k)
        batch.step(actions)
        out = []
        for k in np.flatnonzero(batch.ended == OVER).tolist():
            margins = returns_of(batch.setting.rules, batch.pool.last[k], "margin")
            for seat in (0, 1):
                if self.lines[k][seat]:
                    final = 2 * batch.rewards[k, seat] - 1 + 0.5 * np.tanh(margins[seat] / 10)
                    out += with_advantages(self.lines[k][seat], float(final))
            mine = 0 if self.kinds[k] == SELF else k % 2
            self.finished.append((self.kinds[k], float(batch.rewards[k, mine])))
            self.lines[k] = [[], []]
        return out


def with_advantages(line: list[Choice], final: float) -> list[Row]:
    """Generalised advantages of one seat's choices in one game; nothing is discounted."""
    out = []
    ahead, following = 0.0, final
    for seen, offered, place, log, value in reversed(line):
        ahead = following - value + LAMBDA * ahead
        out.append((seen, offered, place, log, ahead, ahead + value))
        following = value
    return out


def learn(net: Net, optimiser: torch.optim.Optimizer, rows: list[Row], rng: np.random.Generator) -> None:
    """PPO's clipped objective, several times over the same choices."""
    seen, offers, places, logs, ahead, worth = zip(*rows, strict=True)
    s, m = torch.from_numpy(np.stack(seen)), padded(list(offers), net.actions.padding_idx)
    a, old = torch.tensor(places), torch.tensor(logs)
    adv, ret = torch.tensor(ahead), torch.tensor(worth)
    adv = (adv - adv.mean()) / (adv.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in np.array_split(rng.permutation(len(rows)), max(1, len(rows) // PART)):
            p = torch.from_numpy(part)
            chances, values = net(s[p], m[p])
            ratio = (chances.log_prob(a[p]) - old[p]).exp()
            gain = torch.min(ratio * adv[p], ratio.clamp(1 - CLIP, 1 + CLIP) * adv[p]).mean()
            loss = VALUE * (values - ret[p]).pow(2).mean() - gain - ENTROPY * chances.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def measured(net: Net, kind: int, games: int, seed: int) -> float:
    """The share of victories of the likeliest choices over a bot, on deals that it was not trained on."""
    play = Play(net, [kind] * min(100, games), HELD_OUT + seed * 1_000_000, greedy=True)
    while len(play.finished) < games:
        play.step()
    return float(np.mean([won for _, won in play.finished[:games]]))


def drawn(rows: list[tuple[float, float, float]]) -> str:
    """The curve as a picture: CPU minutes, and the share of victories over `random` and over `rules`."""
    wide, high, left, low = 640, 360, 56, 320
    most = max(rows[-1][0], 0.1)

    def place(minutes: float, share: float) -> str:
        return f"{left + minutes / most * (wide - left - 90):.1f},{low - share * (low - 24):.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="13">',
        "<title>Victories of PPO over random and rules, by CPU minutes</title>",
        f'<rect width="{wide}" height="{high}" fill="#fbf6ea"/>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        start, stop = place(0, share), place(most, share)
        parts.append(f'<polyline points="{start} {stop}" stroke="#cdbf9f" fill="none"/>')
        parts.append(f'<text x="8" y="{low - share * (low - 24) + 4:.1f}">{share:.0%}</text>')
    for column, name, colour in ((1, "random", "#8a3b12"), (2, "rules", "#1d4e6b")):
        points = " ".join(place(row[0], row[column]) for row in rows)
        parts.append(f'<polyline points="{points}" stroke="{colour}" stroke-width="2.5" fill="none"/>')
        x, y = place(*(rows[-1][0], rows[-1][column])).split(",")
        parts.append(f'<text x="{float(x) + 6:.1f}" y="{float(y) + 4:.1f}" fill="{colour}">{name}</text>')
    parts.append(f'<text x="{left}" y="{high - 12}">0 to {most:.1f} CPU minutes</text></svg>')
    return "\n".join(parts) + "\n"


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    ask.add_argument("--minutes", type=float, default=55)
    ask.add_argument("--cpu", action="store_true", help="count minutes of CPU time: the machine is busy")
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--check", type=float, default=3, help="minutes between two measurements")
    ask.add_argument("--games", type=int, default=400, help="games of a measurement, against each bot")
    ask.add_argument("--last-games", type=int, default=2000, help="games of the last measurement")
    ask.add_argument("--out", type=Path, default=Path("build/ppo"))
    ask.add_argument("--threads", type=int, default=1, help="more are of no use to a net this small")
    given = ask.parse_args()
    torch.set_num_threads(given.threads)
    torch.manual_seed(given.seed)
    rng = np.random.default_rng(given.seed)
    given.out.mkdir(parents=True, exist_ok=True)
    sizes = Batch(GAME, 2, 1, 0).setting
    net = Net(sizes.size, sizes.count)
    optimiser = torch.optim.Adam(net.parameters(), lr=RATE, eps=1e-5)
    kinds = [(SELF, SELF, RULES, CHANCE)[k // 2 % 4] for k in range(GAMES)]
    play = Play(net, kinds, given.seed * 1_000_000)
    began, cpu = time.monotonic(), time.process_time()
    steps, checked = 0, -1.0
    curve: list[tuple[float, float, float]] = []

    def clock() -> float:
        return (time.process_time() - cpu if given.cpu else time.monotonic() - began) / 60

    with (given.out / "curve.csv").open("w", newline="") as file:
        table = csv.writer(file)
        table.writerow(["minutes", "cpu_minutes", "games", "choices", "random", "rules"])

        def note(games: int) -> None:
            marks = [measured(net, kind, games, given.seed) for kind in (CHANCE, RULES)]
            minutes = (time.monotonic() - began) / 60
            spent = (time.process_time() - cpu) / 60
            row = [f"{minutes:.1f}", f"{spent:.1f}", len(play.finished), steps, *(f"{x:.3f}" for x in marks)]
            table.writerow(row)
            file.flush()
            curve.append((spent, *marks))
            (given.out / "curve.svg").write_text(drawn(curve), encoding="utf-8")
            print("{} min ({} CPU), {} games, {} choices: random {}, rules {}".format(*row), flush=True)

        while (minutes := clock()) < given.minutes:
            if minutes - checked >= given.check or checked < 0:
                note(given.games)
                checked = minutes
            rows: list[Row] = []
            while len(rows) < LEARN_FROM:
                rows += play.step()
            steps += len(rows)
            for group in optimiser.param_groups:
                group["lr"] = RATE * max(0.1, 1 - minutes / given.minutes)
            learn(net, optimiser, rows, rng)
            torch.save(net.state_dict(), given.out / "net.pt")
        note(given.last_games)


if __name__ == "__main__":
    main()
