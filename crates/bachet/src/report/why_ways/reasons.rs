//! Why other moves are not as good, in sentences that do not repeat what was just said.

use std::collections::{BTreeMap, BTreeSet};

use bachet_notation::{Argument, Number};

use super::{Words, case, number};
use crate::messages::MessageId;
use crate::verbs::{ExplainedMove, Fate, OtherMoves};

/// What was said already.
#[derive(Default)]
pub(super) struct Said {
    /// The rules that were cited.
    pub(super) rules: BTreeSet<usize>,
    /// The messages of other reasons why a move is not possible, which are general and said once.
    pub(super) reasons: BTreeSet<&'static str>,
    /// That a move would undo the last one.
    undo: bool,
    /// That moves differ only in names.
    alike: bool,
    /// That it is not known where other moves lead.
    unknown: bool,
    /// The number of openings of each kind.
    openings: BTreeMap<&'static str, i64>,
}

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
    pub(super) fn kind(&self) -> Argument {
        case(if self.ways.names_loads() { "load" } else { "move" })
    }

    /// Whether the puzzle gives moves a cost.
    fn has_costs(&self, step: &crate::verbs::Step) -> bool {
        let json = self.ways.step_json(step);
        matches!(json, Some(crate::json::WayAction::Cross { cost: Some(_), .. }))
    }
}

/// Returns the moves with a fate.
pub(super) fn with(others: &[OtherMoves], wanted: impl Fn(&Fate) -> bool) -> Vec<&OtherMoves> {
    others.iter().filter(|moves| wanted(&moves.fate)).collect()
}
