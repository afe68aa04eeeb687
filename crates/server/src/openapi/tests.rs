//! The published description is that of the types.

use std::path::Path;

use serde_json::Value;

use super::document::document;

#[test]
fn the_description_is_published() {
    let mut made = serde_json::to_string_pretty(&document()).expect("it is JSON");
    made.push('\n');
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("openapi.json");
    if std::env::var_os("UPDATE_SCHEMA").is_some() {
        std::fs::write(&path, &made).expect("the folder can be written");
    }
    let published = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(made == published, "openapi.json differs from the types: run the tests with UPDATE_SCHEMA=1");
}

#[test]
fn the_paths_are_known() {
    let document = document();
    let paths = document["paths"].as_object().expect("it has paths");
    let operations = paths.iter().flat_map(|(path, item)| {
        let methods = item.as_object().into_iter().flatten().filter(|(name, _)| *name != "parameters");
        methods.map(move |(method, _)| format!("{method} {path}"))
    });
    let mut operations: Vec<String> = operations.collect();
    operations.sort();
    assert_eq!(
        operations,
        [
            "delete /api/saved/{link}",
            "get /api/health",
            "get /api/openapi.json",
            "get /api/pictures/{name}",
            "get /api/saved/{link}",
            "post /api/batch",
            "post /api/candidates",
            "post /api/check",
            "post /api/convert",
            "post /api/count",
            "post /api/explain",
            "post /api/export",
            "post /api/gallery",
            "post /api/generate",
            "post /api/hint",
            "post /api/new",
            "post /api/print",
            "post /api/prove",
            "post /api/rate",
            "post /api/read",
            "post /api/saved",
            "post /api/show",
            "post /api/solve",
            "post /api/trace",
            "put /api/saved/{link}",
        ]
    );
}

#[test]
fn every_reference_leads_to_a_schema_that_is_needed() {
    let document = document();
    let (mut referenced, mut stack) = (Vec::new(), vec![&document]);
    while let Some(value) = stack.pop() {
        match value {
            Value::Object(fields) => {
                if let Some(reference) = fields.get("$ref").and_then(Value::as_str) {
                    let pointer = reference.strip_prefix('#').expect("it is in the document");
                    assert!(document.pointer(pointer).is_some(), "{reference} leads nowhere");
                    referenced.push(reference);
                }
                stack.extend(fields.values());
            }
            Value::Array(items) => stack.extend(items),
            _ => {}
        }
    }
    for kind in ["schemas", "responses"] {
        for name in document["components"][kind].as_object().expect("it has components").keys() {
            let reference = format!("#/components/{kind}/{name}");
            assert!(referenced.contains(&reference.as_str()), "nothing leads to {reference}");
        }
    }
}
