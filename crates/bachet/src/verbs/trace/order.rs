//! The order in which a method applies the clues of a logic grid, by their labels.

use bachet_methods::{Family, Method};
use bachet_notation::{Argument, Clue, GridPuzzle};
use rustc_hash::FxHashSet;

use crate::Puzzle;
use crate::messages::{Message, MessageId};
use crate::verbs::Refusal;

/// Returns the indices of the clues in the order in which a method applies them.
///
/// # Errors
/// Those of [`clues`], or if the method does not depend on the order of the clues.
pub(super) fn resolved(puzzle: &Puzzle, method: Method, labels: &[String]) -> Result<Vec<u32>, Refusal> {
    let order = clues(puzzle, labels)?;
    if !order.is_empty() && !method.uses_clue_order {
        let suited = Method::all().into_iter().filter(|method| method.is_for(Family::Grid) && method.uses_clue_order);
        let methods = Argument::List(suited.map(|method| method.name.to_owned()).collect());
        let sentence = Message::from(MessageId::TraceOrderIdle).text("method", method.name);
        return Err(Refusal::Because(sentence.with("methods", methods)));
    }
    Ok(order)
}

/// Returns the indices of the clues with these labels.
///
/// # Errors
/// If no clue has a label, a label occurs twice, or the puzzle has no clues.
pub(super) fn clues(puzzle: &Puzzle, labels: &[String]) -> Result<Vec<u32>, Refusal> {
    if labels.is_empty() {
        return Ok(Vec::new());
    }
    let Puzzle::Grid(puzzle) = puzzle else { return Err(MessageId::TraceOrderNeedsClues.into()) };
    let names = names(puzzle);
    let mut order = Vec::new();
    for label in labels {
        let label = label.trim().trim_end_matches('.');
        let place = |is_named: fn(&str, &str) -> bool| {
            names.iter().position(|name| name.as_ref().is_some_and(|name| is_named(name, label)))
        };
        let found = place(|name, label| name == label).or_else(|| place(str::eq_ignore_ascii_case));
        let found = found.ok_or_else(|| {
            let sentence = Message::from(MessageId::TraceNoSuchClue).text("label", label);
            Refusal::Because(sentence.with("labels", Argument::List(names.iter().flatten().cloned().collect())))
        })?;
        if order.contains(&(found as u32)) {
            return Err(Refusal::Because(Message::from(MessageId::TraceClueTwice).text("label", label)));
        }
        order.push(found as u32);
    }
    Ok(order)
}

/// Returns the name of each clue: its label, or its number if it has none and no label is that number.
fn names(puzzle: &GridPuzzle) -> Vec<Option<String>> {
    let labels: FxHashSet<&str> = puzzle.clues.iter().map(|clue| clue.label.as_str()).collect();
    let name = |(number, clue): (usize, &Clue)| match clue.label.as_str() {
        "" => Some(number.to_string()).filter(|number| !labels.contains(number.as_str())),
        label => Some(label.to_owned()),
    };
    (1..).zip(&puzzle.clues).map(name).collect()
}
