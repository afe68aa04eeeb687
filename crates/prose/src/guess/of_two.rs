//! Which of two comes first, where the clause before says how far they are apart: "the two are side by side, Ann on the
//! left".

use bachet_notation::clue::{CategoryId, Comparison as Sign, Order, Quantity, Truth, ValueId, Who};

use super::marks::{self, What};
use super::words::Role;
use super::{Assumption, Guess};
use crate::meaning;
use crate::scan::Scan;
use crate::vocabulary::Comparative;

/// Two that are apart in a category.
struct Apart {
    category: CategoryId,
    one: Who,
    other: Who,
}

/// Returns each reading of the clauses before, of two that are apart, with the one of them first that a clause names.
pub(super) fn ordered(scan: &Scan<'_>, before: &[Guess]) -> Vec<Guess> {
    let Some(name) = name(scan) else { return Vec::new() };
    let each = |guess: &Guess| {
        let apart = apart(guess.truth.as_ref()?)?;
        let is = |who: &Who| *who == Who::Has(name);
        let other = if is(&apart.one) { &apart.other } else { Some(&apart.one).filter(|_| is(&apart.other))? };
        let sign = direction(scan, apart.category)?;
        let (less, more) = if sign < 0 { (Who::Has(name), other.clone()) } else { (other.clone(), Who::Has(name)) };
        let order = match guess.truth.as_ref().and_then(last)? {
            Truth::Numbers(..) => {
                let amount = |who| Quantity::Of(apart.category, Box::new(who));
                Truth::Numbers(amount(less), Sign::Less, amount(more))
            }
            _ => Truth::Places(less, Order::Before, more, apart.category),
        };
        let truth = meaning::conjunction(vec![guess.truth.clone()?, order]);
        // It says less than that something is first of all, so it costs less.
        Some(Guess::new(Some(truth), [&guess.assumptions[..], &[Assumption::Parted]].concat()))
    };
    before.iter().filter_map(each).collect()
}

/// Returns the value that a clause is about, if nothing is denied in it: the last one, as it may have been completed by
/// the subject of the clause before.
fn name(scan: &Scan<'_>) -> Option<ValueId> {
    let mut found: Vec<ValueId> = Vec::new();
    for mark in marks::marks(scan) {
        match &mark.what {
            What::Name(values) => found.extend(values.first()),
            What::Not | What::Nor | What::Nobody | What::Denies | What::Doubtful | What::Or => return None,
            _ => {}
        }
    }
    found.dedup();
    found.pop().filter(|_| found.len() < 2)
}

/// Returns the last thing that a reading states.
fn last(truth: &Truth) -> Option<&Truth> {
    if let Truth::And(all) = truth { last(all.last()?) } else { Some(truth) }
}

/// Returns the two that the last thing a reading states says to be apart.
fn apart(truth: &Truth) -> Option<Apart> {
    match last(truth)? {
        Truth::Places(one, Order::PlacesFrom(_), other, category) => {
            Some(Apart { category: *category, one: one.clone(), other: other.clone() })
        }
        Truth::Numbers(Quantity::Absolute(difference), Sign::Equal, _) => {
            let Quantity::Arithmetic(one, _, other) = &**difference else { return None };
            let (Quantity::Of(category, one), Quantity::Of(same, other)) = (&**one, &**other) else { return None };
            (category == same).then(|| Apart { category: *category, one: (**one).clone(), other: (**other).clone() })
        }
        _ => None,
    }
}

/// Returns `-1` if a clause says that something has less of a category or comes first in it, `1` if it has more or comes
/// last.
fn direction(scan: &Scan<'_>, category: CategoryId) -> Option<i8> {
    let vocabulary = scan.vocabulary;
    let (words, roles) = (&vocabulary.language.guess_words, scan.grammar().roles);
    let is_row = vocabulary.puzzle.category(category).ordered;
    let sign_of = |found: &Comparative| {
        let says_when = || found.says_when().then(|| found.sign_of_time()).flatten();
        vocabulary.sign_in(found, category).or_else(says_when)
    };
    let mut until = 0;
    let mut signs = (0..scan.tokens.len()).filter(|&at| !scan.is_in_name(at)).flat_map(|at| {
        // The longest phrase counts: "farther left" is not farther.
        let all = vocabulary.language.forms.comparatives(scan.tokens, at).into_iter();
        let all = all.chain(words.verbs.at(scan.tokens, at)).filter(|_| at >= until);
        let longest = all.max_by_key(|found| found.1);
        until = longest.map_or(until, |found| at + found.1);
        let compared = longest.and_then(|found| sign_of(found.0)).into_iter();
        let is = |role| words.is(role, scan.tokens, at).is_some();
        let ends = [(Role::First, -1), (Role::Last, 1)].into_iter().filter(|found| is(found.0));
        let sides = [(roles.left, -1), (roles.right, 1)].into_iter().filter(|found| scan.is_of(at, found.0));
        let ends = ends.map(|found| found.1).chain(sides.map(|found| found.1)).filter(|_| is_row);
        compared.chain(ends).collect::<Vec<i8>>()
    });
    let first = signs.next()?;
    signs.all(|sign| sign == first).then_some(first)
}
