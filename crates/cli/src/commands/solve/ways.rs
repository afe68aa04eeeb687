//! Shows ways step by step.

use std::io;

use bachet::front::drawings;
use bachet::front::notation::crossing::PlaceId;
use bachet::messages::MessageId;
use bachet::requests::Solve;
use bachet::verbs::{Numbering, Solution, Solutions, Way, WayCounts};
use bachet::{Argument, Puzzle};
use bachet_draw::{Block, Cell, Mark, Table, Way as DrawnWay};

use super::{shows_one_way, step};
use crate::commands::ways;
use crate::limits;
use crate::shell::Shell;

/// Draws the ways, and explains the bits of their states if these are shown.
pub(super) fn blocks(shell: &Shell, puzzle: &Puzzle, found: &Solutions, options: Solve) -> Vec<Block> {
    let mut blocks = Vec::new();
    for (number, way) in (1..).zip(listed(found)) {
        let caption = if shows_one_way(options) {
            String::new()
        } else {
            let length = ways::length(shell, puzzle, way.moves);
            shell.format(MessageId::WayNumber, &[("number", Argument::Number(number)), ("length", length)])
        };
        let places = shows_one_way(options);
        blocks.extend(drawn(shell, puzzle, way, caption, options, places).map(Block::Way));
        if (way.steps.len() as u64) < way.moves {
            let shown = ("shown", Argument::Number(way.steps.len() as i64));
            let arguments = [shown, ("length", ways::length(shell, puzzle, way.moves))];
            blocks.push(Block::Paragraph(shell.format(MessageId::WayStepsShown, &arguments), Mark::Faint));
        }
    }
    blocks.extend(legend(shell, puzzle, found, options));
    blocks
}

/// Returns how many ways there are.
pub(super) fn counts(
    shell: &Shell,
    puzzle: &Puzzle,
    found: &Solutions,
    counts: &WayCounts,
    options: Solve,
) -> Vec<Block> {
    let mut blocks = ways::counts(shell, puzzle, counts, found.stopped);
    if counts.symmetry != options.symmetry() && !counts.interchangeable.is_empty() {
        blocks.push(Block::Paragraph(shell.word(MessageId::WaysListedUpToSymmetry), Mark::Warning));
    }
    blocks
}

/// Shows the first way step by step. If that is interrupted, returns what was shown.
pub(super) fn step_by_step(
    shell: &Shell,
    puzzle: &Puzzle,
    found: &Solutions,
    options: Solve,
) -> io::Result<Option<Vec<Block>>> {
    let way = listed(found).next().and_then(|way| drawn(shell, puzzle, way, String::new(), options, true));
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

fn listed(found: &Solutions) -> impl Iterator<Item = &Way> {
    found.solutions.iter().filter_map(|solution| match solution {
        Solution::Way(way) => Some(way),
        Solution::Grid(_) | Solution::Sudoku(_) => None,
    })
}

/// Draws a way, with what is where after each move if `places` is set.
fn drawn(shell: &Shell, puzzle: &Puzzle, way: &Way, caption: String, options: Solve, places: bool) -> Option<DrawnWay> {
    let style = drawings::WayStyle { places, states: options.states };
    drawings::way(puzzle, way, caption, style, shell.messages())
}

/// Explains the bits of the states of a river crossing, if they are shown.
pub(super) fn legend(shell: &Shell, puzzle: &Puzzle, found: &Solutions, options: Solve) -> Vec<Block> {
    let (Puzzle::Crossing(puzzle), true, 1..) = (puzzle, options.states, found.solutions.len()) else {
        return Vec::new();
    };
    let Ok(numbering) = Numbering::new(puzzle) else { return Vec::new() };
    let width = numbering.width() as usize;
    let bit = |index: usize| match width {
        1 => index.to_string(),
        _ => format!("{}–{}", index * width, (index + 1) * width - 1),
    };
    let boats = puzzle.boat_ids().map(|boat| match puzzle.boats.len() {
        1 => shell.word(MessageId::WayBoat),
        _ => puzzle.boat_name(boat).to_owned(),
    });
    let names = numbering.things().iter().map(|thing| puzzle.name_of(*thing)).chain(boats);
    let rows = names.enumerate().map(|(index, name)| vec![Cell::number(bit(index)), Cell::new(name)]).collect();
    let headers = [MessageId::HeaderBit, MessageId::HeaderWho].map(|id| shell.word(id)).to_vec();
    let places: Vec<String> =
        (0..puzzle.places.len() as u32).map(|place| format!("{place} = {}", puzzle.place(PlaceId(place)))).collect();
    let places = shell.format(MessageId::WaysLegendPlaces, &[("places", Argument::Text(places.join(", ")))]);
    vec![
        Block::Table(Table { caption: shell.word(MessageId::WaysLegend), headers, rows }),
        Block::Paragraph(places, Mark::Faint),
    ]
}
