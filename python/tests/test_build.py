"""Puzzles from Python objects mean what the objects say, whatever their names."""

from __future__ import annotations

import itertools
import random
import warnings
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import bachet
import pytest
from bachet import Boat, Clue, Crossing, Grid, Hanoi, Jugs, Knights, Question, Rule, Sudoku, Thing, Tiles, Values, name

# Names that are something else elsewhere: words of the notation, signs, quotes, blanks.
ODD = [
    "and", "or", "not", "every", "some", "in", "of", "true", "xor", "iff", "implies", "between", "by", "left of",
    "exactly 1 of", "all different", "next to", "before", "max", "min", "abs", "mod", "=", "!=", "<", "(", ")",
    "(shared)",
    "a, b", "a; b", 'say "no"', '"', '""', "#1", "# no comment", "1.", "?", "1..3", "- dash", "x = y", "Ann.tea",
    ".",
    "Zoë", "O'Neil", "’", "30 min", "3:30", "$5", "50%", "1/2", "-1", "grid: x", "title: y", "who", "{", "[", "\\",
    "\\n",
    "日本", "🦓", "ǅ", "İ", "ß", "a  b", "ﬁ", "boat", "all", "nobody", "her man", "each", "\u202e", "a\tb",
]  # fmt: skip


def names(chance: random.Random, number: int, taken: set[str]) -> list[str]:
    found: list[str] = []
    while len(found) < number:
        parts = [chance.choice(ODD) for _ in range(chance.randint(1, 2))]
        one = chance.choice([" ", "", ", "]).join(parts)
        key = " ".join(one.casefold().split())
        if key not in taken:
            taken.add(key)
            found.append(one)
    return found


def spaced(text: str) -> str:
    """Returns a name as it is kept: with single blanks."""
    return " ".join(text.split())


Truth = Callable[[dict[str, int]], bool]


def random_truth(
    chance: random.Random, categories: dict[str, list[str]], depth: int
) -> tuple[bachet.Expression, Truth]:
    """Returns an expression, and what it means of a table: who has each value."""
    (first, _), (second, _) = chance.sample(list(categories.items()), 2)
    a, b = chance.choice(categories[first]), chance.choice(categories[second])
    one, other = name(a, first), name(b, second)
    if depth == 0:
        if chance.random() < 0.5:
            return one == other, lambda table: table[a] == table[b]
        return one != other, lambda table: table[a] != table[b]
    left, means_left = random_truth(chance, categories, depth - 1)
    right, means_right = random_truth(chance, categories, depth - 1)
    kind = chance.randrange(8)
    if kind == 0:
        return left & right, lambda table: means_left(table) and means_right(table)
    if kind == 1:
        return left | right, lambda table: means_left(table) or means_right(table)
    if kind == 2:
        return left ^ right, lambda table: means_left(table) != means_right(table)
    if kind == 3:
        return ~left, lambda table: not means_left(table)
    if kind == 4:
        return left.implies(right), lambda table: not means_left(table) or means_right(table)
    if kind == 5:
        return left.iff(right), lambda table: means_left(table) == means_right(table)
    if kind == 6:
        number = chance.randint(0, 2)
        return bachet.exactly(number, left, right), lambda table: means_left(table) + means_right(table) == number
    return bachet.at_most(1, left, right), lambda table: means_left(table) + means_right(table) <= 1


def test_nothing_is_misread() -> None:
    chance = random.Random(1)
    accepted = 0
    cases = 150
    for _ in range(cases):
        taken: set[str] = set()
        heads = names(chance, 3, taken)
        categories = {head: names(chance, 3, taken) for head in heads}
        clues = [random_truth(chance, categories, chance.randint(0, 2)) for _ in range(2)]
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", bachet.PuzzleWarning)
            try:
                puzzle = Grid(
                    {head: Values(values, unit="text") for head, values in categories.items()}, [c for c, _ in clues]
                )
            except bachet.PuzzleError:
                continue
        accepted += 1
        fields = puzzle.convert()
        assert [category["name"] for category in fields["categories"]] == [spaced(head) for head in categories]
        for category, values in zip(fields["categories"], categories.values()):
            assert category["values"] == [spaced(value) for value in values]
        expected = 0
        for second, third in itertools.product(itertools.permutations(range(3)), repeat=2):
            table = dict(zip(categories[heads[0]], range(3)))
            table.update(zip(categories[heads[1]], second))
            table.update(zip(categories[heads[2]], third))
            expected += all(means(table) for _, means in clues)
        told = [str(clue) for clue, _ in clues]
        assert puzzle.count().count == expected, (categories, told)
        # The text in which it is written means the same.
        assert bachet.read(str(puzzle)).count().count == expected, str(puzzle)
    assert accepted > cases / 3, accepted


