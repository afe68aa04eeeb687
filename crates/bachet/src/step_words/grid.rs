//! The words of steps in a logic grid.

use std::cell::OnceCell;

use bachet_explain::grid::techniques::{LAST_PLACE, MATCH, NO_COMMON_PLACE, PAIRS};
use bachet_explain::grid::{GridRule, Shape};
use bachet_explain::{Fact, Step, Technique};
use bachet_notation::clue::{Comparison, Item, Truth, ValueId, Who};
use bachet_notation::{Argument, Expressions, GridPuzzle};
use bachet_prose::{Language, Speaker};

use super::{Subject, Telling};
use crate::messages::{Message, MessageId, Messages};

/// Names values, clues and rules of a logic grid.
pub(crate) struct GridWords<'a> {
    puzzle: &'a GridPuzzle,
    messages: &'a Messages,
    shape: Shape,
    language: &'static Language,
    speaker: OnceCell<Speaker<'a>>,
    expressions: OnceCell<Expressions<'a>>,
}

impl<'a> GridWords<'a> {
    /// Returns the words for a puzzle; `None` if it is too large to be explained.
    pub(crate) fn new(puzzle: &'a GridPuzzle, messages: &'a Messages) -> Option<Self> {
        let language = Language::builtin(messages.language().tag()).or_else(|| Language::all().next())?;
        let (speaker, expressions) = (OnceCell::new(), OnceCell::new());
        Some(Self { puzzle, messages, shape: Shape::new(puzzle)?, language, speaker, expressions })
    }

    /// Returns the name of a value; before a number stands that of its category.
    fn name(&self, value: usize) -> String {
        let text = &self.puzzle.value(self.shape.value(value)).text;
        if !text.starts_with(|c: char| c.is_ascii_digit()) {
            return text.clone();
        }
        let message = Message::from(MessageId::WhyNumbered).text("category", self.category(self.shape.category(value)));
        self.messages.say(message.text("value", text))
    }

    fn category(&self, category: usize) -> String {
        self.puzzle.categories[category].name.clone()
    }

    /// Returns what a fact says, as the meaning of a clue.
    fn truth(&self, fact: Fact) -> Truth {
        let [one, other] = [fact.place, fact.value].map(|value| self.shape.value(value as usize));
        let is_unique = |value: u16| self.shape.is_unique(value as usize);
        let shared = |shared: ValueId, owner: ValueId, comparison| {
            let of = Item::Of(shared.category, Box::new(Who::Has(owner)));
            Truth::Items(of, comparison, Item::Value(shared))
        };
        let comparison = if fact.holds { Comparison::Equal } else { Comparison::NotEqual };
        match (is_unique(fact.place), is_unique(fact.value)) {
            (_, false) => shared(other, one, comparison),
            (false, true) => shared(one, other, comparison),
            (true, true) => Truth::Same(Who::Has(one), comparison, Who::Has(other)),
        }
    }

    /// Returns what a fact says as a part of a sentence.
    fn sentence(&self, fact: Fact) -> String {
        let speaker = self.speaker.get_or_init(|| Speaker::new(self.puzzle, self.language));
        let sentence = speaker.words(&self.truth(fact));
        let sentence = sentence.trim_end_matches('.');
        let is_name = [fact.place, fact.value].iter().any(|&value| sentence.starts_with(&self.name(value as usize)));
        if is_name { sentence.to_owned() } else { small(sentence) }
    }

    /// Returns what is known of a value as a part of a sentence: what it goes with, and what not.
    fn partners(&self, value: usize, facts: &[Fact]) -> String {
        let names = |holds: bool| {
            let partner = |fact: &Fact| if fact.place as usize == value { fact.value } else { fact.place };
            let facts = facts.iter().filter(|fact| fact.holds == holds);
            facts.map(|fact| self.name(partner(fact).into())).collect::<Vec<String>>()
        };
        let (yes, no) = (names(true), names(false));
        let id = match (yes.is_empty(), no.is_empty()) {
            (false, true) => MessageId::WhyGoesWith,
            (true, _) => MessageId::WhyGoesNotWith,
            (false, false) => MessageId::WhyGoesWithNot,
        };
        let message = Message::from(id).text("first", self.name(value)).text("yes", self.messages.list(&yes));
        self.messages.say(message.text("no", self.messages.list_nor(&no)))
    }

    /// Returns a clue with its words, or only its label if the reader has read it a few steps before.
    fn clue_words(&self, clue: usize, telling: &Telling) -> String {
        let label = &self.puzzle.clues[clue].label;
        let is_read = telling.clues.iter().flatten().any(|&read| read == clue);
        let message = Message::from(if is_read { MessageId::WhyClueAgain } else { MessageId::WhyClue });
        let label = if label.is_empty() { (clue + 1).to_string() } else { label.clone() };
        self.messages.say(message.text("label", label).text("text", clue_text(self.puzzle, clue)))
    }

    fn clues(step: &Step<GridRule>) -> Vec<usize> {
        let of = |rule: &GridRule| if let GridRule::Clue { clue, .. } = rule { Some(*clue as usize) } else { None };
        let mut clues: Vec<usize> = step.rules.iter().filter_map(of).collect();
        clues.sort_unstable();
        clues.dedup();
        clues
    }

