"""What the tests share."""

from __future__ import annotations

import json
import os
import subprocess
from typing import Any

import pytest

# A puzzle of each family, and of those with rules, irregular regions, sentences or several solutions.
PUZZLES = [
    "zebra",
    "picnic",
    "einstein",
    "gastsprekers",
    "six",
    "17-clue",
    "x-sudoku",
    "wolf-goat-cabbage",
    "maris-jaloux-un-siege",
    "torch",
    "decanting",
    "hanoi",
    "eight",
    "guarini",
]


def ask_program(*arguments: str, text: str | None = None) -> dict[str, Any]:
    """Returns what the program prints with `--json`."""
    program = os.environ.get("BACHET")
    if program is None:
        pytest.skip("the variable BACHET does not name the program `bachet`")
    environment = {**os.environ, "LC_ALL": "C", "LANG": "C"}
    done = subprocess.run(
        [program, *arguments, "--json"], input=text, capture_output=True, text=True, env=environment, encoding="utf-8"
    )
    assert done.stdout, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found
