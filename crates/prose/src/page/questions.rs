//! The questions of a page.

use bachet_notation::{QuestionFields, Text};

use crate::page::clues::{Layout, Role};
use crate::page::lines::Label;
use crate::page::mentions::Mentions;
use crate::page::sentences::sentences;
use crate::page::terms::terms;
use crate::page::words::PhraseRole;
use crate::page::zones::Zone;

impl Layout<'_> {
    /// Takes the questions: those after `Question:`, lines that are a question, and sentences after the clues or
    /// about values.
    pub(super) fn questions(&mut self, mentions: &Mentions) -> Vec<QuestionFields> {
        let stated = |l: &Self, at: usize| {
            l.lines[at].prefix == Some(PhraseRole::Question) && l.lines[at].is_question()
                || l.zones[at] == Zone::Questions && l.lines[at].is_question()
        };
        let explicit = (0..self.lines.len()).any(|at| self.roles[at] == Role::Unused && stated(self, at));
        let first_clue = self.roles.iter().position(|&r| r == Role::Clue).unwrap_or(0);
        let mut found = Vec::new();
        for text in std::mem::take(&mut self.asked) {
            let span = text.span();
            found.push(QuestionFields { text: Some(text), expression: None, span });
        }
        for at in 0..self.lines.len() {
            let line = &self.lines[at];
            if self.roles[at] != Role::Unused || !line.text.contains('?') || line.text.len() > 4000 {
                continue;
            }
            let text = line.clean();
            let ranges = sentences(text.as_str(), &self.words);
            let alone = ranges.len() == 1 && line.label == Label::None;
            for range in ranges {
                let sentence = text.part(range);
                if !sentence.as_str().ends_with('?') {
                    continue;
                }
                let about = || mentions.names_value(sentence.as_str(), &self.words);
                let wanted = stated(self, at)
                    || !explicit && alone && (at > first_clue || self.names_something(sentence.as_str()))
                    || at > first_clue
                        && self.zones[at] != Zone::Answer
                        && !explicit
                        && self.lines[at].label == Label::None
                    || self.zones[at] != Zone::Answer && about();
                if wanted {
                    let span = sentence.span();
                    found.push(QuestionFields { text: Some(sentence), expression: None, span });
                    self.roles[at] = Role::Question;
                }
            }
        }
        found.sort_by_key(|question| question.span.start);
        found
    }

    /// Whether a sentence without values of the page seems to have a name.
    fn names_something(&self, sentence: &str) -> bool {
        !sentence.contains(':') && !terms(sentence, &self.words).is_empty()
    }

    /// The sentences that are left: read, but idle.
    pub(super) fn scene(&self, questions: &[QuestionFields]) -> Vec<Text> {
        let mut found: Vec<Text> = self.opening.clone();
        for (line, role) in self.lines.iter().zip(&self.roles) {
            // What stands beside the clues in running text.
            let running = self.running.as_ref().filter(|_| *role == Role::Clue && line.label == Label::None);
            // A paragraph may end with a question.
            let is_idle = matches!(role, Role::Unused | Role::Question);
            if !is_idle && running.is_none() || !line.text.contains(char::is_alphabetic) {
                continue;
            }
            let text = line.clean();
            let texts = sentences(text.as_str(), &self.words).into_iter().map(|range| text.part(range));
            let is_asked = |text: &Text| questions.iter().any(|question| question.span.start == text.span().start);
            let texts = texts.filter(|text| !is_asked(text));
            found.extend(texts.filter(|text| running.is_none_or(|all| !all.bytes.contains(&text.span().start))));
        }
        found.sort_by_key(|text| text.span().start);
        found
    }
}
