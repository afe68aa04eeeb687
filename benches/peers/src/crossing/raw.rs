//! Hand-written state spaces for a general search: two banks, one bit for each person, then one for the boat. They do
//! not use symmetry.

/// A puzzle of two banks.
#[derive(Clone, Copy, Debug)]
pub struct Raw {
    kind: Kind,
    /// Couples, or missionaries and as many cannibals.
    count: u32,
    seats: u32,
    three: Three,
}

/// The rule about groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// No woman may be with other men unless her husband is there.
    Couples,
    /// Missionaries may not be outnumbered.
    Missionaries,
}

/// Whether three may be in the boat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Three {
    /// They may.
    Allowed,
    /// They may not: an additional rule.
    Forbidden,
}

/// Who is on the right: women or missionaries in the low bits, their men or cannibals above, then the boat.
pub type State = u64;

impl Raw {
    /// Returns a puzzle with the given number of people of each kind.
    pub fn new(kind: Kind, count: u32, seats: u32, three: Three) -> Self {
        Self { kind, count, seats, three }
    }

    /// Everybody and the boat on the left.
    pub fn start(&self) -> State {
        0
    }

    /// Returns whether everybody is on the right.
    pub fn is_goal(&self, state: State) -> bool {
        state & self.everybody() == self.everybody()
    }

    /// Returns the states after each legal trip.
    pub fn successors(&self, state: State) -> Vec<State> {
        let boat = 1 << (2 * self.count);
        let here = if state & boat == 0 { self.everybody() & !state } else { self.everybody() & state };
        let mut found = Vec::new();
        self.load(here, 0, self.seats, &mut |load| {
            let next = state ^ load ^ boat;
            let right = next & self.everybody();
            let forbidden = self.three == Three::Forbidden && load.count_ones() == 3;
            if !forbidden && self.is_safe(load) && self.is_safe(right) && self.is_safe(self.everybody() & !right) {
                found.push(next);
            }
        });
        found
    }

    /// Visits every load of people on this bank with this one and a limited number of others.
    fn load(&self, here: u64, load: u64, more: u32, visit: &mut impl FnMut(u64)) {
        let mut rest = here;
        while rest != 0 {
            let lowest = rest & rest.wrapping_neg();
            rest &= rest - 1;
            visit(load | lowest);
            if more > 1 {
                self.load(rest, load | lowest, more - 1, visit);
            }
        }
    }

    fn is_safe(&self, group: u64) -> bool {
        let (low, high) = (group & ((1 << self.count) - 1), group >> self.count);
        match self.kind {
            Kind::Couples => high == 0 || low & !high == 0,
            Kind::Missionaries => low == 0 || low.count_ones() >= high.count_ones(),
        }
    }

    fn everybody(&self) -> u64 {
        (1 << (2 * self.count)) - 1
    }
}

/// Missionaries and cannibals as numbers: those on the right, and whether the boat is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Numbers {
    missionaries: u32,
    cannibals: u32,
    boat: bool,
}

impl Numbers {
    /// Everybody and the boat on the left.
    pub const START: Self = Self { missionaries: 0, cannibals: 0, boat: false };

    /// Returns whether everybody is on the right.
    pub fn is_goal(self, raw: &Raw) -> bool {
        self.missionaries == raw.count && self.cannibals == raw.count
    }

    /// Returns the states after each legal trip.
    pub fn successors(self, raw: &Raw) -> Vec<Self> {
        let Raw { count, seats, three, .. } = *raw;
        let safe = |m: u32, c: u32| m == 0 || m >= c;
        let side = |right: u32| if self.boat { right } else { count - right };
        let moved = |right: u32, load: u32| if self.boat { right - load } else { right + load };
        let mut found = Vec::new();
        for m in 0..=seats.min(side(self.missionaries)) {
            for c in 0..=(seats - m).min(side(self.cannibals)) {
                let next = Self {
                    missionaries: moved(self.missionaries, m),
                    cannibals: moved(self.cannibals, c),
                    boat: !self.boat,
                };
                let banks =
                    safe(next.missionaries, next.cannibals) && safe(count - next.missionaries, count - next.cannibals);
                if m + c > 0 && !(three == Three::Forbidden && m + c == 3) && safe(m, c) && banks {
                    found.push(next);
                }
            }
        }
        found
    }
}
