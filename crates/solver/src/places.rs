//! Branching on boards: where variables stand in several houses that use all values, the few places of a value in a
//! house are as good a choice as the few values of a variable.
//!
//! The choice is a variable and a value: those that took part in recent conflicts first, each weighed by the smallest
//! number of choices that it is one of.

use crate::activity::Activity;
use crate::engine::Engine;
use crate::literal::{Lit, Slot, Var, first};
use crate::propagators::{Part, Propagator};

/// What branching by places needs to know.
#[derive(Clone, Debug)]
pub(crate) struct Places {
    /// The variables of each all-different with as many values as variables.
    houses: Vec<Part>,
    /// A score for each value of each slot.
    activity: Activity,
    /// How many values a slot has in the scores.
    stride: u32,
    /// For each slot the values of which some house has two places, and those of which some house has three.
    few: Vec<[u64; 2]>,
}

impl Places {
    /// `None` unless most variables stand in at least two such constraints.
    pub(crate) fn new(engine: &Engine<'_>, variables: &[Var], slots: usize) -> Option<Self> {
        let houses: Vec<Part> = engine
            .active_propagators()
            .filter_map(|(_, propagator)| match propagator {
                Propagator::AllDifferent(all) if all.cover => Some(all.vars),
                _ => None,
            })
            .collect();
        let mut times = vec![0u32; slots];
        for x in houses.iter().flat_map(|&house| engine.pools.vars(house)) {
            times[x.slot().index()] += 1;
        }
        let shared = variables.iter().filter(|x| times[x.slot().index()] > 1).count();
        if shared == 0 || shared * 2 < variables.len() {
            return None;
        }
        let sizes = variables.iter().map(|&x| 64 - engine.initial(x.slot()).leading_zeros());
        let stride = sizes.max().unwrap_or(0);
        let activity = Activity::new(slots * stride as usize);
        Some(Self { houses, activity, stride, few: vec![[0; 2]; slots] })
    }

    /// Counts one part in a conflict for each of the values.
    pub(crate) fn bump(&mut self, slot: Slot, values: u64) {
        if slot.is_mask() {
            let mut rest = values & first(self.stride);
            while rest != 0 {
                self.activity.bump(self.place(slot, rest.trailing_zeros()));
                rest &= rest - 1;
            }
        }
    }

    /// A conflict has passed.
    pub(crate) fn decay(&mut self) {
        self.activity.decay();
    }

    fn place(&self, slot: Slot, v: u32) -> usize {
        slot.index() * self.stride as usize + v as usize
    }

    /// The open variable and the value with the most activity for each choice beside it.
    pub(crate) fn choose(&mut self, engine: &Engine<'_>, variables: &[Var]) -> Option<Lit> {
        self.find_few(engine);
        let mut best = None;
        let mut most = -1.0;
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
                let choices = match one {
                    _ if two & one != 0 => 2,
                    _ if three & one != 0 => values.min(3),
                    _ => values,
                };
                let score = (1.0 + self.activity.score(self.place(x.slot(), v))) / f64::from(choices);
                if score > most {
                    most = score;
                    best = Some(x.is(v));
                }
            }
        }
        best
    }

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
