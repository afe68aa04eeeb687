"""What is wrong is told by exceptions and warnings, whatever comes in."""

from __future__ import annotations

import pickle
import warnings
from pathlib import Path
from typing import Any

import bachet
import pytest


def refused(source: Any) -> bachet.PuzzleError:
    with pytest.raises(bachet.PuzzleError) as caught:
        bachet.read(source)
    return caught.value


def test_an_error_has_its_place_and_a_hint() -> None:
    error = refused("who: Ann, Bob\npet: cat, dog\n1. = Ann = cta\n")
    assert (error.code, error.line, error.column, error.length) == ("unknown-name", 3, 12, 3)
    assert error.hint == "did you mean `cat`?"
    assert error.problems[0].fixes[0].text == "cat"
    assert str(error) == (
        "line 3, column 12: error[unknown-name]: no category or value is called `cta` (did you mean `cat`?)"
    )
    again = pickle.loads(pickle.dumps(error))
    assert (again.code, again.problems) == (error.code, error.problems)


def test_all_problems_are_told() -> None:
    error = refused("who: Ann, Bob\npet: cat, dog\n1. = Ann = cta\n2. = Bbo = dog\n")
    assert [problem.line for problem in error.problems] == [3, 4]
    assert str(error).count("\n") == 1


@pytest.mark.parametrize(
    ("source", "code"),
    [
        ("", None),
        ("x" * 10_000_000, None),
        ("x" * 20_000_000, "source-too-large"),
        ("grid: x\n" + "y" * 10_000_000, None),
        ("\0", None),
        ("who: Ann\0, Bob\npet: cat, dog\n1. = Ann = cat\n", None),
        ("who: \ud800, Bob\npet: cat, dog\n", None),
        (b"\xff\xfe\xfd", None),
        ("no such puzzle", "unknown-puzzle"),
        ("no/such/file", "no-such-file"),
        (Path("no such file"), "no-such-file"),
        (Path("a\0b"), "cannot-read"),
        ({"family": "sudoku"}, "json-missing"),
        ({}, None),
        ("{" * 100_000, None),
        ("[" * 100_000 + "\n", None),
        ("\n".join("a" for _ in range(100_000)), None),
        ("((" * 50_000 + "\n", None),
    ],
)
def test_bad_sources_are_refused(source: Any, code: str | None) -> None:
    error = refused(source)
    assert error.problems and len(str(error)) < 5000
    if code is not None:
        assert error.code == code


def test_a_folder_is_no_puzzle(tmp_path: Path) -> None:
    assert refused(tmp_path).code == "is-folder"


def test_files_are_read(tmp_path: Path) -> None:
    file = tmp_path / "two.txt"
    file.write_text("who: Ann, Bob\npet: cat, dog\n1. = Ann = cat\n", encoding="utf-8")
    for source in (file, str(file)):
        assert bachet.read(source).solve()[0]["Bob", "pet"] == "dog"
    file.write_bytes(b"x" * 20_000_000)
    assert refused(file).code == "source-too-large"


@pytest.mark.parametrize("source", [None, 5, 1.5, True, [1], object(), bytearray(b"x")])
def test_what_is_no_text_is_a_type_error(source: Any) -> None:
    with pytest.raises(TypeError, match="a puzzle is text, a path"):
        bachet.read(source)


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"time": 0}, ValueError),
        ({"time": -1}, ValueError),
        ({"time": float("nan")}, ValueError),
        ({"time": "1s"}, TypeError),
        ({"steps": -1}, ValueError),
        ({"steps": 1.5}, TypeError),
        ({"steps": 1 << 70}, OverflowError),
        ({"first": -1}, bachet.PuzzleError),
        ({"first": "two"}, bachet.PuzzleError),
        ({"first": [1]}, bachet.PuzzleError),
        ({"no_such_option": 1}, TypeError),
    ],
)
def test_bad_options(options: dict[str, Any], expected: type[Exception]) -> None:
    with pytest.raises(expected):
        bachet.read("six").solve(**options)


def test_bad_names_of_formats_and_languages() -> None:
    with pytest.raises(ValueError, match="the formats are"):
        bachet.read("six", format="no-such-format")
    with pytest.raises(ValueError, match="the languages are en, fr, nl"):
        bachet.read("six", lang="xx")
    with pytest.raises(bachet.PuzzleError) as caught:
        bachet.read("six").export("no-such-format")
    assert caught.value.code == "request-options"


def test_warnings_are_those_of_python() -> None:
    text = "who: Ann, Bob\npet: cat, dog\n1. = Ann != Bob\n"
    with pytest.warns(bachet.PuzzleWarning) as caught:
        puzzle = bachet.read(text)
    assert len(caught) == 1
    assert caught[0].filename == __file__
    warning = caught[0].message
    assert isinstance(warning, bachet.PuzzleWarning)
    assert (warning.code, warning.line, warning.column) == ("always-true", 3, 6)
    assert puzzle.problems == (warning.problem,)
    # It was told; what is asked of the puzzle does not tell it again.
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        puzzle.solve()
        pickle.loads(pickle.dumps(puzzle)).count()


def test_a_clue_that_cannot_be_read() -> None:
    text = "who: Ann, Bob\npet: cat, dog\n1. Ann has the cat.\n2. Florble the wumpus.\n"
    puzzle = bachet.read(text)
    assert [problem.severity for problem in puzzle.problems] == ["error"]
    # The other clues leave one solution.
    with pytest.warns(bachet.PuzzleWarning) as caught:
        assert puzzle.solve().is_unique
    assert isinstance(caught[0].message, bachet.PuzzleWarning)
    assert caught[0].message.line == 4
    with pytest.raises(bachet.PuzzleError):
        puzzle.count()
    with pytest.raises(bachet.PuzzleError):
        puzzle.solve(strict=True)
    with pytest.warns(bachet.PuzzleWarning):
        partial = bachet.read(text, partial=True)
    assert partial.count().count == 1
    with pytest.warns(bachet.PuzzleWarning):
        clue = puzzle.read_clues().clues[1]
    assert clue["sentences"][0]["outcome"] == "unread"


def test_what_a_family_has_not_is_said_in_a_sentence() -> None:
    for name, ask in [
        ("zebra", lambda puzzle: puzzle.export("pddl")),
        ("zebra", lambda puzzle: puzzle.show()),
        ("six", lambda puzzle: puzzle.count(per_clue=True)),
        ("six", lambda puzzle: puzzle.prove()),
        ("hanoi", lambda puzzle: puzzle.check(smallest=True)),
        ("hanoi", lambda puzzle: puzzle.convert("line")),
    ]:
        with pytest.raises(bachet.PuzzleError) as caught:
            ask(bachet.read(name))
        assert caught.value.code and "\n" not in str(caught.value)


def test_messages_in_other_languages() -> None:
    with pytest.raises(bachet.PuzzleError) as caught:
        bachet.read("who: Ann, Bob\npet: cat, dog\n1. = Ann = cta\n", lang="fr")
    assert caught.value.hint == "vouliez-vous dire `cat`\u202f?"
