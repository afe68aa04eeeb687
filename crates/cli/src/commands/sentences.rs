//! Notes about the sentences of a puzzle, printed with the answer of any verb.

use std::io;

use bachet::front::report;
use bachet::messages::MessageId;
use bachet::verbs::{Assumed, CluePart, OtherReading, Reread, Wording};
use bachet::{Argument, Puzzle};
use bachet_draw::{Block, Entry, Mark};

use super::load::LoadedPuzzle;
use crate::shell::Shell;

/// Prints how many clues were read from sentences.
pub(super) fn note(shell: &Shell, loaded: &LoadedPuzzle) -> io::Result<()> {
    let Some(sentences) = &loaded.sentences else { return Ok(()) };
    let (read, idle) = sentences.counts();
    if shell.json || read + idle == 0 {
        return Ok(());
    }
    let number = |n: usize| Argument::Number(n as i64);
    shell.note(MessageId::ReadFromSentences, &[("count", number(read)), ("idle", number(idle))])
}

/// Returns which clues and questions were left out because they could not be read.
pub(super) fn left_out(shell: &Shell, loaded: &LoadedPuzzle) -> Option<Block> {
    let (clues, questions) = loaded.sentences.as_ref()?.refused();
    let Puzzle::Grid(grid) = &loaded.puzzle else { return None };
    let clues = clues.into_iter().map(|clue| report::label(shell.messages(), &CluePart::whole(grid, clue)));
    let questions = questions.into_iter().filter_map(|question| grid.questions.get(question)?.text.clone());
    let all: Vec<String> = clues.chain(questions).collect();
    let id =
        if loaded.is_settled && loaded.assumed.is_empty() { MessageId::LeftOutSettled } else { MessageId::LeftOut };
    let text = shell.format(id, &[("clues", Argument::List(all.clone()))]);
    (!all.is_empty()).then_some(Block::Paragraph(text, Mark::Warning))
}

/// Returns that there is one solution if sentences mean what is assumed, if something is.
pub(super) fn if_assumed(shell: &Shell, puzzle: &Puzzle, assumed: &[Assumed]) -> Option<Block> {
    let Puzzle::Grid(grid) = puzzle else { return None };
    let mut clues: Vec<usize> = assumed.iter().map(|assumed| assumed.clue).collect();
    clues.dedup();
    let labels = clues.iter().map(|&clue| report::label(shell.messages(), &CluePart::whole(grid, clue))).collect();
    let count = Argument::Number(clues.len() as i64);
    let text = shell.format(MessageId::UniqueIfAssumed, &[("clues", Argument::List(labels)), ("count", count)]);
    (!clues.is_empty()).then_some(Block::Paragraph(text, Mark::Warning))
}

/// Returns the other readings of the sentences that leave exactly one solution.
pub(super) fn otherwise(shell: &Shell, puzzle: &Puzzle, found: &[OtherReading]) -> Vec<Block> {
    let Puzzle::Grid(grid) = puzzle else { return Vec::new() };
    let entry = |reread: &Reread| Entry {
        label: report::label(shell.messages(), &CluePart::whole(grid, reread.clue)),
        text: words(&reread.meaning),
        mark: Mark::Strong,
    };
    let block = |other: &OtherReading| {
        let heading = Block::Heading(shell.word(MessageId::ReadOtherwise));
        [heading, Block::Entries(other.sentences.iter().map(entry).collect())]
    };
    found.iter().flat_map(block).collect()
}

/// Returns a meaning as a sentence, with its expression.
pub(super) fn words(meaning: &Wording) -> String {
    if meaning.paraphrase == meaning.expression {
        format!("= {}", meaning.expression)
    } else {
        format!("{}  (= {})", meaning.paraphrase, meaning.expression)
    }
}
