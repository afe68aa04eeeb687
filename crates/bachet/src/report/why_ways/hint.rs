//! A hint in words, in three strengths.

use bachet_draw::{Block, Mark};
use bachet_notation::Argument;

use super::{Words, case};
use crate::Puzzle;
use crate::drawings;
use crate::messages::{MessageId, Messages};
use crate::verbs::{HintStrength, NearerState, Obstacle, Reached, WaysHint, WrongMove};

/// Returns what is wrong with the moves so far, and the hint of a strength. Nothing if the solutions of the puzzle are
/// not ways.
pub(crate) fn hint(messages: &Messages, puzzle: &Puzzle, found: &WaysHint, strength: HintStrength) -> Vec<Block> {
    let Some(words) = Words::new(messages, puzzle) else { return Vec::new() };
    let mut blocks = words.problems(found);
    if found.is_goal {
        blocks.push(Block::Paragraph(super::sentence(&messages.word(MessageId::StateIsGoal)), Mark::Good));
        return blocks;
    }
    let text = match strength {
        HintStrength::Where => words.focus(found),
        HintStrength::Why => words.kinds(found).or_else(|| words.focus(found)),
        HintStrength::What => words.next(found).or_else(|| words.focus(found)),
    };
    blocks.extend(text.map(|text| Block::Paragraph(text, Mark::Strong)));
    blocks
}

impl Words<'_> {
    /// Returns what is wrong with the moves so far.
    fn problems(&self, found: &WaysHint) -> Vec<Block> {
        let mut texts: Vec<(String, Mark)> = Vec::new();
        texts.extend(found.wrong.as_ref().map(|wrong| (self.wrong(wrong), Mark::Bad)));
        for broken in &found.broken {
            let who = drawings::joined(&broken.who, self.messages);
            let arguments = [
                ("place", Argument::Text(broken.place_words(self.messages))),
                ("who", Argument::Text(who)),
                ("why", Argument::Text(broken.reason.clone())),
            ];
            texts.push((self.sentence(MessageId::StateBroken, &arguments), Mark::Bad));
        }
        let was_here = found.was_here.map(|after| {
            (self.sentence(MessageId::WhyHintWasHere, &[("number", Argument::number(after))]), Mark::Warning)
        });
        texts.extend(was_here);
        let back = match (&found.nearer, found.to_goal) {
            (Some(nearer), _) => Some(self.nearer(nearer, found.to_goal)),
            (None, Reached::Never | Reached::OverLimit(_)) => Some(self.sentence(MessageId::WhyHintNone, &[])),
            (None, Reached::Unknown { .. }) => Some(self.sentence(MessageId::WhyHintUnknown, &[])),
            (None, Reached::After(_)) => None,
        };
        texts.extend(back.map(|text| (text, Mark::Warning)));
        texts.into_iter().map(|(text, mark)| Block::Paragraph(text, mark)).collect()
    }

    fn wrong(&self, wrong: &WrongMove) -> String {
        let why = wrong.obstacles.first().map_or_else(String::new, |obstacle| {
            let place = match obstacle {
                Obstacle::Broken(broken) => Some((broken, broken.place_words(self.messages))),
                Obstacle::BrokenInBoat(broken) => Some((broken, self.messages.word(MessageId::WhyInBoat))),
                Obstacle::Because { .. } => None,
            };
            let Some((broken, place)) = place else {
                let message = obstacle.message(self.messages);
                return self.messages.format(message.id, &message.arguments);
            };
            let arguments = [("why", Argument::Text(broken.reason.clone())), ("where", Argument::Text(place))];
            self.messages.format(MessageId::WhyHintReason, &arguments)
        });
        let arguments = [
            ("number", Argument::number(wrong.number)),
            ("why", Argument::Text(why)),
            ("ignored", Argument::number(wrong.ignored)),
        ];
        self.sentence(MessageId::WhyHintWrong, &arguments)
    }

    fn nearer(&self, nearer: &NearerState, now: Reached) -> String {
        let number = ("number", Argument::number(nearer.after));
        let before = ("before", self.distance(nearer.to_goal));
        match now {
            Reached::After(now) => {
                self.sentence(MessageId::WhyHintFarther, &[number, before, ("length", self.distance(now))])
            }
            _ => self.sentence(MessageId::WhyHintLost, &[number, before]),
        }
    }

    /// Returns where to look: how much remains, and the rule to think of.
    fn focus(&self, found: &WaysHint) -> Option<String> {
        let left = found.focus.left?;
        let arguments = [("moves", Argument::number(left.moves)), ("length", self.length(left.moves))];
        let remain = self.sentence(MessageId::WhyHintLeft, &arguments);
        // The rule that the wrong move breaks was just named.
        let is_named = |rule: &str| {
            found.wrong.iter().filter_map(|wrong| wrong.obstacles.first()).any(|obstacle| {
            matches!(obstacle, Obstacle::Broken(broken) | Obstacle::BrokenInBoat(broken) if broken.reason == rule)
        })
        };
        let rule = match found.focus.rules.first() {
            Some((rule, _)) if is_named(rule) => return Some(remain),
            Some((rule, _)) => {
                let ahead = Argument::number(found.focus.ahead);
                self.sentence(MessageId::WhyHintRule, &[("ahead", ahead), ("rule", Argument::Text(rule.clone()))])
            }
            None if self.ways.rules().is_empty() => return Some(remain),
            None => self.sentence(MessageId::WhyHintNoRule, &[]),
        };
        Some(format!("{remain} {rule}"))
    }

    fn kinds(&self, found: &WaysHint) -> Option<String> {
        let moves = found.moves.as_ref()?;
        let kinds: Vec<String> = moves.kinds.iter().map(|kind| self.ways.kind_words(*kind, self.messages)).collect();
        let leading = if moves.leading == moves.allowed { case("all") } else { Argument::number(moves.leading) };
        let arguments =
            [("allowed", Argument::number(moves.allowed)), ("leading", leading), ("kinds", self.any_of(&kinds))];
        Some(self.sentence(MessageId::WhyHintMoves, &arguments))
    }

    fn next(&self, found: &WaysHint) -> Option<String> {
        let (step, _) = found.next.as_ref()?;
        Some(self.step(step, None))
    }
}
