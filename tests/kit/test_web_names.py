"""A game's drawing stands in its own folder of the web client, and is found there by the game's id."""

import re
from pathlib import Path

SRC = Path(__file__).parents[2] / "web" / "src"
GAMES = {path.parent.name for path in SRC.glob("*/index.ts")} - {"generic"}
NAMED = re.compile(rf"[\"'/`]({'|'.join(sorted(GAMES))})[\"'/`]")


def sources() -> list[Path]:
    """Everything but the games' own folders and what is generated."""
    found = [
        path for path in SRC.rglob("*") if path.suffix in (".ts", ".svelte") and path.name != "schema.d.ts"
    ]
    return [path for path in found if path.relative_to(SRC).parts[0] not in GAMES]


def test_no_other_file_names_a_game() -> None:
    assert GAMES
    named = {
        str(path.relative_to(SRC)) for path in sources() if NAMED.search(path.read_text(encoding="utf-8"))
    }
    assert not named


def test_the_boards_the_module_loader_and_the_shared_parts_name_none() -> None:
    """What every third game needs: the loader, the generic table, the library, the prompt and the log."""
    for name in (
        "pages/modules.ts",
        "pages/Table.svelte",
        "lib/board.ts",
        "parts/Prompt.svelte",
        "parts/Log.svelte",
    ):
        assert not NAMED.search((SRC / name).read_text(encoding="utf-8")), name
    assert not any(NAMED.search(p.read_text(encoding="utf-8")) for p in (SRC / "generic").iterdir())


def test_the_search_finds_a_name() -> None:
    """The control."""
    assert any(NAMED.search(p.read_text(encoding="utf-8")) for p in (SRC / "goat").glob("*.ts"))
