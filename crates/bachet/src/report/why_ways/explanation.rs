//! An explanation in words: each step with its reasons and what is where after it, then why no way is shorter.

use bachet_draw::{Block, Mark, Walkthrough, WalkthroughPart};

use super::Words;
use super::reasons::Said;
use crate::Puzzle;
use crate::drawings;
use crate::messages::{MessageId, Messages};
use crate::report::ways;
use crate::verbs::{ExplainedMove, WaysExplanation};

/// A move of a way in words.
pub(crate) struct WordedMove {
    /// The move.
    pub(crate) text: String,
    /// Why it is made: what is wrong with every other move. Empty if nothing is to be said.
    pub(crate) why: String,
    /// The state after it, as `show --state` reads it.
    pub(crate) state: Option<String>,
    /// What is where after it.
    pictures: Vec<Block>,
}

/// Returns the moves of an explanation in words; with `pictures`, with what is where after each. Empty if the solutions
/// of the puzzle are not ways.
pub(crate) fn worded_moves(
    messages: &Messages,
    puzzle: &Puzzle,
    found: &WaysExplanation,
    pictures: bool,
) -> Vec<WordedMove> {
    let Some(words) = Words::of(messages, puzzle, found) else { return Vec::new() };
    let mut said = Said::default();
    let mut view = words.ways.view(None);
    let mut moves = Vec::with_capacity(found.steps.len());
    for step in &found.steps {
        view.make(&step.step);
        let mut reasons = words.reasons(step, &mut said);
        if is_last(found, step) {
            reasons.push(words.sentence(MessageId::WhyGoal, &[]));
        }
        moves.push(WordedMove {
            text: words.step(&step.step, step.spent),
            why: reasons.join(" "),
            state: view.line(),
            pictures: if pictures { view.picture(&[], messages) } else { Vec::new() },
        });
    }
    moves
}

/// Returns why no way is shorter, or why there is none, as parts of a page. Nothing if the solutions of the puzzle are
/// not ways.
pub(crate) fn proof(messages: &Messages, puzzle: &Puzzle, found: &WaysExplanation) -> Vec<Block> {
    let Some(words) = Words::of(messages, puzzle, found) else { return Vec::new() };
    let mut blocks = Vec::new();
    if let Some(distance) = found.counts.distance.filter(|distance| (found.steps.len() as u64) < distance.moves) {
        let shown = ("shown", super::number(found.steps.len()));
        let text = messages.format(MessageId::WayStepsShown, &[shown, ("length", words.length(distance.moves))]);
        blocks.push(Block::Paragraph(text, Mark::Faint));
    }
    // A way without moves needs no reason.
    let proof = found.no_shorter.iter().filter(|proof| proof.distance.moves > 0);
    blocks.extend(proof.flat_map(|proof| words.no_shorter(proof)));
    blocks.extend(found.no_way.iter().flat_map(|why| words.no_way(why)));
    let lists_states = found.no_way.iter().any(|why| !why.states.is_empty())
        || found.no_shorter.iter().any(|proof| proof.layers.iter().any(|layer| !layer.states.is_empty()));
    blocks.extend(words.legend().filter(|_| lists_states));
    blocks
}

/// Returns an explanation as parts of a page: how many ways there are, each step of one of them, and why none is
/// shorter; or why there is none. With `pictures`, what is where is drawn after each step. Nothing if the solutions of
/// the puzzle are not ways.
pub(crate) fn explanation(messages: &Messages, puzzle: &Puzzle, found: &WaysExplanation, pictures: bool) -> Vec<Block> {
    let mut blocks = ways::counts(messages, puzzle, &found.counts, false);
    let part = |step: WordedMove| {
        let why = (!step.why.is_empty()).then_some(Block::Paragraph(step.why, Mark::Plain));
        WalkthroughPart { title: step.text, blocks: why.into_iter().chain(step.pictures).collect() }
    };
    let parts: Vec<WalkthroughPart> = worded_moves(messages, puzzle, found, pictures).into_iter().map(part).collect();
    if !parts.is_empty() {
        blocks.push(Block::Walkthrough(Walkthrough { parts, words: drawings::walkthrough_words(messages) }));
    }
    blocks.extend(proof(messages, puzzle, found));
    blocks
}

fn is_last(found: &WaysExplanation, step: &ExplainedMove) -> bool {
    found.counts.distance.is_some_and(|distance| distance.moves == step.number)
}

impl Words<'_> {
    /// Returns what the short names in lists of states stand for, if they stand for anything else.
    fn legend(&self) -> Option<Block> {
        let legend = self.ways.names().ok()?.legend();
        let entries: Vec<String> = legend.into_iter().map(|(short, long)| format!("{short} = {long}")).collect();
        (!entries.is_empty()).then(|| Block::Paragraph(drawings::joined(&entries, self.messages), Mark::Faint))
    }
}
