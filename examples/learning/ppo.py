"""PPO in one file: the two-player Goat, learnt from nothing on two cores (PyTorch, CPU).

make example-ppo                                        # an environment of its own with torch, then this
python examples/learning/ppo.py --minutes 55 --seed 1   # the same by hand

Of eight games one is against itself, two against the bot `rules`, five against `random`; measured are fresh deals with
the seats changing. Luck is large here (a margin of 12 dollars either way between equals), so what a choice
was good for must be told from it:

- money counts when it comes: the reward of a choice is how the margin changed until the seat's next choice;
- the critic is only needed to learn, so it may see what lies hidden, the card that is offered above all;
- offers are read latest first, sets of cards as a cell for each card, and codes as who is sitting there sees them.
"""

from __future__ import annotations

import argparse
import csv
import itertools
import re
import time
from pathlib import Path
from random import Random

import numpy as np
import numpy.typing as npt
import torch
from torch import nn
from torch.distributions import Categorical

from saloon import bots
from saloon.envs.batch import OVER, Batch
from saloon.envs.setting import Setting

GAME = "goat"
GAMES = 256
LEARN_FROM = 8192
"""Choices of finished games that are learnt from at once."""
EPOCHS, PART = 3, 1024
LAMBDA, CLIP, ENTROPY, VALUE, RATE = 0.9, 0.2, 0.01, 0.5, 1e-3
DOLLARS, VICTORY = 10.0, 0.5
"""So many dollars are a reward of 1; and what a victory is worth besides."""
SELF, RULES, CHANCE = range(3)
MIX = (CHANCE, CHANCE, CHANCE, CHANCE, CHANCE, RULES, RULES, SELF)
"""Whom it plays, in turn."""
HELD_OUT = 1_000_000_000
"""The first seed of the games it is measured by."""
Cells = npt.NDArray[np.uint8]


class Choice:
    """What a seat saw and did, and how the money stood then."""

    __slots__ = ("hidden", "log", "margin", "offered", "place", "seen")

    def __init__(
        self, seen: Cells, hidden: bytes, offered: list[int], place: int, log: float, margin: int
    ) -> None:
        self.seen, self.hidden, self.offered = seen, hidden, offered
        self.place, self.log, self.margin = place, log, margin


Line = tuple[list[Choice], float, float]
"""The choices of a seat in a game, the margin at its end, and the share of the victory."""


class Sight:
    """Observations as a net likes them: numbers to 1, kinds as a cell each, the latest offers first."""

    LATEST = 2

    def __init__(self, setting: Setting) -> None:
        names = list(setting.encoder.names)
        self.at = names.index("offer 0: dealer")
        self.wide = names.index("offer 1: dealer") - self.at
        self.rows = sum(name.endswith(": dealer") for name in names)
        most = np.zeros(len(names), np.uint8)
        batch = Batch(setting.name, setting.players, 64, 0)
        for _ in range(300):
            batch.step(batch.sample())
            most = np.maximum(most, batch.observations.max(axis=0))
        told = [name.startswith(("offer 0", "tokens gained")) for name in names].index(True)
        self.plain = np.flatnonzero(most[:told])
        self.scale = (1.0 / most[self.plain]).astype(np.float32)
        secret = ("in my hand", "offered by me", "of me, where seen")
        self.secret = np.array([k for k in range(told) if any(word in names[k] for word in secret)])
        self.size = self(np.zeros((1, len(names)), np.uint8)).shape[1]

    def __call__(self, seen: Cells) -> npt.NDArray[np.float32]:
        n = len(seen)
        rows = seen[:, self.at : self.at + self.rows * self.wide].reshape(n, self.rows, self.wide)
        back = (rows[:, :, 0] > 0).sum(axis=1)[:, None] - 1 - np.arange(self.LATEST)
        last = rows[np.arange(n)[:, None], back.clip(0)] * (back >= 0)[..., None].astype(np.uint8)
        one = np.eye(17, dtype=np.float32)
        parts = [
            one[last[:, :, 0]][..., :3],  # who dealt
            one[last[:, :, 2]],  # under which name
            one[last[:, :, 3]],  # which card it was
            one[last[:, :, 4]][..., :4],  # the answer
            last[:, :, 5:6] / np.float32(4),
            np.unpackbits(last[:, :, 6:8], axis=2).astype(np.float32),  # my hand
        ]
        return np.concatenate(
            [seen[:, self.plain] * self.scale, np.concatenate(parts, axis=2).reshape(n, -1)], axis=1
        )

    def of_other(self, hidden: list[bytes]) -> npt.NDArray[np.float32]:
        """What only the other seat sees."""
        cells = np.frombuffer(b"".join(hidden), np.uint8).reshape(len(hidden), -1)
        return cells[:, self.secret].astype(np.float32)


