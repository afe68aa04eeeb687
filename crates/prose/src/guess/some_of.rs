//! How many of a list something holds of: "exactly one of Ann and Bob paid more than $15".

use bachet_notation::clue::{Amount, Truth};

use super::context::Context;
use super::{Assumption, Guess, combine, each, how_many};
use crate::engine;
use crate::reading::{Outcome, Reader};
use crate::scan::Scan;
use crate::tokens::Token;

/// Returns what a sentence may mean that begins with a number of a list; `None` for other sentences.
pub(super) fn readings(reader: &Reader<'_>, tokens: &[Token], context: &Context) -> Option<Vec<Guess>> {
    let scan = Scan::new(&reader.vocabulary, tokens);
    let (amount, of) = how_many::bound(&scan, 0)?;
    (of < tokens.len() && scan.is_of(of, scan.grammar().roles.of)).then_some(())?;
    let names = each::subjects(&scan, of + 1, false)?;
    let rest = &tokens[names.last()?.end..];
    let mut assumptions = Vec::new();
    let mut truths: Vec<Truth> = Vec::new();
    for name in &names {
        let clause = [&tokens[name.clone()], rest].concat();
        let readings = match engine::outcome(reader, &clause) {
            Outcome::Read(reading) => vec![Guess::new(Some(reading.truth), Vec::new())],
            _ => reader.guess(&clause, context),
        };
        let best = combine::cheapest(readings).into_iter().next()?;
        let is_safe = !best.is_in_doubt() && !best.assumptions.contains(&Assumption::SaysNothing);
        truths.push(best.truth.filter(|_| is_safe)?);
        assumptions = best.assumptions;
    }
    let truth = match (amount, <[Truth; 2]>::try_from(truths)) {
        (Amount::Exactly(1), Ok([a, b])) => Truth::Xor(Box::new(a), Box::new(b)),
        (amount, Ok(two)) => Truth::Count(amount, two.into()),
        (amount, Err(all)) => Truth::Count(amount, all),
    };
    assumptions.push(Assumption::Listed);
    Some(vec![Guess::new(Some(truth), assumptions)])
}
