//! Shows what `check` found in a river crossing or a puzzle of moves.

use bachet::front::drawings;
use bachet::front::report::ways;
use bachet::messages::MessageId;
use bachet::verbs::{Blocked, Checked, NoWay, SeatsNeeded, WayFindings};
use bachet::{Argument, Puzzle};
use bachet_draw::{Block, Entry, Mark};

use crate::shell::Shell;

/// Returns the number of ways and the rules that never matter; if there is no way, the farthest states and the number
/// of seats that would help.
pub(super) fn blocks(shell: &Shell, puzzle: &Puzzle, checked: &Checked, found: &WayFindings) -> Vec<Block> {
    let mut blocks = ways::counts(shell.messages(), puzzle, &found.ways, false);
    let number = |n: u64| Argument::Number(i64::try_from(n).unwrap_or(i64::MAX));
    let mut say = |id, arguments: &[(&str, Argument)], mark| {
        blocks.push(Block::Paragraph(shell.format(id, arguments), mark));
    };
    let mut rules = &[][..];
    if let Puzzle::Crossing(crossing) = puzzle {
        rules = &crossing.rules;
        if let Some(Blocked { max_home, farthest, .. }) = found.blocked.as_deref()
            && !matches!(found.ways.no_way, Some(NoWay::OverLimit(_)))
        {
            let all = number(crossing.count());
            let symmetry = if found.ways.interchangeable.is_empty() { "no" } else { "yes" };
            let symmetry = Argument::Text(symmetry.to_owned());
            let states =
                [("most", number(*max_home)), ("all", all), ("states", ways::number(farthest)), ("symmetry", symmetry)];
            say(MessageId::FarthestState, &states, Mark::Plain);
        }
    }
    if let (Some(blocked), Puzzle::Crossing(crossing)) = (&found.blocked, puzzle) {
        for (boat, needed) in crossing.boat_ids().zip(&blocked.seats) {
            let name = if crossing.boats.len() > 1 { crossing.boat_name(boat) } else { "" };
            let boat = ("boat", Argument::Text(name.to_owned()));
            match needed {
                SeatsNeeded::Enough { seats, distance } => {
                    let length = ways::length(shell.messages(), puzzle, distance.crossings);
                    let arguments = [("seats", number((*seats).into())), ("length", length), boat];
                    say(MessageId::SeatsHelp, &arguments, Mark::Strong);
                }
                SeatsNeeded::NoneHelp => say(MessageId::SeatsDoNotHelp, &[boat], Mark::Plain),
                SeatsNeeded::Unlimited => say(MessageId::SeatsUnlimited, &[boat], Mark::Plain),
                SeatsNeeded::Unknown { seats } => {
                    let arguments = [("seats", number((*seats).into())), boat];
                    say(MessageId::SeatsUnknown, &arguments, Mark::Warning);
                }
            }
        }
        for change in drawings::changes(crossing, &blocked.changes) {
            let arguments = [
                ("kind", Argument::Text(change.kind.to_owned())),
                ("rule", number(change.rule.map_or(0, |rule| rule as u64 + 1))),
                ("line", Argument::Text(change.line)),
                ("length", ways::length(shell.messages(), puzzle, change.distance.crossings)),
            ];
            say(MessageId::ChangeFound, &arguments, Mark::Strong);
        }
        if !blocked.changes.is_complete {
            say(MessageId::ChangesUnknown, &[], Mark::Warning);
        } else if blocked.changes.found.is_empty() {
            say(MessageId::ChangesNone, &[], Mark::Plain);
        }
    }
    if found.idle.is_empty() && checked.complete && !rules.is_empty() {
        say(MessageId::RulesNeeded, &[], Mark::Plain);
    }
    if !checked.complete {
        say(MessageId::CheckIncomplete, &[], Mark::Warning);
    }
    if !found.idle.is_empty() {
        let rule = |&rule: &usize| Entry {
            label: format!("{}.", rule + 1),
            text: rules.get(rule).map(|rule| rule.text.clone()).unwrap_or_default(),
            mark: Mark::Plain,
        };
        blocks.push(Block::Heading(shell.word(MessageId::RulesIdle)));
        blocks.push(Block::Entries(found.idle.iter().map(rule).collect()));
    }
    blocks.extend(ways::rules(shell.messages(), puzzle, &found.ways));
    blocks
}
