//! How difficult a board is, and how that is written.

use bachet_explain::explainer::Rating as ExplainerRating;
use bachet_explain::hodoku::Rating as HodokuRating;

use super::write::digits;
use crate::json::hodoku_name;

/// The names of the five fields, in the order in which every form has them.
const FIELDS: [&str; 5] = ["er", "ep", "ed", "hodoku_score", "hodoku_level"];

/// How difficult a board is; `None` where that is not known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Rating {
    pub explainer: Option<ExplainerRating>,
    pub hodoku: Option<HodokuRating>,
}

impl Rating {
    /// Writes the fields with a blank before each, and `-` for one that is not known.
    pub(super) fn plain(&self, out: &mut Vec<u8>) {
        for field in self.fields() {
            out.push(b' ');
            match field {
                Some(field) => field.write(out),
                None => out.push(b'-'),
            }
        }
    }

    /// Writes the fields as keys and values of JSON with a comma before each.
    pub(super) fn json(&self, out: &mut Vec<u8>) {
        for (name, field) in FIELDS.into_iter().zip(self.fields()) {
            out.extend_from_slice(b",\"");
            out.extend_from_slice(name.as_bytes());
            out.extend_from_slice(b"\":");
            match field {
                Some(Field::Word(word)) => {
                    out.push(b'"');
                    out.extend_from_slice(word.as_bytes());
                    out.push(b'"');
                }
                Some(field) => field.write(out),
                None => out.extend_from_slice(b"null"),
            }
        }
    }

    /// Writes the fields as columns of CSV with a comma after each.
    pub(super) fn csv(&self, out: &mut Vec<u8>) {
        for field in self.fields() {
            if let Some(field) = field {
                field.write(out);
            }
            out.push(b',');
        }
    }

    fn fields(&self) -> [Option<Field>; 5] {
        let tenths = |of: fn(ExplainerRating) -> u32| self.explainer.map(|rating| Field::Tenths(of(rating)));
        [
            tenths(|rating| rating.er),
            tenths(|rating| rating.ep),
            tenths(|rating| rating.ed),
            self.hodoku.map(|rating| Field::Number(rating.score)),
            self.hodoku.map(|rating| Field::Word(hodoku_name(rating.level))),
        ]
    }
}

/// A field of a rating.
#[derive(Clone, Copy, Debug)]
enum Field {
    Tenths(u32),
    Number(u32),
    Word(&'static str),
}

impl Field {
    fn write(self, out: &mut Vec<u8>) {
        match self {
            Self::Tenths(tenths) => {
                digits((tenths / 10).into(), out);
                out.push(b'.');
                digits((tenths % 10).into(), out);
            }
            Self::Number(number) => digits(number.into(), out),
            Self::Word(word) => out.extend_from_slice(word.as_bytes()),
        }
    }
}