def test_a_grid_with_everything() -> None:
    judoka, club, weight, belt = map(bachet.category, ["judoka", "club", "weight", "belt"])
    puzzle = Grid(
        {
            "judoka": ["Ann", "Bob", "Cas", "Dirk"],
            "club": Values(["north", "south"], kind="shared", counts=[2, 2]),
            "weight": Values([48, 57, 63, 70], unit="kg"),
            "belt": Values(["white", "yellow", "green", "brown"], ordered=True),
        },
        [
            "= every j in judoka: club(j) = north implies weight(j) < 60 kg",
            belt(name("Ann")) < belt(name("Bob")),
            name("Cas").next_to(name("white"), by="belt"),
            Clue(expression=weight(name("Dirk")) >= 70, label="4a"),
            name("Ann") == name("north"),
            Clue("Bob is in the north.", name("Bob") == name("north")),
        ],
        [Question("Who has the brown belt?", judoka(name("brown"))), weight(name("Ann"))],
        title="Judo",
        language="en",
    )
    assert (puzzle.family, puzzle.title, puzzle.language) == ("grid", "Judo", "en")
    found = puzzle.solve()
    assert found.count > 0 and all(row["club"] in ("north", "south") for table in found for row in table.records())
    labels = [clue["label"] for clue in puzzle.convert()["clues"]]
    assert labels == ["1", "2", "3", "4a", "5", "6"]
    assert len(found.answers) == 2


def test_expressions_say_what_they_are() -> None:
    ann, bob = name("Ann"), name("Bob")
    for wrong in (
        lambda: ann and bob,
        lambda: not ann,
        lambda: ann == bob == ann,
        lambda: ann == "Bob",
        lambda: ann < True,
    ):
        with pytest.raises(TypeError):
            wrong()
    with pytest.raises(ValueError):
        name("a\nb")
    age = bachet.category("age")
    assert str(age(ann) + 2 * age(bob) - Fraction(1, 3)) == '("age"("Ann") + (2 * "age"("Bob"))) - (1/3)'
    assert str(bachet.amount(0.5)) == "1/2"
    assert str(age(ann) == -3) == '"age"("Ann") = (-3)'
    assert str(ann.is_in(40, bob)) == '"Ann" in [40, "Bob"]'


@pytest.mark.parametrize(
    ("categories", "clues"),
    [
        ({"who": "Ann, Bob", "pet": ["cat", "dog"]}, []),
        ({"who": [1, None], "pet": ["cat", "dog"]}, []),
        ({"who": ["Ann", "Bob"], "pet": ["cat", "dog"]}, [5]),
    ],
)
def test_what_is_no_puzzle_is_a_type_error(categories: Any, clues: Any) -> None:
    with pytest.raises(TypeError):
        Grid(categories, clues)


def test_sudokus() -> None:
    rows = [[0, 0, 3, 0], [0, 2, 0, 0], [0, 0, 0, None], [1, 0, 0, 0]]
    puzzle = Sudoku(rows, variants=["diagonals"], candidates={"r3c4": [3, 4]})
    assert puzzle.solve()[0].records()[0] == {"c1": 4, "c2": 1, "c3": 3, "c4": 2}
    assert isinstance(puzzle, Sudoku) and puzzle.family == "sudoku"
    crooked = Sudoku(
        ["..1.25", "...1..", "......", ".4.6..", "......", "......"],
        regions=["111223", "112223", "144233", "544633", "544666", "555566"],
    )
    assert crooked.solve().is_unique
    wide = Sudoku([[0] * 6 for _ in range(6)], boxes=(3, 2))
    assert wide.convert()["boxes"] == "3x2"
    with pytest.raises(bachet.PuzzleError) as caught:
        Sudoku(rows, variants=["no such rule"])
    assert caught.value.code == "unknown-rule"
    with pytest.raises(bachet.PuzzleError):
        Sudoku([[1, 2], [3]])
    with pytest.raises(bachet.PuzzleError):
        Sudoku([[5, 0, 0, 0]] + [[0] * 4] * 3)
    for wrong in (lambda: Sudoku("1234"), lambda: Sudoku([[1.5]]), lambda: Sudoku(5)):  # type: ignore[list-item, arg-type]
        with pytest.raises(TypeError):
            wrong()


