"""reasoning-gym takes the datasets. It is large too, so that this test is here."""

from __future__ import annotations

import bachet
import bachet.gym
import pytest
import reasoning_gym


@pytest.mark.parametrize(("family", "language"), [("grid", "nl"), ("sudoku", "en"), ("crossing", "fr")])
def test_reasoning_gym_takes_them(family: str, language: str) -> None:
    data = reasoning_gym.create_dataset("bachet", family=family, language=language, size=3, seed=7)
    assert len(data) == 3
    for entry in data:
        assert data.score_answer(entry["answer"], entry) == 1.0
        assert data.score_answer("no idea", entry) == 0.0
        assert bachet.read(entry["metadata"]["puzzle"]).solve(first=1)
    again = reasoning_gym.create_dataset("bachet", family=family, language=language, size=3, seed=7)
    assert [entry["question"] for entry in again] == [entry["question"] for entry in data]


def test_wrong_options_are_told_at_once() -> None:
    with pytest.raises(ValueError, match="no family"):
        reasoning_gym.create_dataset("bachet", family="chess")
