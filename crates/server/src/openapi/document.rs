//! Puts the description together: a path for each verb, and those of saved puzzles.

use bachet::requests::{self, Verb};
use serde_json::{Map, Value, json};

use super::schemas::Schemas;
use crate::saved::{Sent, ToChange, ToPlay, Version};

/// What a status means where nothing is answered.
const REFUSALS: [(u16, &str); 10] = [
    (400, "The request cannot be used: it is not JSON, or a field is unknown, missing or wrong."),
    (403, "The request comes from a page of another site, or was sent under another name; or the link may not change."),
    (404, "There is no such page, verb or link."),
    (408, "The request did not arrive in time."),
    (409, "Somebody else changed it meanwhile."),
    (413, "The request is too large."),
    (415, "The request is not sent as JSON."),
    (422, "The puzzle does not allow an answer, or a limit was reached before there was one."),
    (500, "This is a bug in the server, or its file can no longer be used."),
    (503, "Too many others wait, or nothing is saved here; try again later."),
];
/// The status of a file that is full.
const FULL: (u16, &str) = (507, "The file has reached its largest size, or the disk is full.");
/// What comes to an asker who accepts a stream.
const EVENTS: &str = "Events named `progress` while the work goes on, then one named `answer`, with the answer, or \
                      `problem`, with its diagnostics.";
/// What may go wrong with the question of a verb.
const OF_QUESTIONS: &[u16] = &[400, 403, 408, 413, 415, 422, 500, 503];

/// Returns the description.
pub(super) fn document() -> Value {
    let mut schemas = Schemas::new();
    let mut paths = Map::new();
    for verb in requests::verbs() {
        paths.insert(format!("/api/{}", verb.name), json!({"post": question(verb, &mut schemas)}));
    }
    paths.extend(saved(&mut schemas));
    let questions = json!({"type": "integer", "minimum": 0, "description": "Questions that wait or are worked on."});
    let health = json!({
        "type": "object",
        "properties": {"status": {"const": "ok"}, "questions": questions},
        "required": ["status", "questions"],
    });
    let described = json!({"type": "object", "description": "A document in the form of OpenAPI 3.1."});
    paths.insert(
        "/api/health".to_owned(),
        json!({"get": page("health", "Says that the server is there, and how many questions it has.", &health)}),
    );
    let page = page("openapi", "Describes the API.", &described);
    paths.insert("/api/openapi.json".to_owned(), json!({"get": page}));
    paths.insert("/api/pictures/{name}".to_owned(), picture());
    let responses: Map<String, Value> = REFUSALS
        .into_iter()
        .chain([FULL])
        .map(|(status, meaning)| {
            (status.to_string(), response(meaning, &json!({"$ref": "#/components/schemas/Refusal"})))
        })
        .collect();
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Bachet",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Reads, solves and explains logic puzzles. Whatever is wrong is said by the diagnostics of the \
                            answer, in the language asked for.",
            "license": {"name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0"},
        },
        "components": {"schemas": schemas.finish(&paths), "responses": responses},
        "paths": paths,
    })
}

/// Describes a page that is only read.
fn page(id: &str, summary: &str, schema: &Value) -> Value {
    json!({
        "operationId": id,
        "summary": summary,
        "responses": refusals(&[403, 500], json!({"200": response("The answer.", schema)})),
    })
}

/// Describes the pictures of the gallery.
fn picture() -> Value {
    let name = json!([{
        "name": "name", "in": "path", "required": true, "description": "The name of a puzzle of the gallery.",
        "schema": {"type": "string"},
    }]);
    let drawn = json!({
        "description": "A small picture of the puzzle, without its solution.",
        "content": {"image/svg+xml": {"schema": {"type": "string"}}},
    });
    let get = json!({
        "operationId": "picture",
        "summary": "Draws a puzzle of the gallery.",
        "responses": refusals(&[403, 404, 500], json!({"200": drawn})),
    });
    json!({"parameters": name, "get": get})
}

/// Describes the questions of a verb.
fn question(verb: &Verb, schemas: &mut Schemas) -> Value {
    let request = schemas.request(verb);
    let (meaning, answer) = schemas.answer(verb);
    let mut answered = response(&meaning, &answer);
    answered["content"]["text/event-stream"] = json!({"schema": {"type": "string", "description": EVENTS}});
    json!({
        "operationId": verb.name,
        "summary": meaning,
        "requestBody": body(&request),
        "responses": refusals(OF_QUESTIONS, json!({"200": answered})),
    })
}

/// Describes the pages of saved puzzles.
fn saved(schemas: &mut Schemas) -> Map<String, Value> {
    let sent = schemas.sent::<Sent>();
    let [change, play] = [schemas.answered::<ToChange<'_>>(), schemas.answered::<ToPlay<'_>>()];
    let version = schemas.answered::<Version>();
    let replacing = json!({"allOf": [sent, {"properties": {"version": {"type": "integer"}}, "required": ["version"]}]});
    let link = json!([{
        "name": "link", "in": "path", "required": true, "description": "A link that saving gave.",
        "schema": {"type": "string"},
    }]);
    let written = [400, 403, 408, 413, 415, 500, 503, 507];
    let add = json!({
        "operationId": "save",
        "summary": "Saves a puzzle and the actions of a game.",
        "requestBody": body(&sent),
        "responses": refusals(&written, json!({"201": response("It is saved under these links.", &change)})),
    });
    let find = json!({
        "operationId": "saved",
        "summary": "Gives what is saved under a link.",
        "responses": refusals(&[403, 404, 500, 503], json!({
            "200": response("What is saved: all of it to whoever may change it.", &json!({"anyOf": [change, play]})),
        })),
    });
    let replace = json!({
        "operationId": "replace",
        "summary": "Replaces what is saved; the body has the version that it replaces.",
        "requestBody": body(&replacing),
        "responses": refusals(&[&written[..], &[404, 409]].concat(), json!({"200": response("It is replaced.", &version)})),
    });
    let remove = json!({
        "operationId": "remove",
        "summary": "Deletes what is saved.",
        "responses": refusals(&[403, 404, 500, 503], json!({"204": {"description": "It is deleted."}})),
    });
    let under = json!({"parameters": link, "get": find, "put": replace, "delete": remove});
    [("/api/saved".to_owned(), json!({"post": add})), ("/api/saved/{link}".to_owned(), under)].into_iter().collect()
}

fn body(schema: &Value) -> Value {
    json!({"required": true, "content": {"application/json": {"schema": schema}}})
}

fn response(meaning: &str, schema: &Value) -> Value {
    json!({"description": meaning, "content": {"application/json": {"schema": schema}}})
}

/// Adds what may go wrong.
fn refusals(statuses: &[u16], mut responses: Value) -> Value {
    for status in statuses {
        responses[status.to_string()] = json!({"$ref": format!("#/components/responses/{status}")});
    }
    responses
}
