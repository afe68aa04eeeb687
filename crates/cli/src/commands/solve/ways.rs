//! Shows a way step by step.

use std::io;

use bachet::front::report::{drawn_way, listed};
use bachet::messages::MessageId;
use bachet::requests::Solve;
use bachet::verbs::Solutions;
use bachet::{Argument, Puzzle};
use bachet_draw::{Block, Mark};

use super::step;
use crate::limits;
use crate::shell::Shell;

/// Shows the first way step by step. If that is interrupted, returns what was shown.
pub(super) fn step_by_step(
    shell: &Shell,
    puzzle: &Puzzle,
    found: &Solutions,
    options: Solve,
) -> io::Result<Option<Vec<Block>>> {
    let way =
        listed(found).next().and_then(|way| drawn_way(shell.messages(), puzzle, way, String::new(), options, true));
    let Some(mut way) = way else { return Ok(None) };
    let steps = way.steps.len() as i64 - 1;
    let at = step::show(shell, &way.steps)?;
    if !limits::interrupted() {
        return Ok(None);
    }
    way.steps.truncate(at + 1);
    let numbers = [("step", Argument::Number(at as i64)), ("steps", Argument::Number(steps))];
    let note = Block::Paragraph(shell.format(MessageId::StepInterrupted, &numbers), Mark::Faint);
    Ok(Some(vec![Block::Way(way), note]))
}
