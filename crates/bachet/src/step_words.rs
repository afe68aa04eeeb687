//! Steps of an explanation in words, in the language of the messages.
//!
//! A family names its facts and rules, and words its direct steps ([`Subject`]). How a supposition is told is the same for
//! all of them.

mod board;
mod grid;

use bachet_explain::{Case, Fact, Step, Technique};
use bachet_notation::Argument;

use crate::Puzzle;
use crate::messages::{Message, MessageId, Messages};
use crate::verbs::{Explained, Steps};

use board::BoardWords;
use grid::GridWords;

/// A step in words.
#[derive(Clone, Debug)]
pub(crate) struct WordedStep {
    /// The technique.
    pub technique: &'static Technique,
    /// Its name.
    pub name: String,
    /// Where to look: houses, cells, clues or names.
    pub look: String,
    /// Why it follows, and what: a short paragraph.
    pub text: String,
    /// What follows, each as it is entered: `r3c4 = 5`, `Ann != tea`.
    pub facts: Vec<String>,
    /// The clues that it uses, by their index.
    pub clues: Vec<usize>,
    /// The rules that it uses, other than clues.
    pub rules: Vec<String>,
    /// The earlier facts that it uses, as they are entered.
    pub known: Vec<String>,
    /// The index of the clue where to look, if the place is a clue.
    pub look_clue: Option<usize>,
    /// Of a board: the cells where to look.
    pub look_cells: Vec<String>,
    /// Of a board: the cells that its rules are about.
    pub cells: Vec<String>,
    /// The suppositions by which it looks ahead.
    pub cases: Vec<WordedCase>,
    /// How hard it is to find.
    pub cost: u32,
    /// What every step at that point costs at least, if it is known.
    pub at_least: Option<u32>,
}

/// A supposition in words.
#[derive(Clone, Debug)]
pub(crate) struct WordedCase {
    /// What is supposed.
    pub suppose: Vec<String>,
    /// What follows, one after the other.
    pub links: Vec<WordedLink>,
    /// The contradiction, if there is one.
    pub contradiction: Option<WordedLink>,
}

/// What follows from a supposition, in words.
#[derive(Clone, Debug)]
pub(crate) struct WordedLink {
    /// What follows; empty for a contradiction.
    pub facts: Vec<String>,
    /// The clues and rules that it follows from.
    pub rules: Vec<String>,
    /// The facts that it follows from.
    pub known: Vec<String>,
}

/// What a step is about, in words.
pub(crate) trait Subject<R> {
    /// Returns the messages.
    fn messages(&self) -> &Messages;

    /// Returns a fact as it is entered: `r3c4 = 5`, `Ann != tea`.
    fn entry(&self, fact: Fact) -> String;

    /// Returns facts as a part of a sentence: "r3c4 is 5, and 7 is not in r1c2".
    fn facts(&self, facts: &[Fact]) -> String;

    /// Returns the index of the clue that a rule stands for.
    fn clue(&self, rule: &R) -> Option<usize>;

    /// Returns a rule as a part of a sentence, such as "row 3 needs 5".
    fn rule(&self, rule: &R) -> String;

    /// Returns where to look for a step.
    fn place(&self, step: &Step<R>) -> String;

    /// Returns the names of the cells of the place where to look; empty without a board.
    fn look_cells(&self, _step: &Step<R>) -> Vec<String> {
        Vec::new()
    }

    /// Returns the names of the cells that the rules of a step are about; empty without a board.
    fn cells(&self, _step: &Step<R>) -> Vec<String> {
        Vec::new()
    }

    /// Goes on to the state after these facts.
    fn follow(&self, _facts: &[Fact]) {}

    /// Returns the paragraph of a step without suppositions.
    fn direct(&self, step: &Step<R>, telling: &Telling) -> String;
}

/// Number of steps after which a clue is quoted again.
const REMEMBERED: usize = 3;

