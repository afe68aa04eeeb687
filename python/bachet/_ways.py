"""New river crossings and puzzles of moves. Whether they can be solved is up to the caller to find out."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from ._crossing import Crossing, Rule
from ._expressions import name
from ._moves import Hanoi, Jugs, Knights, Tiles
from ._puzzle import Puzzle

#: What each family is called, in each language.
TITLES = {
    "en": {
        "crossing": "Over the river",
        "jugs": "The jugs",
        "hanoi": "The tower",
        "tiles": "The tiles",
        "knights": "The knights",
    },
    "fr": {
        "crossing": "La traversée",
        "jugs": "Les cruches",
        "hanoi": "La tour",
        "tiles": "Le taquin",
        "knights": "Les cavaliers",
    },
    "nl": {
        "crossing": "De oversteek",
        "jugs": "De kannen",
        "hanoi": "De toren",
        "tiles": "De schuifpuzzel",
        "knights": "De paarden",
    },
    "de": {
        "crossing": "Über den Fluss",
        "jugs": "Die Krüge",
        "hanoi": "Der Turm",
        "tiles": "Das Schiebespiel",
        "knights": "Die Springer",
    },
}
#: Who crosses, in each language: the one who rows, and others.
TRAVELLERS = {
    "en": ("farmer", ["wolf", "goat", "cabbage", "fox", "hen", "corn", "dog", "cat", "mouse", "cheese"]),
    "fr": ("fermier", ["loup", "chèvre", "chou", "renard", "poule", "maïs", "chien", "chat", "souris", "fromage"]),
    "nl": ("boer", ["wolf", "geit", "kool", "vos", "kip", "maïs", "hond", "kat", "muis", "kaas"]),
    "de": ("Bauer", ["Wolf", "Ziege", "Kohl", "Fuchs", "Huhn", "Mais", "Hund", "Katze", "Maus", "Käse"]),
}
#: Which of them, by its place in the list, eats which.
EATS = [(0, 1), (1, 2), (3, 4), (4, 5), (6, 7), (7, 8), (8, 9), (0, 4), (3, 1), (7, 4), (8, 5), (1, 5)]
#: How that is said.
SAYS = {
    "en": "the {} eats the {}",
    "fr": "{} et {} ne restent pas seuls ensemble",
    "nl": "{} en {} blijven niet alleen bij elkaar",
    "de": "{} und {} bleiben nicht allein zusammen",
}


def _numbers(size: str | None, least: tuple[int, ...], most: tuple[int, ...], draw: random.Random) -> list[int]:
    """Returns the numbers of a size, such as `4x3`; or draws them."""
    if size is None:
        return [draw.randint(low, high) for low, high in zip(least, most, strict=True)]
    try:
        found = [int(number) for number in size.split("x")]
    except ValueError:
        found = []
    if len(found) != len(least) or min(found, default=0) < 1:
        shape = "x".join(["N"] * len(least))
        raise ValueError(f"the size {size!r} is not understood: it is written {shape}")
    return found


def _named(family: str, language: str) -> dict[str, Any]:
    """Returns the title of a puzzle, and its language if there are messages in it."""
    stated = language if language in ("en", "fr", "nl") else None
    return {"title": TITLES.get(language, TITLES["en"])[family], "language": stated}


def crossing(draw: random.Random, language: str, size: str | None) -> Puzzle:
    """One who rows, some who eat each other unless that one is with them, and a boat with few seats."""
    rower, others = TRAVELLERS.get(language, TRAVELLERS["en"])
    count = _numbers(size, (3,), (6,), draw)[0]
    chosen = sorted(draw.sample(range(len(others)), min(count, len(others))))
    pairs = [pair for pair in EATS if pair[0] in chosen and pair[1] in chosen]
    kept = draw.sample(pairs, draw.randint(min(1, len(pairs)), len(pairs)))
    says = SAYS.get(language, SAYS["en"])
    rules = [
        Rule(
            (name(others[eater]) & name(others[eaten])).implies(name(rower)),
            at="banks",
            say=says.format(others[eater], others[eaten]),
        )
        for eater, eaten in sorted(kept)
    ]
    things = {rower: 1, **{others[at]: 1 for at in chosen}}
    seats = draw.choice([2, 2, 3]) if count > 3 else 2
    return Crossing(things, boat=seats, rower=name(rower), rules=rules, **_named("crossing", language))


def jugs(draw: random.Random, language: str, size: str | None) -> Puzzle:
    """Jugs that are filled at a tap, or a full one that is shared out."""
    count = _numbers(size, (2,), (4,), draw)[0]
    capacities = sorted(draw.sample(range(2, 14 + count), count), reverse=True)
    if count > 2 and draw.random() < 0.5:
        # Nothing is filled or emptied: the largest jug is full at first.
        goal = draw.randint(1, capacities[0] - 1)
        start = [capacities[0]] + [0] * (count - 1)
        return Jugs(capacities, goal, start=start, moves=["pour"], **_named("jugs", language))
    return Jugs(capacities, draw.randint(1, capacities[0] - 1), **_named("jugs", language))


def hanoi(draw: random.Random, language: str, size: str | None) -> Puzzle:
    """Disks anywhere, which are to be brought to one peg."""
    disks, pegs = _numbers(size, (3, 3), (6, 4), draw)
    start = [draw.randint(1, pegs) for _ in range(disks)]
    return Hanoi(disks, pegs, start=start, goal=draw.randint(1, pegs), **_named("hanoi", language))


def tiles(draw: random.Random, language: str, size: str | None) -> Puzzle:
    """Tiles out of order: the blank has wandered, so that they can be put in order again."""
    rows, columns = _numbers(size, (2, 3), (3, 3), draw)
    cells = [*range(1, rows * columns), 0]
    blank, before = len(cells) - 1, -1
    for _ in range(draw.randint(4, 20) * (rows + columns)):
        row, column = divmod(blank, columns)
        around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        inside = [r * columns + c for r, c in around if 0 <= r < rows and 0 <= c < columns]
        to = draw.choice([cell for cell in inside if cell != before] or inside)
        cells[blank], cells[to] = cells[to], 0
        blank, before = to, blank
    return Tiles(
        [[cell or None for cell in cells[at : at + columns]] for at in range(0, len(cells), columns)],
        **_named("tiles", language),
    )


def knights(draw: random.Random, language: str, size: str | None) -> Puzzle:
    """Knights of two colours that are to reach other cells."""
    rows, columns = _numbers(size, (3, 3), (3, 4), draw)
    colours = ["W"] * draw.randint(1, 2) + ["B"] * draw.randint(1, 2)
    board = colours + ["."] * (rows * columns - len(colours))

    def drawn() -> list[str]:
        shuffled = draw.sample(board, len(board))
        return ["".join(shuffled[at : at + columns]) for at in range(0, len(shuffled), columns)]

    return Knights(drawn(), goal=drawn(), **_named("knights", language))


#: What makes a puzzle of each family.
MAKERS: dict[str, Callable[[random.Random, str, str | None], Puzzle]] = {
    "crossing": crossing,
    "jugs": jugs,
    "hanoi": hanoi,
    "tiles": tiles,
    "knights": knights,
}


def states(family: str, way: dict[str, Any]) -> Iterator[str]:
    """Returns the states after the moves of a way, as `show` takes them."""
    for step in way["steps"]:
        after = step["after"]
        if family == "crossing":
            boat = ["boat"] if step["to"] == "right" else []
            yield f"right: {', '.join([*after['right'], *boat])}"
        elif family == "tiles":
            yield " / ".join(" ".join("." if tile in (0, None) else str(tile) for tile in row) for row in after)
        elif family == "knights":
            yield " / ".join(after)
        else:
            yield ", ".join(map(str, after))
