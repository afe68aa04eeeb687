//! Compares methods on one puzzle: what each costs, and whether they agree.

use bachet_methods::Method;
use bachet_solver::Budget;

use super::{Ended, Record, TraceOptions, Traced, Wanted, order, trace};
use crate::Puzzle;
use crate::verbs::Refusal;

/// The results of several methods.
#[derive(Clone, Debug)]
pub struct Compared<T> {
    /// Each method, in the order asked for.
    pub rows: Vec<Row<T>>,
    /// Whether they agree.
    pub agreement: Agreement,
}

/// The result of one method.
#[derive(Clone, Debug)]
pub struct Row<T> {
    /// The method.
    pub method: Method,
    /// Its result, or why it does not run on the puzzle.
    pub found: Result<Traced, Refusal>,
    /// What its clock returned.
    pub took: T,
}

/// Whether the methods that searched everything found the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Agreement {
    /// Fewer than two of them did.
    Untested,
    /// All of them did: this number of solutions, or of shortest ways.
    All(u64),
    /// These methods differ from the first.
    Differ(Vec<Method>),
}

/// Runs the methods in turn, each for all solutions. The clock is called with each run as a function of a budget.
/// Methods that do not depend on the order of the clues run without it.
///
/// # Errors
/// If the puzzle cannot be compiled, or the order of the clues is wrong.
pub fn compare<T>(
    puzzle: &Puzzle,
    methods: &[Method],
    order: &[String],
    clock: impl FnMut(&mut dyn FnMut(&mut Budget<'_>)) -> T,
) -> Result<Compared<T>, Refusal> {
    compare_by(puzzle, methods, order, clock, |method, options, budget| trace(puzzle, method, options, budget))
}

/// Does the same as [`compare`] with a function that runs a method, so that it can be watched.
///
/// # Errors
/// Those of [`compare`].
pub fn compare_by<T>(
    puzzle: &Puzzle,
    methods: &[Method],
    order: &[String],
    mut clock: impl FnMut(&mut dyn FnMut(&mut Budget<'_>)) -> T,
    mut run: impl FnMut(Method, &TraceOptions, &mut Budget<'_>) -> Result<Traced, Refusal>,
) -> Result<Compared<T>, Refusal> {
    order::clues(puzzle, order)?;
    let mut rows = Vec::new();
    for &method in methods {
        let order = if method.uses_clue_order { order.to_vec() } else { Vec::new() };
        let options = TraceOptions::default().wanted(Wanted::All).order(order);
        let mut found = None;
        let took = clock(&mut |budget| {
            found = Some(run(method, &options, budget));
        });
        // The clock did not call the function.
        rows.extend(found.map(|found| Row { method, found, took }));
    }
    let unfit = |row: &Row<T>| match &row.found {
        Err(Refusal::Unfit(problems)) => Some(problems.clone()),
        _ => None,
    };
    if let (true, Some(problems)) = (rows.iter().all(|row| row.found.is_err()), rows.iter().find_map(unfit)) {
        return Err(Refusal::Unfit(problems));
    }
    Ok(Compared { agreement: agreement(&rows), rows })
}

fn agreement<T>(rows: &[Row<T>]) -> Agreement {
    let finished = rows.iter().filter_map(|row| match &row.found {
        Ok(traced) if traced.ended == Ended::Exhausted => Some((row.method, answer(&traced.record))),
        _ => None,
    });
    let finished: Vec<(Method, [u64; 2])> = finished.collect();
    let [(_, first), others @ ..] = &finished[..] else { return Agreement::Untested };
    let differing: Vec<Method> =
        others.iter().filter(|(_, answer)| answer != first).map(|(method, _)| *method).collect();
    match differing[..] {
        _ if others.is_empty() => Agreement::Untested,
        [] => Agreement::All(first[0]),
        _ => Agreement::Differ(differing),
    }
}

/// Returns what methods must agree on: the number of solutions and which; of ways the number of shortest ones and their
/// length.
fn answer(record: &Record) -> [u64; 2] {
    match record.ways {
        Some(ways) => [ways.number, ways.shortest],
        None => [record.tally.solutions, record.fingerprint()],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PETS: &str = "grid: Pets\nwho: Ann, Bob, Cas\npet: cat, dog, emu\n1. = Ann != cat\n";

    fn rows(sources: &[(&str, Method)]) -> Vec<Row<()>> {
        let row = |&(source, method): &(&str, Method)| {
            let puzzle = crate::read(source).expect("it is sound").puzzle;
            let compared = compare(&puzzle, &[method], &[], |work| work(&mut Budget::unlimited()));
            compared.expect("it can be stated").rows.pop().expect("there is a method")
        };
        sources.iter().map(row).collect()
    }

    #[test]
    fn methods_agree_on_the_solutions_in_any_order() {
        let methods = [Method::CLAUSES, Method::CNF, Method::BACKTRACKING, Method::PERMUTATIONS, Method::PROPAGATION];
        assert_eq!(agreement(&rows(&methods.map(|method| (PETS, method)))), Agreement::All(4));
        assert_eq!(agreement(&rows(&[(PETS, Method::CNF)])), Agreement::Untested);
        assert_eq!(agreement(&rows(&[(PETS, Method::CNF), (PETS, Method::DEPTH_FIRST)])), Agreement::Untested);
    }

    #[test]
    fn other_solutions_are_noticed_even_if_they_are_as_many() {
        let other = PETS.replace("cat\n", "dog\n");
        let found = agreement(&rows(&[(PETS, Method::CNF), (&other, Method::BACKTRACKING), (PETS, Method::CLAUSES)]));
        assert_eq!(found, Agreement::Differ(vec![Method::BACKTRACKING]));
        let jugs = "jugs: One\ncapacity: 3, 5\ngoal: 4\n";
        let longer = jugs.replace("goal: 4", "goal: 1");
        let walks = |second| agreement(&rows(&[(jugs, Method::DEPTH_FIRST), (second, Method::BREADTH_FIRST)]));
        assert_eq!([walks(jugs), walks(&longer)], [Agreement::All(1), Agreement::Differ(vec![Method::BREADTH_FIRST])]);
    }
}
