"""What a character looks like at the table is counted."""

from pathlib import Path

import pytest

from saloon.games.scoundrels.lab import characters
from saloon.lab import readers


def test_a_game_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Somebody reckless bluffs more than somebody honest; what has been played is not played again."""
    out = tmp_path / "rows.jsonl"
    given = [
        "characters",
        "--bots",
        "rules:honest,rules:reckless",
        "--against",
        "rules",
        "--deals",
        "2",
        "--out",
        str(out),
    ]
    monkeypatch.setattr("sys.argv", given)
    characters.main()
    rows = readers.written(out)
    assert [(row["bot"], row["seat"]) for row in rows] == [
        (f"rules:{one}", seat) for one in ("honest", "reckless") for _ in range(2) for seat in (0, 1)
    ]
    for row in rows:
        assert 0 < row["cards"] <= 12
        assert 0 <= row["bluffs"] <= row["cards"]
        assert 0 <= row["calls"] <= row["doubts"]
        assert row["mornings"] == 3
    honest, reckless = (sum(row["bluffs"] for row in part) for part in (rows[:4], rows[4:]))
    assert honest < reckless
    first = capsys.readouterr().out
    characters.main()
    assert capsys.readouterr().out == first
    assert readers.written(out) == rows
