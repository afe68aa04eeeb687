//! The moves from a state: those that are allowed, and one that was to be judged.

use super::ways::{Distance, StatedState};
use crate::json::ways::WayAction;
use crate::messages::Messages;
use crate::verbs::{Obstacle, Reached, ShownMove, Tried};
use crate::ways::WayFamily;

/// A move that is allowed.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AllowedMove {
    /// What the move does.
    #[serde(flatten)]
    pub action: WayAction,
    /// The same in words, in the language of the messages.
    pub text: String,
    /// The state after it.
    pub after: StatedState,
    /// How far it is from there to the nearest goal; `null` if there is no way within the puzzle's limit, or a limit of
    /// the work was reached.
    pub to_goal: Option<Distance>,
    /// Whether there is no way from there to the goal within the puzzle's limit; `null` if a limit of the work was
    /// reached before that was known.
    pub dead_end: Option<bool>,
}

/// A move that was judged.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct JudgedMove {
    /// The state to which it would lead.
    #[serde(flatten)]
    pub after: StatedState,
    /// Whether it is allowed.
    pub allowed: bool,
    /// Why not: every reason.
    pub obstacles: Vec<MoveObstacle>,
}

/// Why a move is not allowed.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MoveObstacle {
    /// The stable name of the reason.
    pub code: &'static str,
    /// The reason in words, in the language of the messages.
    pub message: String,
    /// The number of the puzzle's rule that is broken, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<usize>,
    /// What the rule says to people, or as it is written.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub say: Option<String>,
    /// The place where it is broken; left out in the boat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// Those whom it concerns.
    pub who: Vec<String>,
}

impl AllowedMove {
    pub(super) fn new(puzzle: &dyn WayFamily, found: &ShownMove, messages: &Messages) -> Option<Self> {
        Some(Self {
            action: puzzle.step_json(&found.step)?,
            text: puzzle.step_words(&found.step, None, messages),
            after: StatedState::new(puzzle, &found.to),
            to_goal: Distance::new(found.to_goal),
            dead_end: match found.to_goal {
                Reached::Never | Reached::OverLimit(_) => Some(true),
                Reached::After(_) => Some(false),
                Reached::Unknown { .. } => None,
            },
        })
    }
}

impl JudgedMove {
    pub(super) fn new(puzzle: &dyn WayFamily, found: &Tried, messages: &Messages) -> Self {
        Self {
            after: StatedState::new(puzzle, &found.to),
            allowed: found.obstacles.is_empty(),
            obstacles: found.obstacles.iter().map(|why| MoveObstacle::new(why, messages)).collect(),
        }
    }
}

impl MoveObstacle {
    fn new(obstacle: &Obstacle, messages: &Messages) -> Self {
        let why = obstacle.message(messages);
        let rule = match obstacle {
            Obstacle::Broken(rule) | Obstacle::BrokenInBoat(rule) => Some(rule),
            Obstacle::Because { .. } => None,
        };
        Self {
            code: why.id.as_str(),
            message: messages.format(why.id, &why.arguments),
            rule: rule.map(|rule| rule.rule + 1),
            say: rule.map(|rule| rule.reason.clone()),
            place: rule.filter(|_| matches!(obstacle, Obstacle::Broken(_))).map(|rule| rule.place_name.clone()),
            who: match obstacle {
                Obstacle::Broken(rule) | Obstacle::BrokenInBoat(rule) => rule.who.clone(),
                Obstacle::Because { who, .. } => who.clone(),
            },
        }
    }
}
