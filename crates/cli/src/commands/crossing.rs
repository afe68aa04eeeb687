//! The ways of a river crossing in words: how many, counted how, under which rules.

use bachet::companies::Companies;
use bachet::messages::Phrase;
use bachet::notation::Number;
use bachet::notation::crossing::{CrossingPuzzle, PlaceId};
use bachet::verbs::{self, Alike, Count, Numbering, StateOnWay, Telling, WayCounts};
use bachet::{Argument, drawings};
use bachet_draw::{Block, Cell, Entry, Mark, Table};

use crate::report;
use crate::shell::Shell;

/// How many ways there are, told in full: which ways, who counts as different, under which rules.
pub(super) fn counts(shell: &Shell, puzzle: &CrossingPuzzle, found: &WayCounts) -> Vec<Block> {
    let mut blocks = Vec::new();
    let number = |number| report::number(&Count { number, exact: true });
    match (&found.shortest, found.distance) {
        (Some(shortest), Some(distance)) => {
            let (phrase, mark) = match puzzle.cost {
                None => (Phrase::WaysShortest, Mark::Good),
                Some(_) => (Phrase::WaysCheapest, Mark::Good),
            };
            let arguments = [
                ("count", number(shortest.named.clone())),
                ("crossings", number(distance.crossings.into())),
                ("cost", Argument::Text(distance.cost.to_string())),
            ];
            let ways = shell.phrase(phrase, &arguments);
            let text = if found.alike.is_empty() {
                shell.phrase(Phrase::WaysNoneAlike, &[("ways", Argument::Text(ways))])
            } else {
                let arguments = [
                    ("ways", Argument::Text(ways)),
                    ("count", number(shortest.up_to_symmetry.clone())),
                    ("alike", Argument::Text(alike(shell, &found.alike))),
                ];
                shell.phrase(Phrase::WaysUpTo, &arguments)
            };
            blocks.push(Block::Paragraph(text, mark));
        }
        _ => blocks.extend(nothing(shell, puzzle, found)),
    }
    if let Some(simple) = &found.simple {
        let phrase = if simple.complete { Phrase::WaysSimple } else { Phrase::WaysSimpleAtLeast };
        let telling = match found.telling {
            Telling::ByName => "named",
            Telling::UpToSymmetry => "alike",
        };
        let arguments = [("count", number(simple.total())), ("telling", Argument::Text(telling.to_owned()))];
        let mark = if simple.complete { Mark::Good } else { Mark::Warning };
        blocks.push(Block::Paragraph(shell.phrase(phrase, &arguments), mark));
    }
    blocks
}

/// Why there is no way, and what was reached.
fn nothing(shell: &Shell, puzzle: &CrossingPuzzle, found: &WayCounts) -> Vec<Block> {
    let states = report::number(&Count { number: found.states.named.clone(), exact: true });
    if let (Some(cost), Some(limit)) = (found.too_dear, puzzle.limit) {
        let text = |number: Number| Argument::Text(number.to_string());
        let text = shell.phrase(Phrase::WaysTooDear, &[("cost", text(cost)), ("limit", text(limit))]);
        return vec![Block::Paragraph(text, Mark::Bad)];
    }
    if !found.complete {
        return vec![Block::Paragraph(shell.phrase(Phrase::WaysUnknown, &[("count", states)]), Mark::Warning)];
    }
    let mut reached = shell.phrase(Phrase::WaysStates, &[("count", states.clone())]);
    if !found.alike.is_empty() {
        let up_to = report::number(&Count { number: found.states.up_to_symmetry.clone(), exact: true });
        let alike = Argument::Text(alike(shell, &found.alike));
        let arguments = [("ways", Argument::Text(reached)), ("count", up_to), ("alike", alike)];
        reached = shell.phrase(Phrase::WaysUpTo, &arguments);
    }
    vec![Block::Paragraph(shell.word(Phrase::WaysNone), Mark::Bad), Block::Paragraph(reached, Mark::Plain)]
}

/// `3 × (woman, man), 2 × child`
fn alike(shell: &Shell, alike: &[Alike]) -> String {
    let one = |Alike { groups, count }: &Alike| match &groups[..] {
        [group] => format!("{count} × {group}"),
        groups => format!("{count} × ({})", groups.join(" + ")),
    };
    drawings::joined(&alike.iter().map(one).collect::<Vec<_>>(), shell.messages())
}

/// The rules under which ways are counted.
pub(super) fn rules(shell: &Shell, puzzle: &CrossingPuzzle) -> Vec<Block> {
    let entry = |(label, text)| Entry { label, text, mark: Mark::Plain };
    let entries: Vec<Entry> = verbs::stated_rules(puzzle).into_iter().map(entry).collect();
    if entries.is_empty() {
        return Vec::new();
    }
    vec![Block::Heading(shell.word(Phrase::WaysUnderRules)), Block::Entries(entries)]
}

/// How many simple ways there are for each number of crossings.
pub(super) fn lengths(shell: &Shell, found: &WayCounts) -> Option<Block> {
    let simple = found.simple.as_ref().filter(|simple| !simple.by_length.is_empty())?;
    let row = |(length, count): &(u64, _)| {
        let count = Count { number: Clone::clone(count), exact: true };
        vec![Cell::number(length.to_string()), Cell::number(report::digits(&count)).marked(Mark::Strong)]
    };
    let headers = [Phrase::HeaderCrossings, Phrase::HeaderWays].map(|phrase| shell.word(phrase)).to_vec();
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
    let names = numbering.things().iter().map(|thing| puzzle.name_of(*thing)).chain([shell.word(Phrase::WayBoat)]);
    let rows = names.enumerate().map(|(index, name)| vec![Cell::number(bit(index)), Cell::new(name)]).collect();
    let headers = [Phrase::HeaderBit, Phrase::HeaderWho].map(|phrase| shell.word(phrase)).to_vec();
    let places: Vec<String> =
        (0..puzzle.places.len() as u32).map(|place| format!("{place} = {}", puzzle.place(PlaceId(place)))).collect();
    let places = shell.phrase(Phrase::WaysLegendPlaces, &[("places", Argument::Text(places.join(", ")))]);
    vec![
        Block::Table(Table { caption: shell.word(Phrase::WaysLegend), headers, rows }),
        Block::Paragraph(places, Mark::Faint),
    ]
}

/// States, each with who is where.
pub(super) fn states(shell: &Shell, puzzle: &CrossingPuzzle, states: &[StateOnWay]) -> Vec<Block> {
    if states.is_empty() {
        return Vec::new();
    }
    let row = |state: &StateOnWay| {
        let companies = Companies::placed(puzzle, state.boat, state.places.iter().copied());
        let mut cells = vec![
            Cell::number(state.distance.to_string()),
            Cell::number(state.number.to_string()).marked(Mark::Strong),
            Cell::number(state.bits.clone()),
        ];
        // At the first place are all others.
        cells.extend((1..puzzle.places.len() as u32).map(|place| {
            let place = PlaceId(place);
            let boat = (companies.boat() == place).then(|| shell.word(Phrase::WayBoat));
            Cell::new(companies.words(place).into_iter().chain(boat).collect::<Vec<_>>().join(", "))
        }));
        cells
    };
    let mut headers =
        [Phrase::HeaderCrossings, Phrase::HeaderState, Phrase::HeaderBits].map(|phrase| shell.word(phrase)).to_vec();
    headers.extend(puzzle.places.iter().skip(1).map(|place| place.name.clone()));
    let caption = shell.word(Phrase::StatesOnWays);
    vec![Block::Table(Table { caption, headers, rows: states.iter().map(row).collect() })]
}
