//! Draws a way as far as a method has gone.

use bachet_draw::{Block, Drawing, Mark, River, Step as DrawnStep, Way as DrawnWay};
use bachet_notation::{Argument, Number};

use super::Picture;
use crate::drawings::ways::{WayStyle, drawn_step};
use crate::messages::{MessageId, Messages};
use crate::verbs::{Assignment, Event, Refusal};
use crate::ways::{Step, WayFamily};

pub(super) struct WaySoFar<'a>(Box<dyn WayFamily + 'a>);

impl<'a> WaySoFar<'a> {
    pub(super) fn new(ways: Box<dyn WayFamily + 'a>) -> Result<Self, Refusal> {
        // Without a start the states have no numbers.
        ways.start().map(|_| Self(ways))
    }

    /// The last move; `None` at the start.
    fn step(&self, assignments: &[Assignment]) -> Option<Step> {
        let [.., before, after] = assignments else { return None };
        self.0.step(before.value, after.value)
    }
}

impl Picture for WaySoFar<'_> {
    /// The last state, below the trip that led there.
    fn picture(&self, assignments: &[Assignment], _: Option<Event>, messages: &Messages) -> Block {
        let last = assignments.last();
        let state = last.and_then(|last| self.0.numbered(last.value));
        if let (Some(last), None) = (last, &state) {
            return Block::Paragraph(last.value.to_string(), Mark::Strong);
        }
        let view = self.0.view(state.as_ref());
        if let Some(drawing) = view.drawing() {
            return Block::Drawing(Drawing { caption: self.caption(assignments, messages), ..drawing });
        }
        let mut blocks = view.picture(&[], messages);
        match blocks.pop() {
            Some(Block::River(river)) => Block::River(River { caption: self.caption(assignments, messages), ..river }),
            other => other.unwrap_or_else(|| Block::Paragraph(self.caption(assignments, messages), Mark::Strong)),
        }
    }

    fn caption(&self, assignments: &[Assignment], messages: &Messages) -> String {
        match self.step(assignments) {
            Some(step) => {
                let number = Argument::Number(assignments.len() as i64 - 1);
                let trip = Argument::Text(self.0.step_words(&step, None, messages));
                messages.format(MessageId::TraceStep, &[("step", number), ("trip", trip)])
            }
            None => messages.word(MessageId::WayStart),
        }
    }

    /// The whole way, with each state and what is where.
    fn solution(&self, assignments: &[Assignment], messages: &Messages) -> Block {
        let style = WayStyle { places: true, states: true };
        let mut spent = Number::default();
        let mut drawn = |(at, assignment): (usize, &Assignment)| {
            let (label, text) = match self.step(&assignments[..=at]) {
                Some(step) => {
                    spent += step.cost();
                    (format!("{at}."), self.0.step_words(&step, Some(spent), messages))
                }
                None => (String::new(), messages.word(MessageId::WayStart)),
            };
            match self.0.numbered(assignment.value) {
                Some(state) => drawn_step(&*self.0.view(Some(&state)), label, text, style, messages),
                None => DrawnStep { label, text, aside: assignment.value.to_string(), banks: Vec::new() },
            }
        };
        let steps = assignments.iter().enumerate().map(&mut drawn).collect();
        Block::Way(DrawnWay { caption: String::new(), steps })
    }

    fn whole(&self) -> MessageId {
        MessageId::SubjectWay
    }

    fn assignment(&self, _: u32, value: u128) -> String {
        self.state(value)
    }

    fn state(&self, number: u128) -> String {
        let line = self.0.numbered(number).and_then(|state| self.0.view(Some(&state)).line());
        line.unwrap_or_else(|| number.to_string())
    }

    fn has_ways(&self) -> bool {
        true
    }

    fn height(&self) -> usize {
        self.0.picture_height()
    }
}
