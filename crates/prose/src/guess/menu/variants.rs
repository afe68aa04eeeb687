//! What a sentence leaves open about its sides: whom a pronoun stands for, whether a number is an amount or a name.

use bachet_notation::clue::ValueId;

use super::sides::{Cue, Sentence, Side};
use crate::guess::context::Context;
use crate::guess::words::Role;
use crate::scan::Scan;

impl<'a> Sentence<'a> {
    /// Returns the sentence with its sides, the likeliest way first.
    pub(super) fn ways(scan: &Scan<'a>, context: &Context) -> Vec<Self> {
        let (mut sentence, behind) = Self::new(scan);
        sentence.split_pair(&behind);
        let (subject, is_sure) = sentence.subject(scan, context);
        let with_subject = subject.map(|value| {
            let mut sentence = sentence.clone();
            sentence.sides.insert(0, Side::of(value, 0));
            sentence
        });
        let without = Some(sentence).filter(|_| with_subject.is_none() || !is_sure);
        let mut ways: Vec<Self> = with_subject.into_iter().chain(without).collect();
        for way in &mut ways {
            if let Some(last) = way.sides.last_mut() {
                last.cue.add(behind.clone());
            }
            // What stands before the first name belongs to what is said of it: "it was not Ann who".
            if let [first, second, ..] = &mut way.sides[..] {
                second.cue.add(std::mem::take(&mut first.cue));
            }
        }
        let with_amounts: Vec<Self> = ways.iter().filter_map(|way| way.clone().with_amount(scan)).collect();
        ways.into_iter().chain(with_amounts).collect()
    }

    /// Returns the sentence with a number that names a value as an amount: "three skeins less than". There is none if
    /// nothing is compared behind it.
    fn with_amount(mut self, scan: &Scan<'a>) -> Option<Self> {
        let number = |side: &Side<'_>| match side.values[..] {
            [value] => scan.vocabulary.puzzle.category(value.category).values[value.index as usize].number,
            _ => None,
        };
        let counts = |two: &[Side<'a>]| {
            let cue = &two[1].cue;
            let compares = cue.comparative.is_some() || cue.may_compare.is_some();
            number(&two[0]).is_some() && compares && cue.amount.is_none()
        };
        let at = 1 + self.sides.get(1..)?.windows(2).position(counts)?;
        let counted = self.sides.remove(at);
        let amount = number(&counted)?;
        let cue = std::mem::replace(&mut self.sides[at].cue, counted.cue);
        self.sides[at].cue.add(cue);
        self.sides[at].cue.amount = Some((amount, None));
        Some(self)
    }

    /// Makes two sides of the only one if it is two names of which something is said together: "Ann and Bob are
    /// neighbours".
    fn split_pair(&mut self, behind: &Cue<'a>) {
        let [side] = &mut self.sides[..] else { return };
        let compares = [&side.cue, behind].into_iter().any(|cue| cue.compares() || cue.may_compare.is_some());
        if let ([_, second], false) = (&side.values[..], side.has_alternatives)
            && (compares || self.has_between)
        {
            let second = *second;
            side.values.truncate(1);
            let second = Side::of(second, side.start);
            self.sides.push(second);
        }
    }

    /// Returns the subject of the sentence before if a pronoun may stand for it, and whether it does for sure.
    fn subject(&self, scan: &Scan<'_>, context: &Context) -> (Option<ValueId>, bool) {
        let words = &scan.vocabulary.language.guess_words;
        let first = self.sides.first().map_or(scan.tokens.len(), |side| side.start);
        let is = |role, at| words.is(role, scan.tokens, at).is_some();
        let has = |role| (0..first).any(|at| is(role, at));
        let is_sure = has(Role::Pronoun);
        // `It` stands for nothing in "it was Ann who had the dog", and a pronoun behind a name may stand for that.
        let is_alone = self.sides.len() < 2;
        let is_behind = is_alone && (first..scan.tokens.len()).any(|at| is(Role::Pronoun, at));
        if !(is_sure || has(Role::Own) || has(Role::It) && is_alone || is_behind) {
            return (None, false);
        }
        let gender = [Role::She, Role::He].into_iter().find(|&role| has(role));
        let value = context.antecedent(scan, gender).and_then(|name| {
            let named = Scan::new(scan.vocabulary, name);
            named.names().next().and_then(|name| name.values.first().copied())
        });
        let is_another = |side: &Side<'_>, value: ValueId| {
            let compares = side.cue.compares() || side.cue.may_compare.is_some();
            side.values.iter().all(|of| *of != value && (compares || of.category != value.category))
        };
        (value.filter(|&value| self.sides.iter().all(|side| is_another(side, value))), is_sure)
    }
}
