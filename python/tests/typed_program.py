"""A program that uses the types of the package: `mypy --strict` accepts it, and it runs."""

from __future__ import annotations

from pathlib import Path

import bachet


def entities(puzzle: bachet.Puzzle) -> list[str]:
    found = puzzle.solve(first=1, time=10, steps=1_000_000)
    solution = found.only
    if isinstance(solution, bachet.Table):
        value: str = solution["Ann", "drink"]
        row: dict[str, str] = solution["Ann"]
        return [value, *row, *solution.categories]
    if isinstance(solution, bachet.Board):
        cells: list[list[int]] = solution.rows
        return [solution.line, str(cells[0][0] + solution["r1c1"])]
    if isinstance(solution, bachet.Way):
        return [str(move["move"]) for move in solution.moves]
    return []


def build() -> bachet.Grid:
    ann: bachet.Expression = bachet.name("Ann")
    arrives = bachet.category("arrives")
    return bachet.Grid(
        {"friend": ["Ann", "Bob"], "drink": bachet.Values(["tea", "milk"]), "arrives": [3, 4]},
        clues=[ann == bachet.name("tea"), arrives(ann) < 4, "Bob drinks milk."],
    )


def difficulty(puzzle: bachet.Puzzle) -> tuple[str | None, float | None]:
    rated: bachet.Rating = puzzle.rate(time=1.0)
    return rated.level, rated.score


def steps(puzzle: bachet.Puzzle) -> list[str]:
    explained: bachet.Explanation = puzzle.explain(set=["Ann = tea"])
    first: bachet.Step = explained.steps[0]
    return [first.text, *first.facts, puzzle.hint(strength="why").text]


def problems(path: Path) -> tuple[bachet.Problem, ...]:
    try:
        return bachet.read(path, partial=True, lang="en").problems
    except bachet.PuzzleError as error:
        place: tuple[int | None, int | None] = (error.line, error.column)
        return error.problems if place else ()


def counts(puzzle: bachet.Puzzle) -> int:
    counted: bachet.Counted = puzzle.count(per_clue=True)
    left: list[int] | None = counted.left
    return counted.count + len(left or [])


def texts(puzzle: bachet.Puzzle) -> list[str]:
    fields = puzzle.convert()
    return [puzzle.convert("text"), puzzle.export("dimacs"), str(fields["family"]), puzzle.page()]


def main() -> None:
    puzzle = build()
    assert entities(puzzle)[0] == "tea"
    assert difficulty(puzzle)[0] == "easy"
    assert steps(puzzle) and counts(puzzle) and texts(puzzle)
    assert problems(Path("no such file"))[0].code == "no-such-file"
    assert entities(bachet.Sudoku(["1...", "..2.", ".3..", "...4"]))[0]
    crossing = bachet.Crossing({"farmer": 1, "goat": 1}, boat=2, rower=bachet.name("farmer"))
    assert entities(crossing) == ["cross"]


if __name__ == "__main__":
    main()
