//! Missionaries and cannibals by counts: a space of many narrow levels with reversible moves.

use bachet_statespace::{BinomialProduct, Move, Space};

/// A crossing of `people` missionaries and as many cannibals.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Crossing {
    pub(crate) people: u64,
    pub(crate) seats: u64,
}

/// Returns the numbers of missionaries and cannibals on the left, and whether the boat is on the right.
pub(crate) fn unpacked(state: u64) -> (u64, u64, bool) {
    (state & 0x7FFF_FFFF, state >> 31 & 0x7FFF_FFFF, state >> 62 == 1)
}

fn packed(missionaries: u64, cannibals: u64, is_right: bool) -> u64 {
    missionaries | cannibals << 31 | u64::from(is_right) << 62
}

impl Crossing {
    /// Multiplies by the number of named moves that a move represents.
    pub(crate) fn ways(self, from: u64, step: &Move<u64>, ways: &mut BinomialProduct) {
        let (m, c, is_right) = unpacked(from);
        let (here_m, here_c) = if is_right { (self.people - m, self.people - c) } else { (m, c) };
        ways.choose(here_m, u64::from(step.label / 256));
        ways.choose(here_c, u64::from(step.label % 256));
    }
}

impl Space for Crossing {
    type State = u64;

    fn start(&self) -> u64 {
        packed(self.people, self.people, false)
    }

    fn is_goal(&self, state: u64) -> bool {
        let (m, c, _) = unpacked(state);
        m == 0 && c == 0
    }

    fn moves(&mut self, from: u64, mut visit: impl FnMut(Move<u64>)) {
        let (m, c, is_right) = unpacked(from);
        let n = self.people;
        let (here_m, here_c) = if is_right { (n - m, n - c) } else { (m, c) };
        let safe = |m: u64, c: u64| m == 0 || m >= c;
        for load_m in 0..=self.seats.min(here_m) {
            for load_c in 0..=(self.seats - load_m).min(here_c) {
                let (left_m, left_c) = (here_m - load_m, here_c - load_c);
                if load_m + load_c > 0 && safe(load_m, load_c) && safe(left_m, left_c) && safe(n - left_m, n - left_c) {
                    let (m, c) = if is_right { (n - left_m, n - left_c) } else { (left_m, left_c) };
                    visit(Move { label: (load_m * 256 + load_c) as u32, cost: 1, to: packed(m, c, !is_right) });
                }
            }
        }
    }

    fn is_reversible(&self) -> bool {
        true
    }

    /// As long as the counts that change stay so large that no load comes near a bound.
    fn repetitions(&mut self, before: u64, state: u64, _: u64) -> u64 {
        let (old_m, old_c, old_side) = unpacked(before);
        let (m, c, side) = unpacked(state);
        if old_side != side {
            return 0;
        }
        let (n, margin) = (self.people as i64, self.seats as i64 + 1);
        let (step_m, step_c) = (m as i64 - old_m as i64, c as i64 - old_c as i64);
        // The quantities that the moves depend on: both counts on both sides, and their difference.
        let (m, c) = (m as i64, c as i64);
        let quantities = [(m, step_m), (n - m, -step_m), (c, step_c), (n - c, -step_c), (m - c, step_m - step_c)];
        let times = |(value, step): (i64, i64)| match step {
            0 => i64::MAX,
            // A difference has bounds on both sides, a count on one.
            1.. if value - step >= margin => (n - margin - value) / step,
            1.. if value <= -margin => (-margin - value) / step,
            ..0 if value >= margin => (value - margin) / -step,
            ..0 if value - step <= -margin => (n - margin + value) / -step,
            _ => 0,
        };
        quantities.into_iter().map(times).min().unwrap_or(0).max(0) as u64
    }
}
