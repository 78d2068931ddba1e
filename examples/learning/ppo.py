"""PPO in one file: the two-player Goat, learnt from nothing (PyTorch, CPU).

make example-ppo                                     # an environment of its own with torch, then this
python examples/learning/ppo.py --seed 1             # the same by hand
python examples/learning/ppo.py --seed 1 --resume    # go on where it was stopped

It plays the bots `random` (seven games of eight) and `rules` (one), and is measured by its likeliest choices on fresh
deals with the seats changing. Luck is large here (a margin of 12 dollars either way between equals), so what a
choice was good for must be told from it:

- money counts when it comes: the reward of a choice is how the margin changed until the own next choice;
- the critic is only needed to learn, so it may see what lies hidden, the card that is offered above all;
- actions are read as who is sitting there sees them, so both seats learn the same; only those that a game of two can
  meet have a logit, the sum of what their words are worth: what is learnt of one offer of a card serves for its others;
- of the offers of a round the net is told what it can use: which cards went over to the other side, how often the
  other one lied, and what became of the own offers.
"""

from __future__ import annotations

import argparse
import csv
import itertools
import re
import time
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch import nn

from saloon import bots
from saloon.envs.batch import OVER, Batch
from saloon.envs.setting import Setting

GAME = "goat"
GAMES, STEPS = 512, 64
"""So many games side by side, and so many steps of each between two updates."""
EPOCHS, PART = 3, 1024
LAMBDA, CLIP, ENTROPY, VALUE, RATE, WIDTH = 0.9, 0.2, 0.01, 0.5, 1.5e-3, 128
DOLLARS, VICTORY = 10.0, 1.0
"""So many dollars are a reward of 1; and what a victory is worth besides, or a defeat."""
CHANCE, RULES = range(2)
MIX = (CHANCE, CHANCE, CHANCE, RULES, CHANCE, CHANCE, CHANCE, CHANCE)
"""Whom it plays, in turn."""
HELD_OUT = 10**15
"""The first seed of the games it is measured by."""
Cells = npt.NDArray[np.uint8]
Floats = npt.NDArray[np.float32]
Row = dict[str, npt.NDArray[Any]]


def trial(setting: Setting) -> tuple[Cells, Cells]:
    """Of every cell and of every code the most that random games have met."""
    batch = Batch(setting.name, setting.players, 64, 0)
    seen, offered = batch.observations.max(axis=0), batch.masks.max(axis=0)
    for _ in range(300):
        batch.step(batch.sample())
        seen = np.maximum(seen, batch.observations.max(axis=0))
        offered |= batch.masks.max(axis=0)
    return seen, offered


class Sight:
    """Observations as a net likes them: numbers to about 1, and the offers of this round summed up."""

    def __init__(self, setting: Setting) -> None:
        names = list(setting.encoder.names)
        self.at = names.index("offer 0: dealer")
        self.wide = names.index("offer 1: dealer") - self.at
        self.rows = sum(name.endswith(": dealer") for name in names)
        most, _ = trial(setting)
        self.plain = np.flatnonzero(most[: self.at])
        ordered = np.array(
            ["as number" in names[k] for k in self.plain]
        )  # that it lies there matters, not when it came
        self.ordered = np.flatnonzero(ordered)
        self.scale = np.where(ordered, 1, 1 / most[self.plain]).astype(np.float32)
        secret = ("in my hand", "offered by me", "of me, where seen")
        self.secret = np.array([k for k in self.plain if any(word in names[k] for word in secret)])
        self.size = self(np.zeros((1, len(names)), np.uint8)).shape[1]

    def __call__(self, seen: Cells) -> Floats:
        plain = seen[:, self.plain].astype(np.float32) * self.scale
        plain[:, self.ordered] = plain[:, self.ordered] > 0
        offers = seen[:, self.at : self.at + self.rows * self.wide].reshape(len(seen), self.rows, self.wide)
        return np.concatenate([plain, passed_on(offers), habits(offers)], axis=1)

    def of_other(self, seen: Cells) -> Floats:
        """What only the other seat sees."""
        return seen[:, self.secret].astype(np.float32)


def passed_on(offers: Cells) -> Floats:
    """The cards of the own last hand but the one that was offered: the other one has them now."""
    mine = (offers[:, :, 0] == 1) * np.arange(1, offers.shape[1] + 1)
    which = mine.max(axis=1)
    last = offers[np.arange(len(offers)), which - 1] * (which > 0)[:, None].astype(np.uint8)
    hand = np.unpackbits(last[:, 6:8], axis=1, bitorder="little")
    card = last[:, 3].astype(np.int64)
    hand[np.flatnonzero(card), card[card > 0] - 1] = 0
    return hand.astype(np.float32)


