//! What the second reader knows of a sentence that no pattern of the grammar accounts for.

use bachet_notation::NumericKind;
use bachet_notation::clue::ValueId;

use super::words::Role;
use super::{Assumption, adjectives, amounts, bounds, inside, marks};
use crate::scan::Scan;
use crate::tokens::{Kind, Token};

/// Whether a sentence has words that say where something stands, or when, and that no pattern explains: a reading of
/// the rest would lose what they say.
pub(crate) fn says_more(scan: &Scan<'_>) -> bool {
    if goes_on_about_it(scan)
        || denies_again(scan)
        || comes_before(scan)
        || lasts(scan)
        || is_to_come(scan)
        || beside_unit(scan)
        || denies_list(scan)
        || adjectives::are_left_out(scan)
        || inside::denies_relation(scan)
    {
        return true;
    }
    let mut at = 0;
    while at < scan.tokens.len() {
        if let Some(name) = scan.mention(at, scan.tokens.len()) {
            if is_difference(scan, at, name.end as usize) {
                return true;
            }
            let verbs = scan.vocabulary.language.guess_words.verbs.at(scan.tokens, at);
            if verbs.first().is_some_and(|found| at + found.1 > name.end as usize) {
                return true;
            }
            at = name.end as usize;
            continue;
        }
        if is_unexplained(scan, at) {
            return true;
        }
        at += 1;
    }
    false
}

/// Whether "nor" ends a list that nothing else denies, so that it denies all of it: "drinks coffee, tea nor water".
fn denies_list(scan: &Scan<'_>) -> bool {
    let roles = scan.grammar().roles;
    let names: Vec<_> = scan.names().collect();
    names.windows(3).any(|three| {
        let [first, second, third] = three else { return false };
        let is_kind = [second, third].iter().all(|name| name.values[0].category == first.values[0].category);
        let comma = first.end as usize;
        let nor = second.end as usize;
        let is_list = scan.is_comma(comma) && scan.is_of(nor, roles.nor) && !scan.is_in_name(comma);
        let denied = || (0..first.start as usize).any(|at| scan.denies(at) || scan.is_of(at, roles.nor));
        is_kind && is_list && !denied()
    })
}

/// Whether a sentence compares by one unit, without a number: "in the month before Ann".
fn beside_unit(scan: &Scan<'_>) -> bool {
    (0..scan.tokens.len()).any(|at| amounts::beside(scan, at).is_some())
}

/// Whether a sentence says that something has not happened yet at a time: "at nine Ann had not left yet".
fn is_to_come(scan: &Scan<'_>) -> bool {
    let words = &scan.vocabulary.language.guess_words;
    let is_time = |at: usize| scan.time_of_day(at).is_some();
    let mut tokens = 0..scan.tokens.len();
    tokens.any(|at| words.is(Role::NotYet, scan.tokens, at).is_some()) && (0..scan.tokens.len()).any(is_time)
}

/// Whether a sentence asks whether something is so: its verb comes first, and it ends with a question mark, behind
/// which only the speaker may be named.
pub(super) fn asks_whether(scan: &Scan<'_>, behind: Option<&Token>) -> bool {
    let (words, tokens) = (&scan.vocabulary.language.guess_words, scan.tokens);
    let is_question = |token: &Token| token.is_sign('?');
    let end = tokens.iter().position(is_question).or_else(|| behind.is_some_and(is_question).then_some(tokens.len()));
    let first = tokens.iter().position(|token| token.kind != Kind::Sign);
    let (Some(end), Some(first)) = (end, first) else { return false };
    let speaks = |at: usize| tokens[at].kind == Kind::Sign || words.is(Role::Says, tokens, at).is_some();
    let next = (end..tokens.len()).find(|&at| tokens[at].kind != Kind::Sign);
    let roles = scan.grammar().roles;
    let is_verb = scan.is_of(first, roles.verb) || scan.is_of(first, roles.be);
    is_verb && !scan.is_in_name(first) && next.is_none_or(speaks)
}

/// Whether a sentence goes on about what was named before it: it begins with what belongs to somebody ("her plant") or
/// with a demonstrative that stands for somebody (German "die hat keine Tomaten"), or it has such a word behind its verb,
/// or one that stands for a place: "Ann did not go there".
pub(crate) fn points_back(scan: &Scan<'_>) -> bool {
    let (words, roles) = (&scan.vocabulary.language.guess_words, scan.grammar().roles);
    let owner = words.is(Role::Own, scan.tokens, 0).is_some();
    let stands_alone = || scan.tokens.len() > 1 && scan.is_of(0, roles.relative) && scan.is_of(1, roles.verb);
    let (mut names, be) = (scan.names(), roles.be);
    let names_one = names.next().is_some() && names.next().is_none();
    let is_place = |at: usize| words.is(Role::There, scan.tokens, at).is_some() && !scan.is_of(at + 1, be);
    let points = |at: usize| is_somebody(scan, at) || is_place(at);
    (owner || stands_alone()) && !scan.is_in_name(0)
        || names_one && (1..scan.tokens.len()).any(|at| points(at) && !scan.is_in_name(at))
}

