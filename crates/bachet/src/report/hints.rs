//! Hints in words.

use bachet_draw::{Block, Mark};

use crate::Puzzle;
use crate::messages::{Message, MessageId, Messages};
use crate::report::why_ways;
use crate::step_words::{WordedStep, clue_text, entries, steps};
use crate::verbs::{BrokenRules, HintStrength, Hinted, WrongHint};

/// A hint in the words of a language, as much as there is to tell.
pub(crate) struct HintWords {
    /// The next step.
    pub(crate) step: Option<WordedStep>,
    /// What is wrong.
    pub(crate) wrong: Option<WrongWords>,
    /// What is said if there is neither.
    other: Option<MessageId>,
}

/// Wrong entries in words.
pub(crate) struct WrongWords {
    /// The entries.
    pub(crate) entries: Vec<String>,
    /// Whether only all of them together are wrong.
    pub(crate) together: bool,
    /// The clues that they contradict, by their index.
    pub(crate) clues: Vec<usize>,
    /// The rules and givens that they contradict.
    pub(crate) rules: Vec<String>,
}

impl HintWords {
    /// Puts a hint into words.
    pub(crate) fn new(puzzle: &Puzzle, found: &Hinted, messages: &Messages) -> Self {
        let mut words = Self { step: None, wrong: None, other: None };
        match found {
            Hinted::Step(found) => words.step = steps(puzzle, found, messages).pop(),
            Hinted::Wrong(wrong) => words.wrong = Some(WrongWords::new(puzzle, wrong, messages)),
            Hinted::Solved => words.other = Some(MessageId::HintSolved),
            Hinted::Several => words.other = Some(MessageId::HintSeveral),
            Hinted::NoSolution => words.other = Some(MessageId::HintNoSolution),
            Hinted::Unknown => words.other = Some(MessageId::HintUnknown),
            Hinted::Ways(_) => {}
        }
        words
    }

    /// Returns the hint in sentences, as much as the strength allows.
    pub(crate) fn text(&self, puzzle: &Puzzle, strength: HintStrength, messages: &Messages) -> String {
        match (&self.step, &self.wrong, self.other) {
            (Some(step), ..) => told_step(puzzle, step, strength, messages),
            (None, Some(wrong), _) => wrong.text(puzzle, strength, messages),
            (None, None, other) => other.map_or_else(String::new, |id| messages.word(id)),
        }
    }
}

fn told_step(puzzle: &Puzzle, step: &WordedStep, strength: HintStrength, messages: &Messages) -> String {
    let say = |id| {
        let message = Message::from(id).text("look", step.look.clone()).text("technique", step.name.clone());
        messages.say(message.text("clues", quoted(puzzle, &step.clues, messages)))
    };
    match strength {
        HintStrength::Where => say(MessageId::HintWhere),
        HintStrength::Why if step.clues.is_empty() => say(MessageId::HintWhy),
        HintStrength::Why => say(MessageId::HintWhyClues),
        HintStrength::What => step.text.clone(),
    }
}

/// Returns clues with their words.
fn quoted(puzzle: &Puzzle, clues: &[usize], messages: &Messages) -> String {
    let quote = |&clue: &usize| {
        let label = puzzle.clue_label(clue);
        let label = if label.is_empty() { (clue + 1).to_string() } else { label };
        messages.say(Message::from(MessageId::WhyClue).text("label", label).text("text", clue_text(puzzle, clue)))
    };
    clues.iter().map(quote).collect::<Vec<String>>().join(" ")
}

impl WrongWords {
    fn new(puzzle: &Puzzle, wrong: &WrongHint, messages: &Messages) -> Self {
        let (clues, rules) = match (&wrong.broken, puzzle) {
            (BrokenRules::Clues(clues), _) => (clues.clone(), Vec::new()),
            (BrokenRules::Constraints(rules), Puzzle::Sudoku(board)) => {
                (Vec::new(), rules.iter().map(|rule| messages.constraint(board, rule)).collect())
            }
            (BrokenRules::Constraints(_), _) => (Vec::new(), Vec::new()),
        };
        let entries = entries(puzzle, &wrong.context, &wrong.entries.entries, messages);
        Self { entries, together: wrong.entries.together, clues, rules }
    }

    fn text(&self, puzzle: &Puzzle, strength: HintStrength, messages: &Messages) -> String {
        let say = |id| {
            let message = Message::from(id).with("count", bachet_notation::Argument::number(self.entries.len()));
            let message = message.text("entries", messages.list(&self.entries));
            let message = message.text("clues", quoted(puzzle, &self.clues, messages));
            messages.say(message.text("rules", messages.list(&self.rules)))
        };
        if strength == HintStrength::Where {
            return say(MessageId::HintWrong);
        }
        let which = say(if self.together { MessageId::HintWrongTogether } else { MessageId::HintWrongEntries });
        let broken = match strength {
            HintStrength::What if !self.clues.is_empty() => say(MessageId::HintBreaksClues),
            HintStrength::What if !self.rules.is_empty() => say(MessageId::HintBreaksRules),
            _ => return which,
        };
        format!("{which} {broken}")
    }
}

/// Returns a hint as a part of a page.
pub fn hint(puzzle: &Puzzle, found: &Hinted, strength: HintStrength, messages: &Messages) -> Vec<Block> {
    if let Hinted::Ways(found) = found {
        return why_ways::hint(messages, puzzle, found, strength);
    }
    let text = HintWords::new(puzzle, found, messages).text(puzzle, strength, messages);
    let mark = match found {
        Hinted::Step(_) | Hinted::Ways(_) => Mark::Plain,
        Hinted::Solved => Mark::Good,
        Hinted::Several | Hinted::Unknown => Mark::Warning,
        Hinted::Wrong(_) | Hinted::NoSolution => Mark::Bad,
    };
    vec![Block::Paragraph(text, mark)]
}
