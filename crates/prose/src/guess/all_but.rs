//! Comparisons that hold of all but one: "everyone but Ann is older than Bob".

use bachet_notation::clue::{Truth, ValueId};

use super::link::fact;
use super::marks::{Mark, What};
use super::words::Role;
use super::{Assumption, Guess, simpler};
use crate::meaning;
use crate::reading::Reader;
use crate::scan::Scan;
use crate::tokens::Token;

/// Returns a sentence without the commas around the one who is left out: "everyone, except Ann, is older than Bob".
pub(super) fn without_pauses(reader: &Reader<'_>, tokens: &[Token]) -> Option<Vec<Token>> {
    let words = &reader.vocabulary.language.guess_words;
    let has = |tokens: &[Token]| (0..tokens.len()).any(|at| words.is(Role::AllBut, tokens, at).is_some());
    let plain: Vec<Token> = tokens.iter().filter(|token| !token.is_sign(',')).cloned().collect();
    (plain.len() < tokens.len() && !has(tokens) && has(&plain)).then_some(plain)
}

/// Returns the readings of a sentence that says of one what holds of nobody else: "nobody but Ann is older than Bob".
/// There are none if it compares nothing; `None` if it has another form.
pub(super) fn only_one(reader: &Reader<'_>, scan: &Scan<'_>, marks: &[Mark<'_>]) -> Option<Vec<Guess>> {
    let (words, tokens) = (&scan.vocabulary.language.guess_words, scan.tokens);
    let but = (0..tokens.len()).find_map(|at| Some(at..at + words.is(Role::ButFor, tokens, at)?))?;
    let nobody = marks.iter().find(|mark| matches!(mark.what, What::Nobody))?;
    let name = marks.iter().find(|mark| mark.start >= but.end && matches!(mark.what, What::Name(_)))?;
    let is_beside = scan.skip_articles(but.end) == scan.skip_articles(name.start);
    // Either "but for Ann nobody ..." or "nobody but Ann ...".
    let is_opening = but.start == 0 || nobody.end == but.start;
    (is_beside && is_opening).then_some(())?;
    let is_left_out = |at: usize| {
        but.contains(&at) || (nobody.start..nobody.end).contains(&at) || (name.start..name.end).contains(&at)
    };
    let rest: Vec<Token> = (0..tokens.len()).filter(|&at| !is_left_out(at)).map(|at| tokens[at].clone()).collect();
    let others = marks.iter().filter(|mark| mark.start != name.start && !mark.values().is_empty()).count();
    let compares = marks.iter().filter(|mark| matches!(mark.what, What::Comparative(_) | What::Bound(_))).count();
    let one = name.values()[0];
    if others > 0 || compares != 1 {
        return Some(Vec::new());
    }
    let said = |value: ValueId| {
        let name: Vec<Token> = simpler::as_named(scan, value).collect();
        let readings = reader.clause(&[&name[..], &rest].concat(), None, true).into_iter();
        readings.filter(|guess| guess.truth.is_some()).min_by_key(|guess| guess.cost)
    };
    let all = scan.vocabulary.puzzle.category(one.category).values.len();
    let each = (0..all as u32).map(|index| {
        let value = ValueId { category: one.category, index };
        let truth = said(value)?.truth?;
        Some(if value == one { truth } else { meaning::negated(truth) })
    });
    let Some(truths) = each.collect::<Option<Vec<_>>>() else { return Some(Vec::new()) };
    Some(vec![Guess::new(Some(meaning::conjunction(truths)), vec![Assumption::Compared])])
}

/// Returns the readings of a sentence of this form: none if it compares nothing, `None` if it has another form.
pub(super) fn readings(reader: &Reader<'_>, scan: &Scan<'_>, marks: &[Mark<'_>]) -> Option<Vec<Guess>> {
    let (words, tokens) = (&scan.vocabulary.language.guess_words, scan.tokens);
    let all_but = |at: usize| words.is(Role::AllBut, tokens, at).map(|length| at + length);
    let begin = (0..tokens.len()).find_map(all_but)?;
    let name = marks.iter().find(|mark| mark.start >= begin && matches!(mark.what, What::Name(_)))?;
    let compares = |mark: &&Mark<'_>| {
        let compares = matches!(mark.what, What::Comparative(_) | What::ComparingVerb(_) | What::Bound(_));
        mark.start >= name.end && compares
    };
    let rest = &tokens[name.end..];
    let others: Vec<ValueId> =
        marks.iter().filter(|mark| mark.start >= name.end).filter_map(|mark| mark.values().first()).copied().collect();
    let only_one = marks.iter().filter(compares).count() == 1 && others.len() <= 1;
    let is_beside = scan.skip_articles(begin) == scan.skip_articles(name.start);
    if !only_one || !is_beside {
        return Some(Vec::new());
    }
    let one = name.values()[0];
    let said = |value: ValueId| {
        let name: Vec<Token> = simpler::as_named(scan, value).collect();
        let readings = reader.clause(&[&name, rest].concat(), None, true).into_iter();
        readings.filter(|guess| guess.truth.is_some()).min_by_key(|guess| guess.cost)
    };
    let Some(guess) = said(one) else { return Some(Vec::new()) };
    let mut truths = vec![meaning::negated(guess.truth?)];
    let all = scan.vocabulary.puzzle.category(one.category).values.len();
    for index in 0..all as u32 {
        let value = ValueId { category: one.category, index };
        if value == one || others.contains(&value) {
            continue;
        }
        let holds = said(value)?.truth?;
        // Whom they are compared with is none of them.
        let is_other = others.first().filter(|other| other.category != one.category);
        truths.push(match is_other.and_then(|&other| fact(scan, value, other, true)) {
            Some(same) => Truth::Or(vec![same, holds]),
            None => holds,
        });
    }
    let assumptions = guess.assumptions.into_iter().chain([Assumption::Compared]).collect();
    Some(vec![Guess::new(Some(meaning::conjunction(truths)), assumptions)])
}
