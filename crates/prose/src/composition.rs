//! Phrases that are made of parts: `(opened|opens) the (show|concert)`, `not [yet]`, `<aux> not`, `plus âgé~`.
//!
//! `(a|b)` is one of several, `[a]` may be absent, `<name>` is any phrase of a line of `[sets]`, and a word before `~` has
//! its other forms by the rules of `[agreement]`: feminine, plural. A line of that section is an ending and what other
//! forms have in its place (`eux: euse, euses`); the longest ending that fits counts, and the empty one fits every word.
//!
//! `{a|b}` anywhere in a line makes it two lines, which differ in every such part.

use std::borrow::Cow;
use std::collections::BTreeMap;

use crate::language::{Line, Mistake};

/// Returns the lines that a line with mirrored parts stands for: `{before|after} A B: {A} {left|right} of {B}` is two,
/// the first with the first of each part. `None` if it has no such part.
pub(crate) fn mirrored(line: &str) -> Result<Option<Vec<String>>, String> {
    let mut all: Vec<String> = Vec::new();
    // What stands since the last part, or since the start of the line.
    let mut plain = 0;
    let mut at = 0;
    while let Some(open) = line[at..].find('{').map(|open| at + open) {
        let Some((bars, close)) = bars(&line[open + 1..]) else { break };
        let close = open + 1 + close;
        at = close + 1;
        if bars.is_empty() {
            continue;
        }
        if all.is_empty() {
            all = vec![String::new(); bars.len() + 1];
        }
        if all.len() != bars.len() + 1 {
            let part = &line[open..at];
            return Err(format!("`{part}` has {} parts, another of the line {}", bars.len() + 1, all.len()));
        }
        let starts = std::iter::once(open + 1).chain(bars.iter().map(|bar| open + 2 + bar));
        let ends = bars.iter().map(|bar| open + 1 + bar).chain([close]);
        for (text, (start, end)) in all.iter_mut().zip(starts.zip(ends)) {
            text.push_str(&line[plain..open]);
            text.push_str(&line[start..end]);
        }
        plain = at;
    }
    for text in &mut all {
        text.push_str(&line[plain..]);
    }
    Ok(Some(all).filter(|all| !all.is_empty()))
}

/// Returns the bars of a text up to the brace that closes it, except those in brackets, and that brace.
fn bars(text: &str) -> Option<(Vec<usize>, usize)> {
    let (mut depth, mut found) = (0_u32, Vec::new());
    for (at, sign) in text.char_indices() {
        match sign {
            '}' if depth == 0 => return Some((found, at)),
            '{' | '(' | '[' | '<' => depth += 1,
            '}' | ')' | ']' | '>' => depth = depth.saturating_sub(1),
            '|' if depth == 0 => found.push(at),
            _ => {}
        }
    }
    None
}

/// Maximum number of phrases that one phrase is expanded to.
const MAX_PHRASES: usize = 600;

/// The sets and the rules of agreement that phrases are composed with.
#[derive(Debug, Default)]
pub(crate) struct Composition {
    sets: BTreeMap<String, Vec<String>>,
    /// Endings with those of the other forms, the longest first.
    agreement: Vec<(String, Vec<String>)>,
}

