"""Datasets: every family and language, unique and without redundancy, read back, and their answers judged."""

from __future__ import annotations

import json
import os
from typing import Any

import bachet
import pytest
from bachet._ways import MAKERS

LANGUAGES = ["de", "en", "fr", "nl"]
#: Number of puzzles of each family and language; a thousand where `BACHET_ALL_DATASETS` is set.
COUNT = 1000 if "BACHET_ALL_DATASETS" in os.environ else 25

pytestmark = pytest.mark.newest


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", ["3x3", "4x4", "5x4"])
def test_grids_are_unique_and_have_no_redundant_clue(language: str, size: str) -> None:
    for item in bachet.dataset("grid", count=COUNT, seed=11, language=language, size=size):
        puzzle = item.puzzle
        assert puzzle.problems == ()
        checked = puzzle.check()
        assert checked.is_unique, item.text
        assert checked.findings["idle"] == [], item.text
        assert puzzle.solve()[0].data == item.solution
        sentences = [sentence for clue in puzzle.read_clues().clues for sentence in clue["sentences"]]
        # What is not sure would be a guess.
        assert {sentence["outcome"] for sentence in sentences} == {"read"}, item.text
        assert item.score(item.answer) == 1.0
        assert item.text in item.question


def solutions(cells: list[int], enough: int = 2) -> int:
    """Counts the solutions of a board, without this package."""
    free = [at for at, cell in enumerate(cells) if cell == 0]
    if not free:
        return 1

    def values(at: int) -> set[int]:
        row, column = divmod(at, 9)
        box = 27 * (row // 3) + 3 * (column // 3)
        seen = {cells[9 * row + i] for i in range(9)} | {cells[9 * i + column] for i in range(9)}
        seen |= {cells[box + 9 * i + j] for i in range(3) for j in range(3)}
        return set(range(1, 10)) - seen

    at = min(free, key=lambda at: len(values(at)))
    found = 0
    for value in sorted(values(at)):
        cells[at] = value
        found += solutions(cells, enough - found)
        cells[at] = 0
        if found >= enough:
            break
    return found


def test_sudokus_are_unique_and_minimal() -> None:
    for item in bachet.dataset("sudoku", count=COUNT, seed=11):
        checked = item.puzzle.check()
        assert checked.is_unique
        assert checked.findings["redundant"] == []
        assert item.score(item.answer) == 1.0
        if item.number < 3:
            cells = [int(cell.replace(".", "0")) for cell in item.text if cell in ".123456789"]
            assert solutions(cells) == 1
            given = [at for at, cell in enumerate(cells) if cell]
            for at in given:
                assert solutions([0 if at == other else cell for other, cell in enumerate(cells)]) == 2


@pytest.mark.parametrize("family", MAKERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_ways_exist_and_are_shortest(family: Any, language: str) -> None:
    for item in bachet.dataset(family, count=max(COUNT // 5, 5), seed=11, language=language):
        puzzle = item.puzzle
        assert puzzle.problems == ()
        assert puzzle.family == family
        assert len(puzzle.solve(first=1)[0]) == len(item.answer.splitlines())
        assert item.score(item.answer) == 1.0
        assert item.score(item.answer.splitlines()[0]) == 0.0


def test_a_level_is_kept() -> None:
    for family, size in (("grid", "3x3"), ("sudoku", None), ("jugs", None)):
        for level in ("easy", "medium"):
            items = bachet.dataset(family, count=2, seed=5, size=size, level=level)  # type: ignore[arg-type]
            assert {item.level for item in items} == {level}
            assert {item.puzzle.rate().level for item in items} == {level}


def test_an_item_is_the_same_in_every_order() -> None:
    items = bachet.dataset("grid", count=5, seed=3, size="3x3")
    assert len(items) == 5
    assert [item.text for item in items] == [items[at].text for at in range(5)]
    assert items[-1] == items[4]
    assert items[1:3] == [items[1], items[2]]
    assert len({item.text for item in items}) == 5
    with pytest.raises(IndexError):
        items[5]
    endless = bachet.dataset("grid", seed=3, size="3x3")
    assert endless[4] == items[4]
    with pytest.raises(TypeError, match="no end"):
        len(endless)


def test_answers_are_judged() -> None:
    item = bachet.dataset("grid", count=1, seed=3, size="3x3")[0]
    rows = item.solution["rows"]
    first, second, third = rows[0]
    assert item.score("The answer is " + json.dumps(rows[::-1]) + ", I think.") == 1.0
    assert item.score(json.dumps({"rows": rows})) == 1.0
    assert item.score(json.dumps([{**row, second: row[second].upper()} for row in rows])) == 1.0
    wrong = [{**row, third: rows[0][third]} for row in rows]
    assert item.score(json.dumps(wrong)) == pytest.approx(4 / 6)
    assert item.score(json.dumps([*rows, {first: "nobody"}])) < 1.0
    for nothing in (None, "", "[", "[]", "5", "[1, 2]", '{"rows": 3}', "{" * 10_000, "[" * 100_000):
        assert item.score(nothing) == 0.0
    board = bachet.dataset("sudoku", count=1, seed=3)[0]
    assert board.score(board.answer.replace("\n", " ")) == 1.0
    assert board.score(board.answer[:-1]) == 0.0
    assert 0.9 < board.score(board.answer[:-1] + "0") < 1.0
    way = bachet.dataset("jugs", count=1, seed=3)[0]
    lines = way.answer.splitlines()
    detour = bachet.Jugs([3, 5], 4).solve(all=True, first=50)
    assert len(detour) > 1
    assert way.score("\n\n" + "\n".join(f"  {line} " for line in lines)) == 1.0
    assert way.score("\n".join(reversed(lines))) == 0.0


def test_what_is_not_possible_is_said() -> None:
    with pytest.raises(ValueError, match="no family"):
        bachet.dataset("chess", count=1)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no option"):
        bachet.dataset("jugs", count=1, symmetry="full")
    with pytest.raises(ValueError, match="is not understood"):
        bachet.dataset("tiles", count=1, size="big")[0]
    with pytest.raises(bachet.PuzzleError):
        bachet.dataset("grid", count=1, size="40x40")[0]
    with pytest.raises(bachet.PuzzleError):
        bachet.dataset("grid", count=1, language="xx")[0]
    with pytest.raises(ValueError, match="9x9"):
        bachet.dataset("sudoku", count=1, size="4x4")[0]
    with pytest.raises(ValueError, match="negative"):
        bachet.dataset("grid", count=-1)
