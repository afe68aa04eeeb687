"""How an answer is asked for, in each language."""

from __future__ import annotations

#: How the table of a logic grid is asked for.
TABLE = {
    "en": "Answer with JSON: a list with an object for each {first}, whose keys are {names}.",
    "fr": "Répondez en JSON : une liste avec un objet pour chaque {first}, dont les clés sont {names}.",
    "nl": "Antwoord met JSON: een lijst met een object voor elke {first}, met als sleutels {names}.",
    "de": "Antworte mit JSON: einer Liste mit einem Objekt für jedes {first}, dessen Schlüssel {names} sind.",
}
#: How the board of a Sudoku is asked for.
BOARD = {
    "en": "Answer with the solved board: 9 lines of 9 digits.",
    "fr": "Répondez par la grille remplie : 9 lignes de 9 chiffres.",
    "nl": "Antwoord met het ingevulde diagram: 9 regels van 9 cijfers.",
    "de": "Antworte mit dem ausgefüllten Gitter: 9 Zeilen mit je 9 Ziffern.",
}
#: How a way is asked for.
WAY = {
    "en": "Answer with a shortest way: one line for each move, with the state after it, such as `{state}`.",
    "fr": "Répondez par un chemin le plus court : une ligne par coup, avec l'état qui le suit, comme `{state}`.",
    "nl": "Antwoord met een kortste weg: één regel per zet, met de toestand daarna, zoals `{state}`.",
    "de": "Antworte mit einem kürzesten Weg: eine Zeile für jeden Zug, mit dem Zustand danach, etwa `{state}`.",
}
#: How a crossing is asked for.
CROSSING = {
    "en": "Answer with a shortest way: one line for each trip, with who is on the right after it, and `boat` if it is "
    "there, such as `{state}`.",
    "fr": "Répondez par un chemin le plus court : une ligne par traversée, avec ceux qui sont alors à droite, et `boat` "
    "si le bateau y est, comme `{state}`.",
    "nl": "Antwoord met een kortste weg: één regel per overtocht, met wie daarna rechts is, en `boat` als de boot daar "
    "ligt, zoals `{state}`.",
    "de": "Antworte mit einem kürzesten Weg: eine Zeile für jede Überfahrt, mit allen, die danach rechts sind, und "
    "`boat`, wenn das Boot dort liegt, etwa `{state}`.",
}


def instruction(family: str, language: str, example: str, names: list[str]) -> str:
    """Says how to answer, with the names of the categories of a grid, or a state of a puzzle of moves."""
    if family == "grid":
        keys = ", ".join(f"`{name}`" for name in names)
        return TABLE.get(language, TABLE["en"]).format(first=f"`{names[0]}`", names=keys)
    if family == "sudoku":
        return BOARD.get(language, BOARD["en"])
    if family == "crossing":
        return CROSSING.get(language, CROSSING["en"]).format(state=example)
    return WAY.get(language, WAY["en"]).format(state=example)
