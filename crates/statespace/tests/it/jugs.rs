//! Water jugs: fill one, empty one, pour one into the other.

use bachet_budget::Budget;
use bachet_statespace::{ExploreOptions, Move, SearchEnd, Space, explore};

struct Jugs {
    sizes: [u64; 2],
    goal: u64,
}

impl Space for Jugs {
    type State = u64;

    fn start(&self) -> u64 {
        0
    }

    fn is_goal(&self, state: u64) -> bool {
        state >> 32 == self.goal || state & 0xFFFF_FFFF == self.goal
    }

    fn moves(&mut self, from: u64, mut visit: impl FnMut(Move<u64>)) {
        let (a, b) = (from & 0xFFFF_FFFF, from >> 32);
        let [size_a, size_b] = self.sizes;
        let into_b = a.min(size_b - b);
        let into_a = b.min(size_a - a);
        let all = [(size_a, b), (a, size_b), (0, b), (a, 0), (a - into_b, b + into_b), (a + into_a, b - into_a)];
        for (label, (a, b)) in all.into_iter().enumerate() {
            let to = a | b << 32;
            if to != from {
                visit(Move { label: label as u32, cost: 1, to });
            }
        }
    }
}

#[track_caller]
fn check(sizes: [u64; 2], goal: u64, distance: Option<u64>, states: usize) {
    let explored = explore(&mut Jugs { sizes, goal }, ExploreOptions::default(), &mut Budget::unlimited());
    assert_eq!((explored.end(), explored.shortest(), explored.states().len()), (SearchEnd::Complete, distance, states));
}

#[test]
fn classic_jugs() {
    check([3, 5], 4, Some(6), 16);
    check([4, 3], 2, Some(4), 14);
    check([2, 4], 3, None, 6);
}

#[test]
fn three_and_five_have_one_way() {
    let explored = explore(&mut Jugs { sizes: [3, 5], goal: 4 }, ExploreOptions::default(), &mut Budget::unlimited());
    assert_eq!(explored.shortest_ways().count().to_u128(), Some(1));
}