/// Whether a demonstrative behind a verb stands for somebody: German "aus Rom kam der nicht".
pub(super) fn is_somebody(scan: &Scan<'_>, at: usize) -> bool {
    let roles = scan.grammar().roles;
    let ends = |at: usize| at == scan.tokens.len() || at + 1 == scan.tokens.len() && scan.is_of(at, roles.not);
    at > 0 && scan.is_of(at, roles.relative) && scan.is_of(at - 1, roles.verb) && ends(at + 1)
}

/// Whether a number that names a value is how much more something has, in a unit of one or two words that is not known:
/// "four hundredweight more than".
fn is_difference(scan: &Scan<'_>, at: usize, end: usize) -> bool {
    let name = scan.mention(at, scan.tokens.len());
    let is_number = |category| scan.vocabulary.puzzle.category(category).numeric.is_some();
    let numbers = name.is_some_and(|name| name.values.iter().all(|value| is_number(value.category)));
    let is_open = |at: usize| {
        at < scan.tokens.len() && scan.tokens[at].kind == Kind::Word && (scan.is_unknown(at) || scan.is_everyday(at))
    };
    let compares = |at: usize| at < scan.tokens.len() && !scan.comparatives(at).is_empty();
    let is_noun = |at: usize| is_open(at) || at < scan.tokens.len() && scan.refers(at);
    let is_counted = amounts::at(scan, at).is_some_and(|counted| counted.unit.is_some() && counted.end > end);
    numbers
        && !is_counted
        && is_open(end)
        && (compares(end + 1) || is_noun(end + 1) && compares(end + 2))
        && scan.number(at).is_some()
        && scan.than_follows(end)
}

/// Whether something happens after an amount of the puzzle: "was back after two days" is not behind whoever took two.
fn lasts(scan: &Scan<'_>) -> bool {
    let (words, end) = (&scan.vocabulary.language.guess_words, scan.tokens.len());
    (0..end).any(|at| {
        let mut all = [Role::Before, Role::After].into_iter().filter_map(|role| words.is(role, scan.tokens, at));
        let Some(length) = all.next() else { return false };
        let start = scan.skip_articles(at + length);
        let Some(name) = scan.mention(start, end).filter(|_| start < end) else { return false };
        let counts = |at: usize, category| at < end && scan.category_name(at).is_some_and(|found| found.0 == category);
        name.values.iter().any(|value| {
            let of = scan.vocabulary.puzzle.category(value.category);
            let ends = name.end as usize;
            matches!(of.numeric, Some(NumericKind::Number { .. }))
                && (counts(ends, value.category) || ends > start + 1 && counts(ends - 1, value.category))
        })
    })
}

/// Whether somebody comes before another: Dutch `kwam voor de bakker` does not make them one. Behind an amount the
/// preposition is part of a comparison.
fn comes_before(scan: &Scan<'_>) -> bool {
    let words = &scan.vocabulary.language.guess_words;
    let is_loose = |at: usize| {
        let length = words.is(Role::Loose, scan.tokens, at).filter(|_| !scan.is_in_name(at))?;
        // An adjective may stand before the name.
        let noun = scan.skip_articles(at + length);
        let names = (noun..scan.tokens.len().min(noun + 2)).any(|at| scan.mention(at, scan.tokens.len()).is_some());
        Some(names && scan.comparatives(at).is_empty())
    };
    (0..scan.tokens.len()).any(|at| is_loose(at) == Some(true)) && scan.comes(0..scan.tokens.len())
}

/// Whether a clause goes on with a denial about what was named before: "nor has Ann ever laid a hand on it". The
/// pronoun stands for something in the clause before, so the two cannot be read as one.
fn goes_on_about_it(scan: &Scan<'_>) -> bool {
    let words = &scan.vocabulary.language.guess_words;
    let object = scan.grammar().roles.object;
    let is_it = |at: usize| scan.is_of(at, object) && !scan.is_in_name(at);
    let nor = |at: usize| words.is(Role::NorDoes, scan.tokens, at);
    let end = scan.tokens.len();
    let goes_on = |from: usize| (from..end).any(|at| is_it(at) && scan.names_in(from, at) > 0);
    (0..end).filter_map(|at| Some(at + nor(at)?)).any(goes_on)
}

