//! The ways of a puzzle, step by step.

use std::io::{self, BufRead as _, IsTerminal as _};

use bachet::front::drawings;
use bachet::front::notation::crossing::{CrossingPuzzle, Group, PlaceId, Rule};
use bachet::front::notation::moving::{MovingPuzzle, Statement, statements};
use bachet::messages::MessageId;
use bachet::verbs::{Listing, Numbering, Solution, Solutions, Way};
use bachet::{Argument, Puzzle};
use bachet_draw::{Block, Cell, Entry, Mark, Page, Table, Way as DrawnWay, text};

use super::Args;
use crate::commands::ways;
use crate::shell::{self, Shell};

/// What a river crossing says.
pub(super) fn crossing(shell: &Shell, puzzle: &CrossingPuzzle) -> Vec<Block> {
    let plain = |label: String, text: String| Entry { label, text, mark: Mark::Plain };
    let group = |group: &Group| {
        let names = group.names.as_ref().map(|names| names.join(", "));
        plain(group.name.clone(), names.unwrap_or_else(|| group.count.to_string()))
    };
    let said = |rule: &Rule| rule.say.as_ref().map(|say| plain("–".to_owned(), say.clone()));
    let mut parts = vec![Block::Entries(puzzle.groups.iter().map(group).collect())];
    let rules: Vec<Entry> = puzzle.rules.iter().filter_map(said).collect();
    if !rules.is_empty() {
        parts.push(Block::Heading(shell.word(MessageId::CrossingRules)));
        parts.push(Block::Entries(rules));
    }
    parts
}

/// What a puzzle of moves says.
pub(super) fn moving(puzzle: &MovingPuzzle) -> Vec<Block> {
    vec![entries(&statements(&puzzle.setup))]
}

/// Keywords, each with the text behind it.
pub(in crate::commands) fn entries(statements: &[Statement]) -> Block {
    let entry = |statement: &Statement| Entry {
        label: statement.field.keyword().to_owned(),
        text: statement.lines.join(", "),
        mark: Mark::Plain,
    };
    Block::Entries(statements.iter().map(entry).collect())
}

/// The ways, how many there are, and under which rules.
pub(super) fn blocks(shell: &Shell, puzzle: &Puzzle, found: &Solutions, args: &Args) -> Vec<Block> {
    let mut blocks = Vec::new();
    let listing = args.ways.listing();
    let shown = found.solutions.len();
    for (number, way) in (1..).zip(listed(found)).filter(|_| !args.step) {
        let caption = if listing == Listing::Shortest {
            String::new()
        } else {
            let length = ways::length(shell, puzzle, way.moves);
            shell.format(MessageId::WayNumber, &[("number", Argument::Number(number)), ("length", length)])
        };
        blocks.extend(drawn(shell, puzzle, way, caption, args).map(Block::Way));
        if (way.steps.len() as u64) < way.moves {
            let shown = ("shown", Argument::Number(way.steps.len() as i64));
            let arguments = [shown, ("length", ways::length(shell, puzzle, way.moves))];
            blocks.push(Block::Paragraph(shell.format(MessageId::WayStepsShown, &arguments), Mark::Faint));
        }
    }
    let Some(counts) = &found.ways else { return blocks };
    if let (Puzzle::Crossing(puzzle), true, 1..) = (puzzle, args.states, shown) {
        blocks.extend(legend(shell, puzzle));
    }
    let unfinished = if found.stopped { MessageId::WaysSimpleMore } else { MessageId::WaysSimpleAtLeast };
    blocks.extend(ways::counts(shell, puzzle, counts, unfinished));
    if counts.symmetry != args.ways.symmetry() && !counts.interchangeable.is_empty() {
        blocks.push(Block::Paragraph(shell.word(MessageId::WaysListedUpToSymmetry), Mark::Warning));
    }
    if found.count.number > shown.into() {
        let text = if listing == Listing::Shortest && shown == 1 {
            shell.word(MessageId::WaysOneShown)
        } else {
            shell.format(MessageId::WaysShown, &[("shown", Argument::Number(shown as i64))])
        };
        blocks.push(Block::Paragraph(text, Mark::Faint));
    }
    blocks.extend(ways::rules(shell, puzzle, counts));
    blocks
}

/// Whether a person is there to press a key.
pub(super) fn may_pause() -> bool {
    io::stdin().is_terminal() && shell::stdout_is_terminal()
}

/// Shows the first way, and waits before each move.
pub(super) fn step_by_step(shell: &Shell, puzzle: &Puzzle, found: &Solutions, args: &Args) -> io::Result<()> {
    let Some(way) = listed(found).next().and_then(|way| drawn(shell, puzzle, way, String::new(), args)) else {
        return Ok(());
    };
    let last = way.steps.len().saturating_sub(1);
    for (at, step) in way.steps.into_iter().enumerate() {
        let blocks = vec![Block::Way(DrawnWay { caption: String::new(), steps: vec![step] })];
        shell::lines(&text(&Page { blocks, ..Page::default() }))?;
        if at < last {
            shell::prompt(&shell.word(MessageId::StepPause))?;
            // At the end of the input there is nobody to wait for.
            io::stdin().lock().read_line(&mut String::new())?;
        }
    }
    Ok(())
}

fn listed(found: &Solutions) -> impl Iterator<Item = &Way> {
    found.solutions.iter().filter_map(|solution| match solution {
        Solution::Way(way) => Some(way),
        Solution::Grid(_) | Solution::Sudoku(_) => None,
    })
}

/// One way is shown with what is where after each move; several are shown as moves alone.
fn drawn(shell: &Shell, puzzle: &Puzzle, way: &Way, caption: String, args: &Args) -> Option<DrawnWay> {
    let alone = args.ways.listing() == Listing::Shortest || args.step;
    let style = drawings::WayStyle::default().places(alone).states(args.states);
    drawings::way(puzzle, way, caption, style, shell.messages())
}

/// What each bit of the number of a state means.
fn legend(shell: &Shell, puzzle: &CrossingPuzzle) -> Vec<Block> {
    let Ok(numbering) = Numbering::new(puzzle) else { return Vec::new() };
    let width = numbering.width() as usize;
    let bit = |index: usize| match width {
        1 => index.to_string(),
        _ => format!("{}–{}", index * width, (index + 1) * width - 1),
    };
    let names = numbering.things().iter().map(|thing| puzzle.name_of(*thing)).chain([shell.word(MessageId::WayBoat)]);
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
