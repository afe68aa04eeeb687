//! Nice loops and alternating inference chains.

use super::{Links, Node, NodeKind, Table};
use crate::board::{BoardRule, Cells};
use crate::hodoku::als::AlsList;
use crate::hodoku::best::weight;
use crate::hodoku::found::{Found, Sink, values};
use crate::hodoku::{Kind, grid::Grid};

/// A search for loops.
pub(crate) struct Search<'g, 'a, const W: usize> {
    pub(super) grid: &'g Grid<'a, W>,
    pub(super) links: &'g Links<W>,
    /// The almost locked sets of the nodes.
    pub(super) sets: Option<&'g AlsList<W>>,
    pub(super) table: Table,
    /// The nodes of the loop, the assumption first.
    pub(super) chain: Vec<u16>,
    first_only: bool,
    with_rules: bool,
    steps: Vec<(usize, Found)>,
}

/// Looks for loops and chains over links. Returns whether the search can end.
pub(crate) fn search<const W: usize>(
    grid: &Grid<'_, W>,
    links: &Links<W>,
    sets: Option<&AlsList<W>>,
    sink: &mut Sink<'_>,
) -> bool {
    let mut search = Search {
        grid,
        links,
        sets,
        table: Table::new(),
        chain: Vec::new(),
        first_only: sink.first_only,
        with_rules: sink.with_rules,
        steps: Vec::new(),
    };
    for assumption in 0..2 * links.count {
        search.table.expand(links, assumption as u16);
        if !sink.step_for(search.table.nodes.len()) {
            return true;
        }
        search.loops();
        if assumption >= links.count {
            search.ends();
        }
    }
    let mut steps = search.steps;
    steps.sort_by_key(|(weight, step)| (std::cmp::Reverse(step.deletions.len()), *weight));
    steps.into_iter().any(|(_, mut step)| {
        let rules = std::mem::take(&mut step.rules);
        sink.add(step, || rules)
    })
}

impl<const W: usize> Search<'_, '_, W> {
    pub(super) fn node(&self, at: usize) -> &Node<W> {
        &self.links.nodes[self.chain[at] as usize]
    }

    /// Looks at what the table says about the cell of its assumption.
    fn loops(&mut self) {
        let start = self.links.nodes[self.table.nodes[0] as usize];
        let mut places = [0u16; 128];
        let mut count = 0;
        for value in values(self.grid.candidates(start.cell as usize)) {
            for is_on in [true, false] {
                let place = self.table.place(self.links.node(start.cell as usize, value, is_on));
                if let Some(place) = place.filter(|&place| self.table.distance(place) > 2) {
                    places[count] = place as u16;
                    count += 1;
                }
            }
        }
        places[..count].sort_unstable();
        for &place in &places[..count] {
            self.check_loop(&start, place as usize);
        }
    }

    fn check_loop(&mut self, start: &Node<W>, place: usize) {
        let end = self.links.nodes[self.table.nodes[place] as usize];
        let (first_strong, last_strong) = (!start.is_on, end.is_on);
        let same = start.value == end.value;
        let cell = start.cell;
        let mut deletions: Vec<(u16, u8)> = Vec::new();
        let mut kind = Kind::DiscontinuousLoop;
        match (first_strong, last_strong) {
            (false, false) if same => deletions.push((cell, start.value)),
            (true, true) if same => {
                let others = self.grid.candidates(cell as usize) & !(1 << start.value);
                deletions.extend(values(others).map(|value| (cell, value as u8)));
            }
            (false, true) if !same => deletions.push((cell, start.value)),
            (true, false) if !same => deletions.push((cell, end.value)),
            (false, false) if self.grid.width(cell as usize) != 2 => return,
            _ => kind = Kind::ContinuousLoop,
        }
        if kind == Kind::DiscontinuousLoop && (deletions.is_empty() || !self.is_better(&deletions)) {
            return;
        }
        self.table.chain(self.links, place, &mut self.chain);
        let second = self.chain[1];
        if self.links.nodes[second as usize].cell == cell {
            return;
        }
        self.chain.reverse();
        if self.node(1).cell == cell || self.is_lasso(true) {
            return;
        }
        if kind == Kind::ContinuousLoop {
            deletions = self.removed_by_loop(start, &end);
        }
        self.add(kind, deletions);
    }

