//! A certificate that there is no way, or none that is shorter, and its independent check.

use bachet_crossing::{Certificate, Crossing, Flaw, NoCertificate};
use bachet_notation::crossing::CrossingPuzzle;
use bachet_solver::Budget;

use super::Refusal;
use crate::Puzzle;
use crate::messages::MessageId;

/// Finds a certificate; `None` if a limit on the work was reached first.
///
/// # Errors
/// If the family has no certificates, or the puzzle is too large for one.
pub fn prove(puzzle: &Puzzle, budget: &mut Budget<'_>) -> Result<Option<Certificate>, Refusal> {
    match Crossing::new(provable(puzzle)?)?.certificate(budget) {
        Ok(certificate) => Ok(Some(certificate)),
        Err(NoCertificate::Unfinished) => Ok(None),
        Err(NoCertificate::TooLarge) => Err(MessageId::CertificateTooLarge.into()),
    }
}

/// Checks a certificate of the puzzle without any search: what is wrong with it, if anything is.
///
/// # Errors
/// If the family has no certificates.
pub fn check_proof(
    puzzle: &Puzzle,
    certificate: &Certificate,
    budget: &mut Budget<'_>,
) -> Result<Option<Flaw>, Refusal> {
    Ok(bachet_crossing::check_certificate(provable(puzzle)?, certificate, budget).err())
}

/// Returns the puzzle if its family has certificates.
///
/// # Errors
/// If the family has no certificates.
pub fn provable(puzzle: &Puzzle) -> Result<&CrossingPuzzle, Refusal> {
    match puzzle {
        Puzzle::Crossing(puzzle) => Ok(puzzle),
        Puzzle::Moving(_) => Err(MessageId::NoCertificatesOfMoves.into()),
        Puzzle::Grid(_) | Puzzle::Sudoku(_) => Err(MessageId::NoCertificates.into()),
    }
}