    /// Returns the result of a step that reads a clue: as a sentence if the clue leaves no other words for it.
    fn result(&self, step: &Step<GridRule>) -> String {
        match step.facts[..] {
            [fact] if fact.holds => {
                let sentence = self.sentence(fact);
                if self.names_category(&sentence, fact) { self.facts(&[fact]) } else { sentence }
            }
            _ => self.facts(&step.facts),
        }
    }

    /// Whether a sentence has to describe what it is about by a category: "the one with the nation English".
    fn names_category(&self, sentence: &str, fact: Fact) -> bool {
        let values = [fact.place, fact.value].map(usize::from);
        let is_described = |&value: &usize| {
            let name = self.name(value);
            let category = self.category(self.shape.category(value));
            let words = || sentence.split(|c: char| !c.is_alphanumeric());
            !name.starts_with(&category) && words().any(|word| word == category)
        };
        let begins_with_name = values.iter().any(|&value| sentence.starts_with(&self.name(value)));
        !begins_with_name && values.iter().any(is_described)
    }

    fn paragraph(&self, id: MessageId, step: &Step<GridRule>, telling: &Telling, clues: &[usize]) -> String {
        let quoted: Vec<String> = clues.iter().map(|&clue| self.clue_words(clue, telling)).collect();
        let is_new = step.known.iter().all(|fact| telling.facts.contains(fact));
        let known = match step.known.len() {
            0 => "none",
            _ if is_new => "new",
            _ => "other",
        };
        let message = Message::from(id)
            .with("turn", Argument::number(telling.turn % 2))
            .text("clues", quoted.join(" "))
            .text("has-known", known)
            .text("known", self.facts(&step.known))
            .text("result", if clues.is_empty() { self.facts(&step.facts) } else { self.result(step) });
        self.messages.say(message)
    }

    /// Returns the paragraph of a step because of what one value may go with.
    fn one_each(&self, id: MessageId, step: &Step<GridRule>, telling: &Telling) -> String {
        let value = step.rules.first().map_or_else(String::new, |rule| match *rule {
            GridRule::OneEach { value, .. } | GridRule::Number { value, .. } => self.name(value.into()),
            _ => String::new(),
        });
        let is_new = step.known.iter().all(|fact| telling.facts.contains(fact));
        let is_number = step.rules.iter().any(|rule| matches!(rule, GridRule::Number { .. }));
        let message = Message::from(if is_number { MessageId::WhyNumber } else { id })
            .with("turn", Argument::number(telling.turn % 2))
            .text("has-known", if is_new { "new" } else { "other" })
            .text("has-matches", if step.known.iter().any(|fact| fact.holds) { "yes" } else { "no" })
            .text("known", self.facts(&step.known))
            .text("left", if step.facts.iter().any(|fact| fact.holds) { "some" } else { "none" })
            .text("value", value);
        self.messages.say(message.text("result", self.facts(&step.facts)))
    }

    fn no_common_place(&self, step: &Step<GridRule>) -> String {
        let mut message = Message::from(MessageId::WhyNoCommonPlace);
        for rule in &step.rules {
            if let GridRule::Transfer { first, second, category } = *rule {
                message = message.text("category", self.category(category.into()));
                message = message.text("first", self.name(first.into())).text("second", self.name(second.into()));
            }
        }
        let message = message.text("known", self.facts(&step.known));
        self.messages.say(message.text("result", self.facts(&step.facts)))
    }

    fn pairs(&self, step: &Step<GridRule>) -> String {
        let rows = || {
            step.rules.iter().filter_map(|rule| match *rule {
                GridRule::OneEach { value, category } => Some((usize::from(value), usize::from(category))),
                _ => None,
            })
        };
        let first = rows().next().unwrap_or_default();
        let category = self.shape.category(first.0);
        let of = |category: usize, other: usize| {
            let rows = rows().filter(move |&(value, places)| (self.shape.category(value), places) == (category, other));
            rows.map(|(value, _)| self.name(value))
        };
        let values: Vec<String> = of(category, first.1).collect();
        // Rules about other places only say why a value is not there.
        let places: Vec<String> = of(first.1, category).take(values.len()).collect();
        let message = Message::from(MessageId::WhyPairs)
            .text("values", self.messages.list(&values))
            .text("places", self.messages.list(&places))
            .text("known", self.facts(&step.known));
        self.messages.say(message.text("result", self.facts(&step.facts)))
    }

    /// Returns the pair that a step transfers from one to the other, if it is a single one.
    fn transferred(step: &Step<GridRule>) -> Option<(u16, u16)> {
        let pair = |rule: &GridRule| match *rule {
            GridRule::Transfer { first, second, .. } => Some((first, second)),
            _ => None,
        };
        let mut pairs: Vec<(u16, u16)> = step.rules.iter().map(pair).collect::<Option<_>>()?;
        pairs.dedup();
        if let [pair] = pairs[..] { Some(pair) } else { None }
    }
}

