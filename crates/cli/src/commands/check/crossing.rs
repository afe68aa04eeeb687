//! What was found in a river crossing, in words.

use bachet::Argument;
use bachet::messages::Phrase;
use bachet::notation::crossing::CrossingPuzzle;
use bachet::verbs::{Checked, CrossingFindings, Verdict};
use bachet_draw::{Block, Entry, Mark};

use crate::commands::crossing;
use crate::shell::Shell;

/// The ways; rules that never matter; without a way, how far one gets and what would help.
pub(super) fn blocks(
    shell: &Shell,
    puzzle: &CrossingPuzzle,
    checked: &Checked,
    found: &CrossingFindings,
) -> Vec<Block> {
    let mut blocks = crossing::counts(shell, puzzle, &found.ways);
    let number = |n: u64| Argument::Number(i64::try_from(n).unwrap_or(i64::MAX));
    let mut say = |phrase, arguments: &[(&str, Argument)], mark| {
        blocks.push(Block::Paragraph(shell.phrase(phrase, arguments), mark));
    };
    if checked.verdict == Verdict::None {
        if let Some(most) = found.farthest {
            say(Phrase::FarthestState, &[("most", number(most)), ("all", number(puzzle.count()))], Mark::Plain);
        }
        match found.seats {
            Some(seats) => say(Phrase::SeatsHelp, &[("seats", number(seats.into()))], Mark::Strong),
            None if checked.complete && found.ways.too_dear.is_none() => {
                say(Phrase::SeatsDoNotHelp, &[], Mark::Faint);
            }
            None => {}
        }
    }
    if found.idle.is_empty() && checked.complete && !puzzle.rules.is_empty() {
        say(Phrase::RulesNeeded, &[], Mark::Plain);
    }
    if !checked.complete {
        say(Phrase::CheckIncomplete, &[], Mark::Warning);
    }
    if !found.idle.is_empty() {
        let rule = |&rule: &usize| Entry {
            label: format!("{}.", rule + 1),
            text: puzzle.rules.get(rule).map(|rule| rule.text.clone()).unwrap_or_default(),
            mark: Mark::Plain,
        };
        blocks.push(Block::Heading(shell.word(Phrase::RulesIdle)));
        blocks.push(Block::Entries(found.idle.iter().map(rule).collect()));
    }
    blocks.extend(crossing::rules(shell, puzzle, &found.ways));
    blocks
}
