//! The published schemas; a test compares them with the types.

use schemars::JsonSchema;

/// A value of a category as it may be read.
#[derive(JsonSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "only its schema is of use")]
pub(in crate::json) enum Name {
    Text(String),
    Number(f64),
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use schemars::{JsonSchema, schema_for};

    fn check<T: JsonSchema>(name: &str) {
        let mut made = serde_json::to_string_pretty(&schema_for!(T)).expect("a schema is JSON");
        made.push('\n');
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("schema").join(name);
        if std::env::var_os("UPDATE_SCHEMA").is_some() {
            std::fs::write(&path, &made).expect("the folder of schemas can be written");
        }
        let published = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(made == published, "{name} differs from the types: run the tests with UPDATE_SCHEMA=1");
    }

    #[test]
    fn the_schema_of_output_is_published() {
        check::<super::super::Output>("output.schema.json");
    }

    #[test]
    fn the_schema_of_a_certificate_is_published() {
        check::<super::super::CertificateFields>("certificate.schema.json");
    }

    #[test]
    fn the_schema_of_a_puzzle_is_published() {
        check::<super::super::puzzle::Puzzle>("puzzle.schema.json");
    }

    #[test]
    fn the_schema_of_a_trace_is_published() {
        check::<super::super::events::Line>("trace.schema.json");
    }
}
