//! Ways step by step, and states, as each family draws them.

use bachet_draw::{Block, Step as DrawnStep, Way as DrawnWay};
use bachet_notation::{Argument, Number, amount};

use crate::Puzzle;
use crate::messages::{MessageId, Messages};
use crate::verbs::{ShownGraph, ShownMove, ShownState, StateOnWay};
use crate::ways::{StateView, Way, WayFamily};

/// What is shown of each step of a way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WayStyle {
    /// What is where after it.
    pub places: bool,
    /// The state after it, as `show --state` reads it.
    pub states: bool,
}

/// Draws a way step by step, the start first. Nothing if the puzzle has no ways.
pub fn way(puzzle: &Puzzle, way: &Way, caption: String, style: WayStyle, messages: &Messages) -> Option<DrawnWay> {
    let ways = puzzle.ways()?;
    let mut view = ways.view(None);
    let start = drawn_step(&*view, String::new(), messages.word(MessageId::WayStart), style, messages);
    let mut steps = Vec::with_capacity(way.steps.len() + 1);
    steps.extend(Some(start).filter(|start| !(start.aside.is_empty() && start.banks.is_empty())));
    let mut spent = Number::default();
    for (number, step) in (1u64..).zip(&way.steps) {
        view.make(step);
        spent += step.cost();
        let words = ways.step_words(step, Some(spent), messages);
        steps.push(drawn_step(&*view, format!("{number}."), words, style, messages));
    }
    Some(DrawnWay { caption, steps })
}

/// Draws a step and the state after it.
pub(super) fn drawn_step(
    view: &dyn StateView,
    label: String,
    text: String,
    style: WayStyle,
    messages: &Messages,
) -> DrawnStep {
    let banks = if style.places { view.banks(messages) } else { Vec::new() };
    DrawnStep { label, text, aside: line(view, style), banks }
}

/// Returns the state beside a step: its number, or what is where if states have no numbers.
fn line(view: &dyn StateView, style: WayStyle) -> String {
    match (view.line(), view.bits()) {
        (Some(number), Some(bits)) if style.states => format!("{number}  {bits}"),
        (Some(line), None) => line,
        _ => String::new(),
    }
}

/// Draws the states that lie on shortest ways, each with its distance. Nothing if the puzzle has no ways.
pub(super) fn states_on_ways(puzzle: &Puzzle, states: &[StateOnWay], messages: &Messages) -> Option<Block> {
    let ways = puzzle.ways()?;
    let step = |on: &StateOnWay| {
        let view = ways.view(Some(&on.state));
        let moves = u64::try_from(on.distance.to_integer()).unwrap_or(0);
        let cost = if on.has_costs { amount(on.distance, puzzle.language()) } else { String::new() };
        let stands_for = on.stands_for.to_string();
        let arguments = [
            ("length", Argument::Text(length_of(&*ways, moves, messages))),
            ("cost", Argument::Text(cost)),
            ("state", Argument::Text(words(&*view, MessageId::StateNumber, messages))),
            ("count", stands_for.parse().map_or(Argument::Text(stands_for), Argument::Number)),
        ];
        let text = messages.format(MessageId::StateOnWay, &arguments);
        DrawnStep { label: String::new(), text, aside: String::new(), banks: view.banks(messages) }
    };
    let is_named = states.iter().all(|on| on.stands_for == 1_u32.into());
    let caption = messages.word(if is_named { MessageId::StatesOnWaysNamed } else { MessageId::StatesOnWays });
    Some(Block::Way(DrawnWay { caption, steps: states.iter().map(step).collect() }))
}

/// Draws a state, with its number where it has one. Nothing if the puzzle has no ways.
pub(super) fn state(puzzle: &Puzzle, found: &ShownState, messages: &Messages) -> Option<Vec<Block>> {
    let ways = puzzle.ways()?;
    let view = ways.view(Some(&found.state));
    let wrong: Vec<usize> = found.broken.iter().flatten().map(|broken| broken.place).collect();
    Some(view.picture(&wrong, messages))
}

/// The number of the state in words, if it has one: its picture does not show that.
pub fn state_caption(puzzle: &Puzzle, found: &ShownState, messages: &Messages) -> Option<String> {
    let ways = puzzle.ways()?;
    let view = ways.view(Some(&found.state));
    view.bits().map(|_| words(&*view, MessageId::StateCaption, messages))
}

/// A move in words, and the state to which it leads in a line.
pub fn stated_move(puzzle: &Puzzle, shown: &ShownMove, messages: &Messages) -> (String, String) {
    let Some(ways) = puzzle.ways() else { return Default::default() };
    let state = ways.view(Some(&shown.to)).line().unwrap_or_default();
    (ways.step_words(&shown.step, None, messages), state)
}

/// What is where in each state of a graph, in short names; nothing if there are none.
pub fn graph_states(puzzle: &Puzzle, shown: &ShownGraph, messages: &Messages) -> Vec<String> {
    let Some(ways) = puzzle.ways() else { return Vec::new() };
    let boat = format!(", {}", messages.word(MessageId::GraphBoat));
    let Ok(names) = ways.names() else { return Vec::new() };
    shown.states.iter().map(|state| names.lines(&state.state, &boat).join("; ")).collect()
}

/// The number of the state with its bits, or what is where.
fn words(view: &dyn StateView, numbered: MessageId, messages: &Messages) -> String {
    match (view.line(), view.bits()) {
        (Some(number), Some(bits)) => {
            messages.format(numbered, &[("number", Argument::Text(number)), ("bits", Argument::Text(bits))])
        }
        (line, _) => line.unwrap_or_default(),
    }
}

/// A number of moves in words: `7 crossings`; empty if the puzzle has no ways.
pub fn length(puzzle: &Puzzle, moves: u64, messages: &Messages) -> String {
    puzzle.ways().map_or_else(String::new, |ways| length_of(&*ways, moves, messages))
}

pub(super) fn length_of(ways: &dyn WayFamily, moves: u64, messages: &Messages) -> String {
    let moves = i64::try_from(moves).map_or_else(|_| Argument::Text(moves.to_string()), Argument::Number);
    messages.format(ways.length_message(), &[("moves", moves)])
}

/// The lines of the puzzle that say which moves are allowed, each as its keyword and what it says.
pub fn rules(puzzle: &Puzzle) -> Vec<(String, String)> {
    puzzle.ways().map_or_else(Vec::new, |ways| ways.rules())
}