def habits(offers: Cells) -> Floats:
    """How often in this round the other one told the truth and lied, and accepted and refused."""
    dealer, claim, card, answer = (offers[:, :, k] for k in (0, 2, 3, 4))
    shown, mine = (dealer > 1) & (card > 0), dealer == 1
    kinds = (shown & (claim == card), shown & (claim != card), mine & (answer == 3), mine & (answer == 2))
    return np.stack([kind.sum(axis=1) for kind in kinds], axis=1).astype(np.float32) / 4


def own_codes(setting: Setting) -> tuple[npt.NDArray[np.int64], list[str]]:
    """For each seat the codes of the same actions, with seats counted from oneself; and the actions in words."""
    codes: dict[str, list[int]] = {}
    for me in range(setting.players):

        def counted(found: re.Match[str], me: int = me) -> str:
            seat = int(found[2])
            return f"{found[1]} +{(seat - me) % setting.players if seat < setting.players else seat}"

        for code in range(setting.count):
            word = re.sub(r"(to|from|with) (\d)", counted, setting.rules.word(code))
            codes.setdefault(word, []).append(code)
    both = {word: found for word, found in codes.items() if len(found) == setting.players}
    _, met = trial(setting)
    kept = [word for word, found in both.items() if met[found].all()]
    return np.array([both[word] for word in kept]).T, kept


def parts(words: list[str]) -> torch.Tensor:
    """Of each action, which two neighbouring words it has; and one part that no other has."""
    of = [[word, *map(" ".join, itertools.pairwise(word.split()))] for word in words]
    number = {part: k for k, part in enumerate(dict.fromkeys(itertools.chain(*of)))}
    out = torch.zeros(len(words), len(number))
    for row, found in zip(out, of, strict=True):
        row[[number[part] for part in found]] = 1
    return out


def layers(sizes: list[int], last: float) -> nn.Sequential:
    """Linear layers with ReLU between them; `last` is the gain of the last one's weights."""
    out: list[nn.Module] = []
    for k, (one, two) in enumerate(itertools.pairwise(sizes)):
        line = nn.Linear(one, two)
        nn.init.orthogonal_(line.weight, last if k == len(sizes) - 2 else 2**0.5)
        nn.init.zeros_(line.bias)
        out += [line, nn.ReLU()]
    return nn.Sequential(*out[:-1])


class Net(nn.Module):
    """What to do, by what a seat sees; and what the game is worth to it, by what both see."""

    def __init__(self, sight: Sight, words: list[str]) -> None:
        super().__init__()
        self.register_buffer("parts", parts(words))
        self.actor = layers([sight.size, WIDTH, WIDTH, self.parts.shape[1]], 0.01)
        self.critic = layers([sight.size + len(sight.secret), WIDTH, WIDTH, 1], 1.0)

    def forward(self, seen: torch.Tensor, offered: torch.Tensor) -> torch.Tensor:
        """The logarithm of every action's chance."""
        logits = self.actor(seen) @ self.parts.T
        return torch.log_softmax(logits.masked_fill(~offered, -1e9), dim=1)

    def worth(self, seen: torch.Tensor, hidden: torch.Tensor) -> torch.Tensor:
        value: torch.Tensor = self.critic(torch.cat([seen, hidden], dim=1)).squeeze(-1)
        return value


