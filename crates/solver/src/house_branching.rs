//! Branching for Sudoku-like models, by value and by house.
//!
//! A *house* is an all-different constraint with as many values as variables. In most of these models a variable is in
//! several houses; then branching over the few variables of a house that can take a value is as good as branching over
//! the few values of a variable. A decision is a variable and a value, scored by its activity divided by the number of
//! alternatives: values of the variable, or variables of a house with that value.

use crate::activity::Activity;
use crate::engine::Engine;
use crate::literal::{Lit, Slot, Var, first};
use crate::propagators::{PoolRange, Propagator};

/// The state of house branching.
#[derive(Clone, Debug)]
pub(crate) struct HouseBranching {
    /// The variables of each house.
    houses: Vec<PoolRange>,
    /// A score for each value of each slot.
    activity: Activity,
    /// The number of values that each slot has in `activity`.
    stride: u32,
    /// For each slot the values that exactly two variables of one of its houses can take, and those that three can.
    few: Vec<[u64; 2]>,
}

impl HouseBranching {
    /// Returns `None` unless at least half of the variables are in two houses or more.
    pub(crate) fn new(engine: &Engine<'_>, variables: &[Var], slots: usize) -> Option<Self> {
        let houses: Vec<PoolRange> = engine
            .active_propagators()
            .filter_map(|(_, propagator)| match propagator {
                Propagator::AllDifferent(all) if all.cover => Some(all.vars),
                _ => None,
            })
            .collect();
        let mut houses_of = vec![0u32; slots];
        for x in houses.iter().flat_map(|&house| engine.pools.vars(house)) {
            houses_of[x.slot().index()] += 1;
        }
        let shared = variables.iter().filter(|x| houses_of[x.slot().index()] > 1).count();
        if shared == 0 || shared * 2 < variables.len() {
            return None;
        }
        let sizes = variables.iter().map(|&x| 64 - engine.initial(x.slot()).leading_zeros());
        let stride = sizes.max().unwrap_or(0);
        let activity = Activity::new(slots * stride as usize);
        Some(Self { houses, activity, stride, few: vec![[0; 2]; slots] })
    }

    /// Raises the scores of the values of a slot that took part in the current conflict.
    pub(crate) fn bump(&mut self, slot: Slot, values: u64) {
        if slot.is_mask() {
            let mut rest = values & first(self.stride);
            while rest != 0 {
                self.activity.bump(self.score_index(slot, rest.trailing_zeros()));
                rest &= rest - 1;
            }
        }
    }

    /// Ends a conflict: later ones weigh more.
    pub(crate) fn decay(&mut self) {
        self.activity.decay();
    }

    fn score_index(&self, slot: Slot, v: u32) -> usize {
        slot.index() * self.stride as usize + v as usize
    }

    /// Returns the literal `[x = v]` with the highest score, or `None` if all variables are fixed.
    pub(crate) fn choose(&mut self, engine: &Engine<'_>, variables: &[Var]) -> Option<Lit> {
        self.find_few(engine);
        let mut best = None;
        let mut best_score = -1.0;
        for &x in variables {
            let mask = engine.store.mask(x);
            if mask & mask.wrapping_sub(1) == 0 {
                continue;
            }
            let [two, three] = self.few[x.slot().index()];
            let values = mask.count_ones();
            let mut rest = mask;
            while rest != 0 {
                let v = rest.trailing_zeros();
                let one = rest & rest.wrapping_neg();
                rest ^= one;
                let alternatives = match one {
                    _ if two & one != 0 => 2,
                    _ if three & one != 0 => values.min(3),
                    _ => values,
                };
                let score = (1.0 + self.activity.score(self.score_index(x.slot(), v))) / f64::from(alternatives);
                if score > best_score {
                    best_score = score;
                    best = Some(x.is(v));
                }
            }
        }
        best
    }

    /// Fills `few`.
    fn find_few(&mut self, engine: &Engine<'_>) {
        self.few.fill([0; 2]);
        for &house in &self.houses {
            let vars = engine.pools.vars(house);
            let [mut once, mut twice, mut thrice, mut more] = [0; 4];
            for &x in vars {
                let mask = engine.store.mask(x);
                more |= thrice & mask;
                thrice |= twice & mask;
                twice |= once & mask;
                once |= mask;
            }
            for &x in vars {
                let few = &mut self.few[x.slot().index()];
                few[0] |= twice & !thrice;
                few[1] |= thrice & !more;
            }
        }
    }
}
