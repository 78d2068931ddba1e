"""Figures for Prometheus, and structured logs. Neither ever holds a name, a secret or a choice."""

from __future__ import annotations

import logging
import sys

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
CHOICES = Counter("saloon_choices", "Choices stored", ["game"], registry=REGISTRY)
REFUSALS = Counter("saloon_refusals", "Messages refused", ["code"], registry=REGISTRY)
RACES = Counter("saloon_races", "Lines that another process wrote first", registry=REGISTRY)
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
BOT = Histogram("saloon_bot_seconds", "Time of one bot's choice", ["bot"], registry=REGISTRY)


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


class Foreign(logging.Handler):
    """What libraries log, in our form; of an error only its kind, since its text may hold anything."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else None
        journal.log(
            record.levelno,
            "library",
            logger=record.name,
            where=f"{record.module}:{record.lineno}",
            error=error,
        )


journal: structlog.typing.FilteringBoundLogger = structlog.get_logger()