/// Returns the words of a clue, or its expression if it has none.
pub(super) fn clue_text(puzzle: &GridPuzzle, clue: usize) -> String {
    let Some(clue) = puzzle.clues.get(clue) else { return String::new() };
    let text = clue.text.as_ref().or(clue.expression.as_ref()).cloned().unwrap_or_default();
    text.trim_end_matches('.').to_owned()
}

/// Returns a sentence with a small letter at its beginning.
fn small(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_lowercase().chain(chars).collect())
}

impl Subject<GridRule> for GridWords<'_> {
    fn messages(&self) -> &Messages {
        self.messages
    }

    fn entry(&self, fact: Fact) -> String {
        self.expressions.get_or_init(|| Expressions::new(self.puzzle)).truth(&self.truth(fact))
    }

    fn facts(&self, facts: &[Fact]) -> String {
        let mut parts = Vec::new();
        let mut has_list = false;
        let mut left = facts.to_vec();
        // What is said of one value is told together, the most first.
        while let [first, ..] = left[..] {
            let of = |value: u16| left.iter().filter(|fact| fact.place == value || fact.value == value).count();
            let values = left.iter().flat_map(|fact| [fact.place, fact.value]);
            let value = values.max_by_key(|&value| (of(value), u16::MAX - value)).unwrap_or(first.place);
            let (mine, others): (Vec<Fact>, Vec<Fact>) =
                left.iter().partition(|fact| fact.place == value || fact.value == value);
            left = others;
            has_list |= mine.len() > 1;
            parts.push(self.partners(value as usize, &mine));
        }
        if has_list { self.messages.semicolons(&parts) } else { self.messages.clauses(&parts) }
    }

    fn clue(&self, rule: &GridRule) -> Option<usize> {
        if let GridRule::Clue { clue, .. } = rule { Some(*clue as usize) } else { None }
    }

    fn rule(&self, rule: &GridRule) -> String {
        let about = |id, value: u16, category: u16| {
            let message = Message::from(id).text("value", self.name(value as usize));
            self.messages.say(message.text("category", self.category(category as usize)))
        };
        match *rule {
            GridRule::Clue { clue, .. } => {
                let label = &self.puzzle.clues[clue as usize].label;
                let label = if label.is_empty() { (clue + 1).to_string() } else { label.clone() };
                self.messages.say(Message::from(MessageId::WhyRuleClue).text("label", label))
            }
            GridRule::OneEach { value, category } => about(MessageId::WhyRuleOneEach, value, category),
            GridRule::Number { value, .. } => {
                let number = self.shape.stated_number(value.into()).unwrap_or_default();
                let message = Message::from(MessageId::WhyRuleNumber).with("number", Argument::number(number));
                self.messages.say(message.text("value", self.name(value.into())))
            }
            GridRule::Transfer { first, second, .. } => {
                let message = Message::from(MessageId::WhyRuleTransfer).text("first", self.name(first as usize));
                self.messages.say(message.text("second", self.name(second as usize)))
            }
        }
    }

    fn place(&self, step: &Step<GridRule>) -> String {
        let clues = Self::clues(step);
        if let ([clue, ..], true) = (&clues[..], !clues.is_empty()) {
            let label = &self.puzzle.clues[*clue].label;
            let label = if label.is_empty() { (clue + 1).to_string() } else { label.clone() };
            return self.messages.say(Message::from(MessageId::WhyRuleClue).text("label", label));
        }
        let values: Vec<String> = match step.rules.first() {
            Some(GridRule::Transfer { first, second, .. }) => {
                vec![self.name(*first as usize), self.name(*second as usize)]
            }
            Some(GridRule::OneEach { value, category } | GridRule::Number { value, category }) => {
                vec![self.name(*value as usize), self.category(*category as usize)]
            }
            _ => step.facts.iter().take(1).map(|fact| self.name(fact.place as usize)).collect(),
        };
        self.messages.list(&values)
    }

    fn direct(&self, step: &Step<GridRule>, telling: &Telling) -> String {
        let is = |technique: &Technique| step.technique.id == technique.id;
        if is(&MATCH) || is(&LAST_PLACE) {
            return self.one_each(
                if is(&MATCH) { MessageId::WhyMatch } else { MessageId::WhyLastPlace },
                step,
                telling,
            );
        }
        if is(&NO_COMMON_PLACE) {
            return self.no_common_place(step);
        }
        if is(&PAIRS) {
            return self.pairs(step);
        }
        if let Some((first, second)) = Self::transferred(step).filter(|_| step.known.len() > 2) {
            let message = Message::from(MessageId::WhyTransferPair).with("turn", Argument::number(telling.turn % 2));
            let message = message.text("first", self.name(first.into())).text("second", self.name(second.into()));
            return self.messages.say(message.text("result", self.facts(&step.facts)));
        }
        let clues = Self::clues(step);
        match clues[..] {
            [] => self.paragraph(MessageId::WhyTransfer, step, telling, &clues),
            [_] => self.paragraph(MessageId::WhyOneClue, step, telling, &clues),
            _ => self.paragraph(MessageId::WhySeveralClues, step, telling, &clues),
        }
    }
}
