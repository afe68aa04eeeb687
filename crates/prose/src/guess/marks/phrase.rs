//! What the phrase at a token is for the second reader.

use bachet_notation::Number;
use bachet_notation::clue::ValueId;
use smallvec::{SmallVec, smallvec};

use super::beside::{bounds_nothing, is_object, too_much};
use super::bound::{bound, bound_behind};
use super::conjunctions::conjunction;
use super::counts::{counts_all, counts_one};
use super::lengths::{orders_places, reached};
use super::relatives::relative_of;
use super::{What, ordinals, zero};
use crate::guess::places::Place;
use crate::guess::words::Role;
use crate::guess::{amounts, clauses, derived, extremes, gender, ranks, screens};
use crate::scan::Scan;
use crate::tokens::Kind;
use crate::vocabulary::{Comparative, Degree};

/// Returns what the phrase at a token is, and where it ends. Words without logic are nothing.
pub(super) fn phrase<'a>(scan: &Scan<'a>, at: usize) -> (Option<What<'a>>, usize) {
    let tokens = scan.tokens;
    let words = &scan.vocabulary.language.guess_words;
    // "Third to the right of Ann".
    if let Some((number, length)) = scan.number(at).filter(|_| scan.is_ordinal(at))
        && number > Number::from_integer(1)
        && at + length < tokens.len()
        && orders_places(scan, at + length)
    {
        return (Some(What::Number(number)), at + length);
    }
    if scan.ordinal(at).is_some()
        && let Some((rank, end)) = ranks::rank(scan, at)
    {
        return (Some(What::Rank(rank)), end);
    }
    if let Some((rank, end)) = ranks::beside_self(scan, at) {
        return (Some(What::Rank(rank)), end);
    }
    if let Some(values) = entity(scan, at) {
        return (Some(What::Name(values)), at + 1);
    }
    if let Some((number, length)) = scan.number(at)
        && let Some(times) = words.is(Role::Times, tokens, at + length)
    {
        return (Some(What::Times(number)), at + length + times);
    }
    if let Some((bound, end)) = bound_behind(scan, at) {
        return (Some(What::Bound(bound)), end);
    }
    if let Some(mention) = scan.mention(at, tokens.len()) {
        let end = mention.end as usize;
        // "A different first name" is no first place.
        if let Some((Role::Content, length)) = words.at(tokens, at).filter(|found| at + found.1 > end) {
            return (Some(What::Unknown), at + length);
        }
        // "The red lantern" is the last one, not a red one.
        if let Some((_, length)) = words.verbs.at(tokens, at).first().filter(|found| at + found.1 > end) {
            return (Some(What::Extreme(smallvec![])), at + length);
        }
        return match amount(scan, at) {
            Some((amount, further)) if further > end && tokens[at].kind == Kind::Number => (Some(amount), further),
            _ => (Some(What::Name(mention.values.clone())), end),
        };
    }
    if scan.is_comma(at) {
        return (Some(What::Comma), at + 1);
    }
    if let Some((amount, end)) = amount(scan, at) {
        // "The first of the five lots".
        let number = if let What::Amount(number, _) = amount { Some(number) } else { None };
        let all = number.is_some_and(|number| counts_all(scan, at, number)) && scan.category_name(end - 1).is_some();
        return ((!all).then_some(amount), end);
    }
    if let Some((amount, end)) = zero::amount(scan, at) {
        return (Some(amount), end);
    }
    if let Some((unit, end)) = amounts::beside(scan, at) {
        return (Some(What::Amount(Number::from_integer(1), unit.clone())), end);
    }
    if tokens[at].kind == Kind::Sign {
        return (None, at + 1);
    }
    let role = words.at(tokens, at).filter(|&(role, length)| has_role(scan, role, at, at + length));
    // French "les deux premières places": the words would end within a place in an order; "les deux plus bas que" compares.
    let ends_rank = |from: usize, least: usize| {
        let is_than = |end: usize| end < tokens.len() && scan.is_of(end, scan.grammar().roles.than);
        ranks::rank(scan, from).is_some_and(|(_, end)| end > least && !is_than(end))
    };
    if let Some((Role::Harmless, length)) = role
        && (at + 1..at + length).any(|from| ends_rank(from, at + length))
    {
        return (None, at + 1);
    }
    if let Some(length) = scan.phrases(at, scan.grammar().roles.double_negation.as_slice()).max()
        && role.is_none_or(|role| role.1 < length)
    {
        return (Some(What::Logic), at + length);
    }
    if let Some(end) = too_much(scan, at) {
        return (Some(What::Denies), end);
    }
    // "That at least is so": without a number the words bound nothing.
    if let Some((Role::AtLeast, length)) = words.at(tokens, at)
        && role.is_none()
        && bounds_nothing(scan, at + length)
    {
        return (None, at + length);
    }
    // "One of the two boats A and B was built in June" says less than of both.
    let of_two = |length: &usize| *length > 2 && role.is_none_or(|role| role.1 < *length);
    if let Some(length) = words.is(Role::One, tokens, at).filter(of_two)
        && !(0..tokens.len()).any(|at| words.is(Role::Other, tokens, at).is_some())
    {
        return (Some(What::Logic), at + length);
    }
    if let Some(month) = scan.vocabulary.language.forms.calendar.month(&tokens[at].text)
        && let Some(days) = derived::days_of(scan, month)
    {
        return (Some(What::OneOf(days)), at + 1);
    }
    if let Some(length) = screens::behind(scan, at) {
        return (Some(What::Unknown), at + length);
    }
    if let Some(length) = reached(scan, at) {
        return (None, at + length);
    }
    // "Plus de deux fois", "less than half as much" bound no amount.
    let is_multiple = |end: usize| {
        end < tokens.len()
            && (words.is(Role::Times, tokens, end).is_some() || words.is(Role::As, tokens, end).is_some())
    };
    // "More than three years older" bounds a difference.
    let is_difference = |end: usize| {
        let verb = || words.verbs.at(tokens, end).iter().any(|found| found.0.degree == Degree::Comparative);
        end < tokens.len() && (!scan.comparatives(end).is_empty() || verb())
    };
    if let Some((bound, end)) = bound(scan, at).filter(|found| !(is_multiple(found.1) || is_difference(found.1))) {
        return (Some(What::Bound(bound)), end);
    }
    if let Some((rank, end)) = ranks::rank(scan, at) {
        return (Some(What::Rank(rank)), end);
    }
    if let Some((what, length)) = relative_of(scan, at) {
        return (Some(what), at + length);
    }
    // "Paid more than £50" compares with an amount.
    let bounds_amount =
        |length: usize| (at + 1..at + length).any(|from| bound(scan, from).is_some_and(|(_, end)| end > at + length));
    if let Some((verb, length)) = words.verbs.at(tokens, at).first().copied()
        && !bounds_amount(length)
        && role.is_none_or(|role| role.1 <= length && role.0 != Role::MoreThan)
    {
        if verb.degree == Degree::Superlative {
            // French "a gagné plus que" is about money.
            let next = at + length;
            let plays = next < tokens.len() && scan.is_of(next, scan.grammar().roles.contracted);
            let is_object = plays || next < tokens.len() && is_object(scan, next);
            return (Some(if is_object { What::Unknown } else { What::Extreme(smallvec![]) }), next);
        }
        let is_as = words.is(Role::As, tokens, at).is_some();
        return (Some(if is_as { What::AsMuch(verb) } else { What::ComparingVerb(verb) }), at + length);
    }
    let is_loose = |found: &(&Comparative, usize)| found.0.behind_unit && scan.comparatives(at).is_empty();
    let comparatives = scan.vocabulary.language.forms.comparatives(tokens, at);
    if let Some((comparative, length)) = comparatives.iter().find(|found| is_loose(found)).copied()
        && role.is_none_or(|role| role.1 < length || role.0 == Role::Loose)
        && comparatives.iter().all(is_loose)
    {
        let is_open = role.is_some_and(|role| role.0 == Role::Loose);
        let what = if is_open { What::Loose(comparative) } else { What::Comparative(comparative) };
        return (Some(what), at + length);
    }
    let attributes = |found: &(&Comparative, usize)| found.0.before_than && !scan.compares_here(at, found.1);
    let fits = |found: &(&Comparative, usize)| !is_loose(found) && !scan.governs(at, found.1) && !attributes(found);
    let comparative = comparatives.into_iter().find(fits);
    // "The family behind the blue door" is not placed by it.
    let is_barrier = |end: usize| {
        let name = scan.mention(scan.skip_articles(end), tokens.len());
        name.is_some_and(|name| name.values.iter().all(|value| scan.vocabulary.is_barrier(value.category)))
    };
    if comparative.is_some_and(|(found, length)| found.orders_places() && is_barrier(at + length)) {
        return (Some(What::Unknown), at + 1);
    }
    // "Less heavy" without an article leaves out what it is compared with, unless `than` follows further on.
    let (the, contracted) = (scan.grammar().roles.the, scan.grammar().roles.contracted);
    let is_the = |at: usize| scan.is_of(at, the) || scan.is_of(at, contracted);
    let is_bare = (at == 0 || !is_the(at - 1)) && !scan.is_of(at, the);
    let than_follows = || scan.than_follows(at) && !(0..at).any(|at| scan.is_of(at, scan.grammar().roles.half_not));
    if let Some((comparative, length)) = comparative.filter(|found| role.is_none_or(|role| role.1 < found.1)) {
        let what = match (comparative.degree, words.is(Role::As, tokens, at)) {
            (Degree::Superlative, _) if is_bare && than_follows() => What::Comparative(comparative),
            (Degree::Superlative, _) if is_bare && length > 1 => What::Logic,
            (Degree::Superlative, _) => What::Extreme(smallvec![]),
            (_, Some(_)) => What::AsMuch(comparative),
            (_, None) => What::Comparative(comparative),
        };
        return (Some(what), at + length);
    }
    // A word that a category is about denies nothing: "sold" in a puzzle of sales.
    let denies = |role| matches!(role, Role::Denies | Role::Doubtful);
    // In a puzzle of girls a girl is any of them, not one of the women among the authors.
    let names_entity =
        |at: usize, length: usize| (at..at + length).any(|at| scan.vocabulary.named_entities(&tokens[at]).is_some());
    if let Some((Role::Woman | Role::Man, length)) = role
        && names_entity(at, length)
    {
        return (Some(What::Unknown), at + length);
    }
    if let Some((role, length)) =
        role.filter(|&(role, length)| !(denies(role) && (at..at + length).any(|at| scan.refers(at))))
    {
        return (of_role(scan, at, role), at + length);
    }
    if let Some((what, length)) = conjunction(scan, at) {
        return (what, at + length);
    }
    if let Some((number, length)) = scan.number(at).filter(|_| !scan.only_counts(at) || counts_one(scan, at)) {
        if scan.is_ordinal(at) {
            return (Some(What::Extreme(smallvec![])), at + length);
        }
        let what = (!counts_all(scan, at, number)).then_some(What::Number(number));
        return (what, at + length);
    }
    let decade = amounts::decade(scan, at);
    if !decade.is_empty() {
        let before = words.is(Role::Decade, tokens, at).map(|length| at + length);
        let end = before.and_then(|number| Some(number + scan.number(number)?.1));
        return (Some(What::OneOf(decade)), end.unwrap_or(at + 1));
    }
    // German "der eine höhere Nummer trägt": without the other of two, the words are a pronoun and an article.
    let is_one_of_two = || (0..tokens.len()).any(|at| words.is(Role::Other, tokens, at).is_some());
    if words.is(Role::One, tokens, at).is_some_and(|length| scan.reserved(at) == Some(length)) && !is_one_of_two() {
        return (None, at + 1);
    }
    // "Ann has Bob on one side and Cleo on the other".
    if let Some(length) = words.is(Role::Other, tokens, at)
        && (0..at).any(|at| words.at(tokens, at).is_some_and(|found| found.0 == Role::JustBetween))
    {
        return (None, at + length);
    }
    // "The first was Ann": without the other of two, the words are an article and a place in an order.
    if ordinals::stands_alone(scan, at) {
        return (None, at + 1);
    }
    // "Right away": a word for the very next place with no place behind it.
    let places = |at: usize| {
        at < tokens.len()
            && (!scan.comparatives(at).is_empty()
                || !words.verbs.at(tokens, at).is_empty()
                || scan.reserved(at).is_some()
                || amount(scan, at).is_some())
    };
    if let Some(length) = scan.reserved(at)
        && scan.is_of(at, scan.grammar().roles.direct)
        && !places(at + length)
        && !(0..at).any(|from| words.verbs.at(tokens, from).iter().any(|verb| from + verb.1 == at))
    {
        return (None, at + length);
    }
    if let Some(length) = scan.reserved(at) {
        let roles = scan.grammar().roles;
        let is = |class: Option<_>| class.is_some_and(|class| scan.phrases(at, &[class]).any(|found| found == length));
        let what = if is(roles.attitude) || is(roles.unreal) {
            What::Attitude
        } else if is(roles.tie) {
            What::Meets
        } else {
            What::Logic
        };
        return (Some(if scan.refers(at) { What::Unknown } else { what }), at + length);
    }
    if scan.is_foreign(at) {
        return (Some(What::Logic), at + 1);
    }
    let stands_for_name = || scan.is_everyday(at) && derived::name(scan, at).is_some();
    ((scan.is_unknown(at) || stands_for_name()).then_some(What::Unknown), at + 1)
}