def own_codes(setting: Setting) -> tuple[list[list[int]], list[str]]:
    """For each seat, every code as a number of its word with seats counted from oneself: both learn the same."""
    words: dict[str, int] = {}
    out = []
    for me in range(setting.players):

        def counted(found: re.Match[str], me: int = me) -> str:
            return f"{found[1]} +{(int(found[2]) - me) % setting.players}"

        plain = (setting.rules.word(code) for code in range(setting.count))
        mine = [re.sub(r"(to|from|with) (\d)", counted, word) for word in plain]
        out.append([words.setdefault(word, len(words)) for word in mine])
    return out, list(words)


def pairs(words: list[str]) -> torch.Tensor:
    """Which two neighbouring words each action has: what is learnt of one offer of a card serves for its others."""
    of = [[" ".join(two) for two in itertools.pairwise(word.split())] for word in words]
    number = {two: k for k, two in enumerate(dict.fromkeys(itertools.chain(*of)))}
    out = torch.zeros(len(words), len(number))
    for row, found in zip(out, of, strict=True):
        row[[number[two] for two in found]] = 1
    return out


class Net(nn.Module):
    """A logit for every action that is on offer, and what the game is worth to who sees both sides.

    An action is a vector (its own and those of its words), and its logit the product with what the body makes of the
    observation: so only the few actions on offer are computed, not all of them.
    """

    def __init__(self, sight: Sight, words: list[str], width: int = 128) -> None:
        super().__init__()
        self.register_buffer("pairs", pairs(words))
        self.blank = len(words)
        self.body = layers(sight.size, width)
        self.critic = nn.Sequential(layers(sight.size + len(sight.secret), width), nn.Linear(width, 1))
        self.own = nn.Parameter(0.01 * torch.randn(len(words), width))
        self.shared = nn.Parameter(0.01 * torch.randn(self.pairs.shape[1], width))

    def forward(self, seen: torch.Tensor, offered: torch.Tensor) -> Categorical:
        """`offered` holds the actions on offer, filled up with `blank`."""
        used, place = torch.unique(offered, return_inverse=True)
        known = used.clamp(max=self.blank - 1)
        actions = self.own[known] + self.pairs[known] @ self.shared
        logits = (self.body(seen) @ actions.T).gather(1, place).masked_fill(offered == self.blank, -1e9)
        return Categorical(logits=logits, validate_args=False)

    def worth(self, seen: torch.Tensor, hidden: torch.Tensor) -> torch.Tensor:
        value: torch.Tensor = self.critic(torch.cat([seen, hidden], dim=1)).squeeze(-1)
        return value


def layers(size: int, width: int) -> nn.Sequential:
    return nn.Sequential(nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())


def padded(offers: list[list[int]], blank: int) -> torch.Tensor:
    """Lists of actions as one array."""
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

    def __init__(self, net: Net, sight: Sight, kinds: list[int], seed: int, learns: bool = True) -> None:
        self.net, self.sight = net, sight
        self.kinds = kinds
        self.learns = learns
        self.batch = Batch(GAME, 2, len(kinds), seed)
        self.own, _ = own_codes(self.batch.setting)
        self.bots = {RULES: Opponent("rules", seed), CHANCE: Opponent("random", seed)}
        self.lines: list[list[list[Choice]]] = [[[], []] for _ in kinds]
        self.finished: list[tuple[int, float]] = []
        """Of each game that is over its kind and what it brought us: the share of the victory."""

    def ours(self, k: int, seat: int) -> bool:
        return self.kinds[k] == SELF or seat == k % 2

    def step(self) -> list[Line]:
        """One choice in every game; of the games that are over by it each own line, its last margin and victory."""
        batch = self.batch
        turns = batch.turns.tolist()
        actions = [0] * len(turns)
        asked, offers = [], []
        for k, seat in enumerate(turns):
            if not self.ours(k, seat):
                actions[k] = self.bots[self.kinds[k]].choose(batch, k)
                continue
            codes = batch.pool.games[k].codes
            actions[k] = codes[0]
            if len(codes) > 1:
                asked.append(k)
                offers.append(codes)
        if asked:
            self._choose(asked, offers, actions)
        batch.step(actions)
        out = []
        for k in np.flatnonzero(batch.ended == OVER).tolist():
            last = batch.pool.last[k]
            for seat in (0, 1):
                if self.lines[k][seat]:
                    margin = last.money(seat) - last.money(1 - seat)
                    out.append((self.lines[k][seat], float(margin), float(batch.rewards[k, seat])))
            mine = 0 if self.kinds[k] == SELF else k % 2
            self.finished.append((self.kinds[k], float(batch.rewards[k, mine])))
            self.lines[k] = [[], []]
        return out

    def _choose(self, asked: list[int], offers: list[list[int]], actions: list[int]) -> None:
        batch = self.batch
        seen = batch.observations[asked]
        turns = batch.turns[asked].tolist()
        own = [[self.own[seat][code] for code in codes] for seat, codes in zip(turns, offers, strict=True)]
        with torch.no_grad():
            chances = self.net(torch.from_numpy(self.sight(seen)), padded(own, self.net.blank))
            chosen = chances.sample() if self.learns else chances.probs.argmax(-1)
            logs = chances.log_prob(chosen).tolist()
        for row, (k, seat, place) in enumerate(zip(asked, turns, chosen.tolist(), strict=True)):
            actions[k] = offers[row][place]
            if self.learns:
                game = batch.pool.games[k]
                margin = game.state.money(seat) - game.state.money(1 - seat)
                hidden = game.observation(1 - seat)
                self.lines[k][seat].append(Choice(seen[row], hidden, own[row], place, logs[row], margin))


