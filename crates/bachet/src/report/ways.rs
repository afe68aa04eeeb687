//! The number of ways in words, why there is none, and the rules.

use bachet_draw::{Block, Cell, Entry, Mark, Table};
use bachet_notation::{Argument, Number, amount};
use num_bigint::BigUint;

use crate::messages::{MessageId, Messages};
use crate::verbs::{Count, Distance, Interchangeable, NoWay, SimplePaths, Symmetry, SymmetryCounts, WayCounts};
use crate::{Puzzle, drawings};

/// Returns the number of ways, or why there is none, and the numbers of states and moves.
///
/// `stopped` says that the listing of simple ways stopped because there are too many, not because of a limit.
pub fn counts(messages: &Messages, puzzle: &Puzzle, found: &WayCounts, stopped: bool) -> Vec<Block> {
    let (text, mark) = match found.distance {
        Some(distance) => (shortest(messages, puzzle, found, distance), Mark::Good),
        None => no_way(messages, puzzle, found),
    };
    let mut blocks = vec![Block::Paragraph(text, mark)];
    if let Some(simple) = &found.simple {
        let known = match (simple.is_complete, stopped) {
            (true, _) => "all",
            (false, false) => "at-least",
            (false, true) => "more",
        };
        let symmetry = match found.symmetry {
            Symmetry::Named => "named",
            Symmetry::UpToSymmetry => "up-to-symmetry",
        };
        let total = number(&simple.total().into());
        let [known, symmetry] = [known, symmetry].map(|text| Argument::Text(text.to_owned()));
        let arguments = [("count", total), ("symmetry", symmetry), ("known", known)];
        let mark = if simple.is_complete { Mark::Good } else { Mark::Warning };
        blocks.push(Block::Paragraph(messages.format(MessageId::WaysSimple, &arguments), mark));
    }
    if let (Some(states), Some(moves), true) = (&found.states.named, &found.moves.named, found.complete) {
        let text = messages.format(MessageId::WaysStates, &[("states", number(states)), ("moves", number(moves))]);
        blocks.push(Block::Paragraph(up_to_symmetry(messages, found, text, &found.states), Mark::Faint));
    }
    blocks
}

/// Returns the number of shortest ways, by name and up to symmetry.
fn shortest(messages: &Messages, puzzle: &Puzzle, found: &WayCounts, distance: Distance) -> String {
    let id = match (&found.shortest.named, distance.cost) {
        (None, _) => MessageId::WaysUncounted,
        (Some(_), Some(_)) => MessageId::WaysCheapest,
        (Some(_), None) => MessageId::WaysShortest,
    };
    let mut arguments = measured(messages, puzzle, distance).to_vec();
    arguments.extend(found.shortest.named.as_ref().map(|count| ("count", number(count))));
    up_to_symmetry(messages, found, messages.format(id, &arguments), &found.shortest)
}

/// Returns a distance as arguments: its length in words, and its cost.
pub fn measured(messages: &Messages, puzzle: &Puzzle, distance: Distance) -> [(&'static str, Argument); 2] {
    let cost = distance.cost.map(|cost| amount(cost, puzzle.language())).unwrap_or_default();
    [("length", length(messages, puzzle, distance.moves)), ("cost", Argument::Text(cost))]
}

/// Returns a number of moves in words.
pub fn length(messages: &Messages, puzzle: &Puzzle, moves: u64) -> Argument {
    Argument::Text(drawings::length(puzzle, moves, messages))
}

/// Adds the number up to symmetry, if something is interchangeable.
fn up_to_symmetry(messages: &Messages, found: &WayCounts, text: String, counts: &SymmetryCounts) -> String {
    match &counts.up_to_symmetry {
        Some(count) if !found.interchangeable.is_empty() => {
            messages.format(MessageId::WaysUpTo, &[("ways", Argument::Text(text)), ("count", number(count))])
        }
        _ => text,
    }
}

/// Returns an exact number as an argument.
pub fn number(number: &BigUint) -> Argument {
    super::number(&Count { number: number.clone(), exact: true })
}

/// Returns why there is no way, or that none was found.
fn no_way(messages: &Messages, puzzle: &Puzzle, found: &WayCounts) -> (String, Mark) {
    let text = match found.no_way {
        Some(NoWay::Exhausted) => messages.word(MessageId::WaysNone),
        Some(NoWay::Parity) => messages.word(MessageId::WaysParity),
        Some(NoWay::SingleRow) => messages.word(MessageId::WaysSingleRow),
        Some(NoWay::Divisor { divisor, amount }) => {
            let [divisor, amount] = [divisor, amount].map(|number| Argument::Number(number.into()));
            messages.format(MessageId::WaysDivisor, &[("divisor", divisor), ("amount", amount)])
        }
        Some(NoWay::Total { start, goal }) => {
            let [start, goal] = [start, goal].map(Argument::number);
            messages.format(MessageId::WaysTotal, &[("start", start), ("goal", goal)])
        }
        Some(NoWay::Apart) => messages.word(MessageId::WaysApart),
        Some(NoWay::OverLimit(cost)) => {
            let language = puzzle.language();
            let limit = match puzzle {
                Puzzle::Crossing(puzzle) => puzzle.limit.unwrap_or_default(),
                _ => Number::default(),
            };
            let text = |number: Number| Argument::Text(amount(number, language));
            messages.format(MessageId::WaysOverLimit, &[("cost", text(cost)), ("limit", text(limit))])
        }
        None => {
            let least = match found.at_least {
                0 => Argument::Text(String::new()),
                moves => length(messages, puzzle, moves),
            };
            return (messages.format(MessageId::WaysUnknown, &[("length", least)]), Mark::Warning);
        }
    };
    (text, Mark::Bad)
}

/// Returns what is interchangeable: `3 × (woman + man)`.
pub fn interchangeable(messages: &Messages, found: &WayCounts) -> Option<Block> {
    let kind = |Interchangeable { members, count }: &Interchangeable| match &members[..] {
        [member] => format!("{count} × {member}"),
        members => format!("{count} × ({})", members.join(" + ")),
    };
    let kinds: Vec<String> = found.interchangeable.iter().map(kind).collect();
    let things = [("things", Argument::Text(drawings::joined(&kinds, messages)))];
    let text = || messages.format(MessageId::WaysInterchangeable, &things);
    (!kinds.is_empty()).then(|| Block::Paragraph(text(), Mark::Faint))
}

/// Returns what is interchangeable, and the rules under which ways are counted.
pub fn rules(messages: &Messages, puzzle: &Puzzle, found: &WayCounts) -> Vec<Block> {
    let mut blocks: Vec<Block> = interchangeable(messages, found).into_iter().collect();
    let entry = |(label, text)| Entry { label, text, mark: Mark::Plain };
    let entries: Vec<Entry> = drawings::rules(puzzle).into_iter().map(entry).collect();
    if !entries.is_empty() {
        blocks.extend([Block::Heading(messages.word(MessageId::Rules)), Block::Entries(entries)]);
    }
    blocks
}

/// Returns a table of the number of simple ways of each length.
pub fn lengths(messages: &Messages, simple: &SimplePaths) -> Option<Block> {
    let row = |(length, count): (u64, u64)| {
        vec![Cell::number(length.to_string()), Cell::number(count.to_string()).marked(Mark::Strong)]
    };
    let headers = [MessageId::HeaderMoves, MessageId::HeaderWays].map(|id| messages.word(id)).to_vec();
    let rows = simple.by_length().map(row).collect();
    (simple.total() > 0).then(|| Block::Table(Table { caption: String::new(), headers, rows }))
}
