//! The description of the API, for programs that make their clients from it.

#[cfg(test)]
mod document;
#[cfg(test)]
mod schemas;
#[cfg(test)]
mod tests;

/// The description as `OpenAPI` 3.1. A test makes it from the types and compares.
pub(crate) const DOCUMENT: &str = include_str!("../openapi.json");
