//! What all suppositions lead to by singles, at once.
//!
//! For each candidate there is a set of the suppositions that make it true, and a set of those that make it false, so
//! that a few operations on sets follow a house for all suppositions. What is found is the same as in the nets, without
//! the order and the reasons: it tells which nets are worth while to fill.
//!
//! Suppositions lead to the same and to more after other candidates were removed, if those and what follows from them
//! were removed together. So what was found before is kept.

use super::links::Links;
use super::set::Set;
use super::transpose::transpose;
use crate::explainer::bits::bits;
use crate::explainer::frame::Frame;

/// The suppositions that make a candidate true, and those that make it false.
#[derive(Clone, Copy, Debug)]
struct Row<const C: usize> {
    on: Set<C>,
    off: Set<C>,
}

/// What is known on some candidates.
#[derive(Clone, Debug)]
struct State<const C: usize> {
    /// The candidates that are neither removed nor the last ones of their cells.
    open: Set<C>,
    /// For each candidate what makes it true or false.
    rows: Vec<Row<C>>,
    /// The suppositions that lead to a contradiction.
    clash: Set<C>,
}

/// A cell, the places of a value in a house, or two candidates that exclude each other.
#[derive(Clone, Copy, Debug)]
struct Unit {
    from: u32,
    to: u32,
    /// Whether one of the candidates must be true.
    complete: bool,
}

/// What each of all candidates leads to, if it is supposed true.
#[derive(Clone, Debug)]
pub(super) struct Spread<const C: usize> {
    units: Vec<Unit>,
    members: Vec<u16>,
    /// For each candidate its units.
    of: Vec<u32>,
    of_from: Vec<u32>,
    /// What is known on the candidates with which the nets began.
    base: State<C>,
    /// What is known on those that are left.
    state: State<C>,
    /// The units that changed.
    queue: Vec<u32>,
    queued: Vec<bool>,
    /// For each supposition what is true and what is false.
    leads: Vec<[Set<C>; 2]>,
}

impl<const C: usize> State<C> {
    fn new() -> Self {
        Self { open: Set::EMPTY, rows: Vec::new(), clash: Set::EMPTY }
    }

    fn copy(&mut self, other: &Self) {
        self.open = other.open;
        self.clash = other.clash;
        self.rows.clone_from(&other.rows);
    }
}

impl<const C: usize> Spread<C> {
    pub(super) fn new(frame: &Frame, links: &Links<C>) -> Self {
        let mut spread = Self {
            units: Vec::new(),
            members: Vec::new(),
            of: Vec::new(),
            of_from: Vec::new(),
            base: State::new(),
            state: State::new(),
            queue: Vec::new(),
            queued: Vec::new(),
            leads: Vec::new(),
        };
        spread.start(frame, links);
        spread
    }

    /// Takes other candidates.
    pub(super) fn start(&mut self, frame: &Frame, links: &Links<C>) {
        self.units.clear();
        self.members.clear();
        let places = frame.houses.len() * frame.size;
        let mut members = vec![Vec::new(); places + frame.area];
        for candidate in 0..links.count as u16 {
            members[places + links.of[candidate as usize].0 as usize].push(candidate);
            links.spots(candidate).iter().for_each(|spot| members[spot.at as usize].push(candidate));
        }
        for unit in &members {
            self.add_unit(unit, true);
        }
        for candidate in 0..links.count {
            let mut others = links.all[candidate].minus(&links.in_cell[candidate]);
            for spot in links.spots(candidate as u16) {
                members[spot.at as usize].iter().for_each(|&other| others.remove(other));
            }
            for other in others.iter().filter(|&other| other as usize > candidate) {
                self.add_unit(&[candidate as u16, other], false);
            }
        }
        let mut of = vec![Vec::new(); links.count];
        for (at, unit) in self.units.iter().enumerate() {
            for &member in &self.members[unit.from as usize..unit.to as usize] {
                of[member as usize].push(at as u32);
            }
        }
        self.of.clear();
        self.of_from.clear();
        for units in of {
            self.of_from.push(self.of.len() as u32);
            self.of.extend(units);
        }
        self.of_from.push(self.of.len() as u32);
        self.queue.clear();
        self.queued.clear();
        self.queued.resize(self.units.len(), false);
        self.base.open = Set::EMPTY;
        self.state.open = Set::EMPTY;
        self.leads.clear();
        self.leads.resize(C * 64, [Set::EMPTY; 2]);
    }

