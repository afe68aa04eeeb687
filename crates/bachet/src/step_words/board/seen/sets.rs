//! Sentences for almost locked sets.

use bachet_explain::board::BoardRule;
use bachet_explain::{CellGroup, Step};

use crate::messages::{Message, MessageId};
use crate::step_words::board::BoardWords;

impl BoardWords<'_> {
    /// Returns a group with its letter: "A (r1c2 and r1c5: 2, 3 and 7)".
    fn group(&self, at: usize, group: &CellGroup) -> String {
        let message = Message::from(MessageId::WhyGroup)
            .text("name", letter(at))
            .text("cells", self.cells_and(&group.cells))
            .text("values", self.values_and(group.values));
        self.messages.say(message)
    }

    fn groups(&self, groups: &[CellGroup]) -> String {
        let names: Vec<String> = groups.iter().enumerate().map(|(at, group)| self.group(at, group)).collect();
        self.messages.clauses(&names)
    }

    /// Returns the values that a step removes.
    fn removed(&self, step: &Step<BoardRule>) -> String {
        self.values_and(step.facts.iter().fold(0, |mask, fact| mask | 1 << fact.value))
    }

    pub(super) fn sets(&self, step: &Step<BoardRule>, sets: &[CellGroup], commons: &[u64]) -> Message {
        let is_single = |mask: &u64| mask.is_power_of_two();
        let message = match (sets, commons) {
            ([_, _], [common]) if is_single(common) => {
                Message::from(MessageId::WhyTwoSets).text("common", self.values_and(*common))
            }
            ([_, _], [common]) => Message::from(MessageId::WhyTwoSetsLinkedTwice)
                .text("common", self.values_or(*common))
                .text("commons", self.values_and(*common)),
            ([_, _, _], [first, second]) if is_single(first) && is_single(second) => {
                Message::from(MessageId::WhyThreeSets)
                    .text("first", self.values_and(*first))
                    .text("second", self.values_and(*second))
            }
            _ => {
                let common = |(at, mask): (usize, &u64)| {
                    let message = Message::from(MessageId::WhyCommon)
                        .text("first", letter(at))
                        .text("second", letter(at + 1))
                        .text("values", self.values_or(*mask));
                    self.messages.say(message)
                };
                let commons: Vec<String> = commons.iter().enumerate().map(common).collect();
                Message::from(MessageId::WhyChainOfSets)
                    .text("commons", self.messages.clauses(&commons))
                    .text("last", letter(sets.len().saturating_sub(1)))
            }
        };
        message.text("groups", self.groups(sets)).text("values", self.removed(step))
    }

    pub(super) fn blossom(&self, step: &Step<BoardRule>, stem: u16, petals: &[(u8, CellGroup)]) -> Message {
        let petal = |(at, (value, group)): (usize, &(u8, CellGroup))| {
            let message = Message::from(MessageId::WhyPetal)
                .text("value", self.value((*value).into()))
                .text("group", self.group(at, group));
            self.messages.say(message)
        };
        let all: Vec<String> = petals.iter().enumerate().map(petal).collect();
        Message::from(MessageId::WhyBlossom)
            .text("stem", self.cell(stem.into()))
            .text("stem-values", self.values_or(self.candidates(stem)))
            .text("petals", self.messages.clauses(&all))
            .text("values", self.removed(step))
    }

    pub(super) fn crossing(&self, houses: [u16; 2], crossing: &CellGroup, parts: &[CellGroup; 2]) -> Message {
        let [line, area] = parts;
        // What both parts have beside the crossing is there once in each.
        let twice = line.values & area.values & !crossing.values;
        let of = |group: &CellGroup| {
            let message = Message::from(MessageId::WhyCellsWith)
                .text("cells", self.cells_and(&group.cells))
                .text("values", self.values_and(group.values));
            self.messages.say(message)
        };
        Message::from(MessageId::WhyCrossing)
            .text("houses", self.house_list(&houses))
            .text("crossing", of(crossing))
            .text("line", self.house(houses[0]))
            .text("line-cells", of(line))
            .text("box", self.house(houses[1]))
            .text("box-cells", of(area))
            .text("has-twice", if twice == 0 { "no" } else { "yes" })
            .text("twice", self.values_and(twice))
    }
}

/// Returns the name of a group: A, B, and so on.
fn letter(at: usize) -> String {
    char::from(b'A' + (at % 26) as u8).to_string()
}
