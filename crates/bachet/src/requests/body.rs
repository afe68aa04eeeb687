//! Reads the body of a question: what every question has, and the options of its verb.

use std::collections::BTreeMap;
use std::fmt::{self, Formatter};

use bachet_notation::Argument;
use bachet_notation::sudoku::Format;
use serde::de::{DeserializeOwned, Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;

use super::{Request, VERBS, verbs};
use crate::messages::{Message, MessageId};

/// What a body looks like.
const EXAMPLE: &str = r#"{"puzzle": "grid: ..."}"#;

/// The fields of a body, each as it is written.
#[derive(Default)]
struct Fields<'b>(BTreeMap<String, &'b RawValue>);

impl<'b> Deserialize<'b> for Fields<'b> {
    fn deserialize<D: Deserializer<'b>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Self::default())
    }
}

impl<'b> Visitor<'b> for Fields<'b> {
    type Value = Self;

    fn expecting(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'b>>(mut self, mut map: A) -> Result<Self, A::Error> {
        while let Some((name, value)) = map.next_entry::<String, &RawValue>()? {
            if self.0.contains_key(&name) {
                return Err(A::Error::custom(format_args!("the field `{name}` occurs twice")));
            }
            self.0.insert(name, value);
        }
        Ok(self)
    }
}

pub(super) fn read(verb: &str, body: &[u8]) -> Result<Request, Message> {
    let Some(verb) = VERBS.iter().find(|one| one.name == verb) else {
        let all = Argument::List(verbs().map(str::to_owned).collect());
        return Err(Message::from(MessageId::RequestVerb).text("verb", verb).with("verbs", all));
    };
    let mut fields: Fields<'_> = serde_json::from_slice(body).map_err(|why| {
        Message::from(MessageId::RequestNotObject).text("reason", why.to_string()).text("example", EXAMPLE)
    })?;
    let puzzle = fields
        .0
        .remove("puzzle")
        .ok_or_else(|| Message::from(MessageId::RequestWithoutPuzzle).text("example", EXAMPLE))?;
    // A puzzle in JSON is kept as it is written, so that its problems have their places.
    let puzzle = match puzzle.get().chars().next() {
        Some('{') => puzzle.get().to_owned(),
        _ => value("puzzle", puzzle)?,
    };
    let from: Option<String> = taken(&mut fields, "from")?;
    let from = from.map(|name| {
        let reason = || Format::ALL.iter().map(|format| format.name()).collect::<Vec<_>>().join(", ");
        Format::of_name(&name).ok_or_else(|| wrong("from", format!("the formats are {}", reason())))
    });
    let (partial, stats) = (taken(&mut fields, "partial")?, taken(&mut fields, "stats")?);
    let (time, steps): (Option<f64>, _) = (taken(&mut fields, "time")?, taken(&mut fields, "steps")?);
    if time.is_some_and(|time| time <= 0.0) {
        return Err(wrong("time", "a time is a number of seconds over zero"));
    }
    let options: Vec<String> = fields.0.iter().map(|(name, value)| format!("{name:?}:{value}")).collect();
    let question = (verb.read)(&format!("{{{}}}", options.join(","))).map_err(|why| {
        let reason = without_place(&why.to_string());
        Message::from(MessageId::RequestOptions).text("reason", reason).text("verb", verb.name)
    })?;
    Ok(Request { puzzle, from: from.transpose()?, partial, time, steps, stats, question })
}

/// Takes a field that may be missing or `null`.
fn taken<T: DeserializeOwned + Default>(fields: &mut Fields<'_>, name: &str) -> Result<T, Message> {
    fields.0.remove(name).filter(|raw| raw.get() != "null").map_or_else(|| Ok(T::default()), |raw| value(name, raw))
}

fn value<T: DeserializeOwned>(name: &str, raw: &RawValue) -> Result<T, Message> {
    serde_json::from_str(raw.get()).map_err(|why| wrong(name, without_place(&why.to_string())))
}

fn wrong(field: &str, reason: impl Into<String>) -> Message {
    Message::from(MessageId::RequestField).text("field", field).text("reason", reason.into())
}

/// Returns a reason without its place: the options are read apart from the body, so that it would mislead.
fn without_place(reason: &str) -> String {
    reason.split(" at line ").next().unwrap_or(reason).to_owned()
}
