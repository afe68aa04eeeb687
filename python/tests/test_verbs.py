"""Every verb for every family gives what the program prints with `--json`."""

from __future__ import annotations

import json
import warnings
from typing import Any

import bachet
import pytest
from bachet import _native
from conftest import PUZZLES, ask_program

pytestmark = pytest.mark.newest

# A limit that ends the same way on every machine.
STEPS = 3000

# The verb of the program, the method, its options, the arguments of the program, and whether it has limits.
CASES: list[tuple[str, str, dict[str, Any], list[str], bool]] = [
    ("solve", "solve", {}, [], True),
    ("solve", "solve", {"first": 2, "strict": True}, ["--first", "2", "--strict"], True),
    ("solve", "solve", {"all_shortest": True}, ["--all-shortest"], True),
    ("solve", "solve", {"all": True, "up_to_symmetry": True}, ["--all", "--up-to-symmetry"], True),
    ("solve", "solve", {"max_moves": 3}, ["--max-moves", "3"], True),
    ("count", "count", {}, [], True),
    ("count", "count", {"per_clue": True}, ["--per-clue"], True),
    ("count", "count", {"best_order": True}, ["--best-order"], True),
    ("check", "check", {}, [], True),
    ("check", "check", {"smallest": True}, ["--smallest"], True),
    ("candidates", "candidates", {}, [], True),
    ("read", "read_clues", {}, [], False),
    ("read", "read_clues", {"per_clue": True}, ["--per-clue"], False),
    ("explain", "explain", {}, [], True),
    ("explain", "explain", {"no_techniques": True}, ["--no-techniques"], True),
    ("explain", "explain", {"all_steps": True}, ["--all-steps"], True),
    ("hint", "hint", {}, [], True),
    ("hint", "hint", {"strength": "what"}, ["--strength", "what"], True),
    ("rate", "rate", {}, [], True),
    ("trace", "trace", {}, [], True),
    ("trace", "trace", {"methods": True}, ["--methods"], True),
    ("trace", "trace", {"rules": True}, ["--rules"], True),
    ("trace", "trace", {"until": 5}, ["--until", "5"], True),
    ("show", "show", {}, [], True),
    ("prove", "prove", {}, [], True),
]


@pytest.mark.parametrize("name", PUZZLES)
@pytest.mark.parametrize(("verb", "method", "options", "arguments", "is_limited"), CASES)
def test_answers_are_those_of_the_program(
    name: str, verb: str, method: str, options: dict[str, Any], arguments: list[str], is_limited: bool
) -> None:
    if verb == "prove" and name not in ("wolf-goat-cabbage", "maris-jaloux-un-siege", "torch"):
        arguments = []
    limits = ["--steps", str(STEPS)] if is_limited else []
    expected = ask_program(verb, name, *arguments, *limits) if verb != "prove" else None
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", bachet.PuzzleWarning)
        puzzle = bachet.read(name)
        ask = getattr(puzzle, method)
        try:
            found = ask(**options, steps=STEPS) if is_limited else ask(**options)
        except bachet.PuzzleError as error:
            told = [problem.code for problem in error.problems]
            if expected is not None:
                assert told == [problem["code"] for problem in expected["diagnostics"]]
                assert "verb" not in expected
                assert str(error).count("\n") < 10
            return
    if expected is not None:
        assert found.data == expected
    assert json.loads(found.to_json())["verb"] == verb


@pytest.mark.parametrize("name", PUZZLES)
@pytest.mark.parametrize("form", ["json", "text", "line", "csv"])
def test_notations_are_those_of_the_program(name: str, form: str) -> None:
    expected = ask_program("convert", name, "--to", form)
    try:
        found = bachet.read(name).convert(form)
    except bachet.PuzzleError as error:
        assert error.code == expected["diagnostics"][0]["code"]
        return
    assert found == expected["puzzle" if form == "json" else "text"]


@pytest.mark.parametrize("name", PUZZLES)
@pytest.mark.parametrize("form", ["dimacs", "minizinc", "pddl", "dot"])
def test_exports_are_those_of_the_program(name: str, form: str) -> None:
    expected = ask_program("export", name, "--to", form)
    try:
        found = bachet.read(name).export(form)
    except bachet.PuzzleError as error:
        assert error.code == expected["diagnostics"][0]["code"]
        return
    assert found == expected["text"]


@pytest.mark.parametrize("name", PUZZLES)
def test_what_is_converted_reads_back(name: str) -> None:
    puzzle = bachet.read(name)
    fields = puzzle.convert()
    assert bachet.read(fields).convert() == fields
    assert bachet.read(str(puzzle)).convert() == fields
    assert type(bachet.read(fields)) is type(puzzle)


def test_every_verb_about_a_puzzle_has_a_method() -> None:
    asked = {verb for verb, *_ in CASES} | {"convert", "export", "print"}
    refused = bachet.read("zebra")._native.ask("no-such-verb", "{}", None, None)
    assert isinstance(refused, _native.Answer)
    told = json.loads(refused.json)["diagnostics"][0]
    others = {"batch", "generate", "gallery", "new"}
    for verb in asked | others:
        assert f"`{verb}`" in told["hint"]
    assert told["hint"].count("`") == 2 * len(asked | others)
