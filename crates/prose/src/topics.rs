//! What generated puzzles are about: categories with the values that they may have, and which of them go together.

use crate::language::{Line, Mistake, Sections};

/// Maximum number of values of a topic.
const MAX_VALUES: usize = 100;

/// The topics of a language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Topics {
    /// All topics.
    pub topics: Vec<Topic>,
    /// Which of them go together.
    pub scenes: Vec<Scene>,
}

/// A category of generated puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Topic {
    /// The name of the category.
    pub category: String,
    /// Its possible values; in their order, if it has one.
    pub values: Vec<String>,
    /// Whether clues may say who is beside or before whom. The first values are taken then.
    pub places: bool,
    /// Whether clues may say whose number is larger, and by how much.
    pub amounts: bool,
    /// Whether no clue should name two values of which an entity has one, because the words do not allow it.
    pub alone: bool,
}

/// Topics that go together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The title of the puzzle.
    pub title: String,
    /// The topics that are always there, the list of entities first, by their indices.
    pub fixed: Vec<usize>,
    /// The topics of which some are drawn.
    pub optional: Vec<usize>,
}

impl Topics {
    #[inline(never)]
    pub(crate) fn read(sections: &Sections<'_>, mistakes: &mut Vec<Mistake>) -> Self {
        let mut read = Self::default();
        let mut keys: Vec<&str> = Vec::new();
        for line in sections.lines("topics") {
            let text = line.text.as_ref();
            if let Some((key, topic)) = text.strip_prefix("topic ").and_then(|rest| topic(rest, line, mistakes)) {
                keys.push(key);
                read.topics.push(topic);
            } else if let Some((title, list)) = text.strip_prefix("scene ").and_then(|rest| rest.rsplit_once(':')) {
                let scene = scene(title.trim(), list, &keys, line, mistakes);
                read.scenes.push(scene);
            } else {
                mistakes.push(line.mistake("`topic KEY: CATEGORY: VALUES` or `scene TITLE: KEYS` is expected"));
            }
        }
        read
    }
}

fn topic<'t>(text: &'t str, line: &Line<'_>, mistakes: &mut Vec<Mistake>) -> Option<(&'t str, Topic)> {
    let (head, rest) = text.split_once(':')?;
    let (category, list) = rest.split_once(':')?;
    let mut words = head.split_whitespace();
    let key = words.next()?;
    let category = category.trim().to_owned();
    let mut topic = Topic { category, values: Vec::new(), places: false, amounts: false, alone: false };
    for word in words {
        match word {
            "places" => topic.places = true,
            "amounts" => topic.amounts = true,
            "alone" => topic.alone = true,
            other => mistakes.push(line.mistake(format!("`{other}`: `places`, `amounts` or `alone` is expected"))),
        }
    }
    for value in list.split(',').map(str::trim) {
        let range = value.split_once("..").map(|(least, most)| (least.parse::<usize>(), most.parse::<usize>()));
        match range {
            Some((Ok(least), Ok(most))) if least <= most && most - least < MAX_VALUES => {
                topic.values.extend((least..=most).map(|number| number.to_string()));
            }
            Some(_) => mistakes.push(line.mistake(format!("`{value}`: a range such as `1..9` is expected"))),
            None => topic.values.push(value.to_owned()),
        }
    }
    if topic.values.len() > MAX_VALUES {
        mistakes.push(line.mistake(format!("a topic has at most {MAX_VALUES} values")));
    }
    Some((key, topic))
}

fn scene(title: &str, list: &str, keys: &[&str], line: &Line<'_>, mistakes: &mut Vec<Mistake>) -> Scene {
    let mut scene = Scene { title: title.to_owned(), fixed: Vec::new(), optional: Vec::new() };
    for written in list.split(',').map(str::trim) {
        let fixed = written.strip_suffix('!');
        let Some(at) = keys.iter().position(|&key| key == fixed.unwrap_or(written)) else {
            mistakes.push(line.mistake(format!("no topic above is called `{written}`")));
            continue;
        };
        let is_first = scene.fixed.is_empty();
        let list = if is_first || fixed.is_some() { &mut scene.fixed } else { &mut scene.optional };
        list.push(at);
    }
    scene
}
