"""New puzzles without end, for people who train or test: text, solution, and a checker of answers."""

from __future__ import annotations

import itertools
import json
import random
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, SupportsIndex

from . import _native
from ._answers import Answer
from ._instructions import instruction
from ._problems import Problem, PuzzleError
from ._puzzle import Puzzle
from ._reading import read
from ._ways import MAKERS, states

Family = Literal["grid", "sudoku", "crossing", "jugs", "hanoi", "tiles", "knights"]
Level = Literal["easy", "medium", "hard", "very-hard"]

#: How often a puzzle is drawn before none of the wanted level is found.
TRIES = 1000
#: How many brackets of an answer are tried as the beginning of its JSON.
MAX_BRACKETS = 100


@dataclass(frozen=True)
class Item:
    """A puzzle of a dataset.

    `text` is what `bachet.read` reads. `question` also says how to answer. `solution` is the solution as JSON, as
    `solve` lists it; of a way a shortest one. `answer` is the solution as it is asked for.
    """

    number: int
    family: str
    language: str
    text: str
    question: str
    solution: dict[str, Any] = field(repr=False)
    answer: str = field(repr=False)
    level: str | None

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle."""
        return read(self.text)

    def score(self, answer: str | None) -> float:
        """Says how right an answer is, from 0 to 1.

        Of a logic grid or a Sudoku it is the share of cells that are right, and 1 only if all are. Of a way it is 0
        unless each move is allowed and the last reaches the goal; then the number of moves of a shortest way, divided by
        that of this one.
        """
        if not isinstance(answer, str):
            return 0.0
        if self.family == "grid":
            return _score_table(self.solution["rows"], answer)
        if self.family == "sudoku":
            return _score_board(self.solution["rows"], answer)
        return _score_way(self.puzzle, len(self.solution["steps"]), answer)


class Dataset(Sequence[Item]):
    """Puzzles that are made when they are asked for: item `n` is the same on every machine and in every order.

    See `bachet.dataset`.
    """

    def __init__(
        self,
        family: Family,
        count: int | None,
        seed: int,
        language: str,
        size: str | None,
        level: Level | None,
        options: Mapping[str, Any],
    ) -> None:
        if family not in ("grid", "sudoku", *MAKERS):
            raise ValueError(f"there is no family {family!r}; the families are grid, sudoku, " + ", ".join(MAKERS))
        if options and family in MAKERS:
            raise ValueError(f"puzzles of the family {family!r} have no option {next(iter(options))!r}")
        self.family = family
        self.count_of_items = count
        self.seed = seed
        self.language = language
        self.size = size
        self.level = level
        self.options = dict(options)

    def __len__(self) -> int:
        if self.count_of_items is None:
            raise TypeError("this dataset has no end")
        return self.count_of_items

    def __iter__(self) -> Iterator[Item]:
        number = 0
        while self.count_of_items is None or number < self.count_of_items:
            yield self._item(number)
            number += 1

    def __getitem__(self, index: SupportsIndex | slice) -> Any:
        """Returns the item with this index from 0, or a list of several."""
        if isinstance(index, slice):
            return [self._item(number) for number in range(*index.indices(len(self)))]
        number = index.__index__()
        if number < 0:
            number += len(self)
        if number < 0 or (self.count_of_items is not None and number >= self.count_of_items):
            raise IndexError("there is no item of this number")
        return self._item(number)

    def _item(self, number: int) -> Item:
        # A text as the seed gives the same numbers in every version of Python.
        draw = random.Random(f"{self.family} {self.seed} {number}")
        if self.family in ("grid", "sudoku"):
            text, solution, level = self._assignment(draw)
        else:
            text, solution, level = self._way(draw)
        puzzle = read(text)
        names = list(solution["rows"][0]) if self.family == "grid" else []
        example = _example(self.family, puzzle)
        asked = instruction(self.family, self.language, example, names)
        question = f"{text.rstrip()}\n\n{asked}"
        answer = _answer(self.family, solution)
        return Item(number, self.family, self.language, text, question, solution, answer, level)

    def _assignment(self, draw: random.Random) -> tuple[str, dict[str, Any], str | None]:
        options: dict[str, Any] = {"family": self.family, "count": 1, **self.options}
        if self.family == "grid":
            options |= {"language": self.language, "level": self.level, "size": self.size}
        elif self.size not in (None, "9x9"):
            raise ValueError("only Sudokus of size 9x9 are generated")
        stated = {name: value for name, value in options.items() if value is not None}
        for _ in range(TRIES):
            asked = json.dumps({**stated, "seed": draw.getrandbits(63)})
            native = _native.ask("generate", asked, time=None, steps=None, lang="en")
            if not native.is_answered:
                raise PuzzleError(Problem.of(problem) for problem in json.loads(native.json)["diagnostics"])
            made = Answer(native).data["puzzles"][0]
            if self.family == "grid":
                return made["puzzle"], made["solution"], made.get("level")
            cells = [int(cell) for cell in made["solution"]]
            solution = {"rows": [cells[start : start + 9] for start in range(0, 81, 9)]}
            level = None if self.level is None else read(made["puzzle"]).rate().level
            if level == self.level:
                return made["puzzle"], solution, level
        raise ValueError(f"{TRIES} puzzles were drawn, and none of them is {self.level}")

    def _way(self, draw: random.Random) -> tuple[str, dict[str, Any], str | None]:
        for _ in range(TRIES):
            puzzle = MAKERS[self.family](draw, self.language, self.size)
            found = puzzle.solve(first=1)
            if not found or len(found[0].data["steps"]) < 2:
                continue
            level = None if self.level is None else puzzle.rate().level
            if level == self.level:
                return str(puzzle), found[0].data, level
        raise ValueError(f"{TRIES} puzzles were drawn, and none of them is {self.level or 'solvable'}")


def dataset(
    family: Family,
    *,
    count: int | None = None,
    seed: int = 0,
    language: str = "en",
    size: str | None = None,
    level: Level | None = None,
    **options: Any,
) -> Dataset:
    """Makes new puzzles of a family, `count` of them or without end.

    Logic grids and Sudokus have exactly one solution, and no clue of a grid can be left out; the others can be solved.
    `size` is `5x4` for a grid of five categories with four values, the rows and columns of tiles and of the board of
    knights, the number of jugs, of disks and pegs (`4x3`), or of those who cross. `level` draws until a puzzle is
    `easy`, `medium`, `hard` or `very-hard`. `language` is that of the puzzles and of how to answer: `de`, `en`, `fr` or
    `nl`. Other options are those of `bachet generate`, such as `kinds="same,next"` for grids, or `symmetry="rotate180"`
    and `givens="24"` for Sudokus.

    >>> import bachet
    >>> items = bachet.dataset("grid", size="3x3", seed=1)
    >>> item = items[0]
    >>> item.puzzle.solve().verdict, item.score(item.answer)
    ('unique', 1.0)
    >>> [len(item.puzzle.solve()[0]) for item in bachet.dataset("jugs", count=2, seed=1)] == [
    ...     len(item.solution["steps"]) for item in bachet.dataset("jugs", count=2, seed=1)
    ... ]
    True
    """
    if count is not None and count < 0:
        raise ValueError("a number of puzzles is not negative")
    return Dataset(family, count, seed, language, size, level, options)


def _example(family: str, puzzle: Puzzle) -> str:
    """Returns a state as an answer has it, which gives nothing away."""
    if family in ("grid", "sudoku"):
        return ""
    shown = puzzle.show().shown
    if family == "crossing":
        return f"right: {shown['position']['left'][0]}, boat"
    return str(shown["state"])


def _answer(family: str, solution: dict[str, Any]) -> str:
    """Returns the solution as it is asked for."""
    if family == "grid":
        return json.dumps(solution["rows"], ensure_ascii=False)
    if family == "sudoku":
        return "\n".join("".join(map(str, row)) for row in solution["rows"])
    return "\n".join(states(family, solution))


def _score_table(rows: list[dict[str, Any]], answer: str) -> float:
    found = _json(answer)
    if isinstance(found, dict):
        found = found.get("rows")
    if not isinstance(found, list):
        return 0.0
    key = next(iter(rows[0]))
    given = {_plain(row.get(key)): row for row in found if isinstance(row, dict)}
    right = total = 0
    for row in rows:
        answered = given.get(_plain(row[key]), {})
        for name, value in row.items():
            if name != key:
                total += 1
                right += _plain(answered.get(name)) == _plain(value)
    return _share(right, total, len(found) == len(rows))


def _score_board(rows: list[list[int]], answer: str) -> float:
    expected = [cell for row in rows for cell in row]
    found = [int(digit) for digit in re.findall(r"[0-9]", answer)]
    right = sum(cell == other for cell, other in zip(expected, found, strict=False))
    return _share(right, len(expected), len(found) == len(expected)) if len(found) == len(expected) else 0.0


def _share(right: int, total: int, is_whole: bool) -> float:
    """Returns the share that is right; what is said besides the whole never makes it 1."""
    return right / total if right < total or is_whole else (total - 1) / total


def _score_way(puzzle: Puzzle, shortest: int, answer: str) -> float:
    way = [line.strip() for line in answer.splitlines() if line.strip()]
    if not way:
        return 0.0
    try:
        shown = puzzle.show(way=way).shown
    except PuzzleError:
        return 0.0
    return min(1.0, shortest / len(way)) if shown.get("goal") else 0.0


def _json(text: str) -> Any:
    """Returns the first JSON in a text, which may say other things around it."""
    decoder = json.JSONDecoder()
    for match in itertools.islice(re.finditer(r"[\[{]", text), MAX_BRACKETS):
        try:
            return decoder.raw_decode(text, match.start())[0]
        except (ValueError, RecursionError):
            continue
    return None


def _plain(value: Any) -> str:
    return str(value).strip().casefold()
