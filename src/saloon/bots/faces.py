"""Who sits there: every level of the ladder has a name and a face of its own, none of them that of a card."""

from __future__ import annotations

from dataclasses import dataclass

PAPER, INK = "#f3e7cd", "#2d2416"


@dataclass(frozen=True)
class Face:
    """A name, and what its portrait is drawn from."""

    name: str
    hat: str
    """The path of the hat."""
    colour: str
    brow: int
    """How far the brows come down: the better the player, the less can be read."""
    mouth: int
    """How far the corners of the mouth go up; below 0 down."""

    def drawing(self) -> str:
        """A portrait as SVG."""
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
            f'<rect width="100" height="100" rx="12" fill="{PAPER}"/>'
            f'<ellipse cx="50" cy="60" rx="24" ry="28" fill="#e2b98f" stroke="{INK}" stroke-width="2"/>'
            f'<path d="{self.hat}" fill="{self.colour}" stroke="{INK}" stroke-width="2"/>'
            f'<path d="M36 {50 + self.brow}l10 -2M54 {48 + self.brow}l10 2" stroke="{INK}" stroke-width="3"/>'
            f'<circle cx="41" cy="58" r="2.5" fill="{INK}"/><circle cx="59" cy="58" r="2.5" fill="{INK}"/>'
            f'<path d="M40 74q10 {self.mouth} 20 0" stroke="{INK}" stroke-width="2.5" fill="none"/>'
            f'<path d="M30 92l20 -8l20 8l-20 6z" fill="{self.colour}" stroke="{INK}" stroke-width="2"/>'
            "</svg>"
        )


WIDE = "M12 40q38 -14 76 0l-14 4h-48zM30 38q4 -26 20 -26t20 26z"
TALL = "M22 40h56v5h-56zM32 40v-32h36v32z"
BOWLER = "M20 40q30 -8 60 0v5h-60zM28 40q0 -26 22 -26t22 26z"
SCARF = "M26 44q24 -30 48 0l6 10q-30 -12 -60 0z"
FLAT = "M18 40q32 -10 64 0l-4 5h-56zM26 38l6 -18h36l6 18z"
LOW = "M8 46q42 -18 84 0l-18 4h-48zM30 44q2 -18 20 -18t20 18z"
CAP = "M20 42q30 -22 60 0l14 6q-24 -4 -40 -3h-34zM26 40q4 -22 24 -22t24 22z"

FACES = {
    "random": Face("Tumble Tess", SCARF, "#c98f4a", -2, 10),
    "rules": Face("Almanac Amos", BOWLER, "#5b6f52", 0, 4),
    "greedy": Face("Ledger Lou", FLAT, "#7a4f6d", 1, 6),
    "quick": Face("Hasty Hazel", CAP, "#2f7a78", 1, 8),
    "montecarlo": Face("Dicey Della", WIDE, "#9a3b32", 2, 3),
    "search": Face("Fathom Finn", TALL, "#3f5873", 3, 1),
    "top": Face("Silent Sol", LOW, "#2f2f33", 5, 0),
}
