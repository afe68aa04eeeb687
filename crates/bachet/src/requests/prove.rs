//! `prove`: a certificate, or the check of one.

use bachet_notation::{Argument, amount};
use serde::Deserialize;

use super::{Asked, PuzzleQuestion};
use crate::json::{self, Payload};
use crate::messages::{Message, MessageId, Messages};
use crate::verbs::{self, Certificate, CertifiedState, Flaw, Refusal};
use crate::{Budget, Puzzle};

/// The name of a certificate in messages.
const CERTIFICATE: &str = "check";

/// The options of `prove`.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
#[non_exhaustive]
pub struct Prove {
    /// A certificate to check, as text; without one a certificate is written
    pub check: Option<String>,
}

/// A certificate that was checked.
#[derive(Clone, Debug)]
pub struct CheckedCertificate {
    certificate: Certificate,
    /// What is wrong with it.
    pub flaw: Option<Flaw>,
}

impl PuzzleQuestion for Prove {
    fn answer(&self, asked: &Asked<'_>, budget: &mut Budget<'_>) -> Result<Payload, Refusal> {
        let found = match &self.check {
            None => json::Prove::Certificate { certificate: certificate(asked.puzzle, budget)? },
            Some(text) => {
                let checked = CheckedCertificate::read(asked.puzzle, CERTIFICATE, text, budget)?;
                let text = checked.verdict(asked.puzzle, asked.messages);
                json::Prove::Checked { accepted: checked.flaw.is_none(), text }
            }
        };
        Ok(Payload::Prove(found))
    }
}

/// Writes a certificate that there is no way, or no shorter one.
///
/// # Errors
/// The family has no certificates, the puzzle is too large for one, or a limit was reached first.
pub fn certificate(puzzle: &Puzzle, budget: &mut Budget<'_>) -> Result<String, Refusal> {
    let crossing = verbs::provable(puzzle)?;
    let found = verbs::prove(puzzle, budget)?;
    let unfinished = || Refusal::Unfinished(MessageId::NotProved.into());
    // Strings and numbers can always be written.
    found.and_then(|found| json::certificate(crossing, &found).ok()).ok_or_else(unfinished)
}

impl CheckedCertificate {
    /// Reads a certificate and checks it.
    ///
    /// # Errors
    /// The family has no certificates, or the text is none; the message calls it by this name.
    pub fn read(puzzle: &Puzzle, name: &str, text: &str, budget: &mut Budget<'_>) -> Result<Self, Refusal> {
        let certificate = json::read_certificate(verbs::provable(puzzle)?, text).map_err(|reason| {
            Refusal::Because(Message::from(MessageId::NoCertificate).text("file", name).text("reason", reason))
        })?;
        let flaw = verbs::check_proof(puzzle, &certificate, budget)?;
        Ok(Self { certificate, flaw })
    }

    /// Returns in words whether the certificate is accepted, and why not.
    pub fn verdict(&self, puzzle: &Puzzle, messages: &Messages) -> String {
        let Self { certificate, flaw } = self;
        let states = ("states", Argument::Number(certificate.states.len() as i64));
        let state = |state: &CertifiedState| Argument::Text(state.number.to_string());
        let (id, arguments) = match flaw {
            None => match certificate.cheapest {
                None => (MessageId::ProvedNoWay, vec![states]),
                Some(cost) => {
                    let cost = Argument::Text(amount(cost, puzzle.language()));
                    (MessageId::ProvedShortest, vec![states, ("cost", cost)])
                }
            },
            Some(Flaw::Unfinished) => (MessageId::ProofUnfinished, vec![]),
            Some(Flaw::Things) => (MessageId::FlawThings, vec![]),
            Some(Flaw::Twice) => (MessageId::FlawTwice, vec![]),
            Some(Flaw::Start) => (MessageId::FlawStart, vec![]),
            Some(Flaw::Goal(at)) => (MessageId::FlawGoal, vec![("state", state(at))]),
            Some(Flaw::Move { from, to }) => (MessageId::FlawMove, vec![("from", state(from)), ("to", state(to))]),
            Some(Flaw::Unattained(at)) => (MessageId::FlawUnattained, vec![("state", state(at))]),
            Some(Flaw::Cost) => (MessageId::FlawCost, vec![]),
            Some(Flaw::NoWay) => (MessageId::FlawNoWay, vec![]),
        };
        messages.format(id, &arguments)
    }
}