def advantages(values: list[float], lines: list[Line]) -> tuple[list[float], list[float]]:
    """Generalised advantages and returns of every choice; nothing is discounted."""
    ahead_of, worth = [], []
    start = 0
    for line, margin, won in lines:
        ahead, following, after = 0.0, VICTORY * (2 * won - 1), margin
        found = []
        for choice, value in zip(reversed(line), reversed(values[start : start + len(line)]), strict=True):
            ahead = (after - choice.margin) / DOLLARS + following - value + LAMBDA * ahead
            found.append((ahead, ahead + value))
            following, after = value, choice.margin
        for a, w in reversed(found):
            ahead_of.append(a)
            worth.append(w)
        start += len(line)
    return ahead_of, worth


def learn(
    net: Net,
    sight: Sight,
    optimiser: torch.optim.Optimizer,
    lines: list[Line],
    rng: np.random.Generator,
) -> None:
    """PPO's clipped objective, several times over the same choices."""
    rows = [choice for line, _, _ in lines for choice in line]
    s = torch.from_numpy(sight(np.stack([row.seen for row in rows])))
    h = torch.from_numpy(sight.of_other([row.hidden for row in rows]))
    m = padded([row.offered for row in rows], net.blank)
    a = torch.tensor([row.place for row in rows])
    old = torch.tensor([row.log for row in rows])
    with torch.no_grad():
        values = net.worth(s, h)
    ahead, worth = advantages(values.tolist(), lines)
    adv, ret = torch.tensor(ahead), torch.tensor(worth)
    adv = (adv - adv.mean()) / (adv.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in np.array_split(rng.permutation(len(rows)), max(1, len(rows) // PART)):
            p = torch.from_numpy(part)
            chances = net(s[p], m[p])
            ratio = (chances.log_prob(a[p]) - old[p]).exp()
            gain = torch.min(ratio * adv[p], ratio.clamp(1 - CLIP, 1 + CLIP) * adv[p]).mean()
            entropy = chances.entropy().mean()
            loss = VALUE * (net.worth(s[p], h[p]) - ret[p]).pow(2).mean() - gain - ENTROPY * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def measured(net: Net, sight: Sight, kind: int, games: int, seed: int) -> float:
    """The share of victories of the likeliest choices over a bot, on deals that it was not trained on."""
    play = Play(net, sight, [kind] * min(100, games), HELD_OUT + seed * 1_000_000, learns=False)
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
    setting = Setting(GAME, 2)
    sight = Sight(setting)
    net = Net(sight, own_codes(setting)[1])
    optimiser = torch.optim.Adam(net.parameters(), lr=RATE, eps=1e-5)
    kinds = [MIX[k // 2 % len(MIX)] for k in range(GAMES)]
    play = Play(net, sight, kinds, given.seed * 1_000_000)
    began, cpu = time.monotonic(), time.process_time()
    steps, checked = 0, -1.0
    curve: list[tuple[float, float, float]] = []

    def clock() -> float:
        return (time.process_time() - cpu if given.cpu else time.monotonic() - began) / 60

    with (given.out / "curve.csv").open("w", newline="") as file:
        table = csv.writer(file)
        table.writerow(["minutes", "cpu_minutes", "games", "choices", "random", "rules"])

        def note(games: int) -> None:
            marks = [measured(net, sight, kind, games, given.seed) for kind in (CHANCE, RULES)]
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
            lines: list[Line] = []
            count = 0
            while count < LEARN_FROM:
                ended = play.step()
                lines += ended
                count += sum(len(line) for line, _, _ in ended)
            steps += count
            for group in optimiser.param_groups:
                group["lr"] = RATE * max(0.1, 1 - minutes / given.minutes)
            learn(net, sight, optimiser, lines, rng)
            torch.save(net.state_dict(), given.out / "net.pt")
        note(given.last_games)


if __name__ == "__main__":
    main()
