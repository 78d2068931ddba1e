"""Figures for Prometheus, and structured logs. Neither ever holds a name, a secret or a choice."""

from __future__ import annotations

import logging
import sys
from collections import Counter as Tally
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


def refusal(code: str, address: str = "") -> None:
    """Count something refused; who is refused much is named in the next report."""
    REFUSALS.labels(code).inc()
    if address and ((address, code) in TALLY or len(TALLY) < MOST_TALLIED):
        TALLY[address, code] += 1


def flood(what: str, address: str) -> None:
    """Count a connection that was closed for too much of something: the first of each kind is told at once."""
    FLOODS.labels(what).inc()
    if TALLY[address, what] == 0:
        operator_log.warning("flood", what=what, address=address)
    if (address, what) in TALLY or len(TALLY) < MOST_TALLIED:
        TALLY[address, what] += 1


def report() -> None:
    """Tell the operator who was refused much since the last time, and of what."""
    for (address, what), count in TALLY.most_common(20):
        if count >= WORTH_TELLING:
            operator_log.warning("refused-often", address=address, what=what, count=count)
    TALLY.clear()


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


class Foreign(logging.Handler):
    """What libraries log, in our form; of an error only its kind, since its text may hold anything."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else None
        operator_log.log(
            record.levelno,
            "library",
            logger=record.name,
            where=f"{record.module}:{record.lineno}",
            error=error,
        )


operator_log: structlog.typing.FilteringBoundLogger = structlog.get_logger()
