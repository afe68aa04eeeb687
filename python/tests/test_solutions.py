"""Solutions behave like data."""

from __future__ import annotations

import pickle
from typing import Any

import bachet
import pytest


def test_a_table() -> None:
    found = bachet.solve("zebra")
    table = found.only
    assert isinstance(table, bachet.Table)
    assert table["Japanese", "animal"] == "zebra"
    assert table["zebra"]["nation"] == table["5", "nation"] == "Japanese"
    assert len(table) == 5 and table.categories[0] == "house" and "zebra" in table
    assert table == bachet.solve("zebra")[0] and table != bachet.solve("six")[0]
    assert [answer.value for answer in found.answers] == ["Norwegian", "Japanese"]
    for key in [("Japanese", "no category"), ("nobody", "animal"), "nobody"]:
        with pytest.raises(KeyError):
            table[key]  # type: ignore[index]
    assert str(table).splitlines()[0].split() == table.categories


def test_several_solutions() -> None:
    found = bachet.solve("einstein", first=3)
    assert (found.verdict, found.count, found.exact, len(found)) == ("several", 7, True, 3)
    assert len(found[1:]) == 2
    assert len({str(solution) for solution in found}) == 3
    with pytest.raises(ValueError, match="several"):
        _ = found.only
    # No question of it has one answer.
    assert all(answer.values for answer in found.answers)


def test_a_board() -> None:
    board = bachet.solve("17-clue")[0]
    assert isinstance(board, bachet.Board)
    assert board["r9c9"] == board.rows[8][8] == 8
    assert len(board.line) == 81 and board.line.startswith("659347281")
    for key in ["r10c1", "r0c1", "x", "", "r1", "c1", "r²c1"]:
        with pytest.raises(KeyError):
            board[key]
    letters = bachet.solve("sixteen")[0]
    assert isinstance(letters, bachet.Board)
    assert len(letters.line) >= 256


def test_a_way() -> None:
    found = bachet.read("wolf-goat-cabbage").solve(all_shortest=True)
    assert len(found) == 2
    way = found[0]
    assert isinstance(way, bachet.Way)
    assert len(way) == len(way.moves) == 7 and len(way.states) == 8
    assert way.states[0] == {"left": ["farmer", "wolf", "goat", "cabbage"], "right": []}
    assert way.states[-1] == {"left": [], "right": ["farmer", "wolf", "goat", "cabbage"]}
    assert way[0] == way.moves[0] == next(iter(way))
    short = bachet.read("hanoi").solve(max_moves=2)[0]
    assert isinstance(short, bachet.Way)
    assert short.is_truncated and len(short.moves) == 2 < len(short)


@pytest.mark.parametrize("name", ["decanting", "hanoi", "eight", "guarini", "torch"])
def test_the_states_of_a_way_begin_at_the_start(name: str) -> None:
    puzzle = bachet.read(name)
    way = puzzle.solve()[0]
    assert isinstance(way, bachet.Way)
    assert len(way.states) == len(way) + 1
    if name != "torch":
        assert way.states[0] == puzzle.convert()["start"]


def test_no_solution() -> None:
    found = bachet.solve("maris-jaloux-un-siege")
    assert (found.verdict, found.count, len(found)) == ("none", 0, 0)
    assert not found and found.to_json()


def test_long_numbers_are_whole() -> None:
    text = "who: " + ", ".join(f"a{i}x" for i in range(30))
    text += "".join(f"\nc{c}: " + ", ".join(f"b{c}v{i}x" for i in range(30)) for c in range(30))
    count = bachet.read(text + "\n1. = a1x = b0v1x\n").count().count
    factorial = 1
    for i in range(2, 31):
        factorial *= i
    assert count == factorial**30 // 30


@pytest.mark.newest
def test_tables_of_other_packages() -> None:
    pandas: Any = pytest.importorskip("pandas", reason="pandas is not installed")
    polars: Any = pytest.importorskip("polars", reason="polars is not installed")
    table = bachet.solve("zebra")[0]
    assert list(table.to_pandas()["nation"]) == [row["nation"] for row in table.records()]
    assert table.to_polars().columns == list(table.records()[0])
    all_of_them = bachet.solve("einstein")
    assert all_of_them.to_polars().shape[0] == 7 * 5
    assert isinstance(all_of_them.to_pandas(), pandas.DataFrame)
    board = bachet.solve("17-clue")[0]
    assert board.to_pandas().shape == board.to_polars().shape == (9, 9)
    way = bachet.solve("wolf-goat-cabbage")[0]
    assert way.to_pandas().shape[0] == way.to_polars().shape[0] == 7
    assert isinstance(bachet.read("six").trace(events=True, max_events=3).to_polars(), polars.DataFrame)


@pytest.mark.parametrize("name", ["zebra", "six", "wolf-goat-cabbage", "hanoi"])
def test_pictures(name: str) -> None:
    puzzle = bachet.read(name)
    found = puzzle.solve()
    for drawn in (puzzle._repr_html_(), found._repr_html_(), found[0]._repr_html_()):
        assert drawn is not None
        assert drawn.startswith('<div class="bachet"') and drawn.rstrip().endswith("</div>")
        assert drawn.count("<div") == drawn.count("</div>") and "<script" not in drawn
        # Nothing outside of the part is styled.
        assert "\nbody" not in drawn and ":root {" not in drawn
    assert str(found[0])


def test_texts_in_pictures_are_escaped() -> None:
    puzzle = bachet.Grid({"<b>who</b>": ["<i>Ann", "Bob&"], "pet": ["cat", "dog"]}, ["= Bob& = cat"], title="<script>")
    for drawn in (puzzle._repr_html_(), puzzle.solve()._repr_html_()):
        assert drawn is not None
        assert "<i>Ann" not in drawn and "<script" not in drawn and "&lt;i&gt;Ann" in drawn


def test_puzzles_can_be_pickled() -> None:
    for name in ["zebra", "six", "hanoi", "wolf-goat-cabbage"]:
        puzzle = pickle.loads(pickle.dumps(bachet.read(name, lang="fr")))
        assert type(puzzle) is type(bachet.read(name))
        assert puzzle.solve().data["solutions"] == bachet.solve(name).data["solutions"]
    with pytest.raises(TypeError):
        pickle.dumps(bachet.solve("zebra"))