class Play:
    """A batch in which every game has one seat of ours, its number even or odd as the game's, and a bot opposite."""

    def __init__(self, net: Net, sight: Sight, kinds: list[int], seed: int, learns: bool = True) -> None:
        self.net, self.sight, self.learns = net, sight, learns
        self.batch = Batch(GAME, 2, len(kinds), seed)
        self.codes, _ = own_codes(self.batch.setting)
        self.every = np.arange(len(kinds))
        self.seats = self.every % 2
        self.by_rules = np.array(kinds) == RULES
        self.bot, self.rng = bots.get("rules"), Random(seed)
        self.won: list[float] = []
        """Of each game that is over our share of the victory."""

    def step(self) -> Row:
        """One choice in every game. A row tells who of us chose, what he saw and did, and how games ended by it."""
        batch = self.batch
        turns = batch.turns.astype(np.int64)
        ours = turns == self.seats
        actions = np.array(batch.sample())  # which is how `random` plays
        offered = batch.masks[self.every[:, None], self.codes[turns]] > 0
        row: Row = {"chosen": ours & (offered.sum(axis=1) > 1), "offered": offered}
        asked = np.flatnonzero(row["chosen"])
        row["place"], row["log"] = np.zeros(len(turns), np.int64), np.zeros(len(turns), np.float32)
        row["seen"] = batch.observations.copy()
        if self.learns:
            row["hidden"], row["margin"] = self.observed(1 - turns), self.margins()
        with torch.no_grad():
            seen = torch.from_numpy(self.sight(row["seen"][asked]))
            logs = self.net(seen, torch.from_numpy(offered[asked]))
            place = logs.exp().multinomial(1) if self.learns else logs.argmax(1, keepdim=True)
            row["place"][asked] = place[:, 0].numpy()
            row["log"][asked] = logs.gather(1, place)[:, 0].numpy()
        actions[asked] = self.codes[turns[asked], row["place"][asked]]
        for k in np.flatnonzero(self.by_rules & ~ours).tolist():
            actions[k] = self._by_rules(k)
        batch.step(actions)
        row["over"] = batch.ended == OVER
        row["won"] = batch.rewards[self.every, self.seats]
        row["last"] = np.zeros(len(turns), np.float32)
        for k in np.flatnonzero(row["over"]).tolist():
            row["last"][k] = ahead(batch.pool.last[k], int(self.seats[k]))
            self.won.append(float(row["won"][k]))
        return row

    def _by_rules(self, k: int) -> int:
        """The bot is given its view, as at any table."""
        runner = self.batch.pool.games[k]
        rules, codes = runner.rules, runner.codes
        if len(codes) == 1:
            return codes[0]
        words = [rules.word(code) for code in codes]
        view = rules.view(runner.state, runner.seat)
        return rules.code(bots.asked("rules", self.bot, view, [], words, self.rng))

    def observed(self, seats: npt.NDArray[Any]) -> Cells:
        """What one seat of every game sees."""
        games = self.batch.pool.games
        rows = [game.observation(seat) for game, seat in zip(games, seats.tolist(), strict=True)]
        return np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)

    def margins(self) -> Floats:
        """How far we are ahead, in every game."""
        games = zip(self.batch.pool.games, self.seats.tolist(), strict=True)
        return np.array([ahead(game.state, seat) for game, seat in games], np.float32)


def ahead(state: Any, seat: int) -> int:
    """By how many dollars, tokens counted."""
    return int(state.money(seat) - state.money(1 - seat))


def advantages(rows: list[Row], values: Floats, following: Floats, margin: Floats) -> Floats:
    """Generalised advantages of every choice; nothing is discounted.

    `values` are the critic's of every choice; `following` and `margin` what it says of every game now, and how far we
    are ahead there. Between two choices of ours lie the other's, and all that came of them.
    """
    out = np.zeros_like(values)
    following, margin, gained = following.copy(), margin.copy(), np.zeros_like(margin)
    for t in reversed(range(len(rows))):
        row = rows[t]
        over, k = row["over"], row["chosen"]
        following[over] = VICTORY * (2 * row["won"][over] - 1)
        margin[over] = row["last"][over]
        gained[over] = 0
        surprise = (margin[k] - row["margin"][k]) / DOLLARS + following[k] - values[t, k]
        gained[k] = surprise + LAMBDA * gained[k]
        following[k], margin[k] = values[t, k], row["margin"][k]
        out[t, k] = gained[k]
    return out


