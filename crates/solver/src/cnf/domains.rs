//! The values that intervals can have, from the values of the mask variables that determine them.

use std::collections::BTreeSet;

use super::TooLarge;
use crate::literal::{Interval, bit};
use crate::model::{Model, SumCondition};
use crate::propagators::Propagator;
use crate::propagators::arithmetic::{Arithmetic, Operation};
use crate::propagators::linear::{Addend, Linear};

/// The most values of one interval.
const MOST: usize = 1 << 20;

/// For each interval of the model its possible values, ascending.
pub(super) fn domains(model: &Model) -> Result<Vec<Vec<i64>>, TooLarge> {
    let place = |x: Interval| model.intervals.binary_search(&x).unwrap_or(model.intervals.len());
    let mut known: Vec<Option<Vec<i64>>> = vec![None; model.intervals.len()];
    // Definitions stand in order almost always; where one does not, another pass finds it.
    loop {
        let mut news = false;
        for (propagator, _) in &model.propagators {
            let found = match propagator {
                Propagator::Linear(linear) => of_sum(model, linear, |x| known[place(x)].as_deref())?,
                Propagator::Arithmetic(arithmetic) if known[place(arithmetic.z)].is_none() => {
                    of_operation(arithmetic, |x| known[place(x)].as_deref())?.map(|values| (arithmetic.z, values))
                }
                _ => None,
            };
            if let Some((x, mut values)) = found {
                let (lower, upper) = model.bounds(x);
                values.retain(|v| (lower..=upper).contains(v));
                known[place(x)] = Some(values);
                news = true;
            }
        }
        if !news {
            break;
        }
    }
    let bounded = |(x, values): (&Interval, Option<Vec<i64>>)| match (values, model.bounds(*x)) {
        (Some(values), _) => Ok(values),
        (None, (lower, upper)) if upper.saturating_sub(lower) < MOST as i64 => Ok((lower..=upper).collect()),
        (None, _) => Err(TooLarge),
    };
    model.intervals.iter().zip(known).map(bounded).collect()
}

/// The values of the one unknown interval of an equation.
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
        if rest.len().saturating_mul(values.len()) > MOST {
            return Err(TooLarge);
        }
        rest = rest.iter().flat_map(|s| values.iter().map(move |v| s - v)).collect();
    }
    let values = rest.into_iter().filter(|s| s % factor == 0).map(|s| s / factor);
    Ok(Some((x, values.collect::<BTreeSet<_>>().into_iter().collect())))
}

fn of_operation<'a>(
    arithmetic: &Arithmetic,
    known: impl Fn(Interval) -> Option<&'a [i64]>,
) -> Result<Option<Vec<i64>>, TooLarge> {
    let (Some(xs), Some(ys)) = (known(arithmetic.x), known(arithmetic.y)) else { return Ok(None) };
    if xs.len().saturating_mul(ys.len()) > MOST {
        return Err(TooLarge);
    }
    let all = xs.iter().flat_map(|&x| ys.iter().filter_map(move |&y| apply(arithmetic.operation, x, y)));
    Ok(Some(all.collect::<BTreeSet<_>>().into_iter().collect()))
}

/// `x op y`; `None` where it has no value, or one that no interval can have.
pub(super) fn apply(operation: Operation, x: i64, y: i64) -> Option<i64> {
    match operation {
        Operation::Product => x.checked_mul(y),
        Operation::AbsoluteDifference => x.checked_sub(y).map(i64::abs),
        Operation::Minimum => Some(x.min(y)),
        Operation::Maximum => Some(x.max(y)),
        Operation::Modulo => x.checked_rem_euclid(y),
    }
}
