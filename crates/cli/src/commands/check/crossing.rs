//! What was found in a river crossing, in words.

use bachet::front::notation::crossing::CrossingPuzzle;
use bachet::messages::MessageId;
use bachet::verbs::{Blocked, Checked, Count, CrossingFindings, SeatsNeeded};
use bachet::{Argument, BigUint};
use bachet_draw::{Block, Entry, Mark};

use crate::commands::crossing;
use crate::report;
use crate::shell::Shell;

/// The ways; rules that never matter; without a way, how far one gets and what would help.
pub(super) fn blocks(
    shell: &Shell,
    puzzle: &CrossingPuzzle,
    checked: &Checked,
    found: &CrossingFindings,
) -> Vec<Block> {
    let mut blocks = crossing::counts(shell, puzzle, &found.ways, MessageId::WaysSimpleAtLeast);
    let number = |n: u64| Argument::Number(i64::try_from(n).unwrap_or(i64::MAX));
    let big = |number: &BigUint| report::number(&Count { number: number.clone(), exact: true });
    let mut say = |id, arguments: &[(&str, Argument)], mark| {
        blocks.push(Block::Paragraph(shell.format(id, arguments), mark));
    };
    if let Some(Blocked { most_home, farthest, seats }) = &found.blocked {
        let states = [("most", number(*most_home)), ("all", number(puzzle.count())), ("states", big(farthest))];
        if found.ways.too_dear.is_none() {
            say(MessageId::FarthestState, &states, Mark::Plain);
        }
        match seats {
            SeatsNeeded::Enough { seats, distance } => {
                let arguments = [("seats", number((*seats).into())), ("crossings", number(distance.crossings))];
                say(MessageId::SeatsHelp, &arguments, Mark::Strong);
            }
            SeatsNeeded::NoneHelp => say(MessageId::SeatsDoNotHelp, &[], Mark::Plain),
            SeatsNeeded::Unlimited => say(MessageId::SeatsUnlimited, &[], Mark::Plain),
            SeatsNeeded::Unknown { seats } => {
                say(MessageId::SeatsUnknown, &[("seats", number((*seats).into()))], Mark::Warning);
            }
        }
    }
    if found.idle.is_empty() && checked.complete && !puzzle.rules.is_empty() {
        say(MessageId::RulesNeeded, &[], Mark::Plain);
    }
    if !checked.complete {
        say(MessageId::CheckIncomplete, &[], Mark::Warning);
    }
    if !found.idle.is_empty() {
        let rule = |&rule: &usize| Entry {
            label: format!("{}.", rule + 1),
            text: puzzle.rules.get(rule).map(|rule| rule.text.clone()).unwrap_or_default(),
            mark: Mark::Plain,
        };
        blocks.push(Block::Heading(shell.word(MessageId::RulesIdle)));
        blocks.push(Block::Entries(found.idle.iter().map(rule).collect()));
    }
    blocks.extend(crossing::rules(shell, puzzle, &found.ways));
    blocks
}
