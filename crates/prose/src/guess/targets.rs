//! What a comparison is with, where it is with several: "later than Ann and Bob", "more than either Ann or Bob".

use super::marks::{Mark, What};

/// Returns the marks of a comparison once for each thing that something is compared with; nothing if there is only one.
/// `or` joins things only behind `either`: "more than Ann or Bob" may mean one of them.
pub(super) fn each<'a>(marks: &[Mark<'a>]) -> Vec<Vec<Mark<'a>>> {
    let compares = |mark: &Mark<'_>| {
        matches!(mark.what, What::Comparative(_) | What::ComparingVerb(_) | What::AsMuch(_) | What::Than)
    };
    let is_name = |mark: &Mark<'_>| matches!(mark.what, What::Name(_));
    let denies = |mark: &Mark<'_>| matches!(mark.what, What::Not | What::Nor | What::Nobody | What::Denies);
    let Some(first) = marks.iter().position(compares) else { return Vec::new() };
    let Some(name) = (first + 1..marks.len()).find(|&at| is_name(&marks[at])) else { return Vec::new() };
    if marks[..first].iter().all(|mark| !is_name(mark)) || marks.iter().any(denies) {
        return Vec::new();
    }
    let last = marks.iter().rposition(is_name).unwrap_or(name);
    let joins = |mark: &Mark<'_>| matches!(mark.what, What::And | What::Or | What::Comma | What::Than);
    let category = |at: usize| marks[at].values()[0].category;
    let names: Vec<usize> = (name..=last).filter(|&at| is_name(&marks[at])).collect();
    let is_list = names.windows(2).all(|two| {
        let between = &marks[two[0] + 1..two[1]];
        let is_joined = between.first().is_some_and(|mark| !matches!(mark.what, What::Than));
        is_joined && between.iter().all(joins) && category(two[0]) == category(two[1])
    });
    let of_two = |mark: &Mark<'_>| matches!(mark.what, What::Either);
    let alternatives = marks[name..last].iter().any(|mark| matches!(mark.what, What::Or));
    if names.len() < 2 || !is_list || alternatives && !marks[first..name].iter().any(of_two) {
        return Vec::new();
    }
    let before = marks[..name].iter().filter(|mark| !of_two(mark));
    let one = |&at: &usize| before.clone().chain([&marks[at]]).chain(&marks[last + 1..]).cloned().collect();
    names.iter().map(one).collect()
}
