//! Reads the body of a request: what every request has, and the options of its verb.

use std::collections::BTreeMap;
use std::fmt::{self, Formatter};

use bachet_notation::Argument;
use bachet_notation::sudoku::Format;
use serde::de::{DeserializeOwned, Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;

use super::question::{Question, Source};
use super::verb::Options;
use super::{Common, Request, verbs};
use crate::Language;
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

/// Reads the body of a request. If the text of the puzzle is at hand, the body has no puzzle.
pub(super) fn read(verb: &str, body: &[u8], source: Option<&str>) -> Result<Request, Message> {
    let Some(verb) = verbs().iter().find(|one| one.name == verb) else {
        let all = Argument::List(verbs().iter().map(|verb| verb.name.to_owned()).collect());
        return Err(Message::from(MessageId::RequestVerb).text("verb", verb).with("verbs", all));
    };
    let mut fields: Fields<'_> = serde_json::from_slice(body).map_err(|why| {
        Message::from(MessageId::RequestNotObject).text("reason", why.to_string()).text("example", EXAMPLE)
    })?;
    let Common { puzzle, from, partial, lang, time, steps, stats } = common(&mut fields, verb.has_puzzle(), source)?;
    // A field that is `null` is left out, whatever its type, unless nobody knows it.
    let is_known = |name: &str| {
        let alone = format!("{{{name:?}:null}}");
        let why = match verb.options {
            Options::OfPuzzle(read) => read(&alone).err(),
            Options::Other(read) => read(&alone).err(),
        };
        why.is_none_or(|why| !why.to_string().starts_with("unknown field"))
    };
    fields.0.retain(|name, value| value.get() != "null" || !is_known(name));
    let options: Vec<String> = fields.0.iter().map(|(name, value)| format!("{name:?}:{value}")).collect();
    let options = format!("{{{}}}", options.join(","));
    let wrong = |why: serde_json::Error| {
        let reason = without_place(&why.to_string());
        Message::from(MessageId::RequestOptions).text("reason", reason).text("verb", verb.name)
    };
    let question = match verb.options {
        Options::OfPuzzle(read) => {
            let source = Source { text: puzzle.unwrap_or_default(), from, partial };
            Question::OfPuzzle(source, read(&options).map_err(wrong)?)
        }
        Options::Other(read) => Question::Other(read(&options).map_err(wrong)?),
    };
    Ok(Request { time, steps, stats, language: lang, question })
}

/// Takes the fields that every request may have; those about a puzzle only for a verb that has one.
fn common(fields: &mut Fields<'_>, has_puzzle: bool, source: Option<&str>) -> Result<Common, Message> {
    let mut common = Common::default();
    if has_puzzle {
        common.puzzle = Some(match source {
            Some(source) => source.to_owned(),
            None => puzzle(fields)?,
        });
        common.from = named(fields, "from", Format::of_name, || {
            let names: Vec<&str> = Format::ALL.iter().map(|format| format.name()).collect();
            format!("the formats are {}", names.join(", "))
        })?;
        common.partial = taken(fields, "partial")?;
    }
    let language = named(fields, "lang", Language::from_tag, || {
        let tags: Vec<&str> = Language::ALL.iter().map(|language| language.tag()).collect();
        format!("the languages of the messages are {}", tags.join(", "))
    })?;
    common.lang = language;
    (common.time, common.steps, common.stats) =
        (taken(fields, "time")?, taken(fields, "steps")?, taken(fields, "stats")?);
    if common.time.is_some_and(|time| time <= 0.0) {
        return Err(wrong("time", "a time is a number of seconds over zero"));
    }
    Ok(common)
}

/// Takes the puzzle. One in JSON is kept as it is written, so that its problems have their places.
fn puzzle(fields: &mut Fields<'_>) -> Result<String, Message> {
    let puzzle = fields.0.remove("puzzle");
    let puzzle = puzzle.ok_or_else(|| Message::from(MessageId::RequestWithoutPuzzle).text("example", EXAMPLE))?;
    match puzzle.get().chars().next() {
        Some('{') => Ok(puzzle.get().to_owned()),
        _ => value("puzzle", puzzle),
    }
}

/// Takes a field whose value is one of several names.
fn named<T>(
    fields: &mut Fields<'_>,
    name: &str,
    find: impl Fn(&str) -> Option<T>,
    all: impl Fn() -> String,
) -> Result<Option<T>, Message> {
    let text: Option<String> = taken(fields, name)?;
    text.map(|text| find(&text).ok_or_else(|| wrong(name, all()))).transpose()
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
