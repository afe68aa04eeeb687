//! What a direct step on a board is about: houses, cells and values.

use bachet_explain::board::{BoardRule, Layout, State};
use bachet_explain::{Step, StepPattern};
use bachet_sudoku::HouseKind;

use super::WORDS;
use crate::messages::MessageId;

/// The form in which a step is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The last empty cell of a house.
    LastCell,
    /// A house with one place for a value.
    HiddenSingle,
    /// A cell with one candidate.
    NakedSingle,
    /// A value of a house that is confined to another house.
    Locked,
    /// Cells with as many candidates together.
    NakedSubset,
    /// Values with as many places in a house.
    HiddenSubset,
    /// A value whose places in some houses lie in as many others.
    Fish,
    /// One value, followed through several houses.
    OneValue,
    /// Any other.
    Other,
}

impl Kind {
    fn of(step: &Step<BoardRule>) -> Self {
        let name = step.technique.id.trim_start_matches("technique-");
        let has = |part: &str| name.split('-').any(|word| word == part);
        match name {
            "one-rule" => match (&step.rules[..], &step.facts[..]) {
                ([BoardRule::Needs(..)], [fact]) if fact.holds => Self::HiddenSingle,
                ([BoardRule::Cell(_)], [fact]) if fact.holds => Self::NakedSingle,
                _ => Self::Other,
            },
            "full-house" => Self::LastCell,
            "hidden-single" | "hidden-single-line" => Self::HiddenSingle,
            "naked-single" => Self::NakedSingle,
            "pointing" | "claiming" | "direct-pointing" | "direct-claiming" => Self::Locked,
            "locked-pair" | "locked-triple" | "naked-pair" | "naked-triple" | "naked-quadruple" => Self::NakedSubset,
            "hidden-pair" | "hidden-triple" | "hidden-quadruple" | "direct-hidden-pair" | "direct-hidden-triple" => {
                Self::HiddenSubset
            }
            "x-wing" | "swordfish" | "jellyfish" => Self::Fish,
            _ if has("wing") || has("swordfish") || has("jellyfish") || has("squirmbag") => Self::OneValue,
            _ if has("whale") || has("leviathan") || has("colours") || has("kite") || has("skyscraper") => {
                Self::OneValue
            }
            "turbot-fish" | "empty-rectangle" | "dual-empty-rectangle" | "x-chain" => Self::OneValue,
            _ => Self::Other,
        }
    }

    /// Returns the message that tells such a step.
    pub(super) fn message(self) -> MessageId {
        match self {
            Self::LastCell => MessageId::WhyFullHouse,
            Self::HiddenSingle => MessageId::WhyHiddenSingle,
            Self::NakedSingle => MessageId::WhyNakedSingle,
            Self::Locked => MessageId::WhyLocked,
            Self::NakedSubset => MessageId::WhyNakedSubset,
            Self::HiddenSubset => MessageId::WhyHiddenSubset,
            Self::Fish => MessageId::WhyFish,
            Self::OneValue => MessageId::WhyOneValue,
            Self::Other => MessageId::WhyGeneral,
        }
    }

    /// Returns the number of wordings of the message.
    pub(super) fn wordings(self) -> usize {
        match self {
            Self::HiddenSingle | Self::NakedSingle => 3,
            Self::Locked | Self::NakedSubset | Self::HiddenSubset => 2,
            _ => 1,
        }
    }
}

/// What a step is about.
#[derive(Clone, Debug)]
pub(super) struct Pattern {
    /// The form in which it is told.
    pub(super) kind: Kind,
    /// The houses where to look.
    pub(super) base: Vec<u16>,
    /// The houses from which something is removed.
    pub(super) cover: Vec<u16>,
    /// The cells that matter.
    pub(super) cells: Vec<usize>,
    /// The values that matter.
    pub(super) values: Vec<usize>,
}

