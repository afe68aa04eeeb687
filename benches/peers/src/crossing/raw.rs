//! The puzzles as somebody states them by hand for a general search: two banks, one bit for each person, the boat's
//! highest. Nothing is told of who is like whom.

/// A puzzle of two banks.
#[derive(Clone, Copy, Debug)]
pub struct Raw {
    kind: Kind,
    /// Couples, or missionaries and as many cannibals.
    count: u32,
    seats: u32,
    three: Three,
}

/// Which rule of companies there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// No woman with men without her own.
    Couples,
    /// Missionaries outnumbered nowhere.
    Missionaries,
}

/// Whether three may be in the boat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Three {
    /// They may.
    Allowed,
    /// They may not: one rule more.
    Forbidden,
}

/// Who is on the right: women or missionaries in the low bits, their men or cannibals above, then the boat.
pub type State = u64;

impl Raw {
    /// A puzzle with so many of both kinds.
    pub fn new(kind: Kind, count: u32, seats: u32, three: Three) -> Self {
        Self { kind, count, seats, three }
    }

    /// Everybody and the boat on the left.
    pub fn start(&self) -> State {
        0
    }

    /// Whether everybody is on the right.
    pub fn is_goal(&self, state: State) -> bool {
        state & self.everybody() == self.everybody()
    }

    /// Where each legal trip leads.
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

    /// Visits every load of those here with this one and so many more at most.
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

    fn is_safe(&self, company: u64) -> bool {
        let (low, high) = (company & ((1 << self.count) - 1), company >> self.count);
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

    /// Whether everybody is on the right.
    pub fn is_goal(self, raw: &Raw) -> bool {
        self.missionaries == raw.count && self.cannibals == raw.count
    }

    /// Where each legal trip leads.
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