impl Composition {
    pub(crate) fn read(
        sets: &[Line<'_>],
        weekdays: &[Line<'_>],
        agreement: &[Line<'_>],
        mistakes: &mut Vec<Mistake>,
    ) -> Self {
        let mut composition = Self::default();
        for line in agreement {
            let Some((ending, forms)) = line.text.split_once(':') else {
                mistakes.push(line.mistake("`eux: euse, euses` is expected"));
                continue;
            };
            let forms = forms.split(',').map(|form| form.trim().to_owned()).collect();
            composition.agreement.push((ending.trim().to_owned(), forms));
        }
        composition.agreement.sort_by_key(|(ending, _)| std::cmp::Reverse(ending.len()));
        let weekdays = weekdays.iter().filter_map(|line| Some(line.text.split(',').next()?.trim().to_owned()));
        composition.sets.insert("weekday".to_owned(), weekdays.collect());
        for line in sets {
            let Some((name, phrases)) = line.text.split_once(':') else {
                mistakes.push(line.mistake("`name: phrase, phrase` is expected"));
                continue;
            };
            let phrases = composition.phrases(line, phrases, mistakes).into_iter().map(Cow::into_owned).collect();
            composition.sets.insert(name.trim().to_owned(), phrases);
        }
        composition
    }

    /// Returns the phrases of a list with commas between, each in full.
    pub(crate) fn phrases<'a>(&self, line: &Line<'_>, list: &'a str, mistakes: &mut Vec<Mistake>) -> Vec<Cow<'a, str>> {
        let mut all = Vec::new();
        for phrase in list.split(',').map(str::trim).filter(|phrase| !phrase.is_empty()) {
            if !phrase.contains(['(', '[', '<', '~']) {
                all.push(Cow::Borrowed(phrase));
                continue;
            }
            match self.expanded(phrase) {
                Ok(phrases) => all.extend(phrases.into_iter().map(Cow::Owned)),
                Err(message) => mistakes.push(line.mistake(message)),
            }
        }
        all
    }

    /// Returns every phrase that a composed one stands for.
    fn expanded(&self, phrase: &str) -> Result<Vec<String>, String> {
        let mut rest = phrase;
        let all = self.alternatives(&mut rest, None)?;
        let tidy = |text: String| text.split_whitespace().collect::<Vec<_>>().join(" ");
        Ok(all.into_iter().map(tidy).filter(|text| !text.is_empty()).collect())
    }

    /// Reads up to the closing bracket.
    fn alternatives(&self, rest: &mut &str, close: Option<char>) -> Result<Vec<String>, String> {
        let (mut done, mut open) = (Vec::new(), vec![String::new()]);
        while let Some(at) = rest.find(['(', '[', '<', '|', ')', ']']) {
            let sign = rest[at..].chars().next();
            let plain = &rest[..at];
            *rest = &rest[at + 1..];
            open = join(open, &self.agreeing(plain))?;
            match sign {
                Some('(') => open = join(open, &self.alternatives(rest, Some(')'))?)?,
                Some('[') => {
                    let mut inner = self.alternatives(rest, Some(']'))?;
                    inner.push(String::new());
                    open = join(open, &inner)?;
                }
                Some('<') => {
                    let (name, behind) = rest.split_once('>').ok_or("a `>` is missing")?;
                    *rest = behind;
                    let set = self.sets.get(name).ok_or_else(|| format!("no set is called `{name}`"))?;
                    open = join(open, set)?;
                }
                Some('|') if close.is_some() => done.append(&mut std::mem::replace(&mut open, vec![String::new()])),
                sign if sign == close => {
                    done.append(&mut open);
                    return Ok(done);
                }
                _ => return Err("the brackets of a phrase do not match".to_owned()),
            }
        }
        if let Some(close) = close {
            return Err(format!("a `{close}` is missing"));
        }
        done.append(&mut join(open, &self.agreeing(rest))?);
        Ok(done)
    }

    /// Returns a text without brackets in each of its forms: a word before `~` has several.
    fn agreeing(&self, text: &str) -> Vec<String> {
        let Some((before, behind)) = text.split_once('~') else { return vec![text.to_owned()] };
        let mut forms = vec![before.to_owned()];
        if let Some((ending, others)) = self.agreement.iter().find(|(ending, _)| before.ends_with(ending.as_str())) {
            let stem = &before[..before.len() - ending.len()];
            forms.extend(others.iter().map(|other| format!("{stem}{other}")));
        }
        let behind = self.agreeing(behind);
        forms.iter().flat_map(|form| behind.iter().map(move |end| format!("{form}{end}"))).collect()
    }
}

/// Joins every beginning with every end.
fn join(beginnings: Vec<String>, ends: &[String]) -> Result<Vec<String>, String> {
    if let [end] = ends {
        return Ok(beginnings.into_iter().map(|beginning| beginning + end).collect());
    }
    if beginnings.len() * ends.len() > MAX_PHRASES {
        return Err(format!("it stands for more than {MAX_PHRASES} phrases; write two"));
    }
    Ok(beginnings.iter().flat_map(|beginning| ends.iter().map(move |end| format!("{beginning}{end}"))).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mirrored_line_is_several() {
        let lines = |line| mirrored(line).expect("its parts fit").unwrap_or_default();
        assert_eq!(
            lines("{before|after} A B: {A} <{left|right}-of> {B}"),
            ["before A B: {A} <left-of> {B}", "after A B: {A} <right-of> {B}",]
        );
        assert_eq!(lines("is{|-not}: {A} <is> {|not }{v}"), ["is: {A} <is> {v}", "is-not: {A} <is> not {v}"]);
        assert_eq!(lines("x: {drinks {v}|(a|b) {v}}?"), ["x: drinks {v}?", "x: (a|b) {v}?"]);
        assert_eq!(lines("same A B: {A} is {B}"), [""; 0]);
        assert!(mirrored("{a|b}: {c|d|e}").is_err());
    }
}
