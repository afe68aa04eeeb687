//! Fields of the sets' JSON, which is known to be well-formed.

use serde_json::Value;

pub(crate) fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

pub(crate) fn string(value: &Value) -> &str {
    value.as_str().expect("a text")
}

pub(crate) fn strings(value: &Value) -> Vec<String> {
    list(value).iter().map(|text| string(text).to_owned()).collect()
}

pub(crate) fn number(value: &Value) -> u32 {
    value.as_u64().expect("a number") as u32
}
