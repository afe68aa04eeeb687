//! The ways of a river crossing in words: how many, counted how, under which rules.

use bachet::front::Companies;
use bachet::front::drawings;
use bachet::front::notation::Number;
use bachet::front::notation::crossing::{CrossingPuzzle, PlaceId};
use bachet::messages::MessageId;
use bachet::verbs::{Alike, Both, Count, Distance, Numbering, StateOnWay, Symmetry, WayCounts};
use bachet::{Argument, BigUint};
use bachet_draw::{Block, Cell, Entry, Mark, Step, Table, Way};

use crate::report;
use crate::shell::Shell;

/// How many ways there are, told in full: which ways, who counts as different, under which rules.
///
/// `unfinished` says that there may be more simple ways than were found.
pub(super) fn counts(shell: &Shell, puzzle: &CrossingPuzzle, found: &WayCounts, unfinished: MessageId) -> Vec<Block> {
    let mut blocks = match found.distance {
        Some(distance) => vec![Block::Paragraph(shortest(shell, puzzle, found, distance), Mark::Good)],
        None => nothing(shell, puzzle, found),
    };
    if let Some(simple) = &found.simple {
        let id = if simple.complete { MessageId::WaysSimple } else { unfinished };
        let symmetry = match found.symmetry {
            Symmetry::Named => "named",
            Symmetry::UpToSymmetry => "alike",
        };
        let arguments = [("count", number(&simple.total())), ("telling", Argument::Text(symmetry.to_owned()))];
        let mark = if simple.complete { Mark::Good } else { Mark::Warning };
        blocks.push(Block::Paragraph(shell.format(id, &arguments), mark));
    }
    blocks
}

/// How many shortest ways there are, by name and up to symmetry.
fn shortest(shell: &Shell, puzzle: &CrossingPuzzle, found: &WayCounts, distance: Distance) -> String {
    let both = found.shortest.clone().unwrap_or_default();
    let id = match both.named {
        None => MessageId::WaysUncounted,
        Some(_) if puzzle.cost.is_some() => MessageId::WaysCheapest,
        Some(_) => MessageId::WaysShortest,
    };
    let mut arguments = vec![
        ("crossings", number(&distance.crossings.into())),
        ("cost", Argument::Text(if puzzle.cost.is_some() { distance.cost.to_string() } else { String::new() })),
    ];
    arguments.extend(both.named.as_ref().map(|count| ("count", number(count))));
    let ways = shell.format(id, &arguments);
    up_to_symmetry(shell, found, ways, both.up_to_symmetry.as_ref())
}

/// The same with the number up to exchanging those who are alike.
fn up_to_symmetry(shell: &Shell, found: &WayCounts, ways: String, count: Option<&BigUint>) -> String {
    let Some(count) = count else { return ways };
    let ways = ("ways", Argument::Text(ways));
    if found.alike.is_empty() {
        return shell.format(MessageId::WaysNoneAlike, &[ways]);
    }
    shell.format(MessageId::WaysUpTo, &[ways, ("count", number(count))])
}

fn number(number: &BigUint) -> Argument {
    report::number(&Count { number: number.clone(), exact: true })
}

/// Why there is no way, and what was reached.
fn nothing(shell: &Shell, puzzle: &CrossingPuzzle, found: &WayCounts) -> Vec<Block> {
    if let (Some(cost), Some(limit)) = (found.too_dear, puzzle.limit) {
        let text = |number: Number| Argument::Text(number.to_string());
        let text = shell.format(MessageId::WaysTooDear, &[("cost", text(cost)), ("limit", text(limit))]);
        return vec![Block::Paragraph(text, Mark::Bad)];
    }
    let Both { named, up_to_symmetry: reached } = &found.states;
    if !found.complete {
        let states = reached.as_ref().map_or(Argument::Number(0), number);
        return vec![Block::Paragraph(shell.format(MessageId::WaysUnknown, &[("count", states)]), Mark::Warning)];
    }
    let states = match named {
        Some(count) => shell.format(MessageId::WaysStates, &[("count", number(count))]),
        None => shell.word(MessageId::WaysStatesUncounted),
    };
    let states = up_to_symmetry(shell, found, states, reached.as_ref());
    vec![Block::Paragraph(shell.word(MessageId::WaysNone), Mark::Bad), Block::Paragraph(states, Mark::Plain)]
}

/// `3 × (woman, man), 2 × child`
fn alike(shell: &Shell, alike: &[Alike]) -> String {
    let one = |Alike { groups, count }: &Alike| match &groups[..] {
        [group] => format!("{count} × {group}"),
        groups => format!("{count} × ({})", groups.join(" + ")),
    };
    drawings::joined(&alike.iter().map(one).collect::<Vec<_>>(), shell.messages())
}

/// Who counts as the same, and the rules under which ways are counted.
pub(super) fn rules(shell: &Shell, puzzle: &CrossingPuzzle, found: &WayCounts) -> Vec<Block> {
    let mut blocks = Vec::new();
    if !found.alike.is_empty() {
        let alike = [("alike", Argument::Text(alike(shell, &found.alike)))];
        blocks.push(Block::Paragraph(shell.format(MessageId::WaysAlike, &alike), Mark::Faint));
    }
    let entry = |(label, text)| Entry { label, text, mark: Mark::Plain };
    let entries: Vec<Entry> =
        bachet::front::notation::crossing::rule_statements(puzzle).into_iter().map(entry).collect();
    if !entries.is_empty() {
        blocks.extend([Block::Heading(shell.word(MessageId::WaysUnderRules)), Block::Entries(entries)]);
    }
    blocks
}

/// How many simple ways there are for each number of crossings.
pub(super) fn lengths(shell: &Shell, found: &WayCounts) -> Option<Block> {
    let simple = found.simple.as_ref().filter(|simple| !simple.by_length.is_empty())?;
    let row = |(length, count): &(u32, _)| {
        let count = Count { number: Clone::clone(count), exact: true };
        vec![Cell::number(length.to_string()), Cell::number(report::digits(&count)).marked(Mark::Strong)]
    };
    let headers = [MessageId::HeaderCrossings, MessageId::HeaderWays].map(|id| shell.word(id)).to_vec();
    Some(Block::Table(Table { caption: String::new(), headers, rows: simple.by_length.iter().map(row).collect() }))
}

/// Whom each bit of a state means.
pub(super) fn legend(shell: &Shell, puzzle: &CrossingPuzzle) -> Vec<Block> {
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

/// States, each with who is where.
pub(super) fn states(shell: &Shell, puzzle: &CrossingPuzzle, states: &[StateOnWay]) -> Vec<Block> {
    let step = |state: &StateOnWay| {
        let text = |text: String| Argument::Text(text);
        let arguments = [
            ("number", text(state.number.to_string())),
            ("bits", text(state.bits.clone())),
            ("count", number(&state.stands_for)),
            ("cost", text(if puzzle.cost.is_some() { state.distance.to_string() } else { String::new() })),
            ("crossings", text(state.distance.to_string())),
        ];
        let companies = Companies::placed(puzzle, state.boat, state.places.iter().copied());
        Step {
            label: String::new(),
            text: shell.format(MessageId::StateOnWay, &arguments),
            aside: String::new(),
            banks: drawings::banks(puzzle, &companies, &[], shell.messages()),
        }
    };
    if states.is_empty() {
        return vec![Block::Paragraph(shell.word(MessageId::WaysNone), Mark::Bad)];
    }
    let caption = shell.word(MessageId::StatesOnWays);
    vec![Block::Way(Way { caption, steps: states.iter().map(step).collect() })]
}
