//! Which moves are not allowed, and why, in sentences.

use bachet_notation::Argument;

use super::reasons::{Said, with};
use super::{Words, case};
use crate::messages::MessageId;
use crate::verbs::{Broken, Fate, Obstacle, OtherMoves};

/// The reason why a move is not allowed: a rule, whether it is broken in the boat, and where.
type Key<'m> = (usize, bool, usize, &'m Broken);

impl Words<'_> {
    /// Returns which moves are not allowed, those for the same reason together.
    pub(super) fn forbidden(&self, others: &[OtherMoves], said: &mut Said) -> Vec<String> {
        let mut by_rule: Vec<(Key<'_>, Vec<&OtherMoves>)> = Vec::new();
        let mut text = Vec::new();
        let mut over_limit = Vec::new();
        let mut impossible: Vec<(&Obstacle, Vec<&OtherMoves>)> = Vec::new();
        for moves in others {
            let Fate::Refused(obstacles) = &moves.fate else { continue };
            let general = obstacles.iter().find(|obstacle| matches!(obstacle, Obstacle::Because { .. }));
            match (general, obstacles.first()) {
                (Some(Obstacle::Because { why, .. }), _) if why.id == MessageId::MoveOverLimit => {
                    over_limit.push(moves);
                }
                (Some(because), _) => {
                    let same = |other: &Obstacle| identity(other) == identity(because);
                    match impossible.iter_mut().find(|(other, _)| same(other)) {
                        Some((_, all)) => all.push(moves),
                        None => impossible.push((because, vec![moves])),
                    }
                }
                (None, Some(obstacle @ (Obstacle::Broken(broken) | Obstacle::BrokenInBoat(broken)))) => {
                    let is_boat = matches!(obstacle, Obstacle::BrokenInBoat(_));
                    let place = if is_boat { 0 } else { broken.place };
                    let key = (broken.rule, is_boat, place);
                    match by_rule.iter_mut().find(|((rule, boat, place, _), _)| (*rule, *boat, *place) == key) {
                        Some((_, all)) => all.push(moves),
                        None => by_rule.push(((key.0, key.1, key.2, broken), vec![moves])),
                    }
                }
                _ => {}
            }
        }
        by_rule.sort_by_key(|((rule, boat, place, _), _)| (*rule, *boat, *place));
        for (at, of_rule) in by_rule.chunk_by(|((one, ..), _), ((other, ..), _)| one == other).enumerate() {
            text.extend(self.forbidden_by(of_rule, at == 0, said));
        }
        for (why, moves) in impossible {
            if said.reasons.insert(identity(why)) {
                text.push(self.impossible(why, &moves));
            }
        }
        text.extend(self.over_limit(&over_limit, others));
        text
    }

    /// Returns which moves one rule forbids. It is cited unless it is the only one that was cited before.
    fn forbidden_by(&self, places: &[(Key<'_>, Vec<&OtherMoves>)], is_first: bool, said: &mut Said) -> Vec<String> {
        let Some(((rule, ..), _)) = places.first() else { return Vec::new() };
        let is_known = said.rules.len() == 1 && said.rules.contains(rule);
        said.rules.insert(*rule);
        let (cited, again) = places.split_at(usize::from(!is_known));
        let say = |style: &str, moves, why: &str, where_: String| {
            let arguments = [
                ("style", case(style)),
                ("first", case(if is_first { "yes" } else { "no" })),
                ("kind", self.kind()),
                ("moves", moves),
                ("why", case(why)),
                ("where", Argument::Text(where_)),
            ];
            self.sentence(MessageId::WhyForbidden, &arguments)
        };
        let mut text = Vec::new();
        for ((_, is_boat, _, broken), moves) in cited {
            let style = match (is_boat, broken.is_said) {
                (true, _) => "boat",
                (false, true) => "after",
                (false, false) => "stated",
            };
            text.push(say(style, self.moves(moves), &broken.reason, self.place(*is_boat, broken, moves)));
        }
        let item = |((_, is_boat, _, broken), moves): &(Key<'_>, Vec<&OtherMoves>)| {
            let place = Argument::Text(self.place(*is_boat, broken, moves));
            self.messages.format(MessageId::WhyForbiddenWhere, &[("moves", self.moves(moves)), ("where", place)])
        };
        if !again.is_empty() {
            let moves = self.messages.semicolons(&again.iter().map(item).collect::<Vec<String>>());
            text.push(say("again", Argument::Text(moves), "", String::new()));
        }
        text
    }

    /// Returns where a rule is broken, and by whom if it is a single one.
    fn place(&self, is_boat: bool, broken: &Broken, moves: &[&OtherMoves]) -> String {
        if is_boat {
            return self.messages.word(MessageId::WhyInBoat);
        }
        let who = match (&broken.who[..], moves) {
            ([who], [moves]) if moves.steps.len() == 1 => who.clone(),
            _ => String::new(),
        };
        let place = broken.place_words(self.messages);
        self.messages.format(MessageId::WhyWhere, &[("place", Argument::Text(place)), ("who", Argument::Text(who))])
    }

    fn impossible(&self, why: &Obstacle, moves: &[&OtherMoves]) -> String {
        if identity(why) == MessageId::MoveNoRower.as_str() {
            return self.sentence(MessageId::WhyNoRower, &[]);
        }
        let message = why.message(self.messages);
        let why = self.messages.format(message.id, &message.arguments);
        let arguments = [("moves", self.moves(moves)), ("why", Argument::Text(why))];
        self.sentence(MessageId::WhyBecause, &arguments)
    }

    /// Returns which moves would cost too much, at once or in the end.
    fn over_limit(&self, refused: &[&OtherMoves], others: &[OtherMoves]) -> Option<String> {
        let mut moves = with(others, |fate| matches!(fate, Fate::OverLimit { .. }));
        moves.extend(refused);
        let limit = self.ways.limit().filter(|_| !moves.is_empty())?;
        let arguments = [("moves", self.moves(&moves)), ("limit", self.amount(limit))];
        Some(self.sentence(MessageId::WhyOverLimit, &arguments))
    }
}

/// Identifies a reason that no rule of the puzzle gives.
fn identity(obstacle: &Obstacle) -> &'static str {
    match obstacle {
        Obstacle::Because { why, .. } => why.id.as_str(),
        Obstacle::Broken(_) | Obstacle::BrokenInBoat(_) => "",
    }
}
