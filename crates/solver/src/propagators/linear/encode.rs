//! The clauses of a condition on a sum: a chain of partial sums.

use std::collections::{BTreeMap, BTreeSet};

use super::{Addend, Linear};
use crate::cnf::{Boolean, Encoder, TooLarge};

/// Adds the clauses of the condition.
pub(super) fn encode(linear: &Linear, encoder: &mut Encoder<'_>) -> Result<(), TooLarge> {
    // The possible sums of all terms before `last`, each with the literal that holds exactly for that sum.
    let mut sums: Option<Vec<(i64, i32)>> = None;
    let mut last: Option<Vec<(i64, i32)>> = None;
    for term in linear.terms(&encoder.model.pools) {
        if let Some(before) = last.take() {
            sums = Some(match sums.take() {
                None => before,
                Some(sums) => add(encoder, &sums, &before)?,
            });
        }
        last = Some(weights(encoder, *term)?);
    }
    let holds = |total: i64| linear.sum.holds(total);
    let Some(last) = last else {
        return match (linear.b, holds(0)) {
            (Some(b), true) => encoder.clause(&[], &[b]),
            (Some(b), false) => encoder.clause(&[], &[!b]),
            (None, true) => Ok(()),
            (None, false) => encoder.push([]),
        };
    };
    let sums = sums.map_or_else(|| vec![(0, None)], |sums| sums.into_iter().map(|(s, l)| (s, Some(l))).collect());
    for (sum, at_sum) in sums {
        for &(weight, at_weight) in &last {
            let mut clause = vec![-at_weight];
            clause.extend(at_sum.map(|l: i32| -l));
            match (linear.b, holds(sum + weight)) {
                (Some(b), true) => encoder.clause(&clause, &[b])?,
                (Some(b), false) => encoder.clause(&clause, &[!b])?,
                (None, true) => {}
                (None, false) => encoder.push(clause)?,
            }
        }
    }
    Ok(())
}

/// Returns the possible values of a term, and the literal of each.
fn weights(encoder: &mut Encoder<'_>, term: Addend) -> Result<Vec<(i64, i32)>, TooLarge> {
    let mut by_weight: BTreeMap<i64, Vec<i32>> = BTreeMap::new();
    match term {
        Addend::Scaled(factor, x) => {
            for (value, literal) in encoder.interval(x).iter() {
                by_weight.entry(factor * value).or_default().push(literal);
            }
        }
        Addend::Weighted(at, x) => {
            for (value, literal) in encoder.var(x).iter() {
                let weight = encoder.model.pools.weights[at as usize + value as usize];
                by_weight.entry(weight).or_default().push(literal);
            }
        }
    }
    by_weight.into_iter().map(|(weight, literals)| Ok((weight, encoder.any(&literals)?))).collect()
}

/// Returns the possible totals of a sum and a term, and the literal of each. The clauses work in both directions:
/// the sum and the term imply the total, and the total and the term imply the sum.
fn add(encoder: &mut Encoder<'_>, sums: &[(i64, i32)], term: &[(i64, i32)]) -> Result<Vec<(i64, i32)>, TooLarge> {
    let totals: BTreeSet<i64> = sums.iter().flat_map(|(s, _)| term.iter().map(move |(w, _)| s + w)).collect();
    let totals: Vec<(i64, i32)> = totals.into_iter().map(|t| (t, encoder.fresh(Boolean::Auxiliary))).collect();
    let find = |list: &[(i64, i32)], value: i64| list.binary_search_by_key(&value, |p| p.0).ok().map(|i| list[i].1);
    for &(weight, at_weight) in term {
        for &(sum, at_sum) in sums {
            encoder.push([-at_sum, -at_weight].into_iter().chain(find(&totals, sum + weight)))?;
        }
        for &(total, at_total) in &totals {
            encoder.push([-at_total, -at_weight].into_iter().chain(find(sums, total - weight)))?;
        }
    }
    Ok(totals)
}
