"""Who does the work of a study: this process, several of this machine, or a Ray cluster.

Work is cut by seed, never by worker, and results come in the order of the tasks. So a study ends the same, bit for
bit, whoever works and however many of them are lost on the way.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import AbstractContextManager
from multiprocessing import get_context
from typing import Any, TypeVar

import saloon
from saloon.errors import BadOption, SaloonError

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 2
"""Tasks that are handed out for each worker: one to do, one to do next."""
RETRIES = 20
"""How often a task is given to somebody else after its node was lost; one that takes twenty with it is to blame."""


class Workers(AbstractContextManager["Workers"]):
    """One process, this one: no task is begun before the one before it is done."""

    size = 1

    def map(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """The results of all tasks, in their order, as they come."""
        return map(work, tasks)

    def close(self) -> None:
        """Let everybody go home."""

    def __exit__(self, *error: object) -> None:
        self.close()


class Several(Workers):
    """Tasks that are done elsewhere; a few wait at any time."""

    def hand_out(self, work: Callable[[T], R], task: T) -> Any:
        raise NotImplementedError

    def fetch(self, handed: Any) -> Any:
        raise NotImplementedError

    def map(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        waiting: deque[Any] = deque()
        for task in tasks:
            waiting.append(self.hand_out(work, task))
            while len(waiting) >= AHEAD * self.size:
                yield self.fetch(waiting.popleft())
        while waiting:
            yield self.fetch(waiting.popleft())


class Processes(Several):
    """Processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.size = jobs
        self.pool: Executor = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))

    def hand_out(self, work: Callable[[T], R], task: T) -> Future[R]:
        return self.pool.submit(work, task)

    def fetch(self, handed: Future[R]) -> R:
        return handed.result()

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


def checked(version: str, work: Callable[[T], R], task: T) -> R:
    """Do a task on a node, which must have what the asker has: another edition would play other games."""
    if version != saloon.__version__:
        raise BadOption(
            f"A node of the cluster has saloon {saloon.__version__}, the study {version}: install the same everywhere."
        )
    return work(task)


class Cluster(Several):
    """The nodes of a Ray cluster. A node that is lost takes no result with it: its tasks are done again elsewhere."""

    def __init__(self, address: str) -> None:
        import ray

        self.ray = ray
        self.joined = not ray.is_initialized()
        if self.joined:
            try:
                ray.init(address=address, log_to_driver=False, logging_level="error")
            except (ConnectionError, RuntimeError, ValueError) as error:
                raise BadOption(
                    f"There is no Ray cluster at {address!r} ({str(error).splitlines()[0]}). Start one: "
                    "`ray start --head`; or name its address: --ray HOST:6379; or begin one here: --ray local."
                ) from error
        self.task = ray.remote(max_retries=RETRIES)(checked)

    @property
    def size(self) -> int:  # type: ignore[override]
        """Processors of all nodes that live now: some may come, some may be lost."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def hand_out(self, work: Callable[[T], R], task: T) -> Any:
        return self.task.remote(saloon.__version__, work, task)

    def fetch(self, handed: Any) -> Any:
        try:
            return self.ray.get(handed)
        except self.ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, SaloonError):
                raise error.cause from error
            raise
        except self.ray.exceptions.RayError as error:
            raise BadOption(
                f"The cluster lost a task for good ({type(error).__name__}): {str(error).splitlines()[0]} "
                "What is done is in the file of --out; the same command goes on from there."
            ) from error

    def close(self) -> None:
        if self.joined:
            self.ray.shutdown()


def workers(jobs: int = 1, ray: str = "") -> Workers:
    """Who works: `ray` names a cluster ("auto": the one that runs here, "local": begin one), else so many processes."""
    if ray:
        return Cluster(ray)
    return Processes(jobs) if jobs > 1 else Workers()
