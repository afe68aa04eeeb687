//! A decision about a table with open cells holds in all its completions.

use bachet_grid::{Evaluator, Known, Missing, Solution, Table};
use bachet_notation::clue::{CategoryId, ValueId};

use crate::brute::tables;
use crate::random::{Random, puzzle};

/// A table of which only some cells are known.
struct PartialTable<'a> {
    whole: &'a Solution,
    known: Vec<bool>,
}

impl PartialTable<'_> {
    fn is_known(&self, entity: usize, category: CategoryId) -> bool {
        self.known[entity * self.whole.categories() + category.0 as usize]
    }
}

impl Table for PartialTable<'_> {
    fn value(&self, entity: usize, category: CategoryId) -> Known<Option<u32>> {
        let is_known = self.is_known(entity, category);
        if is_known { Ok(self.whole.get(entity, category)) } else { Err(Missing::Cell(entity, category)) }
    }

    fn owner(&self, value: ValueId) -> Known<Option<usize>> {
        let mut known = (0..self.whole.entities()).filter(|&entity| self.is_known(entity, value.category));
        match known.find(|&entity| self.whole.get(entity, value.category) == Some(value.index)) {
            None if (0..self.whole.entities()).any(|entity| !self.is_known(entity, value.category)) => {
                Err(Missing::Owner(value))
            }
            found => Ok(found),
        }
    }
}

#[test]
fn a_decision_holds_in_every_completion() {
    let mut decided = 0;
    for seed in 0..300 {
        let random = &mut Random::new(seed);
        let clues = 1 + random.below(4);
        let puzzle = puzzle(random, clues);
        let (evaluator, all) = (Evaluator::new(&puzzle), tables(&puzzle));
        if all.is_empty() {
            continue;
        }
        for _ in 0..10 {
            let whole = &all[random.below(all.len() as u32) as usize];
            let cells = puzzle.entities() * puzzle.categories.len();
            let known = (0..cells).map(|cell| cell % puzzle.categories.len() == 0 || random.below(2) == 0).collect();
            let part = PartialTable { whole, known };
            let fits = |table: &&Solution| {
                let mut known = (0..cells).filter(|&cell| part.known[cell]);
                let at =
                    |cell: usize| (cell / puzzle.categories.len(), CategoryId((cell % puzzle.categories.len()) as u32));
                known.all(|cell| table.get(at(cell).0, at(cell).1) == whole.get(at(cell).0, at(cell).1))
            };
            let completions: Vec<&Solution> = all.iter().filter(fits).collect();
            for truth in puzzle.clues.iter().filter_map(|clue| clue.truth.as_ref()) {
                let Ok(holds) = evaluator.decide(truth, &part) else { continue };
                decided += usize::from(completions.len() > 1);
                for table in &completions {
                    assert_eq!(evaluator.holds(truth, table), holds, "seed {seed}: {truth:?} of {table:?}");
                }
            }
        }
    }
    assert!(decided > 500, "{decided} clues were decided early");
}
