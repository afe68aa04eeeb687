//! Fish with boxes (Franken) or with houses of all kinds (mutant), with and without fins.

use crate::StepPattern;
use crate::board::{BoardRule, Cells};
use crate::hodoku::found::{Found, Reasons, Sink, deletions};
use crate::hodoku::{Kind, grid::Grid};

/// Maximum number of fins.
const MAX_FINS: usize = 5;
/// Maximum number of cells that are in two of the houses that hold the fish.
const MAX_ENDO_FINS: usize = 2;

/// A kind of house, as a bit: row, column, area.
const ROW: u8 = 1;
const COLUMN: u8 = 2;
const AREA: u8 = 4;

/// Which houses a fish may use.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Category {
    Basic,
    Franken,
    Mutant,
}

/// A house with its cells of the value.
#[derive(Clone, Copy)]
struct Side<const W: usize> {
    house: usize,
    kind: u8,
    cells: Cells<W>,
}

struct Fish<'g, 'a, const W: usize> {
    grid: &'g Grid<'a, W>,
    kind: Kind,
    category: Category,
    size: usize,
    with_fins: bool,
    value: usize,
    base: Vec<Side<W>>,
    chosen: Vec<usize>,
    covers: Vec<Side<W>>,
    /// For each cover the cells of it and the later ones.
    later: Vec<Cells<W>>,
    /// For each cover the most cells of the base that it or a later one has.
    most: Vec<usize>,
    seen: Vec<Cells<W>>,
}

/// Returns the category, the number of houses and whether there are fins.
fn shape(kind: Kind) -> (Category, usize, bool) {
    match kind {
        Kind::FrankenXWing => (Category::Franken, 2, false),
        Kind::FrankenSwordfish => (Category::Franken, 3, false),
        Kind::FrankenJellyfish => (Category::Franken, 4, false),
        Kind::FinnedFrankenXWing => (Category::Franken, 2, true),
        Kind::FinnedFrankenSwordfish => (Category::Franken, 3, true),
        Kind::FinnedFrankenJellyfish => (Category::Franken, 4, true),
        Kind::MutantXWing => (Category::Mutant, 2, false),
        Kind::MutantSwordfish => (Category::Mutant, 3, false),
        Kind::MutantJellyfish => (Category::Mutant, 4, false),
        Kind::FinnedMutantXWing => (Category::Mutant, 2, true),
        Kind::FinnedMutantSwordfish => (Category::Mutant, 3, true),
        Kind::FinnedMutantJellyfish => (Category::Mutant, 4, true),
        Kind::FinnedMutantSquirmbag => (Category::Mutant, 5, true),
        Kind::FinnedMutantWhale => (Category::Mutant, 6, true),
        _ => (Category::Mutant, 7, true),
    }
}

/// Returns the category of a fish with these kinds of houses.
fn category(base: u8, cover: u8) -> Category {
    let within = |of: u8, kinds: u8| of & !kinds == 0;
    if [base, cover] == [ROW, COLUMN] || [base, cover] == [COLUMN, ROW] {
        Category::Basic
    } else if (within(base, ROW | AREA) && within(cover, COLUMN | AREA))
        || (within(base, COLUMN | AREA) && within(cover, ROW | AREA))
    {
        Category::Franken
    } else {
        Category::Mutant
    }
}

/// Looks for fish of a kind, of one value or of all.
pub(crate) fn search<const W: usize>(
    grid: &Grid<'_, W>,
    kind: Kind,
    only_value: Option<usize>,
    sink: &mut Sink<'_>,
) -> bool {
    let (category, size, with_fins) = shape(kind);
    let values = only_value.map_or(0..grid.size(), |value| value..value + 1);
    for value in values {
        let mut fish = Fish {
            grid,
            kind,
            category,
            size,
            with_fins,
            value,
            base: Vec::new(),
            chosen: Vec::new(),
            covers: Vec::new(),
            later: Vec::new(),
            most: Vec::new(),
            seen: Vec::new(),
        };
        let ways = if category == Category::Mutant { &[ROW | COLUMN][..] } else { &[ROW, COLUMN] };
        for &lines in ways {
            fish.base = fish.sides(lines | AREA);
            fish.base.retain(|side| with_fins || side.cells.len() <= size);
            let cover_lines = if category == Category::Mutant { lines } else { (ROW | COLUMN) - lines };
            let covers = fish.sides(cover_lines | AREA);
            if fish.bases(0, Cells::EMPTY, Cells::EMPTY, &covers, sink) {
                return true;
            }
        }
    }
    false
}

impl<const W: usize> Fish<'_, '_, W> {
    /// Returns the houses of these kinds with cells of the value.
    fn sides(&self, kinds: u8) -> Vec<Side<W>> {
        let n = self.grid.size();
        let kind = |house: usize| match house / n {
            0 => ROW,
            1 => COLUMN,
            _ => AREA,
        };
        let houses = 0..self.grid.layout.houses.len();
        let sides = houses.filter(|&house| kind(house) & kinds != 0).map(|house| {
            let cells = self.grid.in_house(house, self.value);
            Side { house, kind: kind(house), cells }
        });
        sides.filter(|side| !side.cells.is_empty()).collect()
    }

