//! Sentences for what would lead to two solutions.

use bachet_explain::Step;
use bachet_explain::board::BoardRule;

use crate::messages::{Message, MessageId};
use crate::step_words::Subject as _;
use crate::step_words::board::BoardWords;
use crate::step_words::board::pattern::{places, values_of};

impl BoardWords<'_> {
    pub(super) fn deadly(&self, step: &Step<BoardRule>, cells: &[(u16, u64)], is_grave: bool) -> String {
        // The cells that can have another value, one of which has it.
        let further = cells.iter().map(|&(cell, mask)| (cell, self.candidates(cell) & !mask));
        let further: Vec<(u16, u64)> = further.filter(|&(_, mask)| mask != 0).collect();
        let is_clear = further.len() == 1 || further.iter().all(|(_, mask)| mask.is_power_of_two());
        let truth = if is_clear {
            let placed: Vec<String> = further.iter().map(|&(cell, mask)| self.has_one_of(cell, mask)).collect();
            self.messages.list_or(&placed)
        } else {
            let cells: Vec<u16> = further.iter().map(|&(cell, _)| cell).collect();
            let message = Message::from(MessageId::WhyAnotherValue).text("cells", self.cells_and(&cells));
            self.messages.say(message)
        };
        let first = if is_grave {
            let candidate = |cell: u16, value: usize| {
                let message = Message::from(MessageId::WhyCandidate).text("cell", self.cell(cell.into()));
                self.messages.say(message.text("value", self.value(value)))
            };
            let all = further.iter().flat_map(|&(cell, mask)| values_of(mask).map(move |value| (cell, value)));
            let all: Vec<String> = all.map(|(cell, value)| candidate(cell, value)).collect();
            Message::from(MessageId::WhyGrave).text("further", self.messages.list(&all))
        } else {
            let names: Vec<u16> = cells.iter().map(|&(cell, _)| cell).collect();
            let all = cells.iter().fold(0, |all, &(_, mask)| all | mask);
            Message::from(MessageId::WhyDeadly)
                .text("cells", self.cells_and(&names))
                .text("values", self.values_and(all))
        };
        let mut sentences = vec![self.messages.say(first.text("result", truth))];
        sentences.extend(self.besides(step, cells));
        // With the few places that a value has in some houses, the supposition would fill all of the cells.
        let has_needs = step.rules.iter().any(|rule| matches!(rule, BoardRule::Needs(..)));
        let is_inside = step.facts.iter().all(|fact| cells.iter().any(|&(cell, _)| cell == fact.place));
        let last = if has_needs && is_inside && !is_grave {
            let supposed: Vec<String> = step.facts.iter().map(|&fact| self.facts(&[!fact])).collect();
            Message::from(MessageId::WhyOtherwise).text("supposed", self.messages.list_or(&supposed))
        } else {
            Message::from(MessageId::WhySo)
        };
        sentences.push(self.messages.say(last.text("result", self.facts(&step.facts))));
        sentences.join(" ")
    }

    /// Returns that a cell has one of some values.
    fn has_one_of(&self, cell: u16, mask: u64) -> String {
        let message = Message::from(MessageId::WhyPlaced).text("cell", self.cell(cell.into()));
        self.messages.say(message.text("value", self.values_or(mask)))
    }

    /// Returns what else is used: values with few places, and other cells with few candidates.
    fn besides(&self, step: &Step<BoardRule>, cells: &[(u16, u64)]) -> Vec<String> {
        let state = self.state.borrow();
        let needs = step.rules.iter().filter_map(|rule| match *rule {
            BoardRule::Needs(house, value) => {
                let places = places(&self.layout, &state, house, value.into());
                let places: Vec<u16> = places.into_iter().map(|cell| cell as u16).collect();
                let message = Message::from(MessageId::WhyOnlyPlaces)
                    .text("house", self.house(house))
                    .text("value", self.value(value.into()))
                    .text("places", self.cells_or(&places));
                Some(self.messages.say(message))
            }
            _ => None,
        });
        let mut sentences: Vec<String> = needs.collect();
        let others = self.cited_cells(step).into_iter().filter(|cell| cells.iter().all(|(other, _)| other != cell));
        let others: Vec<u16> = others.collect();
        // Cells of a hidden set are named by its places.
        if !others.is_empty() && sentences.is_empty() {
            let all = others.iter().fold(0, |all, &cell| all | self.candidates(cell));
            let message = Message::from(MessageId::WhyOnlyCandidates).text("cells", self.cells_and(&others));
            sentences.push(self.messages.say(message.text("values", self.values_and(all))));
        }
        sentences
    }
}
