//! What the names of a crossing mean: groups, tags, single things, attributes.
//!
//! A member is named by its group with its number (`man 2`, `man2`) or its own name (`woman blue`, `woman.blue`), or by
//! its own name alone if no other member has it. Numbered members are not entries here: there may be millions.

use super::boat::BoatId;
use super::inflection::other_number;
use super::measure::Measure;
use super::puzzle::{AttributeId, CrossingPuzzle, GroupId, PlaceId, Subject, TagId, Thing};
use super::syntax::Named;
use crate::lexer::{Lexer, Vocabulary};
use crate::lines::{one_line, shown};
use crate::names::{Names, fold};
use crate::{Argument, Code, Diagnostic, Hint, Span, Text, nearest};

/// Maximum number of names that a hint lists.
const MAX_LISTED: usize = 12;

/// The names of a puzzle.
pub(super) struct Dictionary<'a> {
    pub puzzle: &'a CrossingPuzzle,
    pub names: Names<Named>,
}

/// The meaning of a name at a place of a text, and the byte after the name.
pub(super) type Found = (Result<Named, Diagnostic>, usize);

impl<'a> Dictionary<'a> {
    /// Collects the names of the groups, tags and attributes. Linear in the length of the source.
    pub(super) fn new(puzzle: &'a CrossingPuzzle) -> Self {
        let mut names = Names::default();
        for (t, tag) in puzzle.tags.iter().enumerate() {
            names.insert(&tag.name, Named::Subject(Subject::Tag(TagId(t as u32))));
        }
        for (a, attribute) in puzzle.attributes.iter().enumerate() {
            names.insert(attribute, Named::Attribute(AttributeId(a as u32)));
        }
        for (g, group) in puzzle.groups.iter().enumerate() {
            let id = GroupId(g as u32);
            names.insert(&group.name, Named::Subject(Subject::Group(id)));
            for (index, name) in group.names.iter().flatten().enumerate() {
                let thing = Named::Subject(Subject::Thing(Thing { group: id, index: index as u32 }));
                for spelling in [name.clone(), format!("{} {name}", group.name), format!("{}.{name}", group.name)] {
                    names.insert(&spelling, thing);
                }
            }
        }
        for (b, boat) in puzzle.boats.iter().enumerate() {
            if let Some(name) = &boat.name {
                names.insert(name, Named::Subject(Subject::Boat(BoatId(b as u32))));
            }
        }
        Self { puzzle, names }
    }

    /// Returns the longest name at a byte, perhaps with the number of a member after it.
    pub(super) fn at(&self, lexer: &Lexer<'_, Named>, at: usize) -> Option<Found> {
        let whole = lexer.names_at(at);
        let joined = lexer.names_before_digits(at);
        let numbered = whole.iter().chain(&joined).filter_map(|found| {
            let group = group_of(found.meanings)?;
            let digits = lexer.skip_blanks(found.end);
            let word = lexer.word(digits);
            let behind = lexer.rest(digits + word.len()).as_bytes();
            let decimals = behind.first() == Some(&b'.') && behind.get(1).is_some_and(u8::is_ascii_digit);
            let number = !word.is_empty() && word.bytes().all(|b| b.is_ascii_digit()) && !decimals;
            number.then(|| (group, word, digits + word.len()))
        });
        let numbered = numbered.max_by_key(|(_, _, end)| *end);
        // A quote after a blank begins a name of its own: `sum "-5"` is not `sum "`.
        let longest = whole.iter().rev().find(|found| !lexer.text[at..found.end].contains(" \""));
        match (longest, numbered) {
            (longest, Some((group, word, end))) if longest.is_none_or(|l| l.end < end) => {
                Some((self.member(group, word, Span::new(at, end)), end))
            }
            (Some(longest), _) => {
                Some((self.one(longest.meanings, Span::new(at, longest.end), lexer.text), longest.end))
            }
            (None, _) => None,
        }
    }

