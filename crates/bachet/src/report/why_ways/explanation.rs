//! An explanation in words: each step with its reasons and what is where after it, then why no way is shorter.

use bachet_draw::{Block, Mark, Step as DrawnStep, Way as DrawnWay};

use super::Words;
use super::reasons::Said;
use crate::Puzzle;
use crate::drawings;
use crate::messages::{MessageId, Messages};
use crate::report::ways;
use crate::verbs::{ExplainedMove, WaysExplanation};

/// Returns an explanation as parts of a page: how many ways there are, each step of one of them, and why none is
/// shorter; or why there is none. With `pictures`, what is where is drawn after each step. Nothing if the solutions of
/// the puzzle are not ways.
pub fn explanation(messages: &Messages, puzzle: &Puzzle, found: &WaysExplanation, pictures: bool) -> Vec<Block> {
    let Some(words) = Words::new(messages, puzzle) else { return Vec::new() };
    let words = Words { is_symmetric: !found.counts.interchangeable.is_empty(), ..words };
    let mut blocks = ways::counts(messages, puzzle, &found.counts, false);
    let mut said = Said::default();
    let mut view = words.ways.view(None);
    if pictures && !found.steps.is_empty() {
        let start = messages.word(MessageId::WayStart);
        blocks.push(step_block(String::new(), start, String::new(), view.banks(messages)));
        blocks.extend(view.drawing().map(Block::Drawing));
    }
    for step in &found.steps {
        view.make(&step.step);
        let banks = if pictures { view.banks(messages) } else { Vec::new() };
        let text = words.step(&step.step, step.spent);
        blocks.push(step_block(format!("{}.", step.number), text, String::new(), banks));
        if pictures {
            blocks.extend(view.drawing().map(Block::Drawing));
        }
        let mut reasons = words.reasons(step, &mut said);
        if is_last(found, step) {
            reasons.push(words.sentence(MessageId::WhyGoal, &[]));
        }
        if !reasons.is_empty() {
            blocks.push(Block::Paragraph(reasons.join(" "), Mark::Plain));
        }
    }
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

fn is_last(found: &WaysExplanation, step: &ExplainedMove) -> bool {
    found.counts.distance.is_some_and(|distance| distance.moves == step.number)
}

fn step_block(label: String, text: String, aside: String, banks: Vec<bachet_draw::Bank>) -> Block {
    Block::Way(DrawnWay { caption: String::new(), steps: vec![DrawnStep { label, text, aside, banks }] })
}

impl Words<'_> {
    /// Returns what the short names in lists of states stand for, if they stand for anything else.
    fn legend(&self) -> Option<Block> {
        let legend = self.ways.names().ok()?.legend();
        let entries: Vec<String> = legend.into_iter().map(|(short, long)| format!("{short} = {long}")).collect();
        (!entries.is_empty()).then(|| Block::Paragraph(drawings::joined(&entries, self.messages), Mark::Faint))
    }
}