    fn add_unit(&mut self, members: &[u16], complete: bool) {
        if members.len() > 1 {
            let from = self.members.len() as u32;
            self.members.extend(members);
            self.units.push(Unit { from, to: self.members.len() as u32, complete });
        }
    }

    /// Takes the candidates that are open where the nets begin, and those that are still open now.
    pub(super) fn take(&mut self, begin: Set<C>, now: Set<C>) {
        if self.base.open != begin {
            self.take_base(begin);
        }
        if !now.minus(&self.state.open).is_empty() {
            self.state.copy(&self.base);
        }
        self.close(now);
        self.list();
    }

    /// Finds what follows where the nets begin.
    fn take_base(&mut self, begin: Set<C>) {
        if begin.minus(&self.base.open).is_empty() {
            self.state.copy(&self.base);
        } else {
            let count = self.of_from.len() - 1;
            let nothing = Row { on: Set::EMPTY, off: Set::EMPTY };
            self.state = State { open: begin, rows: vec![nothing; count], clash: Set::EMPTY };
            for candidate in begin.iter() {
                self.state.rows[candidate as usize].on.insert(candidate);
                self.touch(candidate, u32::MAX);
            }
        }
        self.close(begin);
        std::mem::swap(&mut self.base, &mut self.state);
        self.state.open = Set::EMPTY;
    }

    /// Marks the units of a candidate as changed, but one.
    #[inline]
    fn touch(&mut self, candidate: u16, but: u32) {
        let at = candidate as usize;
        for &unit in &self.of[self.of_from[at] as usize..self.of_from[at + 1] as usize] {
            if unit != but && !self.queued[unit as usize] {
                self.queued[unit as usize] = true;
                self.queue.push(unit);
            }
        }
    }

    /// Closes the candidates that are not open now, and finds what follows.
    fn close(&mut self, now: Set<C>) {
        for candidate in self.state.open.minus(&now).iter() {
            self.touch(candidate, u32::MAX);
        }
        self.state.open = now;
        let mut at = 0;
        while let Some(&unit) = self.queue.get(at) {
            self.queued[unit as usize] = false;
            self.follow(unit);
            at += 1;
        }
        self.queue.clear();
    }

    /// Finds what follows in a unit.
    fn follow(&mut self, at: u32) {
        let Unit { from, to, complete } = self.units[at as usize];
        let State { open, rows, clash } = &mut self.state;
        let mut members = [0u16; 64];
        let mut number = 0;
        for &member in &self.members[from as usize..to as usize] {
            members[number & 63] = member;
            number += usize::from(open.has(member));
        }
        let members = &members[..number];
        if number < 2 {
            return;
        }
        let alive = open.minus(clash);
        // The suppositions under which none of the candidates is left, and those under which one is.
        let (mut none, mut one) = (Set::EMPTY, Set::EMPTY);
        if complete {
            none = alive;
            for &member in members {
                let off = &rows[member as usize].off;
                one = one.and(off).or(&none.minus(off));
                none = none.and(off);
            }
        }
        // The suppositions under which one of the candidates is true, and those under which more are.
        let (mut any, mut many) = (Set::EMPTY, Set::EMPTY);
        let mut changed = 0u64;
        for (index, &member) in members.iter().enumerate() {
            let row = &mut rows[member as usize];
            let on = row.on.or(&one.minus(&row.off));
            changed |= u64::from(on != row.on) << index;
            row.on = on;
            many = many.or(&any.and(&on));
            any = any.or(&on);
        }
        any = any.and(&alive);
        *clash = clash.or(&none).or(&many.and(&alive));
        for (index, &member) in members.iter().enumerate() {
            let row = &mut rows[member as usize];
            let off = row.off.or(&any.minus(&row.on));
            changed |= u64::from(off != row.off) << index;
            row.off = off;
        }
        for index in bits(changed) {
            self.touch(members[index], at);
        }
    }

