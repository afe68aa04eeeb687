//! The schemas of what is asked and answered, from the types.

use bachet::json::{Output, Payload};
use bachet::requests::{Common, Verb};
use schemars::JsonSchema;
use schemars::generate::{SchemaGenerator, SchemaSettings};
use serde_json::{Map, Value, json};

/// The fields of [`Common`] that only verbs about a puzzle have.
const OF_PUZZLES: [&str; 3] = ["puzzle", "from", "partial"];

/// Where the schemas are.
const PLACE: &str = "#/components/schemas/";

/// Collects schemas, each once.
pub(super) struct Schemas {
    /// Of what is sent.
    sent: SchemaGenerator,
    /// Of what is answered.
    answered: SchemaGenerator,
    /// The answer of each verb, without the head.
    answers: Vec<Value>,
    made: Map<String, Value>,
}

impl Schemas {
    pub(super) fn new() -> Self {
        let settings = || SchemaSettings::draft2020_12().with(|s| s.definitions_path = "/components/schemas".into());
        let sent = settings().into_generator();
        let mut answered = settings().for_serialize().into_generator();
        let mut head = Output::json_schema(&mut answered).to_value();
        if let Some(head) = head.as_object_mut() {
            // The payload.
            head.retain(|key, _| !["anyOf", "oneOf", "$ref"].contains(&key.as_str()));
        }
        let payload = Payload::json_schema(&mut answered).to_value();
        let answers = payload["oneOf"].as_array().cloned().unwrap_or_default();
        let mut made = Map::new();
        let refused = json!({
            "description": "No answer: the diagnostics say why.",
            "type": "object",
            "properties": head["properties"],
            "required": head["required"],
        });
        made.insert("Refusal".to_owned(), refused);
        made.insert("Head".to_owned(), head);
        Self { sent, answered, answers, made }
    }

    /// Returns the schema of what is sent beside the questions of verbs.
    pub(super) fn sent<T: JsonSchema>(&mut self) -> Value {
        self.sent.subschema_for::<T>().to_value()
    }

    /// Returns the schema of what is answered beside the answers of verbs.
    pub(super) fn answered<T: JsonSchema>(&mut self) -> Value {
        self.answered.subschema_for::<T>().to_value()
    }

    /// Returns the schema of the body of a question.
    pub(super) fn request(&mut self, verb: &Verb) -> Value {
        let common = Common::json_schema(&mut self.sent).to_value();
        let options = verb.schema(&mut self.sent).to_value();
        let has_field = |name: &str| verb.has_puzzle() || !OF_PUZZLES.contains(&name);
        let mut properties = Map::new();
        for schema in [&common, &options] {
            for (name, property) in schema["properties"].as_object().into_iter().flatten() {
                properties.insert(name.clone(), property.clone());
            }
        }
        properties.retain(|name, _| has_field(name));
        let mut required: Vec<Value> = options["required"].as_array().cloned().unwrap_or_default();
        if verb.has_puzzle() {
            required.insert(0, json!("puzzle"));
        }
        for (name, property) in &mut properties {
            if !required.iter().any(|needed| needed == name) {
                allow_null(property);
            }
        }
        let mut schema = json!({
            "description": format!("A request for `{}`.", verb.name),
            "type": "object",
            "properties": properties,
            "additionalProperties": false,
        });
        if !required.is_empty() {
            schema["required"] = json!(required);
        }
        self.add(&format!("{}Request", capital(verb.name)), schema)
    }

    /// Returns what a verb answers, in words and as a schema.
    pub(super) fn answer(&mut self, verb: &Verb) -> (String, Value) {
        let is_of_verb = |answer: &&Value| answer["properties"]["verb"]["const"] == verb.name;
        let mut payload = self.answers.iter().find(is_of_verb).cloned().unwrap_or_default();
        let meaning = payload["description"].as_str().unwrap_or_default().to_owned();
        let mut parts = vec![json!({"$ref": format!("{PLACE}Head")})];
        let payload = payload.as_object_mut().expect("a variant with a tag is an object");
        // Beside a reference other keys are often overlooked.
        if let Some(reference) = payload.remove("$ref") {
            parts.push(json!({"$ref": reference}));
        }
        payload.remove("description");
        parts.push(json!(payload));
        let schema = json!({"description": meaning, "allOf": parts});
        (meaning, self.add(&format!("{}Answer", capital(verb.name)), schema))
    }