    /// Looks for chains that end elsewhere and that one end or the other must be true.
    fn ends(&mut self) {
        let start = self.links.nodes[self.table.nodes[0] as usize];
        let peers = self.grid.peers(start.cell as usize);
        for place in 1..self.table.nodes.len() {
            let end = self.links.nodes[self.table.nodes[place] as usize];
            if end.kind != NodeKind::Cell || !end.is_on || end.cell == start.cell || self.table.distance(place) <= 2 {
                continue;
            }
            let mut deletions: Vec<(u16, u8)> = Vec::new();
            if start.value == end.value {
                let common = self.grid.cells(start.value as usize) & peers & self.grid.peers(end.cell as usize);
                if common.len() < 2 {
                    continue;
                }
                deletions.extend(common.iter().map(|cell| (cell as u16, start.value)));
            } else if peers.contains(end.cell as usize)
                && self.grid.has(end.cell as usize, start.value as usize)
                && self.grid.has(start.cell as usize, end.value as usize)
            {
                deletions.extend([(start.cell, end.value), (end.cell, start.value)]);
                sort(&mut deletions);
            } else {
                continue;
            }
            if !self.is_better(&deletions) {
                continue;
            }
            self.table.chain(self.links, place, &mut self.chain);
            self.chain.reverse();
            if !self.is_lasso(false) {
                self.add(Kind::Aic, deletions);
            }
        }
    }

    /// Whether the chain comes back to a cell that it visited; a loop may come back to its start.
    fn is_lasso(&self, is_loop: bool) -> bool {
        let start = self.node(0).cell;
        let mut visited = Cells::EMPTY;
        let mut last: Option<&Node<W>> = None;
        for at in 0..self.chain.len() {
            let node = self.node(at);
            if visited.contains(node.cell as usize) {
                return true;
            }
            if let Some(last) = last
                && (last.cell != start || !is_loop)
            {
                visited |= last.cells;
                visited.insert(last.cell as usize);
            }
            last = Some(node);
        }
        false
    }

    /// Whether a step with these removals, in order, comes before the best one so far. All do if all steps are wanted.
    fn is_better(&self, deletions: &[(u16, u8)]) -> bool {
        let Some((weight_of_best, best)) = self.steps.first() else { return true };
        let by_count = deletions.len().cmp(&best.deletions.len());
        let by_weight = || weight_of_best.cmp(&weight(deletions, self.grid.layout.area()));
        !self.first_only || by_count.then_with(by_weight).is_gt()
    }

    fn add(&mut self, kind: Kind, mut deletions: Vec<(u16, u8)>) {
        sort(&mut deletions);
        if deletions.is_empty() || !self.is_better(&deletions) {
            return;
        }
        let is_grouped = (0..self.chain.len()).any(|at| self.node(at).kind != NodeKind::Cell);
        let kind = match kind {
            Kind::DiscontinuousLoop if is_grouped => Kind::GroupedDiscontinuousLoop,
            Kind::ContinuousLoop if is_grouped => Kind::GroupedContinuousLoop,
            Kind::Aic if is_grouped => Kind::GroupedAic,
            kind => kind,
        };
        let weight = weight(&deletions, self.grid.layout.area());
        let mut step = Found::delete(kind, deletions);
        if self.with_rules {
            step.rules = self.rules(&step);
            step.pivot = Some((self.node(0).cell, self.node(0).value));
        }
        if self.first_only {
            self.steps.clear();
        } else if self.steps.iter().any(|(_, other)| other.kind == step.kind && other.deletions == step.deletions) {
            return;
        }
        self.steps.push((weight, step));
    }

    /// The rules of the links of the chain and between the chain and the removals.
    fn rules(&self, step: &Found) -> Vec<BoardRule> {
        let grid = self.grid;
        let mut rules = Vec::new();
        let mut cells = Cells::EMPTY;
        for at in 0..self.chain.len() {
            let node = self.node(at);
            cells |= node.cells;
            rules.push(BoardRule::Cell(node.cell));
            if at == 0 {
                continue;
            }
            let both = node.cells | self.node(at - 1).cells;
            for house in (0..grid.layout.houses.len()).filter(|&house| both.is_subset(&grid.house(house))) {
                let (house, value) = (house as u16, node.value);
                rules.push(if node.is_on { BoardRule::Needs(house, value) } else { BoardRule::Once(house, value) });
            }
        }
        for &(cell, value) in &step.deletions {
            rules.extend(cells.iter().filter_map(|x| grid.layout.rule_between(x, cell as usize, value as usize)));
        }
        rules
    }
}

/// Brings removals into HoDoKu's order, each once.
fn sort(deletions: &mut Vec<(u16, u8)>) {
    deletions.sort_unstable_by_key(|&(cell, value)| (value, cell));
    deletions.dedup();
}
