//! Nothing of what is counted, where that is an amount of the puzzle: "scored no goals", French "aucun but".

use bachet_notation::Number;

use super::What;
use crate::guess::derived;
use crate::scan::Scan;

/// Returns the amount of nothing at a token, and where it ends.
pub(super) fn amount<'a>(scan: &Scan<'a>, at: usize) -> Option<(What<'a>, usize)> {
    let roles = scan.grammar().roles;
    let is_noun = at + 1 < scan.tokens.len() && (scan.is_of(at, roles.no) || scan.is_of(at, roles.not));
    let (unit, length) = is_noun.then(|| scan.units(at + 1).first())??;
    let zero = Number::from_integer(0);
    derived::numbered(scan, zero, Some(unit))?;
    Some((What::Amount(zero, unit.clone()), at + 1 + length))
}
