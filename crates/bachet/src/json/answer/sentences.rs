//! What became of sentences, as JSON.

use bachet_notation::Argument;

use crate::json::output::{self, LeftOut, Output, SentenceCounts};
use crate::messages::Messages;
use crate::sentences::{Beside, Sentences};
use crate::verbs::{self, ReadOutcome, ReadSentence, Readings, Wording};
use crate::{Diagnostic, Puzzle};

impl Output {
    /// How each clue and question was read.
    pub fn of_readings(found: &Readings, messages: &Messages) -> Self {
        let sentence = |sentence: &ReadSentence| output::ReadSentence {
            text: sentence.text.clone(),
            outcome: match sentence.outcome {
                ReadOutcome::Read => output::ReadOutcome::Read,
                ReadOutcome::Idle => output::ReadOutcome::Idle,
                ReadOutcome::Ambiguous => output::ReadOutcome::Ambiguous,
                ReadOutcome::Unread => output::ReadOutcome::Unread,
            },
            readings: sentence.readings.iter().map(wording).collect(),
            others: sentence.others.iter().map(wording).collect(),
            remark: sentence.doubt.as_ref().map(|doubt| messages.message(doubt)),
            known: list(sentence.doubt.as_ref(), "known"),
            unknown: list(sentence.doubt.as_ref(), "unknown"),
        };
        let clue = |clue: &verbs::ReadClue| output::ReadClue {
            label: clue.label.clone(),
            sentences: clue.sentences.iter().map(sentence).collect(),
            stated: clue.stated.as_ref().map(wording),
            same: match clue.beside {
                Some(Beside::Same) => Some(true),
                Some(Beside::Other) => Some(false),
                Some(Beside::Unknown) | None => None,
            },
        };
        let question = |question: &verbs::ReadQuestion| output::ReadQuestion {
            sentence: question.sentence.as_ref().map(sentence),
            stated: question.stated.as_ref().map(wording),
        };
        let category = |(name, values): &(String, Vec<String>)| output::ReadCategory {
            name: name.clone(),
            values: values.clone(),
        };
        let of_page = !found.categories.is_empty();
        let readings = output::Readings {
            language: found.language.clone(),
            categories: of_page.then(|| found.categories.iter().map(category).collect()),
            scene: of_page.then(|| found.scene.clone()),
            clues: found.clues.iter().map(clue).collect(),
            questions: found.questions.iter().map(question).collect(),
        };
        Self { readings: Some(readings), ..Self::default() }
    }

    /// The same with how many clues have their meaning from sentences, and which were left out.
    #[must_use]
    pub fn with_sentences(self, puzzle: &Puzzle, sentences: Option<&Sentences>) -> Self {
        let (Some(sentences), Puzzle::Grid(grid)) = (sentences, puzzle) else { return self };
        let (read, idle) = sentences.counts();
        let (clues, questions) = sentences.refused();
        if (read, idle, clues.len() + questions.len()) == (0, 0, 0) {
            return self;
        }
        let label = |clue: usize| grid.clues.get(clue).map(|c| c.label.clone()).unwrap_or_default();
        let clues = clues.iter().map(|&c| LeftOut { clue: Some(c + 1), question: None, label: label(c) });
        let questions = questions.iter().map(|&q| LeftOut { clue: None, question: Some(q + 1), label: String::new() });
        let left_out = clues.chain(questions).collect();
        Self { sentences: Some(SentenceCounts { read, idle, left_out }), ..self }
    }

    /// The same with the other ways to read the sentences that leave one solution.
    #[must_use]
    pub fn with_other_readings(self, puzzle: &Puzzle, found: &[verbs::OtherReading]) -> Self {
        let (Puzzle::Grid(grid), false) = (puzzle, found.is_empty()) else { return self };
        let reread = |reread: &verbs::Reread| output::Reread {
            clue: reread.clue + 1,
            label: grid.clues.get(reread.clue).map(|c| c.label.clone()).unwrap_or_default(),
            expression: reread.meaning.expression.clone(),
            paraphrase: reread.meaning.paraphrase.clone(),
        };
        let other = |other: &verbs::OtherReading| output::OtherReading {
            sentences: other.sentences.iter().map(reread).collect(),
        };
        Self { other_readings: Some(found.iter().map(other).collect()), ..self }
    }
}

fn wording(wording: &Wording) -> output::Wording {
    output::Wording { expression: wording.expression.clone(), paraphrase: wording.paraphrase.clone() }
}

fn list(doubt: Option<&Diagnostic>, name: &str) -> Vec<String> {
    let found = doubt.and_then(|d| d.arguments.iter().find(|(n, _)| *n == name));
    match found {
        Some((_, Argument::List(texts))) => texts.clone(),
        _ => Vec::new(),
    }
}
