//! Forcing chains and nets: suppositions that are refuted, and what follows in all cases.

use super::{Links, NodeKind, Table};
use crate::board::Cells;
use crate::hodoku::found::{Found, Sink, values};
use crate::hodoku::{Kind, grid::Grid};

/// A fact by which a search ends, ordered as HoDoKu does: placements before removals, then by cell and value.
type Fact = (bool, u16, u8);

/// The cells where each value is placed, and where it is removed.
#[derive(Clone, Debug)]
struct Outcome<const W: usize> {
    on: Vec<Cells<W>>,
    off: Vec<Cells<W>>,
}

struct Search<'g, 'a, const W: usize> {
    grid: &'g Grid<'a, W>,
    links: &'g Links<W>,
    allowed: Vec<Cells<W>>,
    /// Whether only steps count that use a net.
    nets: bool,
    table: Table,
    chain: Vec<u16>,
    /// For each assumption what it leads to.
    outcomes: Vec<Outcome<W>>,
    best: Option<(Fact, Kind)>,
    /// What follows in all cases, with the cases and the node.
    verities: Vec<(Fact, Vec<u16>, u16)>,
    all: Option<Vec<(Fact, Kind)>>,
}

/// Maximum number of words of all outcomes; boards that need more are left alone.
const MAX_WORDS: usize = 1 << 24;
/// Maximum number of chains of a step that HoDoKu keeps.
const MAX_CHAINS: usize = 9;

/// Looks for forcing chains or nets over links.
pub(crate) fn search<const W: usize>(grid: &Grid<'_, W>, links: &Links<W>, nets: bool, sink: &mut Sink<'_>) -> bool {
    if 4 * links.count * grid.size() * W > MAX_WORDS {
        return false;
    }
    let mut search = Search {
        grid,
        links,
        allowed: (0..grid.size()).map(|value| grid.allowed(value)).collect(),
        nets,
        table: Table::new(),
        chain: Vec::new(),
        outcomes: Vec::new(),
        best: None,
        verities: Vec::new(),
        all: (!sink.first_only).then(Vec::new),
    };
    for assumption in 0..2 * links.count {
        search.table.expand(links, assumption as u16);
        if !sink.step_for(search.table.nodes.len()) {
            return true;
        }
        let outcome = search.outcome();
        search.refute(assumption as u16, &outcome);
        search.outcomes.push(outcome);
    }
    search.both_ways();
    search.all_cases();
    search.check_verities(sink);
    if sink.budget.is_spent() {
        return true;
    }
    let (chain, verity) = if nets {
        (Kind::ForcingNetContradiction, Kind::ForcingNetVerity)
    } else {
        (Kind::ForcingChainContradiction, Kind::ForcingChainVerity)
    };
    let found = search.all.unwrap_or_else(|| search.best.into_iter().collect());
    found.into_iter().any(|((is_removal, cell, value), kind)| {
        let kind = if kind == Kind::ForcingChainVerity { verity } else { chain };
        let step = if is_removal {
            Found::delete(kind, vec![(cell, value)])
        } else {
            Found::place(kind, cell as usize, value as usize)
        };
        sink.add(step, Vec::new)
    })
}

impl<const W: usize> Search<'_, '_, W> {
    /// Returns the cells of the table's nodes.
    fn outcome(&self) -> Outcome<W> {
        let empty = vec![Cells::EMPTY; self.grid.size()];
        let mut outcome = Outcome { on: empty.clone(), off: empty };
        for &node in &self.table.nodes {
            let node = &self.links.nodes[node as usize];
            if node.kind == NodeKind::Cell {
                let side = if node.is_on { &mut outcome.on } else { &mut outcome.off };
                side[node.value as usize].insert(node.cell as usize);
            }
        }
        outcome
    }

    fn is_new(&self, fact: Fact) -> bool {
        self.all.is_some() || self.best.is_none_or(|(best, _)| fact < best)
    }

    fn note(&mut self, fact: Fact, kind: Kind) {
        self.best = Some((fact, kind));
        if let Some(all) = &mut self.all
            && !all.contains(&(fact, kind))
        {
            all.push((fact, kind));
        }
    }

    /// Whether one of the chains from the assumption of the table to these nodes is a net.
    fn is_net(&mut self, nodes: impl Iterator<Item = u16>) -> bool {
        nodes.take(MAX_CHAINS).any(|node| {
            let place = self.table.place(node);
            place.is_some_and(|place| self.table.chain(self.links, place, &mut self.chain))
        })
    }

