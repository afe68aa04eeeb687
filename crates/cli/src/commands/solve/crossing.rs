//! A river crossing: who crosses and the rules, and the ways step by step.

use std::io::{self, BufRead as _, IsTerminal as _};

use bachet::Argument;
use bachet::front::drawings;
use bachet::front::notation::crossing::{CrossingPuzzle, Group, Rule};
use bachet::messages::MessageId;
use bachet::verbs::{Listing, Solution, Solutions, Way};
use bachet_draw::{Block, Entry, Mark, Page, Way as Drawn, text};

use crate::args;
use crate::commands::crossing;
use crate::shell::{self, Shell};

/// What the puzzle says.
pub(super) fn statement(shell: &Shell, puzzle: &CrossingPuzzle) -> Vec<Block> {
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

/// The ways, how many there are, and under which rules.
pub(super) fn blocks(shell: &Shell, puzzle: &CrossingPuzzle, found: &Solutions, args: &args::Solve) -> Vec<Block> {
    let mut blocks = Vec::new();
    let listing = args.ways.listing();
    let shown = found.solutions.len();
    for (number, way) in (1..).zip(ways(found)).filter(|_| !args.step) {
        let caption = if listing == Listing::Shortest {
            String::new()
        } else {
            let crossings = Argument::Number(i64::try_from(way.crossings).unwrap_or(i64::MAX));
            shell.format(MessageId::WayNumber, &[("number", Argument::Number(number)), ("crossings", crossings)])
        };
        blocks.push(Block::Way(drawn(shell, puzzle, way, caption, args)));
        if (way.trips.len() as u64) < way.crossings {
            let number = |n: u64| Argument::Number(i64::try_from(n).unwrap_or(i64::MAX));
            let arguments = [("shown", number(way.trips.len() as u64)), ("crossings", number(way.crossings))];
            blocks.push(Block::Paragraph(shell.format(MessageId::WayStepsShown, &arguments), Mark::Faint));
        }
    }
    let Some(counts) = &found.ways else { return blocks };
    if args.states && shown > 0 {
        blocks.extend(crossing::legend(shell, puzzle));
    }
    let unfinished = if found.stopped { MessageId::WaysSimpleMore } else { MessageId::WaysSimpleAtLeast };
    blocks.extend(crossing::counts(shell, puzzle, counts, unfinished));
    if counts.symmetry != args.ways.symmetry() {
        blocks.push(Block::Paragraph(shell.word(MessageId::WaysListedAlike), Mark::Warning));
    }
    if found.count.number > shown.into() {
        let text = if listing == Listing::Shortest && shown == 1 {
            shell.word(MessageId::WaysOneShown)
        } else {
            shell.format(MessageId::WaysShown, &[("shown", Argument::Number(shown as i64))])
        };
        blocks.push(Block::Paragraph(text, Mark::Faint));
    }
    blocks.extend(crossing::rules(shell, puzzle, counts));
    blocks
}

/// Whether a person is there to press a key.
pub(super) fn may_pause() -> bool {
    io::stdin().is_terminal() && shell::stdout_is_terminal()
}

/// Shows the first way, and waits before each crossing.
pub(super) fn step_by_step(
    shell: &Shell,
    puzzle: &CrossingPuzzle,
    found: &Solutions,
    args: &args::Solve,
) -> io::Result<()> {
    let Some(way) = ways(found).next() else { return Ok(()) };
    let way = drawn(shell, puzzle, way, String::new(), args);
    let last = way.steps.len().saturating_sub(1);
    for (at, step) in way.steps.into_iter().enumerate() {
        let blocks = vec![Block::Way(Drawn { caption: String::new(), steps: vec![step] })];
        shell::lines(&text(&Page { blocks, ..Page::default() }))?;
        if at < last {
            shell::prompt(&shell.word(MessageId::StepPause))?;
            // At the end of the input there is nobody to wait for.
            io::stdin().lock().read_line(&mut String::new())?;
        }
    }
    Ok(())
}

fn ways(found: &Solutions) -> impl Iterator<Item = &Way> {
    found.solutions.iter().filter_map(|solution| match solution {
        Solution::Crossing(way) => Some(way),
        Solution::Grid(_) | Solution::Sudoku(_) | Solution::Moving(_) => None,
    })
}

/// One way is shown with who is where after each crossing; of several only who crosses.
fn drawn(shell: &Shell, puzzle: &CrossingPuzzle, way: &Way, caption: String, args: &args::Solve) -> Drawn {
    let alone = args.ways.listing() == Listing::Shortest || args.step;
    let style = drawings::WayStyle::default().companies(alone).states(args.states);
    drawings::way(puzzle, way, caption, style, shell.messages())
}