    fn add(&mut self, name: &str, schema: Value) -> Value {
        self.made.insert(name.to_owned(), schema);
        json!({"$ref": format!("{PLACE}{name}")})
    }

    /// Returns the schemas that the paths need, by their names.
    pub(super) fn finish(mut self, paths: &Map<String, Value>) -> Map<String, Value> {
        let answered = self.answered.take_definitions(true);
        let mut sent = self.sent.take_definitions(true);
        // What is answered has every field, what is sent may leave some out: then these are two schemas.
        let mut renamed = Vec::new();
        while let Some(name) =
            sent.iter().find(|(name, schema)| answered.get(*name).is_some_and(|other| other != *schema))
        {
            let name = name.0.clone();
            let schema = sent.remove(&name).unwrap_or_default();
            sent.insert(format!("{name}Sent"), schema);
            sent.values_mut().for_each(|schema| rename(schema, &name));
            renamed.push(name);
        }
        let mut all: Map<String, Value> = answered.into_iter().chain(sent).collect();
        for (name, mut schema) in self.made {
            if name.ends_with("Request") {
                for name in &renamed {
                    rename(&mut schema, name);
                }
            }
            assert!(all.insert(name.clone(), schema).is_none(), "two schemas have the name {name}");
        }
        let mut needed = Vec::new();
        paths.values().for_each(|path| references(path, &mut needed));
        needed.extend(["Head", "Refusal"].map(str::to_owned));
        let mut at = 0;
        while at < needed.len() {
            all.get(&needed[at]).into_iter().for_each(|schema| references(schema, &mut needed));
            at += 1;
        }
        all.retain(|name, _| needed.contains(name));
        all
    }
}

/// Adds the names of the schemas to which a value refers, each once.
fn references(value: &Value, names: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            let name = fields.get("$ref").and_then(Value::as_str).and_then(|name| name.strip_prefix(PLACE));
            if let Some(name) = name.filter(|name| !names.iter().any(|known| known == name)) {
                names.push(name.to_owned());
            }
            fields.values().for_each(|value| references(value, names));
        }
        Value::Array(items) => items.iter().for_each(|value| references(value, names)),
        _ => {}
    }
}

/// Lets a field that may be left out be `null`, which means the same.
fn allow_null(property: &mut Value) {
    let Some(schema) = property.as_object_mut() else { return };
    if let Some(kind @ Value::String(_)) = schema.get_mut("type") {
        *kind = json!([kind.take(), "null"]);
    }
    if let Some(values) = schema.get_mut("enum").and_then(Value::as_array_mut).filter(|all| !all.contains(&Value::Null))
    {
        values.push(Value::Null);
    }
    let is_choice =
        |schema: &Map<String, Value>| ["$ref", "oneOf", "const"].iter().any(|key| schema.contains_key(*key));
    if is_choice(schema) {
        let mut described = Map::new();
        for key in ["description", "default"] {
            described.extend(schema.remove_entry(key));
        }
        described.insert("anyOf".to_owned(), json!([std::mem::take(schema), {"type": "null"}]));
        *schema = described;
    }
}

/// Replaces the references to what is answered by those to what is sent.
fn rename(value: &mut Value, name: &str) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                if key == "$ref" && value.as_str().and_then(|found| found.strip_prefix(PLACE)) == Some(name) {
                    *value = json!(format!("{PLACE}{name}Sent"));
                } else {
                    rename(value, name);
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|value| rename(value, name)),
        _ => {}
    }
}

fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect()
}
