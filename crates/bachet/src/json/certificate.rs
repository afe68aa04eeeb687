//! A certificate that a river crossing has no way, or none that is cheaper, as JSON: the only JSON of ours that a file
//! holds and that is read again, beside puzzles.

use std::collections::BTreeMap;

use bachet_crossing::{Certificate, Stage};
use bachet_notation::Number;
use bachet_notation::crossing::{CrossingPuzzle, Thing};
use num_bigint::BigUint;
use serde::{Deserialize, Serialize};

/// The number of this layout; it changes when a key changes its meaning.
const SCHEMA: u32 = 1;

/// A certificate. Numbers are texts: they may be large, or fractions such as `15/2`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CertificateFields {
    /// The number of this layout.
    pub schema: u32,
    /// The title of the puzzle.
    pub puzzle: Option<String>,
    /// What the cheapest way costs, its number of crossings where a trip costs 1; `null`: there is no way.
    pub cheapest: Option<String>,
    /// Everybody in the order of the bits of a state's number, the lowest first; the boat's bits are the highest.
    pub travellers: Vec<String>,
    /// Every state that can be reached, as far as the cheapest way is long.
    pub states: Vec<StageFields>,
}

/// A state and how far it is from the start.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct StageFields {
    /// Its number.
    pub state: String,
    /// What the cheapest way from the start costs.
    pub distance: String,
    /// How many trips were made, where rules speak of it, as far as it matters to them.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub trip: u64,
    /// The load of the trip before, a bit for each traveller, where rules speak of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<String>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_zero(number: &u64) -> bool {
    *number == 0
}

/// Writes the certificate, a state on each line.
///
/// # Errors
/// Never, for texts and numbers can be written.
pub fn certificate(puzzle: &CrossingPuzzle, certificate: &Certificate) -> Result<String, serde_json::Error> {
    let head = CertificateFields {
        schema: SCHEMA,
        puzzle: puzzle.headers.title.clone(),
        cheapest: certificate.cheapest.map(|cost| cost.to_string()),
        travellers: certificate.things.iter().map(|thing| puzzle.name_of(*thing)).collect(),
        states: Vec::new(),
    };
    let mut text = serde_json::to_string_pretty(&head)?;
    // The head ends with an empty list and the closing brace.
    text.truncate(text.trim_end_matches(['}', '\n', ']', ' ']).len());
    for (at, (stage, distance)) in certificate.states.iter().enumerate() {
        let before = (stage.before != BigUint::ZERO).then(|| stage.before.to_string());
        let state = stage.number.to_string();
        let fields = StageFields { state, distance: distance.to_string(), trip: stage.trip, before };
        text.push_str(if at == 0 { "\n    " } else { ",\n    " });
        text.push_str(&serde_json::to_string(&fields)?);
    }
    text.push_str("\n  ]\n}\n");
    Ok(text)
}

/// Reads a certificate of the puzzle.
///
/// # Errors
/// Why it is none, in the words of the parser; an empty text if a number or a name in it is not understood.
pub fn read_certificate(puzzle: &CrossingPuzzle, text: &str) -> Result<Certificate, String> {
    let fields: CertificateFields = serde_json::from_str(text).map_err(|error| error.to_string())?;
    understood(puzzle, &fields).ok_or_else(String::new)
}

fn understood(puzzle: &CrossingPuzzle, fields: &CertificateFields) -> Option<Certificate> {
    let names: BTreeMap<String, Thing> = puzzle.things().map(|thing| (puzzle.name_of(thing), thing)).collect();
    let stage = |fields: &StageFields| {
        let before = fields.before.as_deref().unwrap_or("0").parse().ok()?;
        Some((Stage { number: fields.state.parse().ok()?, trip: fields.trip, before }, number(&fields.distance)?))
    };
    if fields.schema != SCHEMA {
        return None;
    }
    Some(Certificate {
        things: fields.travellers.iter().map(|name| names.get(name).copied()).collect::<Option<_>>()?,
        cheapest: match &fields.cheapest {
            Some(cost) => Some(number(cost)?),
            None => None,
        },
        states: fields.states.iter().map(stage).collect::<Option<_>>()?,
    })
}

fn number(text: &str) -> Option<Number> {
    text.parse().ok()
}
