"""Studies on a Ray cluster: two nodes of Ray's own test cluster, one killed in the middle, and the same results.

Every node is bound to this machine. Nothing here waits for time: what must happen before something else is waited for.
"""

import contextlib
import json
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import saloon
from saloon import bots, errors
from saloon.cli.commands import app
from saloon.lab import exploiters, fit
from saloon.lab.simulate import simulate
from saloon.lab.study import study_of
from saloon.lab.tournament import Entrant, Setting, Tournament
from saloon.lab.workers import Cluster, Processes, Workers, checked, workers
from saloon.lab.worth.measure import Measurement, Plan, Progress
from saloon.lab.worth.trial import setting_of, worths_of

ray = pytest.importorskip("ray")
parquet = pytest.importorskip("pyarrow.parquet")
services = pytest.importorskip("ray._private.services")

HERE = "127.0.0.1"
PATIENCE = 300.0
"""Seconds after which a test gives up waiting for Ray."""


class Nodes:
    """A head and one node more, which can be killed and is replaced for the next test."""

    def __init__(self) -> None:
        from ray.cluster_utils import Cluster as TestCluster

        self.args: dict[str, Any] = {"num_cpus": 1, "node_ip_address": HERE}
        head = {**self.args, "include_dashboard": False}
        self.cluster = TestCluster(initialize_head=True, head_node_args=head)
        self.second: Any = None
        self.grow()

    def grow(self) -> None:
        if self.second is None:
            self.second = self.cluster.add_node(**self.args)

    def kill(self) -> None:
        """As if somebody had pulled its plug."""
        if self.second is not None:
            self.cluster.remove_node(self.second, allow_graceful=False)
            self.second = None


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    with (
        pytest.MonkeyPatch.context() as patch,
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
    ):
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("RAY_worker_niceness", "0")  # else a busy machine leaves them no time at all
        patch.setenv("RAY_TMPDIR", folder)  # short, because sockets have short names
        # Ray takes "this machine" for its address in the network, where nothing of this test listens.
        patch.setattr(services, "get_node_ip_address", lambda address=None: HERE)
        made = Nodes()
        try:
            yield made
        finally:
            ray.shutdown()
            made.cluster.shutdown()


@pytest.fixture
def hands(nodes: Nodes) -> Iterator[Cluster]:
    nodes.grow()
    with workers(ray=nodes.cluster.address) as found:
        assert isinstance(found, Cluster)
        yield found


def noticed(hands: Cluster, size: int) -> None:
    """Wait until Ray knows of nodes that came and went: a quick machine is done before it does."""
    last = time.monotonic() + PATIENCE
    while hands.size != size and time.monotonic() < last:
        time.sleep(0.05)
    assert hands.size == size


def held(task: tuple[str, str, int]) -> tuple[int, str]:
    """Work that the doomed node never ends; the other one does not either, until the doomed one has begun."""
    doomed, folder, k = task
    here = ray.get_runtime_context().get_node_id()
    (Path(folder) / here).touch()
    while here == doomed or not (Path(folder) / doomed).exists():
        time.sleep(0.05)
    return k, here


@pytest.mark.slow
def test_a_node_that_dies_takes_no_result_with_it(hands: Cluster, nodes: Nodes, tmp_path: Path) -> None:
    doomed = nodes.second.node_id
    begun = tmp_path / doomed

    def tasks() -> Iterator[tuple[str, str, int]]:
        for k in range(12):
            yield doomed, str(tmp_path), k
            if k == 2:  # no result is waited for yet: as many tasks as workers are handed out besides
                while not begun.exists():  # only a node that works can be killed at work
                    time.sleep(0.05)
                nodes.kill()

    found = list(hands.map(held, tasks()))
    assert [k for k, _ in found] == list(range(12)), "each once, and in order"
    assert doomed not in {node for _, node in found}
    assert begun.exists()


def test_what_is_wrong_with_a_task_is_told_as_in_one_process(hands: Cluster) -> None:
    with pytest.raises(errors.UnknownBot, match="nobody"):
        list(hands.map(bots.get, ["rules", "nobody"]))
    with pytest.raises(saloon.BadOption, match="install the same everywhere"):
        checked("0.0.0", len, "")


def plain(report: Any) -> dict[str, Any]:
    """Without what says how long it took, and on how many."""
    return {k: v for k, v in report.plain().items() if k not in ("jobs", "seconds", "games_per_second")}


