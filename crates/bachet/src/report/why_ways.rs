//! Why a way goes as it does, hints and ratings, in words.
//!
//! The parts of a text are messages that begin with a small letter and have no full stop; [`Words::sentence`] makes a
//! sentence of each.

mod explanation;
mod forbidden;
mod hint;
mod proof;
mod rating;
mod reasons;

use bachet_notation::crossing::PlaceId;
use bachet_notation::{Argument, Number, amount};

use crate::Puzzle;
use crate::drawings;
use crate::messages::{MessageId, Messages};
use crate::verbs::{Distance, OtherMoves, State, Step, WaysExplanation};
use crate::ways::WayFamily;

pub(crate) use explanation::explanation;
pub(crate) use explanation::{proof, worded_moves};
pub(crate) use hint::hint;
pub(crate) use rating::rating;

/// Maximum number of moves that are listed in a sentence.
const MAX_LISTED_MOVES: usize = 4;

/// The words of a puzzle in a language.
pub(super) struct Words<'a> {
    messages: &'a Messages,
    puzzle: &'a Puzzle,
    ways: Box<dyn WayFamily + 'a>,
    /// Whether states stand for others from which they differ by exchanges of interchangeable things.
    is_symmetric: bool,
}

impl<'a> Words<'a> {
    /// The words of a puzzle whose solutions are ways; `None` for other puzzles.
    fn new(messages: &'a Messages, puzzle: &'a Puzzle) -> Option<Self> {
        Some(Self { messages, puzzle, ways: puzzle.ways()?, is_symmetric: false })
    }

    /// The words of an explanation.
    fn of(messages: &'a Messages, puzzle: &'a Puzzle, found: &WaysExplanation) -> Option<Self> {
        let words = Self::new(messages, puzzle)?;
        Some(Self { is_symmetric: !found.counts.interchangeable.is_empty(), ..words })
    }

    /// Returns a message as a sentence: with a capital, and with a full stop if nothing else ends it.
    fn sentence(&self, id: MessageId, arguments: &[(&str, Argument)]) -> String {
        sentence(&self.messages.format(id, arguments))
    }

    /// Returns a number of moves in words: `7 crossings`.
    fn length(&self, moves: u64) -> Argument {
        Argument::Text(drawings::length(self.puzzle, moves, self.messages))
    }

    /// Returns a distance in words: its number of moves, or its cost where moves have one.
    fn distance(&self, distance: Distance) -> Argument {
        match distance.cost {
            Some(cost) => Argument::Text(self.messages.format(MessageId::WhyHintCost, &[("cost", self.amount(cost))])),
            None => self.length(distance.moves),
        }
    }

    fn amount(&self, number: Number) -> Argument {
        Argument::Text(amount(number, Some(self.messages.language().tag())))
    }

    /// Returns a move as a sentence.
    fn step(&self, step: &Step, spent: Option<Number>) -> String {
        sentence(&self.ways.step_words(step, spent, self.messages))
    }

    /// Returns a move in few words, as a part of a sentence.
    fn brief(&self, step: &Step) -> String {
        self.ways.step_brief(step, self.messages)
    }

    /// Lists moves: `farmer alone or farmer with cabbage`; those that differ only by exchanges are one item.
    fn moves(&self, moves: &[&OtherMoves]) -> Argument {
        let item = |moves: &&OtherMoves| {
            let first = self.brief(&moves.steps[0]);
            match moves.steps.len() as i64 - 1 {
                0 => first,
                more => {
                    let arguments = [("move", Argument::Text(first)), ("more", Argument::Number(more))];
                    self.messages.format(MessageId::WhyLike, &arguments)
                }
            }
        };
        let shown = if moves.len() > MAX_LISTED_MOVES + 1 { MAX_LISTED_MOVES } else { moves.len() };
        let items: Vec<String> = moves[..shown].iter().map(item).collect();
        if shown == moves.len() {
            return self.any_of(&items);
        }
        let list = Argument::Text(items.join(", "));
        let arguments = [("list", list), ("more", number(moves.len() - shown))];
        Argument::Text(self.messages.format(MessageId::JoinMoreOr, &arguments))
    }

    /// Joins texts: `a, b or c`.
    fn any_of(&self, items: &[String]) -> Argument {
        Argument::Text(match items {
            [most @ .., last] if !most.is_empty() => {
                let arguments = [("list", Argument::Text(most.join(", "))), ("last", Argument::Text(last.clone()))];
                self.messages.format(MessageId::JoinOr, &arguments)
            }
            _ => items.concat(),
        })
    }

    /// Returns what is where in a state, in a line; empty if the states have no names.
    fn state(&self, state: &State) -> String {
        let Ok(names) = self.ways.names() else { return String::new() };
        let place = match self.puzzle {
            Puzzle::Crossing(puzzle) => (0..puzzle.places.len() as u32)
                .map(|at| drawings::place_name(puzzle, PlaceId(at), self.messages))
                .collect(),
            _ => Vec::new(),
        };
        let boat = format!(", {}", self.messages.word(MessageId::GraphBoat));
        let part = |(at, part): (usize, String)| {
            let boat = if names.boat(state) == Some(at) { boat.as_str() } else { "" };
            place.get(at).map_or_else(|| part.clone(), |place| format!("{place}: {part}{boat}"))
        };
        names.parts(state).into_iter().enumerate().map(part).collect::<Vec<String>>().join("; ")
    }

    /// Whether states are counted up to symmetry, as messages distinguish it.
    fn names(&self) -> (&'static str, Argument) {
        ("names", case(if self.is_symmetric { "yes" } else { "no" }))
    }
}

/// Returns a text with a capital, and with a full stop if nothing else ends it.
fn sentence(text: &str) -> String {
    let end = if text.ends_with(['.', '!', '?', ':']) { "" } else { "." };
    // A quotation or a bracket may stand before the first letter.
    let Some(at) = text.find(char::is_alphanumeric) else { return text.to_owned() };
    let (before, rest) = text.split_at(at);
    let first = rest.chars().next().into_iter().flat_map(char::to_uppercase).collect::<String>();
    let after = rest.chars().skip(1).collect::<String>();
    format!("{before}{first}{after}{end}")
}

/// Returns a number as an argument.
fn number(number: usize) -> Argument {
    Argument::number(number as u64)
}

/// Returns a word that a message distinguishes.
fn case(word: &str) -> Argument {
    Argument::Text(word.to_owned())
}
