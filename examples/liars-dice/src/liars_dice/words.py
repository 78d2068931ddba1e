"""What is said is in words.toml; what a bid is about is how many dice of which face."""

from liars_dice.rules import KINDS
from saloon.kernel.journal import KERNEL_KINDS
from saloon.language.pointing import Pointing
from saloon.language.speech import View, Words


class DiceWords(Words):
    """All of it is in the file."""

    game = "liars-dice"
    texts = "liars_dice:words.toml"
    kinds = {kind.name: kind for kind in KERNEL_KINDS + KINDS}


class DicePointing(Pointing):
    """A bid is made by pointing at two things."""

    def objects(self, word: str, view: View) -> list[str]:
        if word == "doubt":
            return []
        _, count, face = word.split()
        return [f"count:{count}", f"face:{face}"]
