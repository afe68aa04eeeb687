"""Puzzles for reasoning-gym: importing this module registers the dataset `bachet` there.

    import bachet.gym
    import reasoning_gym

    data = reasoning_gym.create_dataset("bachet", family="grid", language="nl", puzzle_size="4x4", size=100, seed=7)
    entry = data[0]
    data.score_answer(entry["answer"], entry)  # 1.0

reasoning-gym has to be installed: `pip install reasoning-gym`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from reasoning_gym.factory import ProceduralDataset, register_dataset

from ._dataset import Family, Level, dataset

#: The name in the registry of reasoning-gym.
NAME = "bachet"


@dataclass
class BachetConfig:
    """The options of `bachet.dataset`; `size` is the number of puzzles, as in every dataset of reasoning-gym."""

    family: Family = "grid"
    language: str = "en"
    puzzle_size: str | None = None
    level: Level | None = None
    options: dict[str, Any] = field(default_factory=dict)
    seed: int | None = None
    size: int = 500

    def validate(self) -> None:
        """Checks the options that can be checked without making a puzzle."""
        assert self.size >= 0, "size must not be negative"
        dataset(self.family, count=0, language=self.language, size=self.puzzle_size, level=self.level, **self.options)


class BachetDataset(ProceduralDataset):  # type: ignore[misc]
    """Puzzles of a family, each with a question, an answer, and what is known of it."""

    def __init__(self, config: BachetConfig) -> None:
        super().__init__(config=config, seed=config.seed, size=config.size)
        self._items = dataset(
            config.family,
            count=config.size,
            seed=self.seed,
            language=config.language,
            size=config.puzzle_size,
            level=config.level,
            **config.options,
        )

    def __getitem__(self, idx: int) -> dict[str, Any]:
        """Returns the entry of this number: `question`, `answer` and `metadata`."""
        item = self._items[idx]
        return {
            "question": item.question,
            "answer": item.answer,
            "metadata": {
                "source_dataset": NAME,
                "source_index": idx,
                "puzzle": item.text,
                "solution": item.solution,
                "difficulty": {"family": item.family, "size": self.config.puzzle_size, "level": item.level},
            },
        }

    def score_answer(self, answer: str | None, entry: dict[str, Any]) -> float:
        """Says how right an answer is, from 0 to 1, as `Item.score` does."""
        found: float = self._items[entry["metadata"]["source_index"]].score(answer)
        return found


register_dataset(NAME, BachetDataset, BachetConfig)