/// Whether a phrase has its role in this context: a bound needs a number behind it, and "nobody" must not be a noun or a
/// determiner.
fn has_role(scan: &Scan<'_>, role: Role, at: usize, end: usize) -> bool {
    let roles = scan.grammar().roles;
    match role {
        Role::Parts => clauses::parts_clauses(scan, at, end),
        Role::Woman | Role::Man => !gender::is_said_otherwise(scan, at, end),
        // The Dutch for "and that of Ann" joins another thing.
        Role::Latter => !(end < scan.tokens.len() && scan.is_of(end, roles.of)),
        Role::Paired => !(0..at).any(|before| scan.is_of(before, roles.neither)),
        // German "sind lange verheiratet" has nobody else in it.
        Role::Wed if end == at + 1 => {
            let ends = end == scan.tokens.len() || scan.is_comma(end);
            ends && scan.names_in(0, at) == 2
        }
        // "Ann knows the pilot"; who knows Welsh has it.
        Role::Acquainted => {
            let other = scan.skip_articles(end);
            let is_person = other < scan.tokens.len() && scan.denotes_person(other, scan.tokens.len());
            is_person && !(at..end).any(|at| scan.refers(at))
        }
        // "Carried up to the attic", "paid more than Ann": no bound of an amount.
        Role::AtLeast | Role::AtMost | Role::MoreThan => {
            let number = scan.skip_articles(end);
            let is_number = |value: &ValueId| scan.vocabulary.puzzle.category(value.category).numeric.is_some();
            let name = || scan.mention(number, scan.tokens.len());
            let times = |role| scan.vocabulary.language.guess_words.is(role, scan.tokens, end).is_some();
            // French "plus d'une heure": the number looks like an article.
            let counts = || end < number && amounts::at(scan, end).is_some_and(|counted| counted.unit.is_some());
            number < scan.tokens.len()
                && (times(Role::Twice)
                    || times(Role::Half)
                    || amounts::at(scan, number).is_some()
                    || counts()
                    || scan.number(number).is_some()
                    || name().is_some_and(|name| name.values.iter().any(is_number)))
        }
        // "Won the vase", "won three games", "the winner of the quilt" are about what was won.
        Role::Winning => !(end < scan.tokens.len() && (is_object(scan, end) || scan.is_of(end, roles.of))),
        // A noun behind an article (French "la personne"), or a determiner before a noun (German "keine Brühe").
        Role::Nobody if end == at + 1 => {
            let is_noun = end < scan.tokens.len()
                && (scan.mention(end, scan.tokens.len()).is_some() || scan.is_unknown(end) || scan.refers(end));
            !(at > 0 && scan.is_of(at - 1, roles.the) || is_noun && scan.is_of(at, roles.no))
        }
        _ => true,
    }
}