    fn bases(&mut self, from: usize, base: Cells<W>, endo: Cells<W>, covers: &[Side<W>], sink: &mut Sink<'_>) -> bool {
        if self.chosen.len() == self.size {
            let is_base = |house: usize| self.chosen.iter().any(|&at| self.base[at].house == house);
            let usable = |side: &&Side<W>| !is_base(side.house) && !side.cells.is_disjoint(&base);
            self.covers = covers.iter().filter(usable).copied().collect();
            if self.covers.len() < self.size {
                return false;
            }
            self.later.clear();
            self.later.resize(self.covers.len() + 1, Cells::EMPTY);
            self.most.clear();
            self.most.resize(self.covers.len() + 1, 0);
            for at in (0..self.covers.len()).rev() {
                let cells = self.covers[at].cells;
                self.later[at] = self.later[at + 1] | cells;
                self.most[at] = self.most[at + 1].max((cells & base).len());
            }
            return self.cover(0, &mut Vec::with_capacity(self.size), base, endo, Cells::EMPTY, Cells::EMPTY, sink);
        }
        if !sink.step() {
            return true;
        }
        for at in from..self.base.len() {
            let cells = self.base[at].cells;
            let more = endo | (base & cells);
            if !more.is_empty() && (!self.with_fins || more.len() > MAX_ENDO_FINS) {
                continue;
            }
            self.chosen.push(at);
            if self.bases(at + 1, base | cells, more, covers, sink) {
                return true;
            }
            self.chosen.pop();
        }
        false
    }

    #[expect(clippy::too_many_arguments, reason = "the state of a recursion")]
    fn cover(
        &mut self,
        from: usize,
        chosen: &mut Vec<usize>,
        base: Cells<W>,
        endo: Cells<W>,
        covered: Cells<W>,
        twice: Cells<W>,
        sink: &mut Sink<'_>,
    ) -> bool {
        if !sink.step() {
            return true;
        }
        if chosen.len() == self.size {
            return self.check(chosen, base, endo, covered, twice, sink);
        }
        if !chosen.is_empty() && self.with_fins && base.is_subset(&covered) {
            return false;
        }
        let max_fins = if self.with_fins { MAX_FINS } else { 0 };
        let open = (base - covered).len();
        for at in from..=(self.covers.len() + chosen.len() - self.size) {
            if open > max_fins + (self.size - chosen.len()) * self.most[at] {
                return false;
            }
            // What neither this nor a later house covers is a fin.
            let fins = (base - covered - self.later[at]) | endo;
            if !fins.is_empty()
                && (!self.with_fins
                    || fins.len() > MAX_FINS
                    || self.grid.common_peers(fins).is_disjoint(&self.grid.cells(self.value)))
            {
                return false;
            }
            let cells = self.covers[at].cells;
            chosen.push(at);
            if self.cover(at + 1, chosen, base, endo, covered | cells, twice | (covered & cells), sink) {
                return true;
            }
            chosen.pop();
        }
        false
    }

    fn check(
        &mut self,
        chosen: &[usize],
        base: Cells<W>,
        endo: Cells<W>,
        covered: Cells<W>,
        twice: Cells<W>,
        sink: &mut Sink<'_>,
    ) -> bool {
        let fins = (base - covered) | endo;
        if fins.is_empty() == self.with_fins || fins.len() > MAX_FINS {
            return false;
        }
        // A cell of the base that two houses cover is removed too.
        let mut removed = (covered - base) | twice;
        if self.with_fins {
            removed &= self.grid.common_peers(fins);
        }
        if removed.is_empty() {
            return false;
        }
        let kinds = |sides: &mut dyn Iterator<Item = &Side<W>>| sides.fold(0, |kinds, side| kinds | side.kind);
        let base_kinds = kinds(&mut self.chosen.iter().map(|&at| &self.base[at]));
        let cover_kinds = kinds(&mut chosen.iter().map(|&at| &self.covers[at]));
        if category(base_kinds, cover_kinds) != self.category || self.seen.contains(&removed) {
            return false;
        }
        if sink.first_only || !sink.with_bases {
            self.seen.push(removed);
        }
        let mut step = Found::delete(self.kind, deletions(self.value, removed));
        step.base = self.chosen.iter().map(|&at| self.base[at].house as u16).collect();
        sink.add(step, || {
            let value = self.value as u8;
            let needs = self.chosen.iter().map(|&at| BoardRule::Needs(self.base[at].house as u16, value));
            let once = chosen.iter().map(|&at| BoardRule::Once(self.covers[at].house as u16, value));
            let by_fins = self.grid.between(fins, removed, self.value);
            let pattern = StepPattern::Finned {
                value,
                bases: self.chosen.iter().map(|&at| self.base[at].house as u16).collect(),
                covers: chosen.iter().map(|&at| self.covers[at].house as u16).collect(),
                fins: fins.iter().map(|cell| cell as u16).collect(),
            };
            Reasons { rules: needs.chain(once).chain(by_fins).collect(), pattern }
        })
    }
}