/// Whether a clause with "neither" or "nor" has another negation: French "ni Anne ni Paul n'ont jamais" denies once.
fn denies_again(scan: &Scan<'_>) -> bool {
    let roles = scan.grammar().roles;
    let is_nor = |at: usize| [roles.nor, roles.neither].into_iter().any(|class| scan.is_of(at, class));
    let is_not = |at: usize| [roles.not, roles.not_behind].into_iter().any(|class| scan.is_of(at, class));
    let end = scan.tokens.len();
    let again =
        |from: usize| (from + 1..end).take_while(|&at| !scan.is_comma(at)).find(|&at| is_not(at) && !is_nor(at));
    (0..end).filter(|&at| is_nor(at) && !scan.is_in_name(at)).any(|at| again(at).is_some_and(|at| !scan.is_in_name(at)))
}

fn is_unexplained(scan: &Scan<'_>, at: usize) -> bool {
    let words = &scan.vocabulary.language.guess_words;
    // "In the morning" parts the times of the puzzle, or it is a time of its own.
    let half = |role| words.is(role, scan.tokens, at).is_some();
    if half(Role::Morning) || half(Role::Afternoon) {
        return marks::bound(scan, at).is_some_and(|(bound, _)| !bounds::categories(scan, &bound).is_empty());
    }
    let ends = |length: usize| at..at + length;
    // "The red lantern" is the last one, not a red one; who won is the winner.
    let winner = scan.vocabulary.winner.category();
    let is_winner = |at: usize| {
        let name = scan.mention(at, scan.tokens.len());
        name.is_some_and(|name| name.values.iter().all(|value| Some(value.category) == winner))
    };
    let is_said = |at: usize| scan.carries_logic(at) || !scan.comparatives(at).is_empty() || is_winner(at);
    let places = |role| {
        let beside = matches!(role, Role::JustBefore | Role::JustAfter | Role::Next | Role::JustBetween);
        let ranks = matches!(role, Role::OnPodium | Role::Fourth);
        beside || ranks || matches!(role, Role::AtEnd | Role::OnSide)
    };
    let placed = words.at(scan.tokens, at).filter(|found| places(found.0)).map(|found| found.1);
    // A verb that compares would be taken for one that links.
    let verb = words.verbs.at(scan.tokens, at).first().map(|found| found.1);
    let is_unsaid = |length: usize| !ends(length).any(is_said);
    verb.is_some_and(is_unsaid)
        || placed.is_some_and(|length| is_unsaid(length) && !ends(length).any(|at| scan.refers(at)))
}

/// Whether a negation belongs to a clause that names nothing: "Ann has the cat and does not sing". Nothing that is named
/// is denied then.
pub(crate) fn denies_elsewhere(scan: &Scan<'_>) -> bool {
    let roles = scan.grammar().roles;
    let parts = |at: usize| {
        let sign = scan.tokens[at].is_sign(':') || scan.tokens[at].is_sign(';');
        sign || [roles.and, roles.but].into_iter().any(|class| scan.is_of(at, class) && !scan.is_in_name(at))
    };
    let end = scan.tokens.len();
    (0..end).filter(|&at| scan.denies(at)).any(|not| {
        // "Ann never lies: her letter to Bob proves it".
        let sign = (not..end).find(|&at| scan.tokens[at].is_sign(':') || scan.tokens[at].is_sign(';'));
        if sign.is_some_and(|sign| scan.names_in(not, sign) == 0 && scan.names_in(sign, end) > 0) {
            return true;
        }
        let clause = (0..not).rev().find(|&at| parts(at)).map_or(0, |at| at + 1);
        let next = (not..end).find(|&at| parts(at)).unwrap_or(end);
        scan.names_in(clause, next) == 0 && scan.names_in(0, clause) + scan.names_in(next, end) > 1
    })
}

/// Whether a word stands for a value by its likeness to its name: "cheesemonger" for cheese.
pub(crate) fn resembles_name(scan: &Scan<'_>) -> bool {
    let roles = scan.grammar().roles;
    let is_the = |at: usize| [roles.the, roles.contracted].iter().any(|&class| scan.is_of(at, class));
    // "Games" is no short form of board games.
    let is_word = |value: &ValueId| scan.vocabulary.name_of(*value).len() == 1;
    marks::marks(scan).iter().any(|mark| {
        let is_derived = mark.assumes == Some(Assumption::Derived) && mark.start > 0 && is_the(mark.start - 1);
        is_derived && scan.number(mark.start).is_none() && mark.values().first().is_some_and(is_word)
    })
}
