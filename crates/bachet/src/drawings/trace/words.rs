//! The events of a run in words, for a program that draws the states of the search itself.

use super::Tracing;
use super::index::Index;
use crate::messages::one_line;
use crate::verbs::{Event, Record, Subject};

/// Events in words, and the names of what they are about.
#[derive(Clone, Debug, Default)]
pub struct EventWords {
    /// The sentences, each once.
    pub texts: Vec<String>,
    /// For each event the index of its sentence.
    pub sentences: Vec<u32>,
    /// The index of each event after which cells stand out because they break a rule or cannot be filled, and these
    /// cells.
    pub marked: Vec<(u32, Vec<u32>)>,
    /// What events are about, with its name.
    pub subjects: Vec<(Subject, String)>,
    /// The states, with their lines.
    pub states: Vec<(u128, String)>,
}

/// Puts events into words.
pub struct WordedEvents<'a> {
    tracing: &'a Tracing<'a>,
    texts: Index<String>,
    sentences: Vec<u32>,
    marked: Vec<(u32, Vec<u32>)>,
    subjects: Index<Subject>,
    states: Index<u128>,
}

impl<'a> WordedEvents<'a> {
    /// Starts before the first event.
    pub fn new(tracing: &'a Tracing<'a>) -> Self {
        Self {
            tracing,
            texts: Index::new(),
            sentences: Vec::new(),
            marked: Vec::new(),
            subjects: Index::new(),
            states: Index::new(),
        }
    }

    /// Adds an event; the record includes it already.
    pub fn add(&mut self, record: &Record, event: Event) {
        let marked = self.tracing.picture.marked(record.stack.assignments(), Some(event));
        if !marked.is_empty() {
            self.marked.push((self.sentences.len() as u32, marked));
        }
        self.sentences.push(self.texts.number(one_line(&self.tracing.words(record, Some(event)))));
        match event {
            Event::Assign { value, .. } if self.tracing.picture.has_ways() => self.name_state(value),
            Event::Choose { subject, .. }
            | Event::Check { subject, .. }
            | Event::Conflict { subject }
            | Event::Combine { subject, .. } => self.name(subject),
            _ => {}
        }
    }

    /// Names something that the events may not mention.
    pub fn name(&mut self, subject: Subject) {
        match subject {
            Subject::State(state) => self.name_state(state),
            // Its sentence names a clause of a formula, with its words.
            Subject::Clause(_) => {}
            _ => {
                self.subjects.number(subject);
            }
        }
    }

    /// Gives a state its line.
    pub fn name_state(&mut self, state: u128) {
        self.states.number(state);
    }

    /// Returns the words.
    pub fn finish(self) -> EventWords {
        let Self { tracing, texts, sentences, marked, subjects, states } = self;
        EventWords {
            texts: texts.values,
            sentences,
            marked,
            subjects: subjects
                .values
                .into_iter()
                .map(|subject| (subject, one_line(&tracing.subject(subject))))
                .collect(),
            states: states.values.into_iter().map(|state| (state, tracing.picture.state(state))).collect(),
        }
    }
}
