//! The order in which a method takes up the clues of a logic grid, by their labels.

use bachet_notation::Argument;

use crate::Puzzle;
use crate::messages::{Phrase, Sentence};
use crate::verbs::Refusal;

/// The clues by their place in the list.
///
/// # Errors
/// There is no clue with a label, or it stands twice; or the puzzle has no clues.
pub(super) fn resolved(puzzle: &Puzzle, labels: &[String]) -> Result<Vec<u32>, Refusal> {
    if labels.is_empty() {
        return Ok(Vec::new());
    }
    let Puzzle::Grid(puzzle) = puzzle else { return Err(Phrase::TraceOrderNeedsClues.into()) };
    let names: Vec<String> = (1..).zip(&puzzle.clues).map(|(number, clue)| name(&clue.label, number)).collect();
    let mut order = Vec::new();
    for label in labels {
        let label = label.trim().trim_end_matches('.');
        let found = names.iter().position(|name| name.eq_ignore_ascii_case(label)).ok_or_else(|| {
            let sentence = Sentence::from(Phrase::TraceNoSuchClue).text("label", label);
            Refusal::Because(sentence.with("labels", Argument::List(names.clone())))
        })?;
        if order.contains(&(found as u32)) {
            return Err(Refusal::Because(Sentence::from(Phrase::TraceClueTwice).text("label", label)));
        }
        order.push(found as u32);
    }
    Ok(order)
}

/// How a clue is called: by its label, or by its number if it has none.
fn name(label: &str, number: usize) -> String {
    if label.is_empty() { number.to_string() } else { label.to_owned() }
}