impl Pattern {
    /// Reads the pattern of a step from its rules and from the board before it.
    pub(super) fn of(step: &Step<BoardRule>, layout: &Layout<WORDS>, state: &State<WORDS>) -> Self {
        let kind = Kind::of(step);
        let (mut needs, once, mut cells) = sorted(&step.rules);
        if let Some(house) = house_of_placement(step, layout) {
            let fact = step.facts[0];
            needs.retain(|&need| need != (house, fact.value.into()));
        }
        // What a filled cell excludes supports the pattern, but is no part of it.
        cells.retain(|&cell| state.empty.contains(cell));
        let about: Vec<usize> = step.facts.iter().map(|fact| fact.place as usize).collect();
        let has_about = |house: u16| {
            let house = &layout.houses[house as usize];
            about.iter().all(|&cell| house.cells.contains(cell))
        };
        let mut pattern = Self { kind, base: Vec::new(), cover: Vec::new(), cells: Vec::new(), values: Vec::new() };
        let first_value = step.facts.first().map_or(0, |fact| fact.value as usize);
        match kind {
            Kind::LastCell | Kind::HiddenSingle => {
                pattern.base.extend(needs.first().map(|&(house, _)| house));
                (pattern.cells, pattern.values) = (about, vec![first_value]);
            }
            Kind::NakedSingle => (pattern.cells, pattern.values) = (about, vec![first_value]),
            Kind::Locked => {
                let Some(&(base, value)) = needs.first() else { return Self { kind: Kind::Other, ..pattern } };
                pattern.base.push(base);
                pattern.values.push(value);
                pattern.cells = places(layout, state, base, value);
                let joins = |house: u16| {
                    let of = &layout.houses[house as usize].cells;
                    house != base && pattern.cells.iter().all(|&cell| of.contains(cell))
                };
                pattern.cover.extend(once.iter().map(|&(house, _)| house).find(|&house| joins(house)));
            }
            Kind::NakedSubset => {
                pattern.values = values(state, &cells);
                let joins = |house: u16| cells.iter().all(|&c| layout.houses[house as usize].cells.contains(c));
                let houses = once.iter().map(|&(house, _)| house);
                pattern.base.extend(houses.filter(|&house| joins(house) && has_about(house)).take(1));
                pattern.cells = cells;
            }
            Kind::HiddenSubset => {
                pattern.base.extend(needs.first().map(|&(house, _)| house));
                pattern.values = needs.iter().map(|&(_, value)| value).collect();
                pattern.values.sort_unstable();
                pattern.values.dedup();
                let house = pattern.base.first().copied().unwrap_or(0);
                pattern.cells = pattern.values.iter().flat_map(|&v| places(layout, state, house, v)).collect();
            }
            Kind::Fish | Kind::OneValue => {
                pattern.base = needs.iter().map(|&(house, _)| house).collect();
                pattern.values.push(first_value);
                let mut all: Vec<usize> =
                    pattern.base.iter().flat_map(|&house| places(layout, state, house, first_value)).collect();
                all.sort_unstable();
                all.dedup();
                let covers = |house: u16| {
                    let of = &layout.houses[house as usize].cells;
                    all.iter().filter(|&&cell| of.contains(cell)).count() > 1
                        && step.facts.iter().any(|fact| of.contains(fact.place as usize))
                };
                let kind_of = |house: u16| layout.houses[house as usize].kind;
                let crosses = |house: u16| {
                    let of = &layout.houses[house as usize].cells;
                    let lines = [Some(HouseKind::Row), Some(HouseKind::Column)];
                    let is_other = pattern.base.iter().all(|&base| kind_of(base) != kind_of(house));
                    is_other && lines.contains(&kind_of(house)) && all.iter().any(|&cell| of.contains(cell))
                };
                let is_cover = |house: u16| {
                    let is_wanted = if kind == Kind::Fish { crosses(house) } else { covers(house) };
                    is_wanted && !pattern.base.contains(&house)
                };
                pattern.cover = once.iter().map(|&(house, _)| house).filter(|&house| is_cover(house)).collect();
                pattern.cells = all;
            }
            Kind::Other => pattern.cells = if cells.is_empty() { about } else { cells },
        }
        match &step.pattern {
            // Of a whole board only the cells that matter are shown.
            StepPattern::Deadly { cells, is_grave: true } => {
                let has_more = |&&(cell, mask): &&(u16, u64)| state.candidates[usize::from(cell)] & !mask != 0;
                pattern.cells = cells.iter().filter(has_more).map(|&(cell, _)| cell.into()).collect();
            }
            seen => {
                if let Some(cells) = seen.cells() {
                    pattern.cells = cells.into_iter().map(usize::from).collect();
                }
            }
        }
        for houses in [&mut pattern.base, &mut pattern.cover] {
            houses.sort_unstable();
            houses.dedup();
        }
        pattern.cells.sort_unstable();
        pattern.cells.dedup();
        pattern
    }
}

/// Returns the house in which a pattern leaves one place, of a step that places the value at once.
pub(super) fn house_of_placement(step: &Step<BoardRule>, layout: &Layout<WORDS>) -> Option<u16> {
    let name = step.technique.id.trim_start_matches("technique-");
    let fact = step.facts.first().filter(|fact| fact.holds && name.starts_with("direct-"))?;
    let needs = step.rules.iter().rev().filter_map(|rule| match *rule {
        BoardRule::Needs(house, value) if u16::from(value) == fact.value => Some(house),
        _ => None,
    });
    let mut houses = needs.filter(|&house| layout.houses[usize::from(house)].cells.contains(fact.place.into()));
    houses.next()
}

/// The houses that need a value, those that have it only once, and the cells whose candidates matter, in order.
type Sorted = (Vec<(u16, usize)>, Vec<(u16, usize)>, Vec<usize>);

fn sorted(rules: &[BoardRule]) -> Sorted {
    let (mut needs, mut once, mut cells) = (Vec::new(), Vec::new(), Vec::new());
    for rule in rules {
        match *rule {
            BoardRule::Cell(cell) => cells.push(cell as usize),
            BoardRule::Needs(house, value) => needs.push((house, value as usize)),
            BoardRule::Once(house, value) => once.push((house, value as usize)),
            BoardRule::Rule(..) | BoardRule::OneSolution => {}
        }
    }
    (needs, once, cells)
}

/// Returns the cells of a house that still have a value as a candidate.
pub(super) fn places(layout: &Layout<WORDS>, state: &State<WORDS>, house: u16, value: usize) -> Vec<usize> {
    (layout.houses[house as usize].cells & state.cells[value]).iter().collect()
}

/// Returns the candidates of cells.
fn values(state: &State<WORDS>, cells: &[usize]) -> Vec<usize> {
    values_of(cells.iter().fold(0, |mask, &cell| mask | state.candidates[cell])).collect()
}

/// Returns the values of a mask.
pub(super) fn values_of(mask: u64) -> impl Iterator<Item = usize> {
    (0..64).filter(move |value| mask >> value & 1 == 1)
}
