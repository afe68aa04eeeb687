//! Ways in the order in which they were found, and how many there are.

use bachet_draw::{Block, Cell, Mark, Table, Way as DrawnWay};
use bachet_notation::Argument;
use bachet_notation::crossing::PlaceId;

use super::ways;
use crate::messages::{MessageId, Messages};
use crate::requests::Solve;
use crate::verbs::{Numbering, Solution, Solutions, Way, WayCounts};
use crate::{Puzzle, drawings};

/// Draws the ways, and explains the bits of their states if these are shown.
pub(super) fn blocks(messages: &Messages, puzzle: &Puzzle, found: &Solutions, options: Solve) -> Vec<Block> {
    let mut blocks = Vec::new();
    for (number, way) in (1..).zip(listed(found)) {
        let caption = if options.shows_one_way() {
            String::new()
        } else {
            let length = ways::length(messages, puzzle, way.moves);
            messages.format(MessageId::WayNumber, &[("number", Argument::Number(number)), ("length", length)])
        };
        let places = options.shows_one_way();
        blocks.extend(drawn_way(messages, puzzle, way, caption, options, places).map(Block::Way));
        if (way.steps.len() as u64) < way.moves {
            let shown = ("shown", Argument::Number(way.steps.len() as i64));
            let arguments = [shown, ("length", ways::length(messages, puzzle, way.moves))];
            blocks.push(Block::Paragraph(messages.format(MessageId::WayStepsShown, &arguments), Mark::Faint));
        }
    }
    blocks.extend(legend(messages, puzzle, found, options));
    blocks
}

/// Returns how many ways there are.
pub(super) fn counts(
    messages: &Messages,
    puzzle: &Puzzle,
    found: &Solutions,
    counts: &WayCounts,
    options: Solve,
) -> Vec<Block> {
    let mut blocks = ways::counts(messages, puzzle, counts, found.stopped);
    if counts.symmetry != options.symmetry() && !counts.interchangeable.is_empty() {
        blocks.push(Block::Paragraph(messages.word(MessageId::WaysListedUpToSymmetry), Mark::Warning));
    }
    blocks
}

/// Returns the ways among the solutions.
pub fn listed(found: &Solutions) -> impl Iterator<Item = &Way> {
    found.solutions.iter().filter_map(|solution| match solution {
        Solution::Way(way) => Some(way),
        Solution::Grid(_) | Solution::Sudoku(_) => None,
    })
}

/// Draws a way, with what is where after each move if `places` is set.
pub fn drawn_way(
    messages: &Messages,
    puzzle: &Puzzle,
    way: &Way,
    caption: String,
    options: Solve,
    places: bool,
) -> Option<DrawnWay> {
    let style = drawings::WayStyle { places, states: options.states };
    drawings::way(puzzle, way, caption, style, messages)
}

/// Explains the bits of the states of a river crossing, if they are shown.
fn legend(messages: &Messages, puzzle: &Puzzle, found: &Solutions, options: Solve) -> Vec<Block> {
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
        1 => messages.word(MessageId::WayBoat),
        _ => puzzle.boat_name(boat).to_owned(),
    });
    let names = numbering.things().iter().map(|thing| puzzle.name_of(*thing)).chain(boats);
    let rows = names.enumerate().map(|(index, name)| vec![Cell::number(bit(index)), Cell::new(name)]).collect();
    let headers = [MessageId::HeaderBit, MessageId::HeaderWho].map(|id| messages.word(id)).to_vec();
    let places: Vec<String> = (0..puzzle.places.len() as u32)
        .map(|place| format!("{place} = {}", drawings::place_name(puzzle, PlaceId(place), messages)))
        .collect();
    let places = messages.format(MessageId::WaysLegendPlaces, &[("places", Argument::Text(places.join(", ")))]);
    vec![
        Block::Table(Table { caption: messages.word(MessageId::WaysLegend), headers, rows }),
        Block::Paragraph(places, Mark::Faint),
    ]
}
