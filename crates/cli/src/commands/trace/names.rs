//! The names of methods on the command line.

use std::ffi::OsStr;

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