/// Returns the value that a bare number behind an article names, as German "die 11": the only category with the number has
/// it. A word for one behind the noun of what is numbered names the first: "room one".
pub(super) fn entity(scan: &Scan<'_>, at: usize) -> Option<SmallVec<[ValueId; 2]>> {
    if let Some(value) = derived::first_of(scan, at) {
        return Some(SmallVec::from_iter([value]));
    }
    let is_bare = scan.tokens[at].kind == Kind::Number && at > 0 && scan.is_of(at - 1, scan.grammar().roles.the);
    let (number, _) = scan.number(at).filter(|&(_, length)| is_bare && length == 1)?;
    let is_unit = at + 1 < scan.tokens.len()
        && !scan.units(at + 1).is_empty()
        && !scan.is_of(at + 1, scan.grammar().roles.preposition);
    derived::numbered(scan, number, None).filter(|values| values.len() == 1 && !is_unit)
}

/// Returns the number with its unit at a token, and where it ends.
pub(super) fn amount<'a>(scan: &Scan<'a>, at: usize) -> Option<(What<'a>, usize)> {
    let amounts::Counted { number, unit, end } = amounts::at(scan, at)?;
    Some((What::Amount(number, unit?), end))
}

fn of_role<'a>(scan: &Scan<'a>, at: usize, role: Role) -> Option<What<'a>> {
    // "A woman" is one of them; "the woman with the cat" need not say who is one.
    let is_one = (at.saturating_sub(1)..=at).any(|at| scan.number(at).is_some());
    let group = |role| {
        let values = if is_one { gender::likely_group(scan, role) } else { gender::group(scan, role) };
        Some(if values.is_empty() { What::Unknown } else { What::Group(values) })
    };
    match role {
        Role::Woman => group(Role::WomanName),
        Role::Man => group(Role::ManName),
        Role::Content | Role::Suspends | Role::Together => Some(What::Unknown),
        Role::JustBefore => Some(What::Place(Place::JustBefore)),
        Role::JustAfter => Some(What::Place(Place::JustAfter)),
        Role::Next => Some(What::Place(Place::Next)),
        Role::BothEnds => Some(What::Place(Place::BothEnds)),
        Role::JustBetween => Some(What::Place(Place::JustBetween)),
        Role::Denies => Some(What::Denies),
        Role::Doubtful => Some(What::Doubtful),
        Role::Condition | Role::OnSide | Role::Second | Role::Third | Role::Fourth | Role::ButTwo => Some(What::Logic),
        Role::Parts => Some(What::And),
        Role::AtLeast => Some(What::AtLeast),
        Role::AtMost => Some(What::AtMost),
        Role::MoreThan => Some(What::MoreThan),
        Role::Only => Some(What::Only),
        Role::InOrder => Some(What::InOrder),
        Role::Different => Some(What::Different),
        Role::ButOne => Some(What::ButOne),
        Role::AtEnd | Role::OnPodium => Some(extremes::one_of(scan, role).map_or(What::Logic, What::OneOf)),
        Role::Between | Role::Difference => Some(What::Between),
        Role::Twice => Some(What::Times(Number::from_integer(2))),
        Role::Half => Some(What::Times(Number::new(1, 2))),
        Role::Nobody => Some(What::Nobody),
        Role::Others => Some(What::Others),
        Role::Sum => Some(What::Sum),
        Role::Tie | Role::Acquainted => Some(What::Tie),
        Role::Wed => Some(if gender::are_couples(scan) { What::Unknown } else { What::Tie }),
        Role::When => Some(What::When),
        Role::ButNot => Some(What::ButNot),
        Role::First | Role::Last | Role::NextToLast | Role::Middle | Role::Winning | Role::Losing => {
            Some(What::Extreme(smallvec![]))
        }
        Role::Harmless
        | Role::Fond
        | Role::Paired
        | Role::Household
        | Role::MisspeltThan
        | Role::Pronoun
        | Role::It
        | Role::Latter
        | Role::There
        | Role::Without
        | Role::Own
        | Role::Also
        | Role::As
        | Role::WomanName
        | Role::ManName
        | Role::Below
        | Role::Above
        | Role::Before
        | Role::After
        | Role::Morning
        | Role::Afternoon
        | Role::If
        | Role::IfBehind
        | Role::OnlyIf
        | Role::Unless
        | Role::Too
        | Role::TooFor
        | Role::Then
        | Role::One
        | Role::Other
        | Role::Behind
        | Role::Screen
        | Role::NorDoes
        | Role::NeitherOfTwo
        | Role::BothOfTwo
        | Role::OneStatement
        | Role::OfStatements
        | Role::OrBoth
        | Role::OrElse
        | Role::Decade
        | Role::NotBoth
        | Role::ThenNext
        | Role::BothWomen
        | Role::BothMen
        | Role::Joint
        | Role::NorJoint
        | Role::NeitherWoman
        | Role::NeitherMan
        | Role::Did
        | Role::Says
        | Role::Me
        | Role::Unlike
        | Role::Like
        | Role::She
        | Role::He
        | Role::FromEnd
        | Role::FromStart
        | Role::OnRight
        | Role::OnLeft
        | Role::Top
        | Role::Bottom
        | Role::Even
        | Role::Odd
        | Role::OrLess
        | Role::OrMore
        | Role::AnyOrder
        | Role::Filler
        | Role::Among
        | Role::Affirms
        | Role::Reversed
        | Role::OnlySome
        | Role::OrRespectively
        | Role::ButFor
        | Role::No
        | Role::Yes
        | Role::Times
        | Role::AsBehind
        | Role::OfTwo
        | Role::Until
        | Role::Full
        | Role::Loose
        | Role::Comes
        | Role::Copula
        | Role::Than
        | Role::Earlier
        | Role::EachOf
        | Role::EachAnd
        | Role::Each
        | Role::Expands
        | Role::Iff
        | Role::Upon
        | Role::Ere
        | Role::Once
        | Role::Done
        | Role::NotBefore
        | Role::OrdinalPrefix
        | Role::ParticiplePrefix
        | Role::Still
        | Role::BeforeSelf
        | Role::BehindSelf
        | Role::AllBut
        | Role::NotYet
        | Role::Already
        | Role::OneUnit
        | Role::Ending => None,
    }
}
