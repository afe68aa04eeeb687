//! The words on a page on which a person steps through runs.

use bachet_draw::{Block, SteppedRun, Stepper, StepperWords};
use bachet_notation::Argument;

use crate::messages::{MessageId, Messages};

/// Puts runs side by side, to step through them together.
pub fn stepper(runs: Vec<SteppedRun>, messages: &Messages) -> Block {
    let word = |id| messages.word(id);
    let text = |name: &'static str| (name, Argument::Text(format!("{{{name}}}")));
    let keys = word(MessageId::StepperKeys);
    let keys = keys.lines().filter_map(|line| line.split_once('|'));
    let words = StepperWords {
        controls: word(MessageId::StepperControls),
        buttons: word(MessageId::StepperButtons).lines().map(|name| name.trim().to_owned()).collect(),
        groups: word(MessageId::StepperGroups).lines().map(|name| name.trim().to_owned()).collect(),
        slider: word(MessageId::StepperSlider),
        position: messages.format(MessageId::StepperPosition, &[text("event"), text("last")]),
        speed: messages.format(MessageId::StepperSpeed, &[text("speed")]),
        nothing: word(MessageId::TraceNothing),
        log: word(MessageId::StepperLog),
        way: word(MessageId::StepperWay),
        counts: [
            MessageId::HeaderNodes,
            MessageId::HeaderChecks,
            MessageId::HeaderDeadEnds,
            MessageId::HeaderSolutions,
            MessageId::HeaderDepth,
        ]
        .map(word)
        .to_vec(),
        keys: (
            word(MessageId::StepperKeysHeading),
            keys.map(|(key, does)| (key.trim().to_owned(), does.trim().to_owned())).collect(),
        ),
        end: word(MessageId::StepperEnd),
    };
    Block::Stepper(Box::new(Stepper { runs, words }))
}
