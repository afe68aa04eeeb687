//! Frontier search of narrow spaces needs little memory, however long they are.

use std::ops::ControlFlow;

use bachet_budget::Budget;
use bachet_statespace::{ExploreOptions, Extent, Move, SearchEnd, Space, UnitMultiplicity, frontier_search_skipping};

#[global_allocator]
static ALLOCATOR: bachet_memory::Counting = bachet_memory::Counting;

/// Maximum number of bytes that a search may hold.
const MAX_BYTES: isize = 16_000_000;

const LEVELS: u64 = 10_000_000;

const DISTANCE: u64 = 3_000_000;

/// A line of states without end whose levels never repeat: each move has a label of its own. Every `DOUBLED` steps
/// there are two moves to the next state.
struct Line {
    goal: Option<u64>,
    /// Maximum number of bytes held at any time.
    max_held_bytes: isize,
}

const DOUBLED: u64 = 100_000;

impl Space for Line {
    type State = u64;

    fn start(&self) -> u64 {
        0
    }

    fn is_goal(&self, state: u64) -> bool {
        self.goal == Some(state)
    }

    fn moves(&mut self, from: u64, mut visit: impl FnMut(Move<u64>)) {
        self.max_held_bytes = self.max_held_bytes.max(bachet_memory::held());
        let label = from as u32;
        if from > 0 {
            visit(Move { label, cost: 1, to: from - 1 });
        }
        visit(Move { label: !label, cost: 1, to: from + 1 });
        if from.is_multiple_of(DOUBLED) {
            visit(Move { label: !label - 1, cost: 1, to: from + 1 });
        }
    }

    fn is_reversible(&self) -> bool {
        true
    }
}

#[test]
fn a_search_without_end_holds_little_memory() {
    let before = bachet_memory::held();
    let mut line = Line { goal: None, max_held_bytes: before };
    let budget = &mut Budget::unlimited().steps(LEVELS);
    let found = frontier_search_skipping(&mut line, ExploreOptions::default(), budget);
    assert_eq!((found.end(), found.states(), found.shortest()), (SearchEnd::Budget, LEVELS + 1, None));
    assert!(line.max_held_bytes - before < MAX_BYTES, "{}", line.max_held_bytes - before);
}

#[test]
fn long_ways_are_found_in_little_memory() {
    let before = bachet_memory::held();
    let mut line = Line { goal: Some(DISTANCE), max_held_bytes: before };
    let mut options = ExploreOptions::default();
    options.extent = Extent::ShortestWays;
    let budget = &mut Budget::unlimited();
    let found = frontier_search_skipping(&mut line, options, budget);
    assert_eq!((found.end(), found.shortest()), (SearchEnd::Complete, Some(DISTANCE)));
    let expected = Some(1 << (DISTANCE / DOUBLED));
    let count = found.count(&mut line, budget).and_then(|count| count.value_within(100)?.to_u128());
    assert_eq!(count, expected);
    let count = found.count_with(&mut line, &mut UnitMultiplicity, budget);
    assert_eq!(count.and_then(|count| count.value_within(100)?.to_u128()), expected);
    let mut end = 0;
    let walked = found.first_way(&mut line, budget, |from, step| {
        assert_eq!((from, step.to), (end, end + 1));
        end = step.to;
        ControlFlow::Continue(())
    });
    assert_eq!((walked, end), (Some(()), DISTANCE));
    assert!(line.max_held_bytes - before < MAX_BYTES, "{}", line.max_held_bytes - before);
}