    /// Returns the meaning of a name in quotes.
    pub(super) fn quoted(&self, name: &str, span: Span) -> Result<Named, Diagnostic> {
        let meanings = self.names.meanings(name);
        if !meanings.is_empty() {
            return self.spelled(meanings, span, name);
        }
        let group = name.trim_end_matches(|c: char| c.is_ascii_digit());
        match group_of(self.names.meanings(group)) {
            Some(id) if group.len() < name.len() => self.member(id, &name[group.len()..], span),
            _ => Err(self.unknown(name, span)),
        }
    }

    fn one(&self, meanings: &[Named], span: Span, text: &str) -> Result<Named, Diagnostic> {
        self.spelled(meanings, span, &text[span.start as usize..span.end as usize])
    }

    /// Returns the one meaning of a name: a group, tag or attribute before the name of a member alone.
    fn spelled(&self, meanings: &[Named], span: Span, name: &str) -> Result<Named, Diagnostic> {
        let member = |m: &Named| matches!(m, Named::Subject(Subject::Thing(_)));
        if let Some(declared) = meanings.iter().find(|m| !member(m)) {
            return Ok(*declared);
        }
        if let [one] = meanings {
            return Ok(*one);
        }
        let spellings = meanings.iter().filter_map(|m| match m {
            Named::Subject(Subject::Thing(thing)) => Some(self.puzzle.name_of(*thing)),
            _ => None,
        });
        let spellings: Vec<String> = spellings.take(MAX_LISTED).collect();
        let problem = Diagnostic::new(Code::AmbiguousName, span).text("name", name);
        let problem = spellings.iter().fold(problem, Diagnostic::fix);
        Err(problem.with("spellings", Argument::List(spellings)))
    }

    fn member(&self, group: GroupId, number: &str, span: Span) -> Result<Named, Diagnostic> {
        let Some(index) = number.parse::<u32>().ok().filter(|n| (1..=self.puzzle.group(group).count).contains(n))
        else {
            let super::Group { name, count, .. } = self.puzzle.group(group);
            let problem = Diagnostic::new(Code::ThingNumber, span).text("name", name).text("number", number);
            return Err(problem.number("count", *count));
        };
        Ok(Named::Subject(Subject::Thing(Thing { group, index: index - 1 })))
    }

    /// Returns the things that a whole text names.
    pub(super) fn subject(&self, text: &Text) -> Result<Subject, Diagnostic> {
        let written = text.as_str().trim();
        let vocabulary = Vocabulary::default();
        let lexer = Lexer::new(written, &self.names, &vocabulary);
        let span = Span::new(0, written.len());
        let is_quoted = written.starts_with('"');
        let found = if is_quoted
            && let Some((name, end)) = lexer.quoted(0)
            && end == written.len()
        {
            self.quoted(&name, span)
        } else if self.names.meanings(written).is_empty()
            && ["all", "everybody", "everyone"].contains(&fold(written).as_str())
        {
            Ok(Named::Subject(Subject::All))
        } else {
            match self.at(&lexer, 0) {
                Some((found, end)) if end == written.len() => found,
                _ => self.inflected(written).ok_or_else(|| self.unknown(written, span)),
            }
        };
        let problem = match found {
            Ok(Named::Subject(subject)) => return Ok(subject),
            Ok(Named::Attribute(_)) => self.unknown(written, span),
            Err(problem) => problem,
        };
        Err(problem.moved(|span| text.place(span)))
    }

    /// Returns what a name means that is declared in another number only, `cannibals` for `cannibal`, or as a unit of
    /// an attribute, `kg` for `weight`; `None` if that is not exactly one thing.
    pub(super) fn inflected(&self, name: &str) -> Option<Named> {
        let folded = fold(name);
        let forms = other_number(&folded);
        let meanings = forms.iter().flat_map(|form| self.names.meanings(form));
        let mut found: Vec<Subject> = meanings
            .filter_map(|named| match named {
                Named::Subject(subject @ (Subject::Group(_) | Subject::Tag(_))) => Some(*subject),
                _ => None,
            })
            .collect();
        found.sort_unstable();
        found.dedup();
        match found[..] {
            [subject] => Some(Named::Subject(subject)),
            [] => self.attribute_of_unit(&folded).map(Named::Attribute),
            _ => None,
        }
    }