def test_crossings() -> None:
    couples = Crossing(
        {
            "woman": Thing(names=["blue", "green", "red"], mate="man"),
            "man": ["blue", "green", "red"],
        },
        boat=2,
        rules=[bachet.each("woman", bachet.her("man") | ~name("man"))],
    )
    assert couples.count().count == 486
    bridge = Crossing(
        {"walker": Thing(names=["Ann", "Bob", "Col", "Dee"], attributes={"time": [1, 2, 6, 9.5]})},
        boat=Boat(seats=2, cost="max time"),
        limit=16.5,
    )
    assert bridge.count().count == 2
    island = Crossing(
        {"merchant": 2, "boy": 1},
        boat=2,
        places=["left", "island", "right"],
        routes=[("left", "island"), ("island", "right")],
        start={"boy": "right", "boat": "island"},
        goal={"all": "right", "boy": None, "boat": "left"},
    )
    text = """crossing:
places: left, island, right
routes: left - island, island - right
merchant: 2
boy: 1
boat: 2 seats
start: boy at right, boat at island
goal: all at right, boy anywhere, boat at left
"""
    assert island.count().data["ways"] == bachet.read(text).count().data["ways"]
    ferries = Crossing(
        {"miller": 1, "dog": 1},
        boat=[Boat(2, name="ferry", rower=name("miller")), Boat(1, name="raft")],
        rules=[Rule(~name("dog"), at="raft", say="the dog fears the raft")],
        tags={"anybody": ["miller", "dog"]},
    )
    assert ferries.solve().is_unique
    with pytest.raises(bachet.PuzzleError) as caught:
        Crossing({"wolf": 1}, 1, ["no wolff"])
    assert caught.value.code == "unknown-thing"
    with pytest.raises(TypeError):
        Crossing({"wolf": "one"}, 1)


@pytest.mark.parametrize("odd", ODD)
def test_things_with_odd_names(odd: str) -> None:
    """A wolf of any name eats the goat, and nobody else is affected by its name."""
    plain = Crossing({"wolf": 1, "goat": 1, "farmer": 1}, 2, [(name("wolf") & name("goat")).implies(name("farmer"))])
    try:
        puzzle = Crossing(
            {odd: 1, "goat": 1, "farmer": 1},
            2,
            [(name(odd) & name("goat")).implies(name("farmer"))],
            start={odd: "left"},
        )
    except bachet.PuzzleError:
        return
    assert puzzle.count().data["ways"]["shortest"] == plain.count().data["ways"]["shortest"]
    assert puzzle.convert()["things"][0]["name"] == spaced(odd)
    assert bachet.read(str(puzzle)).count().data["ways"] == puzzle.count().data["ways"]


def test_moves() -> None:
    assert len(Jugs([3, 5], 4).solve()[0]) == 6  # type: ignore[arg-type]
    assert Jugs([2, 4], 3).solve().verdict == "none"
    named = Jugs({"big": 10, "middle": 7, "small": 3}, {"big": 5, "middle": 5}, start={"big": 10}, moves=["pour"])
    assert named.solve().count == 1
    with pytest.raises(ValueError, match="no jug is called 'huge'"):
        Jugs({"big": 10}, {"huge": 5})
    assert Hanoi(2, start=[2, 1], goal=1, moves="cyclic").solve().count == 1
    assert Hanoi(5, 4).solve().count == 40
    letters = Tiles(["AB", "A."], ["AA", "B."])
    assert letters.solve().count == 1
    assert Tiles([[1, 2, 3], [4, None, 6], [7, 5, 8]]).solve().count == 1
    assert Knights(["w.w", "...", "b.b"], turns="alternate").family == "knights"
    with pytest.raises(TypeError):
        Jugs([1.5], 1)  # type: ignore[list-item]
    with pytest.raises(bachet.PuzzleError):
        Hanoi(-1)


@pytest.mark.parametrize("odd", ODD)
def test_jugs_with_odd_names(odd: str) -> None:
    """The name of a jug is its name, or is refused."""
    try:
        puzzle = Jugs({odd: 3, "other": 5}, goal=4)
    except bachet.PuzzleError:
        return
    plain = Jugs([3, 5], goal=4)
    assert puzzle.count().data["ways"] == plain.count().data["ways"]
    jugs = [move.get("jug", move.get("from")) for move in puzzle.solve()[0].data["steps"]]
    assert set(jugs) <= {spaced(odd), "other"}