    /// Lists for each supposition what it leads to.
    fn list(&mut self) {
        let State { open, rows, .. } = &self.state;
        transpose(rows.len(), |at| if open.has(at as u16) { rows[at].on } else { Set::EMPTY }, 0, &mut self.leads);
        transpose(rows.len(), |at| if open.has(at as u16) { rows[at].off } else { Set::EMPTY }, 1, &mut self.leads);
    }

    /// Whether a candidate leads to a contradiction.
    pub(super) fn clashes(&self, candidate: u16) -> bool {
        self.state.clash.has(candidate)
    }

    /// Returns what a candidate leads to, true and false, if that is no contradiction.
    pub(super) fn leads_to(&self, candidate: u16) -> &[Set<C>; 2] {
        &self.leads[candidate as usize]
    }
}

#[cfg(test)]
mod tests {
    use bachet_budget::Budget;
    use bachet_notation::sudoku::{Format, read_each};
    use bachet_sudoku::Sudoku;

    use super::super::fact::{Mode, Node};
    use super::super::links::Links;
    use super::super::pool::Pool;
    use super::Spread;
    use crate::board::{Layout, State};
    use crate::explainer::frame::Frame;
    use crate::explainer::grid::Grid;

    const MODE: Mode = Mode { dynamic: true, nishio: false, multiple: true, level: 0 };

    /// Compares what all suppositions lead to with the net of each.
    fn check(frame: &Frame, links: &Links<4>, grid: &Grid, spread: &Spread<4>) -> Vec<Vec<u16>> {
        let mut pool = Pool::new(links, grid, MODE, false);
        pool.reset(frame, links, grid);
        let mut removed = Vec::new();
        for candidate in links.open(grid).iter() {
            let at = pool.fill(frame, links, grid, Node::on(candidate), &mut Budget::unlimited());
            let net = pool.net(at);
            assert_eq!(net.clash.is_some(), spread.clashes(candidate));
            if net.clash.is_none() {
                assert_eq!(*spread.leads_to(candidate), [net.on, net.off]);
                removed.push(net.each_off().collect());
            }
        }
        removed
    }

    #[test]
    fn as_the_nets() {
        let boards = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1\n\
                      .......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
        let (mut nets, mut clashes) = (0, 0);
        for (puzzle, _) in read_each(boards, Format::Line) {
            let (sudoku, _) = Sudoku::new(&puzzle);
            let layout = Layout::<2>::new(&sudoku).expect("the layout holds a classic board");
            let frame = Frame::new(&layout);
            let grid = Grid::new(&frame, &State::given(&sudoku, &layout));
            let links = Links::<4>::new(&frame, &grid);
            let mut spread = Spread::new(&frame, &links);
            let begin = links.open(&grid);
            spread.take(begin, begin);
            // Then on what some of the nets leave, and on what nets on those leave.
            for (at, removed) in check(&frame, &links, &grid, &spread).iter().enumerate().step_by(9) {
                let (mut work, mut removed) = (grid.clone(), removed.clone());
                for _ in 0..2 {
                    for candidate in removed {
                        let (cell, value) = links.of[candidate as usize];
                        work.remove(&frame, cell as usize, value as usize);
                    }
                    let open = links.open(&work);
                    spread.take(begin, open);
                    let left = check(&frame, &links, &work, &spread);
                    nets += left.len();
                    clashes += open.len() as usize - left.len();
                    removed = left.get(at % left.len().max(1)).cloned().unwrap_or_default();
                }
            }
        }
        assert!(nets > 1000 && clashes > 100, "{nets} nets, {clashes} contradictions");
    }
}