/// What the reader was told before a step, so that the words vary and nothing is said twice in a row.
#[derive(Clone, Debug, Default)]
pub(crate) struct Telling {
    /// The number of steps before this one.
    turn: usize,
    /// The clues of the last steps, the latest first.
    clues: Vec<Vec<usize>>,
    /// The facts of the step before.
    facts: Vec<Fact>,
}

/// Returns the steps of an explanation in words.
pub(crate) fn steps(puzzle: &Puzzle, found: &Explained, messages: &Messages) -> Vec<WordedStep> {
    match (puzzle, &found.steps) {
        (Puzzle::Sudoku(puzzle), Steps::Board(steps)) => {
            BoardWords::new(puzzle, &steps.sudoku, messages).map_or_else(Vec::new, |words| {
                words.follow(&steps.entries);
                told(&words, &steps.steps)
            })
        }
        (Puzzle::Grid(puzzle), Steps::Grid(steps)) => {
            let mut worded = GridWords::new(puzzle, messages).map_or_else(Vec::new, |words| told(&words, &steps.steps));
            for (step, &bound) in worded.iter_mut().zip(steps.at_least.iter().flatten()) {
                step.at_least = Some(bound);
            }
            worded
        }
        _ => Vec::new(),
    }
}

/// Returns facts as they are entered.
pub(crate) fn entries(puzzle: &Puzzle, context: &Steps, facts: &[Fact], messages: &Messages) -> Vec<String> {
    fn each<R>(words: &impl Subject<R>, facts: &[Fact]) -> Vec<String> {
        facts.iter().map(|&fact| words.entry(fact)).collect()
    }
    match (puzzle, context) {
        (Puzzle::Sudoku(puzzle), Steps::Board(steps)) => {
            BoardWords::new(puzzle, &steps.sudoku, messages).map_or_else(Vec::new, |words| each(&words, facts))
        }
        (Puzzle::Grid(puzzle), Steps::Grid(_)) => {
            GridWords::new(puzzle, messages).map_or_else(Vec::new, |words| each(&words, facts))
        }
        _ => Vec::new(),
    }
}

/// Returns the words of a clue, or its expression if it has none.
pub(crate) fn clue_text(puzzle: &Puzzle, clue: usize) -> String {
    if let Puzzle::Grid(puzzle) = puzzle { grid::clue_text(puzzle, clue) } else { String::new() }
}

fn told<R>(subject: &impl Subject<R>, steps: &[Step<R>]) -> Vec<WordedStep> {
    let mut telling = Telling::default();
    let mut worded = Vec::with_capacity(steps.len());
    for step in steps {
        worded.push(self::worded(subject, step, &telling));
        subject.follow(&step.facts);
        telling.turn += 1;
        telling.facts.clone_from(&step.facts);
        telling.clues.truncate(REMEMBERED - 1);
        telling.clues.insert(0, step.rules.iter().filter_map(|rule| subject.clue(rule)).collect());
    }
    worded
}

