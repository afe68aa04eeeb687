//! Why other moves are not as good, in sentences that do not repeat what was just said.

use std::collections::{BTreeMap, BTreeSet};

use bachet_notation::{Argument, Number};

use super::{Words, case, number};
use crate::messages::MessageId;
use crate::verbs::{Broken, ExplainedMove, Fate, Obstacle, OtherMoves};

/// What was said already.
#[derive(Default)]
pub(super) struct Said {
    /// The rules that were cited.
    rules: BTreeSet<usize>,
    /// The messages of other reasons why a move is not possible, which are general and said once.
    reasons: BTreeSet<&'static str>,
    /// That a move would undo the last one.
    undo: bool,
    /// That moves differ only in names.
    alike: bool,
    /// That it is not known where other moves lead.
    unknown: bool,
    /// The number of openings of each kind.
    openings: BTreeMap<&'static str, i64>,
}

/// The reason why a move is not allowed: a rule, whether it is broken in the boat, and where.
type Key<'m> = (usize, bool, usize, &'m Broken);

impl Words<'_> {
    /// Returns the sentences about one step.
    pub(super) fn reasons(&self, step: &ExplainedMove, said: &mut Said) -> Vec<String> {
        let mut text: Vec<String> = self.opening(step, said).into_iter().collect();
        text.extend(self.as_good(&step.others));
        text.extend(self.forbidden(&step.others, said));
        text.extend(self.stuck(&step.others));
        text.extend(self.longer(&step.others));
        text.extend(self.back(step, said));
        if !step.alike.is_empty() && !std::mem::replace(&mut said.alike, true) {
            text.push(self.sentence(MessageId::WhyAlike, &[("count", number(step.alike.len()))]));
        }
        if !step.is_complete && !std::mem::replace(&mut said.unknown, true) {
            text.push(self.sentence(MessageId::WhyOthersUnknown, &[]));
        }
        text
    }

    /// Returns whether this is the only move, or the only one that leads straight on.
    fn opening(&self, step: &ExplainedMove, said: &mut Said) -> Option<String> {
        let has = |wanted: fn(&Fate) -> bool| step.others.iter().any(|moves| wanted(&moves.fate));
        let is_choice = has(|fate| matches!(fate, Fate::AsShort { .. }));
        if is_choice || !step.is_complete {
            return None;
        }
        let has_back = has(|fate| matches!(fate, Fate::Back { .. }));
        let is_longer = has(|fate| matches!(fate, Fate::Longer { .. }));
        let is_stuck = has(|fate| matches!(fate, Fate::DeadEnd { .. } | Fate::OverLimit { .. }));
        let kind = match (is_longer, is_stuck, has_back) {
            (true, ..) => "straight",
            (false, true, _) => "only",
            (false, false, true) => "forced",
            (false, false, false) => "first",
        };
        let turn = said.openings.entry(kind).or_default();
        let number = Argument::Number(*turn % 3);
        *turn += 1;
        Some(self.sentence(MessageId::WhyOpening, &[("kind", case(kind)), ("turn", number)]))
    }

    fn as_good(&self, others: &[OtherMoves]) -> Option<String> {
        let good = with(others, |fate| matches!(fate, Fate::AsShort { .. }));
        let ways = good.iter().filter_map(|moves| match &moves.fate {
            Fate::AsShort { ways } => Some(ways),
            _ => None,
        });
        let ways: bachet_statespace::Natural = ways.sum();
        let ways = crate::report::ways::number(&ways.into());
        (!good.is_empty()).then(|| self.sentence(MessageId::WhyAsGood, &[("moves", self.moves(&good)), ("ways", ways)]))
    }

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
                    over_limit.push(moves)
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
        let again = again.iter().map(item).reduce(|list, last| {
            let arguments = [("list", Argument::Text(list)), ("last", Argument::Text(last))];
            self.messages.format(MessageId::WhyJoin, &arguments)
        });
        text.extend(again.map(|moves| say("again", Argument::Text(moves), "", String::new())));
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

    fn stuck(&self, others: &[OtherMoves]) -> Vec<String> {
        let mut ends: Vec<((u64, u64), Vec<&OtherMoves>)> = Vec::new();
        for moves in others {
            let Fate::DeadEnd { states, moves: count } = moves.fate else { continue };
            // After a single state there is nothing to count.
            let key = if states == 1 { (1, 0) } else { (states, count) };
            match ends.iter_mut().find(|(other, _)| *other == key) {
                Some((_, all)) => all.push(moves),
                None => ends.push((key, vec![moves])),
            }
        }
        let one = |((states, count), moves): ((u64, u64), Vec<&OtherMoves>)| {
            let arguments = [
                ("kind", self.kind()),
                ("moves", self.moves(&moves)),
                ("states", Argument::number(states)),
                ("count", Argument::number(count)),
            ];
            self.sentence(MessageId::WhyStuck, &arguments)
        };
        ends.into_iter().map(one).collect()
    }

    fn longer(&self, others: &[OtherMoves]) -> Vec<String> {
        let mut by: Vec<(Number, Vec<&OtherMoves>)> = Vec::new();
        for moves in others {
            let Fate::Longer { by: more } = moves.fate else { continue };
            match by.iter_mut().find(|(other, _)| *other == more) {
                Some((_, all)) => all.push(moves),
                None => by.push((more, vec![moves])),
            }
        }
        by.sort_by_key(|(more, _)| *more);
        let has_costs = |moves: &[&OtherMoves]| moves.iter().any(|moves| self.has_costs(&moves.steps[0]));
        let one = |(more, moves): (Number, Vec<&OtherMoves>)| {
            let cost = if has_costs(&moves) { self.amount(more) } else { case("") };
            let length = self.length(u64::try_from(more.to_integer()).unwrap_or(0));
            self.sentence(MessageId::WhyLonger, &[("moves", self.moves(&moves)), ("length", length), ("cost", cost)])
        };
        by.into_iter().map(one).collect()
    }

    /// Returns which moves go back; that the last move can be undone is said once.
    fn back(&self, step: &ExplainedMove, said: &mut Said) -> Vec<String> {
        let mut text = Vec::new();
        for moves in &step.others {
            let Fate::Back { after, is_same } = moves.fate else { continue };
            let kind = match step.number - 1 - after.min(step.number - 1) {
                0 => "nothing",
                1 if std::mem::replace(&mut said.undo, true) => continue,
                1 => "undo",
                _ if after == 0 => "start",
                _ => "earlier",
            };
            let is_named = is_same || kind == "nothing";
            let arguments = [
                ("moves", self.moves(&[moves])),
                ("kind", case(kind)),
                ("number", Argument::number(after)),
                ("same", case(if is_named { "yes" } else { "no" })),
            ];
            text.push(self.sentence(MessageId::WhyBack, &arguments));
        }
        text
    }

    /// Whether moves are named by who is in the boat, as messages distinguish it.
    fn kind(&self) -> Argument {
        case(if self.ways.names_loads() { "load" } else { "move" })
    }

    /// Whether the puzzle gives moves a cost.
    fn has_costs(&self, step: &crate::verbs::Step) -> bool {
        let json = self.ways.step_json(step);
        matches!(json, Some(crate::json::WayAction::Cross { cost: Some(_), .. }))
    }
}

/// Returns the moves with a fate.
fn with(others: &[OtherMoves], wanted: impl Fn(&Fate) -> bool) -> Vec<&OtherMoves> {
    others.iter().filter(|moves| wanted(&moves.fate)).collect()
}

/// Identifies a reason that no rule of the puzzle gives.
fn identity(obstacle: &Obstacle) -> &'static str {
    match obstacle {
        Obstacle::Because { why, .. } => why.id.as_str(),
        Obstacle::Broken(_) | Obstacle::BrokenInBoat(_) => "",
    }
}
