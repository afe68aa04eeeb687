//! A meaning that a clue may have, as a line of a list.

use bachet::Argument;
use bachet::messages::MessageId;
use bachet::verbs::{Choice, Count, MAX_LEFT, Wording};
use bachet_draw::Mark;

use crate::commands::sentences::words;
use crate::shell::Shell;

/// Returns the choice with its number and the number of solutions that it leaves.
pub(super) fn line(shell: &Shell, number: usize, choice: &Choice) -> (String, Mark) {
    let meaning = match &choice.paraphrase {
        Some(paraphrase) => words(&Wording { expression: choice.expression.clone(), paraphrase: paraphrase.clone() }),
        None => shell.word(MessageId::ChoiceIdle),
    };
    let arguments = [
        ("number", Argument::Number(number as i64)),
        ("meaning", Argument::Text(meaning)),
        ("left", Argument::Text(left(shell, &choice.left))),
    ];
    let is_impossible = choice.left.exact && choice.left.number == 0_u32.into();
    (shell.format(MessageId::Choice, &arguments), if is_impossible { Mark::Faint } else { Mark::Plain })
}

/// Returns the number of solutions that a choice leaves in words.
pub(super) fn left(shell: &Shell, left: &Count) -> String {
    let number = usize::try_from(&left.number).unwrap_or(usize::MAX);
    let (kind, count) = match number {
        more if more > MAX_LEFT => ("more", MAX_LEFT),
        count => (if left.exact { "exact" } else { "least" }, count),
    };
    let arguments = [("kind", Argument::Text(kind.to_owned())), ("count", Argument::Number(count as i64))];
    shell.format(MessageId::ChoiceLeft, &arguments)
}