def learn(
    net: Net,
    optimiser: torch.optim.Optimizer,
    play: Play,
    rows: list[Row],
    rng: np.random.Generator,
    entropy: float,
) -> int:
    """PPO's clipped objective, several times over the same choices; how many there were."""
    chosen = np.stack([row["chosen"] for row in rows])

    def of(name: str) -> npt.NDArray[Any]:
        return np.concatenate([row[name][row["chosen"]] for row in rows])

    def looked_at(seen: Cells, hidden: Cells) -> tuple[torch.Tensor, torch.Tensor]:
        return torch.from_numpy(play.sight(seen)), torch.from_numpy(play.sight.of_other(hidden))

    s, h = looked_at(of("seen"), of("hidden"))
    m, a, old = (torch.from_numpy(of(name)) for name in ("offered", "place", "log"))
    values = np.zeros(chosen.shape, np.float32)
    with torch.no_grad():
        values[chosen] = net.worth(s, h).numpy()
        following = net.worth(*looked_at(play.observed(play.seats), play.observed(1 - play.seats))).numpy()
    found = advantages(rows, values, following, play.margins())[chosen]
    adv, ret = torch.from_numpy(found), torch.from_numpy(found + values[chosen])
    adv = (adv - adv.mean()) / (adv.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in np.array_split(rng.permutation(len(a)), max(1, len(a) // PART)):
            p = torch.from_numpy(part)
            logs = net(s[p], m[p])
            ratio = (logs.gather(1, a[p][:, None])[:, 0] - old[p]).exp()
            gain = torch.min(ratio * adv[p], ratio.clamp(1 - CLIP, 1 + CLIP) * adv[p]).mean()
            spread = -(logs.exp() * logs).sum(1).mean()
            loss = VALUE * (net.worth(s[p], h[p]) - ret[p]).pow(2).mean() - gain - entropy * spread
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()
    return len(a)


def measured(net: Net, sight: Sight, kind: int, games: int, seed: int) -> float:
    """The share of victories of the likeliest choices over a bot, on deals that it was not trained on."""
    play = Play(net, sight, [kind] * min(200, games), HELD_OUT + seed * 10**9, learns=False)
    while len(play.won) < games:
        play.step()
    return float(np.mean(play.won[:games]))


def drawn(rows: list[list[float]]) -> str:
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
    for column, name, colour, dy in ((2, "random", "#8a3b12", -2), (3, "rules", "#1d4e6b", 10)):
        points = " ".join(place(row[0], row[column]) for row in rows)
        parts.append(f'<polyline points="{points}" stroke="{colour}" stroke-width="2.5" fill="none"/>')
        x, y = place(rows[-1][0], rows[-1][column]).split(",")
        parts.append(f'<text x="{float(x) + 6:.1f}" y="{float(y) + dy:.1f}" fill="{colour}">{name}</text>')
    parts.append(f'<text x="{left}" y="{high - 12}">0 to {most:.1f} CPU minutes</text></svg>')
    return "\n".join(parts) + "\n"


def written(out: Path, curve: list[list[float]]) -> None:
    """The curve as a table and as a picture."""
    with (out / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        table.writerow(["cpu_minutes", "choices", "random", "rules"])
        table.writerows([f"{row[0]:.2f}", int(row[1]), *(f"{x:.4f}" for x in row[2:])] for row in curve)
    (out / "curve.svg").write_text(drawn(curve), encoding="utf-8")


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    ask.add_argument("--choices", type=int, default=3_000_000, help="own choices to learn from in all")
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--check", type=int, default=250_000, help="choices between two measurements")
    ask.add_argument("--games", type=int, default=400, help="games of a measurement, against each bot")
    ask.add_argument("--last-games", type=int, default=2000, help="games of the last measurement")
    ask.add_argument("--out", type=Path, default=Path("build/ppo"))
    ask.add_argument("--resume", action="store_true", help="go on from what lies in --out")
    ask.add_argument("--turn", type=float, default=1e9, help="stop after so many minutes, to be resumed")
    ask.add_argument("--threads", type=int, default=1, help="more are of little use to a net this small")
    given = ask.parse_args()
    torch.set_num_threads(given.threads)
    torch.manual_seed(given.seed)
    given.out.mkdir(parents=True, exist_ok=True)
    setting = Setting(GAME, 2)
    sight = Sight(setting)
    net = Net(sight, own_codes(setting)[1])
    optimiser = torch.optim.Adam(net.parameters(), lr=RATE, eps=1e-5)
    done, spent, curve = 0, 0.0, list[list[float]]()
    kept = given.out / "run.pt"
    if given.resume and kept.exists():
        found = torch.load(kept, weights_only=True)
        net.load_state_dict(found["net"])
        optimiser.load_state_dict(found["optimiser"])
        done, spent, curve = found["done"], found["spent"], found["curve"]
    rng = np.random.default_rng([given.seed, done])
    play = Play(net, sight, [MIX[k // 2 % len(MIX)] for k in range(GAMES)], given.seed * 10**9 + done)
    began, cpu = time.monotonic(), time.process_time() - spent

    def note(games: int) -> None:
        spent = (time.process_time() - cpu) / 60
        marks = [measured(net, sight, kind, games, given.seed) for kind in (CHANCE, RULES)]
        curve.append([spent, float(done), *marks])
        written(given.out, curve)
        print(
            f"{spent:.1f} CPU minutes, {done} choices: random {marks[0]:.3f}, rules {marks[1]:.3f}",
            flush=True,
        )

    while done < given.choices and time.monotonic() - began < given.turn * 60:
        if not curve or done - curve[-1][1] >= given.check:
            note(given.games)
        left = 1 - done / given.choices
        for group in optimiser.param_groups:
            group["lr"] = RATE * max(0.05, left)
        rows = [play.step() for _ in range(STEPS)]
        done += learn(net, optimiser, play, rows, rng, ENTROPY * left)
        state = {"net": net.state_dict(), "optimiser": optimiser.state_dict()}
        torch.save({**state, "done": done, "spent": time.process_time() - cpu, "curve": curve}, kept)
    if done >= given.choices:
        note(given.last_games)


if __name__ == "__main__":
    main()
