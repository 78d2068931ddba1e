"""Liar's dice for Saloon: the kit by which Saloon finds it. docs/a-new-game.md of Saloon tells how it was made."""

from saloon.kit import Kit, Option

KIT = Kit(
    id="liars-dice",
    titles={"en": "Liar's Dice", "de": "Lügenwürfel"},
    players=(2, 3, 4, 5),
    options=(
        Option(
            "dice",
            (3, 1, 2, 4, 5),
            {"en": "Dice for everybody", "de": "Würfel für alle"},
            {"en": "With how many dice everybody begins.", "de": "Mit wie vielen Würfeln alle beginnen."},
        ),
    ),
    rules="liars_dice.rules:rules",
    words="liars_dice.words:DiceWords",
    pointing="liars_dice.words:DicePointing",
    schema="liars_dice.rules:DiceView",
)
