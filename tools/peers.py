"""Other card games and ours, side by side in one run: `make bench-peers`. Each has an environment of its own.

Rates are steps per CPU second, divided by the speed of the calibration loop of `saloon bench` (10 million iterations a
second count as 1), best of several runs. What cannot be installed or measured is named with the reason.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
HOME = ROOT / "build" / "peers"

COMMON = """
import json, random, time, warnings
warnings.simplefilter("ignore")
def calibrated(n=900_000):
    x = 1
    began = time.process_time()
    for _ in range(n):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
    return n / (time.process_time() - began)
def rate(work, runs=9, seconds=0.3):
    best, speed = 0.0, calibrated()
    for _ in range(runs):
        done, began = 0, time.process_time()
        while (spent := time.process_time() - began) < seconds:
            done += work()
        best, speed = max(best, done / spent), max(speed, calibrated())
    return best / (speed / 10_000_000)
rng = random.Random(1)
rows = {}
"""

RLCARD = """
import rlcard
for name in ("leduc-holdem", "limit-holdem", "no-limit-holdem", "uno", "gin-rummy"):
    env = rlcard.make(name, config={"seed": 1})
    def work():
        state, player = env.reset()
        steps = 0
        while not env.is_over():
            state, player = env.step(rng.choice(list(state["legal_actions"])))
            steps += 1
        return steps
    rows[f"RLCard {name}: reset and step, state with its observation"] = rate(work)
"""

OPENSPIEL = """
import pyspiel
from open_spiel.python.games import kuhn_poker
from open_spiel.python.observation import make_observation
for name in ("leduc_poker", "gin_rummy", "hanabi", "python_kuhn_poker"):
    try:
        game = pyspiel.load_game(name)
    except Exception:
        continue
    seen = make_observation(game)
    def work():
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions = state.chance_outcomes()
                state.apply_action(rng.choice(actions)[0])
                continue
            legal = state.legal_actions()
            seen.set_from(state, state.current_player())
            state.apply_action(rng.choice(legal))
            steps += 1
        return steps
    rows[f"OpenSpiel {name}: legal actions, tensor, action"] = rate(work)
"""

PETTINGZOO = """
from pettingzoo.classic import leduc_holdem_v4, texas_holdem_no_limit_v6, texas_holdem_v4
for module in (leduc_holdem_v4, texas_holdem_v4, texas_holdem_no_limit_v6):
    env = module.env()
    def work():
        env.reset(seed=rng.randrange(1 << 30))
        steps = 0
        for agent in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(int(rng.choice(seen["action_mask"].nonzero()[0])))
            steps += 1
        return steps
    rows[f"PettingZoo {module.__name__.rsplit('.', 1)[-1]}: env(), last and step"] = rate(work)
"""

CATANATRON = """
from catanatron import Color, Game, RandomPlayer
def work():
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
    steps = 0
    while game.winning_color() is None and steps < 1000:
        game.play_tick()
        steps += 1
    return steps
rows["catanatron, 2 random players: ticks, no observation"] = rate(work)
"""

OURS = """
from saloon import bench
for case in bench.cases():
    if case.players == 2 and not case.options:
        for made in (bench.batched, bench.pettingzoo_env, bench.openspiel_game):
            for row, work in made(case.game, case.players, case.options).items():
                turn = iter(range(1 << 60))
                rows[f"Saloon {case.label}: {bench.LABELS[row]}"] = rate(lambda: work(next(turn)))
"""

PEERS: dict[str, tuple[list[str], str]] = {
    "rlcard": (["rlcard==1.2.0", "setuptools<81"], RLCARD),
    "openspiel": (["open_spiel==2.0.2", "numpy==2.4.6"], OPENSPIEL),
    "pettingzoo": (["pettingzoo[classic]==1.27.0", "setuptools<81"], PETTINGZOO),
    "catanatron": (["catanatron==3.2.1"], CATANATRON),
}


def environment(name: str, packages: list[str]) -> Path:
    """The Python of a peer, installed once."""
    home = HOME / name
    stamp = home / "packages.stamp"
    python = home / "bin" / "python"
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != " ".join(packages):
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(home)], check=True)
        pip = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check", *packages]
        subprocess.run(pip, check=True)
        stamp.write_text(" ".join(packages), encoding="utf-8")
    return python


def measured(python: Path, code: str) -> dict[str, float]:
    done = subprocess.run(
        [str(python), "-c", COMMON + code + "print('ROWS', json.dumps(rows))"],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    if done.returncode:
        raise RuntimeError((done.stderr.strip().splitlines() or ["it ended without a word"])[-1])
    line = next(line for line in done.stdout.splitlines() if line.startswith("ROWS "))
    found: dict[str, float] = json.loads(line.removeprefix("ROWS "))
    return found


def main() -> None:
    """Ours first, then each peer."""
    rows = measured(Path(sys.executable), OURS)
    for name, (packages, code) in PEERS.items():
        print(f"bench-peers: {name}", file=sys.stderr)
        try:
            rows |= measured(environment(name, packages), code)
        except (RuntimeError, subprocess.CalledProcessError) as error:
            print(f"bench-peers: {name} was not measured: {error}", file=sys.stderr)
    width = max(map(len, rows))
    for row, value in rows.items():
        print(f"{row:<{width}}  {value:>10,.0f}")


if __name__ == "__main__":
    main()