    /// Looks for contradictions in what an assumption leads to.
    fn refute(&mut self, assumption: u16, outcome: &Outcome<W>) {
        let node = self.links.nodes[assumption as usize];
        let fact = (node.is_on, node.cell, node.value);
        if !self.is_new(fact) {
            return;
        }
        let (grid, links) = (self.grid, self.links);
        let at = |cell: usize, value: usize, is_on| links.node(cell, value, is_on);
        let mut found = false;
        let mut check = |search: &mut Self, nodes: &mut dyn Iterator<Item = u16>| {
            found = found || !search.nets || search.is_net(nodes);
            found
        };
        let opposite = at(node.cell as usize, node.value as usize, !node.is_on);
        if self.table.place(opposite).is_some() && check(self, &mut std::iter::once(opposite)) {
            return self.note(fact, Kind::ForcingChainContradiction);
        }
        let n = grid.size();
        let mut many = Cells::EMPTY;
        let mut emptied = grid.state.empty;
        let mut any = Cells::EMPTY;
        for value in 0..n {
            let (on, off) = (outcome.on[value], outcome.off[value]);
            if let Some(cell) = (on & off).first() {
                let mut nodes = [false, true].map(|is_on| at(cell, value, is_on)).into_iter();
                if check(self, &mut nodes) {
                    return self.note(fact, Kind::ForcingChainContradiction);
                }
            }
            many |= any & on;
            any |= on;
            emptied &= off | (grid.state.empty - grid.cells(value));
            for house in 0..grid.layout.houses.len() {
                let cells = grid.house(house);
                let twice = on & cells;
                if twice.len() > 1 && check(self, &mut twice.iter().map(|cell| at(cell, value, true))) {
                    return self.note(fact, Kind::ForcingChainContradiction);
                }
                let open = self.allowed[value] & cells;
                if !open.is_empty()
                    && open.is_subset(&off)
                    && check(self, &mut open.iter().map(|cell| at(cell, value, false)))
                {
                    return self.note(fact, Kind::ForcingChainContradiction);
                }
            }
        }
        if !many.is_empty() {
            for (one, two) in (0..n).flat_map(|one| (one + 1..n).map(move |two| (one, two))) {
                if let Some(cell) = (outcome.on[one] & outcome.on[two]).first()
                    && check(self, &mut [at(cell, one, true), at(cell, two, true)].into_iter())
                {
                    return self.note(fact, Kind::ForcingChainContradiction);
                }
            }
        }
        for cell in (emptied - any).iter() {
            if check(self, &mut values(grid.candidates(cell)).map(|value| at(cell, value, false))) {
                return self.note(fact, Kind::ForcingChainContradiction);
            }
        }
    }

    /// What follows both from a candidate and from its negation.
    fn both_ways(&mut self) {
        for on in 0..self.links.count {
            let cell = self.links.nodes[on].cell as usize;
            self.common(&[on as u16, (self.links.count + on) as u16], Cells::of(cell));
        }
    }

    /// What follows from all candidates of a cell, or from all cells of a value in a house.
    fn all_cases(&mut self) {
        let grid = self.grid;
        let mut cases: Vec<u16> = Vec::new();
        for cell in grid.state.empty.iter() {
            cases.clear();
            cases.extend(values(grid.candidates(cell)).map(|value| self.links.node(cell, value, true)));
            self.common(&cases, Cells::EMPTY);
        }
        for house in 0..grid.layout.houses.len() {
            for value in 0..grid.size() {
                cases.clear();
                cases.extend(grid.in_house(house, value).iter().map(|cell| self.links.node(cell, value, true)));
                self.common(&cases, Cells::EMPTY);
            }
        }
    }

    /// Notes what all cases have in common, but for some cells.
    fn common(&mut self, cases: &[u16], except: Cells<W>) {
        if cases.is_empty() {
            return;
        }
        for is_on in [true, false] {
            for value in 0..self.grid.size() {
                let of = |case: u16| {
                    let outcome = &self.outcomes[case as usize];
                    if is_on { outcome.on[value] } else { outcome.off[value] }
                };
                let mut cells = of(cases[0]) - except;
                for &case in &cases[1..] {
                    if cells.is_empty() {
                        break;
                    }
                    cells &= of(case);
                }
                for cell in cells.iter() {
                    let fact = (!is_on, cell as u16, value as u8);
                    if self.is_new(fact) {
                        if self.nets {
                            let node = self.links.node(cell, value, is_on);
                            self.verities.push((fact, cases.to_vec(), node));
                        } else {
                            self.note(fact, Kind::ForcingChainVerity);
                        }
                    }
                }
            }
        }
    }

    /// Takes the first of what follows in all cases that uses a net.
    fn check_verities(&mut self, sink: &mut Sink<'_>) {
        let mut verities = std::mem::take(&mut self.verities);
        verities.sort_by_key(|&(fact, ..)| fact);
        for (fact, cases, node) in verities {
            if !self.is_new(fact) {
                continue;
            }
            if !sink.step_for(cases.len() * self.table.nodes.len()) {
                return;
            }
            for case in cases.into_iter().take(MAX_CHAINS) {
                self.table.expand(self.links, case);
                if self.is_net(std::iter::once(node)) {
                    self.note(fact, Kind::ForcingChainVerity);
                    break;
                }
            }
        }
    }
}
