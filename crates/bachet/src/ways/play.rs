//! Playing a puzzle whose solutions are ways: the moves that are allowed, and why another one is not.

use bachet_notation::Number;
use bachet_solver::Budget;

use super::{State, StateClass, Step};
use crate::messages::{Message, MessageId, Messages};
use crate::verbs::{Broken, Reached, Refusal};
use crate::{Argument, drawings};

/// A game: a state, and the moves that led to it as far as the rules look back.
pub(crate) trait Play<'a> {
    /// Returns the state.
    fn state(&self) -> State;

    /// What the moves so far cost, where the puzzle gives moves a cost.
    fn spent(&self) -> Option<Number> {
        None
    }

    /// How far it is to the nearest goal, with what the puzzle's limit leaves.
    fn to_goal(&self, budget: &mut Budget<'_>) -> Result<Reached, Refusal>;

    /// Returns the moves that are allowed, each with the state to which it leads, and whether the budget sufficed to
    /// find all of them.
    fn moves(&self, budget: &mut Budget<'_>) -> (Vec<(Step, State)>, bool);

    /// Returns the moves that a person might try and that are not allowed, each with every reason, and whether these are
    /// all. What nobody would try is left out: moves without a boat, more travellers than seats.
    fn refused(&self, budget: &mut Budget<'_>) -> Result<(Vec<RefusedMove>, bool), Refusal>;

    /// Returns the state after a move, whether or not it is allowed; `None` for a move of another family.
    fn result(&self, step: &Step) -> Option<State>;

    /// Makes the move that leads to this state.
    ///
    /// # Errors
    /// Every reason why no such move is allowed; the state stays as it is.
    fn go(&mut self, to: &State) -> Result<(), Vec<Obstacle>>;

    /// Returns this game after the move that leads to this state.
    ///
    /// # Errors
    /// Every reason why no such move is allowed.
    fn after(&self, to: &State) -> Result<Box<dyn Play<'a> + 'a>, Vec<Obstacle>>;

    /// Whether the puzzle may end here.
    fn is_goal(&self) -> bool;

    /// Returns which state of the graph of states this is.
    fn class(&self) -> Result<StateClass, Refusal>;
}

/// A move that is not allowed.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct RefusedMove {
    /// What it would do.
    pub(crate) step: Step,
    /// The state to which it would lead.
    pub(crate) to: State,
    /// Which state of the graph of states that would be, if the rules allowed it.
    pub(crate) class: StateClass,
    /// Every reason why it is not allowed; never empty.
    pub(crate) obstacles: Vec<Obstacle>,
}

/// Why a move is not allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// A rule of the puzzle does not hold at a place.
    Broken(Broken),
    /// A rule of the puzzle does not hold in the boat.
    BrokenInBoat(Broken),
    /// The moves of the family do not allow it.
    Because {
        /// Why.
        why: Message,
        /// Those whom it concerns.
        who: Vec<String>,
    },
}

impl Obstacle {
    pub(crate) fn because(why: impl Into<Message>, who: Vec<String>) -> Self {
        Self::Because { why: why.into(), who }
    }

    /// Returns the message that says what is in the way.
    pub fn message(&self, messages: &Messages) -> Message {
        let broken = |id: MessageId, broken: &Broken| {
            let who = drawings::joined(&broken.who, messages);
            Message::from(id).text("place", broken.place_words(messages)).text("who", who).text("why", &broken.reason)
        };
        match self {
            Self::Broken(rule) => broken(MessageId::StateBroken, rule),
            Self::BrokenInBoat(rule) => broken(MessageId::MoveBrokenInBoat, rule),
            Self::Because { why, who } => {
                let who = Argument::Text(drawings::joined(who, messages));
                why.clone().with("who", who)
            }
        }
    }
}