/// Returns a text with a capital at its beginning, unless that is the name of a cell.
fn capital(text: &str) -> String {
    let mut chars = text.chars();
    if text.chars().nth(1).is_some_and(|second| second.is_ascii_digit()) {
        return text.to_owned();
    }
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

/// Returns a step in words.
fn worded<R>(subject: &impl Subject<R>, step: &Step<R>, telling: &Telling) -> WordedStep {
    let text = if step.cases.is_empty() { capital(&subject.direct(step, telling)) } else { supposing(subject, step) };
    let mut clues: Vec<usize> = step.rules.iter().filter_map(|rule| subject.clue(rule)).collect();
    clues.dedup();
    let others = step.rules.iter().filter(|rule| subject.clue(rule).is_none());
    let entries = |facts: &[Fact]| facts.iter().map(|&fact| subject.entry(fact)).collect::<Vec<String>>();
    let link = |facts: &[Fact], rules: &[R], known: &[Fact]| WordedLink {
        facts: entries(facts),
        rules: rules.iter().map(|rule| subject.rule(rule)).collect(),
        known: entries(known),
    };
    let case = |case: &Case<R>| WordedCase {
        suppose: entries(&case.suppose),
        links: case.steps.iter().map(|step| link(&step.facts, &step.rules, &step.known)).collect(),
        contradiction: case.contradiction.as_ref().map(|(rules, known)| link(&[], rules, known)),
    };
    WordedStep {
        technique: step.technique,
        name: subject.messages().technique(step.technique),
        look: subject.place(step),
        text,
        facts: entries(&step.facts),
        clues,
        rules: others.map(|rule| subject.rule(rule)).collect(),
        known: entries(&step.known),
        // Of several clues, the place is the first.
        look_clue: step.rules.iter().filter_map(|rule| subject.clue(rule)).min(),
        look_cells: subject.look_cells(step),
        cells: subject.cells(step),
        cases: step.cases.iter().map(case).collect(),
        cost: step.cost,
        at_least: None,
    }
}

/// Returns the paragraph of a step by suppositions.
fn supposing<R>(subject: &impl Subject<R>, step: &Step<R>) -> String {
    let messages = subject.messages();
    let several = step.cases.len() > 1;
    let mut sentences = Vec::new();
    for (at, case) in step.cases.iter().enumerate() {
        let id = match at {
            _ if !several => MessageId::WhySuppose,
            0 => MessageId::WhySupposeFirst,
            _ => MessageId::WhySupposeNext,
        };
        sentences.push(messages.say(Message::from(id).text("supposed", subject.facts(&case.suppose))));
        sentences.extend(chain(subject, case));
        sentences.extend(contradiction(subject, case));
    }
    // Several suppositions are the cases of which one is true, or each of them is refuted.
    let refuted = |case: &Case<R>| case.suppose.iter().all(|&fact| step.facts.contains(&!fact));
    let end = if step.cases.iter().all(refuted) { MessageId::WhySoNot } else { MessageId::WhyInEachCase };
    let message = Message::from(end).text("several", if several { "yes" } else { "no" });
    sentences.push(messages.say(message.text("result", subject.facts(&step.facts))));
    sentences.join(" ")
}

/// Returns what follows from a supposition, as one sentence.
fn chain<R>(subject: &impl Subject<R>, case: &Case<R>) -> Option<String> {
    let link = |(at, step): (usize, &Step<R>)| {
        // "So" joins what follows from the link before; "and" what follows from earlier ones.
        let turn = match at.checked_sub(1).map(|before| &case.steps[before].facts) {
            None => 0,
            Some(before) if step.known.iter().any(|fact| before.contains(fact)) => 1,
            Some(_) => 2,
        };
        let message = Message::from(MessageId::WhyThen).with("turn", Argument::number(turn));
        let message = message.text("result", subject.facts(&step.facts)).text("rules", rules(subject, &step.rules));
        subject.messages().say(message)
    };
    let links: Vec<String> = case.steps.iter().enumerate().map(link).collect();
    (!links.is_empty()).then(|| format!("{}.", links.join(", ")))
}

fn contradiction<R>(subject: &impl Subject<R>, case: &Case<R>) -> Option<String> {
    let (broken, facts) = case.contradiction.as_ref()?;
    let id = match (broken.is_empty(), case.steps.is_empty()) {
        (true, _) => MessageId::WhyContradictionOfFacts,
        (false, true) => MessageId::WhyContradictionAtOnce,
        (false, false) => MessageId::WhyContradiction,
    };
    let message = Message::from(id).text("rules", rules(subject, broken));
    Some(subject.messages().say(message.text("facts", subject.facts(facts))))
}

/// Returns rules as a list with "and".
fn rules<R>(subject: &impl Subject<R>, rules: &[R]) -> String {
    let mut words: Vec<String> = rules.iter().map(|rule| subject.rule(rule)).collect();
    words.dedup();
    subject.messages().list(&words)
}
