//! What stands before the condition of a rule: where it applies, or the things that it is about.
//!
//! `rule wolf: farmer or no goat` and `rule: wolf: farmer or no goat` both mean `rule: each wolf: farmer or no goat`;
//! `rule: on each bank: ...` means `rule at banks: ...`.

use super::super::dictionary::{Dictionary, place};
use super::super::fields::RuleFields;
use super::super::item_shapes::without_place_words;
use super::super::puzzle::Subject;
use super::super::rule::At;
use crate::items::{first, masked};
use crate::names::fold;
use crate::{Code, Diagnostic, Hint, Text};

/// Words before a name that say no more than that the rule is about these things.
const ARTICLES: [&str; 5] = ["any", "a", "an", "the", "all"];

/// Where a rule applies, and its expression.
pub(super) struct RuleForm {
    /// `None` if the place is unknown, which is reported.
    pub at: Option<At>,
    pub expression: Text,
}

/// Reads where a rule applies. `is_condition` tells whether a text is a condition by itself.
pub(super) fn rule_form(
    dictionary: &Dictionary<'_>,
    rule: &RuleFields,
    problems: &mut Vec<Diagnostic>,
    mut is_condition: impl FnMut(&Text) -> bool,
) -> RuleForm {
    let expression = rule.expression.clone();
    let mut suggested = |at: &str, head: &Text, tail: &Text| {
        let both = is_condition(head) && is_condition(tail);
        both.then(|| format!("{at}: {} => {}", in_brackets(head.as_str()), tail.as_str()))
    };
    if rule.at.is_empty() {
        let Some(colon) = first(&masked(expression.as_str()), ":") else {
            return RuleForm { at: Some(At::Everywhere), expression };
        };
        let (head, tail) = (expression.part(0..colon), expression.part(colon + 1..expression.len()));
        let name = without_place_words(&head);
        if let Some(at) = place_of(dictionary, &name) {
            return RuleForm { at: Some(at), expression: tail };
        }
        let about = about(dictionary, &head, &tail);
        if about.is_none()
            && let Some(line) = suggested("rule", &head, &tail)
        {
            problems.push(condition_problem(&head, line));
            return RuleForm { at: None, expression: tail };
        }
        return RuleForm { at: Some(At::Everywhere), expression: about.unwrap_or(expression) };
    }
    if let Some(at) = place_of(dictionary, &rule.at) {
        return RuleForm { at: Some(at), expression };
    }
    let is_near_place = place(dictionary.puzzle, &rule.at).is_err_and(|p| p.hint == Some(Hint::DidYouMean));
    if !is_near_place && let Some(expression) = about(dictionary, &rule.at, &expression) {
        return RuleForm { at: Some(At::Everywhere), expression };
    }
    if let Some(line) = suggested("rule", &rule.at, &expression) {
        problems.push(condition_problem(&rule.at, line));
    } else if let Err(problem) = place(dictionary.puzzle, &rule.at) {
        let plain = problem.hint == Some(Hint::Plain);
        problems.push(if plain { problem.hint(Hint::Rule) } else { problem });
    }
    RuleForm { at: None, expression }
}

/// Returns where a rule applies; a place or a boat may be in quotes.
fn place_of(dictionary: &Dictionary<'_>, text: &Text) -> Option<At> {
    let has_two = dictionary.puzzle.places.len() == 2;
    Some(match fold(text.as_str()).as_str() {
        "everywhere" => At::Everywhere,
        "banks" | "each place" | "every place" | "all places" | "any place" => At::Banks,
        // An island may be no bank.
        "each bank" | "every bank" | "both banks" | "either bank" | "any bank" | "all banks" | "each side"
        | "either side" | "both sides"
            if has_two =>
        {
            At::Banks
        }
        "boat" => At::Boat,
        "unattended" => At::Unattended,
        _ => match place(dictionary.puzzle, text) {
            Ok(place) => At::Place(place),
            Err(_) => match dictionary.subject(text) {
                Ok(Subject::Boat(boat)) => At::InBoat(boat),
                _ => return None,
            },
        },
    })
}

/// Returns `each wolf: farmer or no goat` for the head `wolf` of a rule; `None` if it does not name things.
fn about(dictionary: &Dictionary<'_>, head: &Text, tail: &Text) -> Option<Text> {
    let written = head.as_str();
    let (word, rest) = written.split_once(char::is_whitespace).unwrap_or((written, ""));
    let rest_text = head.part(written.len() - rest.len()..written.len());
    let is = |words: &[&str]| words.iter().any(|w| w.eq_ignore_ascii_case(word));
    let (quantifier, name) = match dictionary.subject(head) {
        Ok(_) => ("each ", head.clone()),
        // An unknown name after these words is reported where the expression is read.
        Err(_) if is(&["each", "every"]) => ("each ", rest_text),
        Err(_) if is(&["some"]) => ("some ", rest_text),
        Err(_) if is(&ARTICLES) && dictionary.subject(&rest_text).is_ok() => ("each ", rest_text),
        Err(problem) if problem.hint == Some(Hint::DidYouMean) && !written.contains(' ') => ("each ", head.clone()),
        Err(_) => return None,
    };
    let mut text = Text::new(quantifier, head.span().start);
    text.append(&name);
    text.push(": ", name.span().end);
    text.append(tail);
    Some(text)
}

fn condition_problem(head: &Text, line: String) -> Diagnostic {
    Diagnostic::new(Code::RuleCondition, head.span()).text("text", head.as_str()).text("suggestion", line)
}

fn in_brackets(condition: &str) -> String {
    let is_loose = ["=>", "⇒", " implies ", " iff "].iter().any(|sign| condition.contains(sign));
    if is_loose { format!("({condition})") } else { condition.to_owned() }
}
