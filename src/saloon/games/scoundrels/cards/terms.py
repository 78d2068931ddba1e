"""The words of the pages about cards, in both languages."""

from __future__ import annotations

from typing import Final

from saloon import rules

_WORDS: Final = {
    "job": ("job", "Job"),
    "trait": ("trait", "Eigenschaft"),
    "scoundrel": ("scoundrel", "Halunke"),
    "strategy": ("strategy card", "Strategiekarte"),
    "safe": ("safe", "Safe"),
    "site": ("site", "Ort"),
    "leader": ("leader", "Anführer"),
    "sheriff": ("Sheriff's Office", "Büro des Sheriffs"),
    "ability": ("leader sheet", "Anführerbogen"),
    "mod": ("mod", "Mod"),
    "location": ("location", "Gebäude"),
    "enemy": ("enemy", "Gegner"),
    "automa": ("automa card", "Automa-Karte"),
    "id": ("id", "Id"),
    "name": ("name", "Name"),
    "text": ("ability", "Fähigkeit"),
    "what": ("what", "was"),
    "cost": ("cost", "Kosten"),
    "costs": ("costs ${low} to ${high}, by its trait", "kostet je nach Eigenschaft {low} $ bis {high} $"),
    "trait costs": ("costs ${low} to ${high}, by its job", "kostet je nach Job {low} $ bis {high} $"),
    "dollars": ("dollar icons", "Dollarzeichen"),
    "holes": ("bullet holes", "Schusslöcher"),
    "tech": ("tech icons", "Tech-Symbole"),
    "colour": ("colour", "Farbe"),
    "level": ("level", "Stufe"),
    "timing": ("timing", "Timing"),
    "modifier": ("modifier", "Modifikator"),
    "requirement": ("requirement", "Bedingung"),
    "after": ("after use", "nach der Nutzung"),
    "value": ("value", "Wert"),
    "values": ("values", "Werte"),
    "spaces": ("spaces", "Plätze"),
    "kind": ("kind", "Art"),
    "slots": ("slots", "Slots"),
    "suit": ("suit", "Spielkartenfarbe"),
    "top": ("top", "oben"),
    "bottom": ("bottom", "unten"),
    "reshuffle": ("reshuffles", "mischt neu"),
    "setup": ("set-up", "Aufbau"),
    "day": ("each day", "jeden Tag"),
    "score": ("score", "Wertung"),
    "name_en": ("English name", "englischer Name"),
    "name_de": ("German name", "deutscher Name"),
    "building_en": ("English building", "englisches Gebäude"),
    "building_de": ("German building", "deutsches Gebäude"),
    "summary_en": ("English summary", "englische Übersicht"),
    "summary_de": ("German summary", "deutsche Übersicht"),
    "normal": ("normal side", "normale Seite"),
    "expert": ("Expert side", "Expertenseite"),
    "safes": ("safes", "Safes"),
    "money": ("money", "Geld"),
    "scoundrels": ("scoundrels", "Halunken"),
    "henchmen": ("henchmen", "Handlanger"),
    "replaces": ("replaces", "ersetzt"),
    "provenance": ("provenance", "Herkunft"),
    "known": ("known from public sources", "aus öffentlichen Quellen bekannt"),
    "ours": ("our own design", "von uns erdacht"),
    "nothing": ("nothing", "nichts"),
    "source": ("source", "Quelle"),
    "note": ("note", "Anmerkung"),
    "rulings": ("rulings", "Entscheide"),
    "rulebook": (
        "what it does follows from a rulebook",
        "was die Karte tut, folgt aus einem Regelheft",
    ),
    "partial": (
        "part of it follows from a rulebook, the rest is ours",
        "ein Teil folgt aus einem Regelheft, der Rest ist von uns",
    ),
    "original": ("what it does is our own design", "was die Karte tut, ist von uns erdacht"),
    "own file": ("from your file {file}, line {line}", "aus deiner Datei {file}, Zeile {line}"),
    "bonus-money": ("bonus money", "Geldbonus"),
    "use-twice": ("use twice", "doppelt nutzen"),
    "green": ("green", "grün"),
    "purple": ("purple", "lila"),
    "black": ("black", "schwarz"),
    "blue": ("blue", "blau"),
    "red": ("red", "rot"),
    "when-stolen": ("when stolen", "wenn gestohlen"),
    "end-of-game": ("end of the game", "Spielende"),
    "typing": (
        'Enter keeps what stands in brackets, "." leaves; every card is saved when it is whole.',
        "Enter behält, was in Klammern steht, „.“ hört auf; jede fertige Karte wird gespeichert.",
    ),
    "done": ("{n} of {all} done", "{n} von {all} fertig"),
    "written-anew": (
        "The file had to be written anew; as it was before, it is in {before}.",
        "Die Datei musste neu geschrieben werden; wie sie vorher war, steht sie in {before}.",
    ),
    "mistakes": ("{n} mistakes.", "{n} Fehler."),
    "fine": ("{file}: all is well ({n} changed)", "{file}: alles in Ordnung ({n} geändert)"),
    "only": ("in the box {box} only", "nur in der Schachtel {box}"),
    "plays": ("{box} plays with catalogue {hash}", "{box} spielt mit dem Katalog {hash}"),
    "worth-sure": ("(±{half} tech, {games} games)", "(±{half} Tech, {games} Partien)"),
    "worth-alone": (
        "{card}: worth {worth} tech {sure} at an average price of ${price}.",
        "{card}: {worth} Tech wert {sure} bei einem Preis von im Mittel {price} $.",
    ),
    "worth-beside": (
        "worth {worth} tech, others at about ${price} are worth {fair}",
        "{worth} Tech wert, andere für etwa {price} $ sind {fair} wert",
    ),
    "worth-fair": (
        "{card}: about as good as its price {sure}: {beside}.",
        "{card}: etwa so gut wie der Preis {sure}: {beside}.",
    ),
    "worth-cheap": (
        "{card}: {amount} too cheap {sure}: {beside}.",
        "{card}: {amount} zu billig {sure}: {beside}.",
    ),
    "worth-dear": (
        "{card}: {amount} too dear {sure}: {beside}.",
        "{card}: {amount} zu teuer {sure}: {beside}.",
    ),
    "worth-dollars": ("about ${dollars}", "etwa {dollars} $"),
    "worth-cents": ("less than $1", "weniger als 1 $"),
    "worth-changed": (
        "A change: chance alone does as much in {seldom} ({games} games on each side).",
        "Ein Unterschied: So viel tut der Zufall allein in {seldom} ({games} Partien auf jeder Seite).",
    ),
    "worth-same": (
        "No change to be seen: chance alone does as much in {seldom} ({games} games on each side).",
        "Kein Unterschied zu sehen: So viel tut der Zufall allein in {seldom} ({games} Partien auf jeder Seite).",
    ),
    "worth-of-cases": ("{some} of 100 cases", "{some} von 100 Fällen"),
    "worth-one-of": ("one of {count} cases", "einem von {count} Fällen"),
    "worth-never": ("less than one of a million cases", "weniger als einem von einer Million Fällen"),
    "worth-card": ("card", "Karte"),
    "worth-before": ("before", "vorher"),
    "worth-after": ("after", "nachher"),
    "worth-change": ("change, 95 %", "Unterschied, 95 %"),
    "worth-star": (
        "* The interval does not hold zero; of twenty without any change one does so by chance.",
        "* Das Intervall enthält die Null nicht; von zwanzig ohne Unterschied tut das eines durch Zufall.",
    ),
}


class Words:
    """The words of these pages in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.rule_lang: rules.Lang = lang

    def __call__(self, key: str, **values: object) -> str:
        """A word, or the key itself if it is a word already."""
        en, de = _WORDS.get(key, (key, key))
        return (de if self.lang == "de" else en).format(**values)

    def figure(self, value: float, form: str = ",.2f") -> str:
        """A number as it is written in this language."""
        said = f"{value:{form}}"
        return said.translate(str.maketrans(",.", ".,")) if self.lang == "de" else said
