//! The possible values of intervals, given those of the mask variables that determine them.

use std::collections::BTreeSet;

use super::TooLarge;
use crate::literal::{Interval, bit};
use crate::model::{Model, SumCondition};
use crate::propagators::Propagator;
use crate::propagators::arithmetic::Arithmetic;
use crate::propagators::linear::{Addend, Linear};

/// Maximum number of values of an interval.
const MAX_INTERVAL_VALUES: usize = 1 << 20;

/// Returns the possible values of each interval of the model, ascending.
pub(super) fn domains(model: &Model) -> Result<Vec<Vec<i64>>, TooLarge> {
    let index = |x: Interval| model.intervals.binary_search(&x).unwrap_or(model.intervals.len());
    let mut known: Vec<Option<Vec<i64>>> = vec![None; model.intervals.len()];
    // Definitions are almost always in order of dependence; another pass finds those that are not.
    loop {
        let mut changed = false;
        for (propagator, _) in &model.propagators {
            let found = match propagator {
                Propagator::Linear(linear) => of_sum(model, linear, |x| known[index(x)].as_deref())?,
                Propagator::Arithmetic(arithmetic) if known[index(arithmetic.z)].is_none() => {
                    of_operation(arithmetic, |x| known[index(x)].as_deref())?.map(|values| (arithmetic.z, values))
                }
                _ => None,
            };
            if let Some((x, mut values)) = found {
                let (lower, upper) = model.bounds(x);
                values.retain(|v| (lower..=upper).contains(v));
                known[index(x)] = Some(values);
                changed = true;
            }
        }
        if !changed {
            break;
        }
    }
    let bounded = |(x, values): (&Interval, Option<Vec<i64>>)| match (values, model.bounds(*x)) {
        (Some(values), _) => Ok(values),
        (None, (lower, upper)) if upper.saturating_sub(lower) < MAX_INTERVAL_VALUES as i64 => {
            Ok((lower..=upper).collect())
        }
        (None, _) => Err(TooLarge),
    };
    model.intervals.iter().zip(known).map(bounded).collect()
}

/// Returns the one interval of an equation whose values are unknown, and its values.
fn of_sum<'a>(
    model: &Model,
    linear: &Linear,
    known: impl Fn(Interval) -> Option<&'a [i64]>,
) -> Result<Option<(Interval, Vec<i64>)>, TooLarge> {
    let (None, SumCondition::Equal(constant)) = (linear.b, linear.sum) else { return Ok(None) };
    let terms = &model.pools.addends[linear.terms.0 as usize..linear.terms.1 as usize];
    let mut unknown = terms.iter().filter_map(|term| match term {
        Addend::Scaled(factor, x) if known(*x).is_none() => Some((*factor, *x)),
        _ => None,
    });
    let (Some((factor, x)), None) = (unknown.next(), unknown.next()) else { return Ok(None) };
    if factor == 0 {
        return Ok(None);
    }
    let mut rest = BTreeSet::from([constant]);
    for term in terms {
        let values: BTreeSet<i64> = match *term {
            Addend::Scaled(_, y) if y == x => continue,
            Addend::Scaled(factor, y) => known(y).unwrap_or_default().iter().map(|v| factor * v).collect(),
            Addend::Weighted(at, y) => {
                let domain = model.domain(y);
                let here = |v: &u32| domain & bit(*v) != 0;
                (0..model.size(y)).filter(here).map(|v| model.pools.weights[(at + v) as usize]).collect()
            }
        };
        if rest.len().saturating_mul(values.len()) > MAX_INTERVAL_VALUES {
            return Err(TooLarge);
        }
        rest = rest.iter().flat_map(|s| values.iter().map(move |v| s - v)).collect();
    }
    let values = rest.into_iter().filter(|s| s % factor == 0).map(|s| s / factor);
    Ok(Some((x, values.collect::<BTreeSet<_>>().into_iter().collect())))
}

/// Returns the values of the result of an operation, if those of the operands are known.
fn of_operation<'a>(
    arithmetic: &Arithmetic,
    known: impl Fn(Interval) -> Option<&'a [i64]>,
) -> Result<Option<Vec<i64>>, TooLarge> {
    let (Some(xs), Some(ys)) = (known(arithmetic.x), known(arithmetic.y)) else { return Ok(None) };
    if xs.len().saturating_mul(ys.len()) > MAX_INTERVAL_VALUES {
        return Err(TooLarge);
    }
    let all = xs.iter().flat_map(|&x| ys.iter().filter_map(move |&y| arithmetic.operation.apply(x, y)));
    Ok(Some(all.collect::<BTreeSet<_>>().into_iter().collect()))
}
