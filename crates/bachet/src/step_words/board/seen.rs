//! Sentences for what a technique saw on a board: groups of cells, strong links, cells that could be exchanged.

mod sets;
mod unique;

use bachet_explain::board::BoardRule;
use bachet_explain::{Step, StepPattern, StrongLink};
use bachet_sudoku::HouseKind;

use super::BoardWords;
use super::pattern::values_of;
use crate::messages::{Message, MessageId};
use crate::step_words::Subject as _;

impl BoardWords<'_> {
    /// Returns the paragraph of a step whose rules do not show what was seen.
    pub(super) fn seen(&self, step: &Step<BoardRule>) -> Option<String> {
        let message = match &step.pattern {
            StepPattern::Plain => return None,
            StepPattern::Sets { sets, commons } => self.sets(step, sets, commons),
            StepPattern::Blossom { stem, petals } => self.blossom(step, *stem, petals),
            StepPattern::Crossing { houses, crossing, parts } => self.crossing(*houses, crossing, parts),
            StepPattern::Links { value, links } => self.links(*value, links),
            StepPattern::Colours { value, parts } => self.colours(*value, parts),
            StepPattern::EmptyRectangle { value, area, lines, link } => self.empty(*value, *area, *lines, *link),
            StepPattern::Wing { pivot, wings, value } => self.wing(*pivot, *wings, *value),
            StepPattern::JoinedPair { cells, value, link } => self.joined(*cells, *value, *link),
            StepPattern::Finned { value, bases, covers, fins } => self.fish(*value, bases, covers, fins),
            StepPattern::Aligned { cells } => self.aligned(step, cells),
            StepPattern::Deadly { cells, is_grave } => return Some(self.deadly(step, cells, *is_grave)),
        };
        Some(self.messages.say(message.text("result", self.facts(&step.facts))))
    }

    fn values_and(&self, mask: u64) -> String {
        let values: Vec<String> = values_of(mask).map(|value| self.value(value)).collect();
        self.messages.list(&values)
    }

    fn values_or(&self, mask: u64) -> String {
        let values: Vec<String> = values_of(mask).map(|value| self.value(value)).collect();
        self.messages.list_or(&values)
    }

    fn cells_and(&self, cells: &[u16]) -> String {
        self.cell_list(cells.iter().map(|&cell| cell.into()))
    }

    fn cells_or(&self, cells: &[u16]) -> String {
        let names: Vec<String> = cells.iter().map(|&cell| self.cell(cell.into())).collect();
        self.messages.list_or(&names)
    }

    /// Returns the candidates of a cell.
    fn candidates(&self, cell: u16) -> u64 {
        self.state.borrow().candidates[usize::from(cell)]
    }

    /// Returns the name of a house that two cells share.
    fn shared(&self, cells: [u16; 2]) -> Option<String> {
        let houses = &self.layout.houses;
        let has_both = |house: &usize| cells.iter().all(|&cell| houses[*house].cells.contains(cell.into()));
        let house = (0..houses.len()).find(has_both)?;
        Some(self.house(house as u16))
    }

    /// Returns the cells in ascending order, as they are read on the board.
    fn places(&self, link: StrongLink) -> String {
        let mut cells = link.cells;
        cells.sort_unstable();
        self.cells_or(&cells)
    }

    fn links(&self, value: u8, links: &[StrongLink; 2]) -> Message {
        let [first, second] = *links;
        let mut joined = [first.cells[1], second.cells[1]];
        let mut ends = [first.cells[0], second.cells[0]];
        joined.sort_unstable();
        ends.sort_unstable();
        let message = Message::from(MessageId::WhyLinks)
            .text("value", self.value(value.into()))
            .text("first", self.house(first.house))
            .text("first-places", self.places(first))
            .text("second", self.house(second.house))
            .text("second-places", self.places(second))
            .text("joined", self.cells_and(&joined))
            .text("ends", self.cells_or(&ends));
        let shared = self.shared(joined);
        let message = message.text("is-shared", if shared.is_some() { "yes" } else { "no" });
        message.text("shared", shared.unwrap_or_default())
    }

    fn fish(&self, value: u8, bases: &[u16], covers: &[u16], fins: &[u16]) -> Message {
        let all_are = |houses: &[u16], kind: HouseKind| {
            houses.iter().all(|&house| self.layout.houses[usize::from(house)].kind == Some(kind))
        };
        let crosses = |one: HouseKind, other: HouseKind| all_are(bases, one) && all_are(covers, other);
        let is_basic = crosses(HouseKind::Row, HouseKind::Column) || crosses(HouseKind::Column, HouseKind::Row);
        let id = if is_basic { MessageId::WhyFinned } else { MessageId::WhyComplexFish };
        Message::from(id)
            .text("value", self.value(value.into()))
            .text("base", self.house_list(bases))
            .text("cover", self.house_list(covers))
            .text("has-fins", if fins.is_empty() { "no" } else { "yes" })
            .text("fins", self.cells_and(fins))
            .text("any-fin", self.cells_or(fins))
    }

    fn colours(&self, value: u8, parts: &[[Vec<u16>; 2]]) -> Message {
        let part = |[one, other]: &[Vec<u16>; 2]| {
            let message = Message::from(MessageId::WhyColour).text("first", self.cells_and(one));
            self.messages.say(message.text("second", self.cells_and(other)))
        };
        let parts: Vec<String> = parts.iter().map(part).collect();
        Message::from(MessageId::WhyColours)
            .text("value", self.value(value.into()))
            .text("parts", self.messages.clauses(&parts))
    }

    fn empty(&self, value: u8, area: u16, lines: [u16; 2], link: StrongLink) -> Message {
        Message::from(MessageId::WhyEmptyRectangle)
            .text("value", self.value(value.into()))
            .text("box", self.house(area))
            .text("lines", self.messages.list_or(&lines.map(|line| self.house(line))))
            .text("house", self.house(link.house))
            .text("places", self.places(link))
            .text("near", self.cell(link.cells[0].into()))
            .text("far", self.cell(link.cells[1].into()))
            .text("first", self.house(lines[0]))
            .text("second", self.house(lines[1]))
    }

    fn wing(&self, pivot: u16, wings: [u16; 2], value: u8) -> Message {
        let own = self.candidates(pivot);
        let only = |wing: u16| self.values_or(own & self.candidates(wing) & !(1 << value));
        Message::from(MessageId::WhyWing)
            .text("pivot", self.cell(pivot.into()))
            .text("values", self.values_or(own))
            .text("one", self.cell(wings[0].into()))
            .text("first", only(wings[0]))
            .text("two", self.cell(wings[1].into()))
            .text("second", only(wings[1]))
            .text("value", self.value(value.into()))
            .text("has-third", if own >> value & 1 == 1 { "yes" } else { "no" })
    }

    fn joined(&self, cells: [u16; 2], value: u8, link: StrongLink) -> Message {
        Message::from(MessageId::WhyJoinedPair)
            .text("cells", self.cells_and(&cells))
            .text("values", self.values_or(self.candidates(cells[0])))
            .text("house", self.house(link.house))
            .text("value", self.value(value.into()))
            .text("places", self.places(link))
            .text("other", self.values_or(self.candidates(cells[0]) & !(1 << value)))
    }

    fn aligned(&self, step: &Step<BoardRule>, cells: &[u16]) -> Message {
        let others: Vec<u16> = self.cited_cells(step).into_iter().filter(|cell| !cells.contains(cell)).collect();
        let supposed: Vec<_> = step.facts.iter().map(|&fact| self.facts(&[!fact])).collect();
        Message::from(MessageId::WhyAligned)
            .text("cells", self.cells_and(cells))
            .text("supposed", self.messages.list_or(&supposed))
            .text("has-others", if others.is_empty() { "no" } else { "yes" })
            .text("others", self.cells_or(&others))
    }

    /// Returns the empty cells of which a step uses that they have one value.
    fn cited_cells(&self, step: &Step<BoardRule>) -> Vec<u16> {
        let state = self.state.borrow();
        let cells = step.rules.iter().filter_map(|rule| match rule {
            BoardRule::Cell(cell) if state.empty.contains(usize::from(*cell)) => Some(*cell),
            _ => None,
        });
        let mut cells: Vec<u16> = cells.collect();
        cells.sort_unstable();
        cells
    }
}