def everything(folder: Path, hands: Workers, halfway: Any = lambda: None) -> dict[str, Any]:
    """Every study once, small; `halfway` is called in the middle of the one that plays most."""
    folder.mkdir()
    found: dict[str, Any] = {}
    found["simulate"] = plain(simulate("goat", 2, {}, ["rules", "random"], 60, at_work=hands, keep=None))
    entrants = [Entrant.of("rules"), Entrant.of("random")]
    match = Tournament(Setting("goat", 2, ()), entrants, 40, sprt=(0, 300), out=folder / "match.parquet")
    match.play(at_work=hands)
    timed = {"milliseconds", "slowest", "other_milliseconds", "other_slowest"}
    found["tournament"] = {
        key: [getattr(row, name) for name in row.__dataclass_fields__ if name not in timed]
        for key, row in match.rows.items()
    }
    worths = worths_of("scoundrels")
    plan = Plan(
        "scoundrels",
        setting_of(worths, "base-2p-3d-m1"),
        4000,
        target=0.01,
        only=frozenset(["outlaw", "judge"]),
    )
    done = [0]

    def tell(now: Progress) -> None:
        done[0] += 1
        if done[0] == 1:
            assert now.games < now.planned
            halfway()

    rows = folder / "worth.parquet"
    Measurement(plan, rows).run(tell=tell, at_work=hands)
    found["worth"] = rows.read_bytes()
    samples = fit.collect("goat", "rules", 12, 0, None, at_work=hands)
    found["fit"] = fit.weights_of(samples, study_of("goat"), "")
    played = exploiters.exploited(
        "goat", "rules@16", 4, range(2), folder / "kept.jsonl", folder / "rows.jsonl", hands
    )
    found["exploit"] = [played, (folder / "kept.jsonl").read_bytes(), (folder / "rows.jsonl").read_bytes()]
    return found


@pytest.mark.slow
def test_every_study_ends_the_same_bit_for_bit_though_a_node_dies_in_the_middle(
    hands: Cluster, nodes: Nodes, tmp_path: Path
) -> None:
    alone = everything(tmp_path / "alone", Workers())
    noticed(hands, 2)
    together = everything(tmp_path / "together", hands, nodes.kill)
    assert nodes.second is None, "it was killed"
    noticed(hands, 1)
    for study, one in alone.items():
        assert one == together[study], study
    # The sequential test had something to leave out: the pair was decided before its deals were used up.
    assert 40 <= len(alone["tournament"]) < 80


STUDIES = {
    "simulate": "goat --games 30 --players 2 --json --out {rows}.parquet",
    "tournament": "--game goat --players 2 --bots rules,random --deals 12 --out {rows}.parquet",
    "worth": "base-2p-2d-m2 --only outlaw --games 400 --out {rows}.parquet --into {rows}-almanac",
    "fit": "goat --games 6 --out {rows}.json",
    "exploit": "goat --candidate rules@16 --games 4 --deals 2 --kept {rows}-kept.jsonl --out {rows}.parquet",
}
CLOCKS = ("milliseconds", "slowest", "other_milliseconds", "other_slowest")
"""What a tournament says of time is a clock's word."""


def left_behind(folder: Path) -> dict[str, Any]:
    """Everything that a command wrote, by its place."""
    found: dict[str, Any] = {}
    for path in sorted(folder.rglob("*")):
        name = str(path.relative_to(folder))
        if path.suffix == ".parquet" and set(CLOCKS) & set(parquet.read_schema(path).names):
            found[name] = parquet.read_table(path).drop_columns(list(CLOCKS)).to_pylist()
        elif path.is_file():
            found[name] = path.read_bytes()
    return found


@pytest.mark.slow
@pytest.mark.parametrize("study", STUDIES)
def test_every_command_says_the_same_on_a_cluster(
    study: str, hands: Cluster, nodes: Nodes, tmp_path: Path
) -> None:
    told: list[Any] = []
    for more in ([], ["--ray", nodes.cluster.address]):
        folder = tmp_path / ("cluster" if more else "alone")
        folder.mkdir()
        words = STUDIES[study].format(rows=folder / "rows").split()
        done = CliRunner().invoke(app, ["lab", "run", study, *words, *more])
        assert done.exit_code == 0, done.output
        told.append(left_behind(folder))
        if study == "simulate":
            said = json.loads(done.stdout)  # what Ray has to say of dead nodes goes to the other stream
            told[-1]["said"] = {k: said[k] for k in ("seats", "mean_choices")}
    assert told[0]
    assert told[0] == told[1]


@pytest.mark.slow
def test_processes_of_this_machine_leave_out_what_one_would_not_have_played(tmp_path: Path) -> None:
    found = []
    for made in (Workers(), Processes(2)):
        with made as hands:
            match = Tournament(
                Setting("goat", 2, ()), [Entrant.of("rules"), Entrant.of("random")], 40, sprt=(0, 300)
            )
            match.play(at_work=hands)
            found.append(set(match.rows))
    assert found[0] == found[1]


def test_without_a_cluster_the_way_out_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    with contextlib.suppress(KeyError):
        monkeypatch.delenv("RAY_ADDRESS")
    monkeypatch.setattr(ray, "is_initialized", lambda: False)

    def refused(**given: Any) -> None:
        raise ConnectionError("Could not find any running Ray instance.")

    monkeypatch.setattr(ray, "init", refused)
    with pytest.raises(saloon.BadOption, match="ray start --head"):
        workers(ray="auto")
