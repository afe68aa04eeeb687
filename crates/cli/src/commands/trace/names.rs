//! The names of methods on the command line.

use std::ffi::OsStr;

use bachet::Argument;
use bachet::front::notation::nearest;
use bachet::messages::{Message, MessageId};
use bachet::verbs::Method;
use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};

/// The names of the methods, for the help; other names are refused when the language of the messages is known.
#[derive(Clone, Copy, Debug)]
pub(super) struct MethodNames;

impl TypedValueParser for MethodNames {
    type Value = String;

    fn parse_ref(
        &self,
        command: &clap::Command,
        argument: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<String, clap::Error> {
        StringValueParser::new().parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let names = Method::all().into_iter().map(|method| PossibleValue::new(method.name).help(method.title));
        Some(Box::new(names))
    }
}

/// Returns the methods of a list with commas, each once, or all.
pub(super) fn methods(text: &str) -> Result<Vec<Method>, Message> {
    if text.trim().eq_ignore_ascii_case("all") {
        return Ok(Method::all());
    }
    let mut methods = Vec::new();
    for name in text.split(',') {
        let method = method(name)?;
        if !methods.contains(&method) {
            methods.push(method);
        }
    }
    Ok(methods)
}

/// Returns the method of this name, in any case, or says which one may be meant.
pub(super) fn method(name: &str) -> Result<Method, Message> {
    let name = name.trim();
    Method::named(&name.to_ascii_lowercase()).ok_or_else(|| no_method(name))
}

fn no_method(name: &str) -> Message {
    let names = Method::all().into_iter().map(|method| method.name.to_owned()).collect();
    let meant = if name.eq_ignore_ascii_case("all") { Some("--compare all") } else { meant(name) };
    let why = Message::from(MessageId::TraceNoMethod).text("method", name).text("meant", meant.unwrap_or_default());
    why.with("methods", Argument::List(names))
}

/// Returns the method that has this name elsewhere, or a name that is nearly this one.
fn meant(name: &str) -> Option<&'static str> {
    let methods = Method::all();
    let known = Method::known_as(name).or_else(|| {
        let names =
            methods.iter().flat_map(|method| [method.name].into_iter().chain(method.other_names.iter().copied()));
        nearest(name, names).and_then(Method::known_as)
    });
    known.map(|method| method.name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn several_methods_are_named_with_commas() {
        assert_eq!(methods("cnf, Clauses,cnf").ok(), Some(vec![Method::CNF, Method::CLAUSES]));
        assert_eq!(methods("all").ok().map(|all| all.len()), Some(Method::all().len()));
        assert!(methods("").is_err() && methods("cnf,").is_err() && methods("all,cnf").is_err());
    }

    #[test]
    fn a_slip_leads_to_the_method() {
        for (name, expected) in [
            ("backtraking", Some("backtracking")),
            ("Retour-sur-trace", Some("backtracking")),
            ("recherche en profondeur", Some("depth-first")),
            ("bredth first", Some("breadth-first")),
            ("simulated-annealing", None),
            ("", None),
        ] {
            assert_eq!(meant(name), expected, "{name}");
        }
    }
}
