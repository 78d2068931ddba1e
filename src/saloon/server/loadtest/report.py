"""What came of a load test."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any


@dataclass
class Report:
    """What came of it. Times are in milliseconds, from sending a choice until another seat had its update."""

    game: str
    players: int
    tables: int
    rate: float
    seconds: float
    database: str
    words: str = ""
    mix: bool = False
    """What people do: every game, words in every language, chat, breaks and onlookers."""
    processes: int = 1
    chats: int = 0
    returns: int = 0
    """Sockets that broke and came back."""
    onlookers: int = 0
    moves: int = 0
    moves_per_second: float = 0.0
    p50: float = 0.0
    p99: float = 0.0
    worst: float = 0.0
    cpu_per_move_us: float = 0.0
    """Processor time of the server for one move, in the kernel too."""
    cpu_share: float = 0.0
    """How much of one processor the server used."""
    memory_per_table_kb: float = 0.0
    """What a table takes that has begun, and that nobody looks at."""
    memory_with_sockets_kb: float = 0.0
    """The same with a socket for every seat."""
    setup_per_second: float = 0.0
    """Tables opened, joined and connected to in a second."""
    problems: int = 0
    compiled: bool = False
    apart: bool = False
    """Whether the server had a processor for itself."""

    def plain(self) -> dict[str, Any]:
        return asdict(self)

    def text(self) -> str:
        asked = f"{self.rate:g} moves/s each" if self.rate else "as fast as they go"
        able = 1e6 / self.cpu_per_move_us if self.cpu_per_move_us else 0.0
        what = "tables as people play" if self.mix else f"tables of {self.game} with {self.players} players"
        more = (
            f"\n  {self.chats} said, {self.returns} came back, {self.onlookers} looked on" if self.mix else ""
        )
        return (
            f"{self.tables} {what}, {asked}, on {self.database}"
            f"{f' with {self.processes} processes' if self.processes > 1 else ''}"
            f" ({'compiled' if self.compiled else 'plain'} engine, {self.seconds:g} s,"
            f"{f' in words ({self.words}),' if self.words else ''}"
            f" {'a processor for the server alone' if self.apart else 'no processor for the server alone'})\n"
            f"  {self.moves_per_second:.0f} moves/s; choice to the others' update: p50 {self.p50:.1f} ms,"
            f" p99 {self.p99:.1f} ms, worst {self.worst:.1f} ms; {self.problems} refused\n"
            f"  {self.cpu_per_move_us:.0f} µs of the server's processor time a move"
            f" ({able:.0f} moves per second of it), {self.cpu_share:.0%} of one processor used\n"
            f"  {self.memory_per_table_kb:.0f} KB per idle table, {self.memory_with_sockets_kb:.0f} KB with its"
            f" sockets; {self.setup_per_second:.0f} tables/s opened, joined and connected{more}"
        )
