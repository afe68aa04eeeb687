//! A certificate that a river crossing has no way, or no cheaper way, as JSON that can be read again.

use std::collections::BTreeMap;

use bachet_crossing::{Certificate, CertifiedState};
use bachet_notation::Number;
use bachet_notation::crossing::{CrossingPuzzle, Thing};
use num_bigint::BigUint;
use serde::{Deserialize, Serialize};

/// The version of this layout. It goes up when a key changes its meaning.
const SCHEMA: u32 = 1;

/// A certificate. Numbers are strings, since they may be large, or fractions such as `15/2`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CertificateFields {
    /// The version of this layout.
    pub schema: u32,
    /// The title of the puzzle.
    pub puzzle: Option<String>,
    /// The cost of the cheapest way (its number of crossings if each costs 1); `null` if there is no way.
    pub cheapest: Option<String>,
    /// The travellers in the order of the bits of a state's number, the lowest first; the boats' bits are the highest.
    pub travellers: Vec<String>,
    /// Every reachable state up to the cost of the cheapest way.
    pub states: Vec<StateFields>,
}

/// A state and its distance from the start.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct StateFields {
    /// Its number.
    pub state: String,
    /// The cost of the cheapest way from the start.
    pub distance: String,
    /// The number of trips so far, as far as it matters to the rules.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub trip: u64,
    /// The load of the trip before, a bit for each traveller, if it matters to the rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<String>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_zero(number: &u64) -> bool {
    *number == 0
}

/// Writes a certificate, a state on each line.
///
/// # Errors
/// Never in practice: strings and numbers can always be serialised.
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
    for (at, (certified, distance)) in certificate.states.iter().enumerate() {
        let before = (certified.before != BigUint::ZERO).then(|| certified.before.to_string());
        let state = certified.number.to_string();
        let fields = StateFields { state, distance: distance.to_string(), trip: certified.trip, before };
        text.push_str(if at == 0 { "\n    " } else { ",\n    " });
        text.push_str(&serde_json::to_string(&fields)?);
    }
    text.push_str("\n  ]\n}\n");
    Ok(text)
}

/// Reads a certificate of the puzzle.
///
/// # Errors
/// If the text is not a certificate: the message of the parser, or an empty string if a number or a name is wrong.
pub fn read_certificate(puzzle: &CrossingPuzzle, text: &str) -> Result<Certificate, String> {
    let fields: CertificateFields = serde_json::from_str(text).map_err(|error| error.to_string())?;
    certificate_of(puzzle, &fields).ok_or_else(String::new)
}

fn certificate_of(puzzle: &CrossingPuzzle, fields: &CertificateFields) -> Option<Certificate> {
    let names: BTreeMap<String, Thing> = puzzle.things().map(|thing| (puzzle.name_of(thing), thing)).collect();
    let state = |fields: &StateFields| {
        let before = fields.before.as_deref().unwrap_or("0").parse().ok()?;
        Some((
            CertifiedState { number: fields.state.parse().ok()?, trip: fields.trip, before },
            number(&fields.distance)?,
        ))
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
        states: fields.states.iter().map(state).collect::<Option<_>>()?,
    })
}

fn number(text: &str) -> Option<Number> {
    text.parse().ok()
}
