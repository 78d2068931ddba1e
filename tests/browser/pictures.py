"""Kept pictures of the screens: small ones of few colours, and a comparison that forgives how letters are drawn."""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image, ImageChops

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "docs" / "screenshots"
SEEN = ROOT / "build" / "screenshots"
"""Where a picture that differs is laid beside its marked difference."""
SIZES = [(1280, 640), (1440, 900), (2560, 1440), (820, 1180), (390, 844)]
COLOURS = 96
MOST_BYTES = 15_000_000

BLOCK = 8
"""Pixels of a block: inside it edges of letters average out, however they are smoothed."""
SLACK = 26
"""How far the colour of a block may be off, of 255: a letter that is drawn otherwise changes less."""
FEW = 24
"""So many blocks may be off: a word that wraps elsewhere on another machine. A button is more."""


def file_of(name: str, size: tuple[int, int]) -> Path:
    return KEPT / f"{name}-{size[0]}x{size[1]}.png"


def reduced(shot: bytes) -> Image.Image:
    """The same picture in few colours."""
    return Image.open(io.BytesIO(shot)).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)


def keep(path: Path, shot: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    reduced(shot).save(path, optimize=True)


def off(kept: Image.Image, now: Image.Image) -> list[tuple[int, int]]:
    """The blocks whose colours differ, by column and row."""
    both = [one.convert("RGB").reduce(BLOCK) for one in (kept, now)]
    bands = ImageChops.difference(*both).split()
    worst = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    width = worst.width
    return [(k % width, k // width) for k, value in enumerate(worst.tobytes()) if value > SLACK]


def difference(path: Path, shot: bytes) -> str:
    """What has changed since the picture was kept, in a sentence; "" if it looks the same."""
    if not path.exists():
        return f"{path.name} is not kept yet"
    now = reduced(shot)
    with Image.open(path) as kept:
        if kept.size != now.size:
            return f"{path.name} is {kept.size}, and now {now.size}"
        blocks = off(kept, now)
    if len(blocks) <= FEW:
        return ""
    SEEN.mkdir(parents=True, exist_ok=True)
    marked = now.convert("RGB")
    for column, row in blocks:
        marked.paste((255, 0, 180), (column * BLOCK, row * BLOCK, column * BLOCK + 3, row * BLOCK + 3))
    marked.save(SEEN / path.name)
    left, right = min(x for x, _ in blocks) * BLOCK, (max(x for x, _ in blocks) + 1) * BLOCK
    top, bottom = min(y for _, y in blocks) * BLOCK, (max(y for _, y in blocks) + 1) * BLOCK
    where = f"{left},{top} to {right},{bottom}"
    return f"{path.name}: {len(blocks)} blocks differ, from {where}; see build/screenshots/{path.name}"