    /// Returns the attribute that a unit or a plural such as `times` belongs to.
    pub(super) fn attribute_of_unit(&self, name: &str) -> Option<AttributeId> {
        let measure = Measure::of_heading(name)?;
        self.names.meanings(measure.attribute()).iter().find_map(|m| match m {
            Named::Attribute(attribute) => Some(*attribute),
            Named::Subject(_) => None,
        })
    }

    /// Returns the problem of a name that no thing has.
    pub(super) fn unknown(&self, name: &str, span: Span) -> Diagnostic {
        let groups = self.puzzle.groups.iter();
        let members = groups.clone().flat_map(|g| g.names.iter().flatten());
        let tags = self.puzzle.tags.iter().map(|t| &t.name);
        let boats = self.puzzle.boats.iter().filter_map(|boat| boat.name.as_ref());
        let all = groups.map(|g| &g.name).chain(tags).chain(members).chain(boats).map(String::as_str);
        suggested(Code::UnknownThing, name, span, all, "things")
    }

    /// Returns the problem of a name that no attribute has.
    pub(super) fn unknown_attribute(&self, name: &str, span: Span) -> Diagnostic {
        let all = self.puzzle.attributes.iter().map(String::as_str);
        let problem = suggested(Code::UnknownAttribute, name, span, all, "attributes");
        if self.puzzle.attributes.is_empty() { problem.hint(Hint::NoChoices) } else { problem }
    }
}

/// Returns the place that a text names, perhaps in quotes.
pub(super) fn place(puzzle: &CrossingPuzzle, text: &Text) -> Result<PlaceId, Diagnostic> {
    let name = unquoted(text);
    let folded = fold(&name);
    let found = puzzle.places.iter().position(|p| fold(&p.name) == folded).or_else(|| {
        let is_quoted = text.as_str().trim_start().starts_with('"');
        let same = |p: &&super::Place| without_bank(&fold(&p.name)) == without_bank(&folded);
        let only = puzzle.places.iter().filter(same).count() == 1 && !is_quoted;
        puzzle.places.iter().position(|p| same(&p)).filter(|_| only)
    });
    found.map(|place| PlaceId(place as u32)).ok_or_else(|| {
        let all = puzzle.places.iter().map(|p| p.name.as_str());
        suggested(Code::UnknownPlace, &name, text.span(), all, "places")
    })
}

/// Returns the name of a place without the words that may be added to any: `the right bank` is `right`.
fn without_bank(folded: &str) -> &str {
    let name = folded.strip_prefix("the ").unwrap_or(folded);
    [" bank", " side", " shore"].iter().find_map(|word| name.strip_suffix(word)).unwrap_or(name)
}

/// Returns a text without quotes around the whole of it.
pub(super) fn unquoted(text: &Text) -> String {
    let written = text.as_str().trim();
    let whole = written.starts_with('"') && crate::lines::closing_quote(written, 0) == Some(written.len());
    if whole { one_line(&crate::lines::unquoted(written)) } else { one_line(written) }
}

fn suggested<'n>(
    code: Code,
    name: &str,
    span: Span,
    all: impl Iterator<Item = &'n str> + Clone,
    list: &'static str,
) -> Diagnostic {
    let problem = Diagnostic::new(code, span).text("name", shown(name));
    match nearest(name, all.clone()) {
        Some(near) => problem.did_you_mean(Some(near)),
        None => problem.with(list, Argument::first(MAX_LISTED, all)),
    }
}

fn group_of(meanings: &[Named]) -> Option<GroupId> {
    meanings.iter().find_map(|m| match m {
        Named::Subject(Subject::Group(group)) => Some(*group),
        _ => None,
    })
}
