"""Figures for Prometheus, and structured logs. Neither ever holds a name, a secret or a choice."""

from __future__ import annotations

import logging
import sys
import time
from collections import Counter as Tally
from datetime import UTC, datetime
from functools import cache

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
CHOICES = Counter("saloon_choices", "Choices stored", ["game"], registry=REGISTRY)
REFUSALS = Counter("saloon_refusals", "Messages refused", ["code"], registry=REGISTRY)
RACES = Counter("saloon_races", "Lines that another process wrote first", registry=REGISTRY)
ASIDE = Counter("saloon_tables_set_aside", "Tables that could not be loaded", registry=REGISTRY)
SPLIT = Counter(
    "saloon_commits_split", "Commits that failed together and were tried line by line", registry=REGISTRY
)
FLOODS = Counter("saloon_floods", "Connections closed for too much of something", ["what"], registry=REGISTRY)
TABLES = Gauge("saloon_tables", "Tables in memory", registry=REGISTRY)
SOCKETS = Gauge("saloon_sockets", "Open sockets", registry=REGISTRY)
COMMIT = Histogram(
    "saloon_commit_seconds",
    "Time of one commit",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0),
    registry=REGISTRY,
)
BATCH = Histogram(
    "saloon_commit_lines",
    "Lines in one commit",
    buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500),
    registry=REGISTRY,
)
LATE = Counter("saloon_queue_late", "Questions that no process took up in time", registry=REGISTRY)
STORAGE = Counter("saloon_storage_failures", "Database errors", ["cause"], registry=REGISTRY)
BOT = Histogram("saloon_bot_seconds", "Time of one bot's choice", ["bot"], registry=REGISTRY)


TALLY: Tally[tuple[str, str]] = Tally()
"""What was refused since the last report, by address and what it was."""
MOST_TALLIED = 1_000
WORTH_TELLING = 20
"""Refusals of one kind to one address within a report's time that the operator is told of."""


@cache
def chosen(game: str) -> Counter:
    """The figure of a game's choices; to look it up by its label costs as much as to count."""
    return CHOICES.labels(game)


def refusal(code: str, address: str = "", kind: str = "") -> None:
    """Count something refused; who is refused much is named in the next report. `kind` says of what more exactly."""
    REFUSALS.labels(code).inc()
    tally(address, kind or code, code in EVERYDAY and kind not in TELLING)


def tally(address: str, what: str, everyday: bool = False) -> bool:
    """Note what came from an address; whether it is the first of its kind since the last report."""
    if not address:
        return False
    known = (address, what) in TALLY
    if known or len(TALLY) < MOST_TALLIED:
        TALLY[address, what] += 1
    if address in TRIED or len(TRIED) < MOST_TALLIED:
        TRIED.setdefault(address, Evening()).note(what, everyday)
    else:
        OTHERS.note(what, everyday)
    return not known and len(TALLY) < MOST_TALLIED


def flood(what: str, address: str) -> None:
    """Count a connection that was closed for too much of something: the first of each kind is told at once."""
    FLOODS.labels(what).inc()
    if tally(address or "?", what):  # nobody's: behind a proxy, before there was a request
        operator_log.warning("flood", what=what, address=address)


def report() -> None:
    """Tell the operator who was refused much since the last time, and of what; and what libraries said often."""
    for (address, what), count in TALLY.most_common(20):
        if count >= WORTH_TELLING:
            operator_log.warning("refused-often", address=address, what=what, count=count)
    TALLY.clear()
    for said, count in list(FOREIGN.items()):  # other threads log, too
        if count > 1:
            operator_log.warning("library-often", **dict(said), count=count)
    FOREIGN.clear()


EVERYDAY = frozenset(
    ("illegal", "cannot-now", "stale", "pausing", "no-name", "draining", "busy", "storage", "other-release")
)
"""What is refused to people who only play: of these it takes many to be told of."""
TELLING = frozenset(("wrong-recovery",))
"""But of these each."""


class Evening:
    """What came from one address, how often, and from when to when."""

    def __init__(self) -> None:
        self.what: Tally[str] = Tally()
        self.telling = 0
        """How many of these nobody meets who only plays."""
        self.first = self.last = time.time()

    def note(self, what: str, everyday: bool) -> None:
        self.what[what] += 1
        self.telling += not everyday
        self.last = time.time()

    @property
    def worth_telling(self) -> bool:
        return self.telling > 0 or sum(self.what.values()) >= WORTH_TELLING

    def told(self) -> dict[str, object]:
        """For the log: the most frequent first."""
        return {"what": dict(self.what.most_common()), "first": iso(self.first), "last": iso(self.last)}


def iso(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


TRIED: dict[str, Evening] = {}
"""By address, what was refused since the operator was last told all of it."""
OTHERS = Evening()
"""Of addresses beyond those."""
MOST_TOLD = 50
"""Addresses in one such report; the rest in one line."""


def report_tried() -> None:
    """Tell the operator all that was tried since the last time, a line for each address: also what came slowly."""
    global OTHERS
    found = sorted(TRIED.items(), key=lambda one: -one[1].telling)
    named = [(address, evening) for address, evening in found if evening.worth_telling]
    for address, evening in named[:MOST_TOLD]:
        operator_log.warning("tried", address=address, **evening.told())
    for _, evening in named[MOST_TOLD:]:
        OTHERS.what += evening.what
    if OTHERS.what:
        more = max(0, len(named) - MOST_TOLD)
        operator_log.warning("tried-by-others", addresses=more, **OTHERS.told())
    TRIED.clear()
    OTHERS = Evening()


def write_logs(level: str = "info") -> None:
    """One JSON object a line, on standard error."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper(), logging.INFO)),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )

    logging.basicConfig(handlers=[Foreign()], level=logging.WARNING, force=True)
    logging.captureWarnings(True)
    sys.excepthook = died


def died(kind: type[BaseException], error: BaseException, trace: object) -> None:
    """The last words of the process, in our form, too."""
    operator_log.critical("died", error=kind.__name__)


FOREIGN: Tally[tuple[tuple[str, str | None], ...]] = Tally()
"""What libraries said since the last report, by the place in their sources that says it and the kind of error."""


class Foreign(logging.Handler):
    """What libraries log, in our form; of an error only its kind, since its text may hold anything. The first of each
    is told at once, and how many they were with the next report: a stranger makes uvicorn say 'invalid' thousands of
    times a second, until the disk is full."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else None
        said = {"logger": record.name, "where": f"{record.module}:{record.lineno}", "error": error}
        key = tuple(said.items())
        FOREIGN[key] += 1
        if FOREIGN[key] == 1:
            operator_log.log(record.levelno, "library", **said)


operator_log: structlog.typing.FilteringBoundLogger = structlog.get_logger()
