//! The words of a language that mark the parts of a page: its `[page]` section.
//!
//! A line is `key: phrase, phrase`; a key may have several lines. [`PhraseRole`] explains each key.

use rustc_hash::FxHashMap;
use smol_str::SmolStr;

use crate::language::{Mistake, Sections};
use crate::phrases::Phrases;
use crate::tokens::{Split, Token, tokens};
use crate::vocabulary::{Nearness, counted, inflection_rules, names};

/// The role of a phrase of the section.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum PhraseRole {
    /// Heads the list of clues.
    Clues,
    /// Precedes the number of one clue.
    Clue,
    /// Heads the questions, or precedes one.
    Question,
    /// Heads the answer, or the format of an answer.
    Answer,
    /// Precedes the names of the categories, which an answer has to relate: `Determine: Order - Name - Town`.
    Sought,
    /// Precedes an answer to choose from.
    Choice,
    /// Joins the last item of a list.
    And,
    /// Begins an item of a list of people: `one is a`.
    Item,
    /// Whoever has one value of each category.
    Person,
    /// Says that no two have the same.
    Unique,
    /// Says nothing about a category: `favorite`.
    Favourite,
    /// Precedes the noun of a sentence: articles, possessives, some prepositions.
    Opener,
    /// Ends the noun of a sentence: other prepositions.
    Cut,
    /// Forms of `be`.
    Be,
    /// Says that entities are in a row or have numbers.
    Row,
    /// The name of a place, and further forms of it: `house = houses`.
    Place,
    /// The word for a place without a name.
    Position,
    /// Refers to places in a row.
    Side,
    /// Says that two are next to each other, in a row or elsewhere.
    Beside,
    /// Says that the values of a category are listed in order.
    Ordered,
    /// Says that values stand somewhere on the page: `listed`.
    Listed,
    /// The word for an order.
    Order,
    /// Says that an order means nothing: `alphabetical`.
    Shuffled,
    /// Words that have an order of their own, from the first on.
    Scale,
    /// Verbs before a value that is not listed: `Drink = drinks, drank`.
    Active,
    /// Verbs after such a value: `Drink = is drunk`.
    Passive,
    /// Agent nouns after such a value: `Drink = drinker`.
    Doer,
    /// Nouns that such a value qualifies: `Color = house, car`.
    Quality,
    /// Units after a number that is such a value: `Age = years old`.
    Counted,
    /// Words that are never part of such a value: verbs and words of places.
    Stop,
    /// The category of people with an article: `Nationality`.
    People,
    /// The category of people without an article: `Name`.
    Name,
    /// Stands between the ends of a range: `to`.
    Range,
    /// Announces a list within a sentence: `namely`.
    Namely,
    /// Introduces some values of a list that is not told whole: `including`, `one of which`.
    Sample,
    /// Those besides who was named: `others`.
    Others,
    /// Precedes a name and belongs to it: `Mrs`.
    Title,
    /// Joins the parts of a name: `von`.
    Particle,
    /// Pronouns for whoever writes, at the end of a list of people: `myself`.
    Author,
    /// Ranks, and those who have them: `last`, `winner`.
    Rank,
    /// Says who is before or behind whom: `ahead of`.
    Follows,
    /// Words that no item of a list has: pronouns, question words.
    Never,
    /// Words to the reader behind the last clue: thanks, and where to send the answer.
    Closing,
    /// Verbs whose participle or infinitive ends the sentence.
    Auxiliary,
    /// The category of days of the week.
    Weekday,
    /// The category of months.
    Month,
    /// The category of times.
    Time,
    /// The category of anything else.
    Thing,
}

const PARTS: [(&str, PhraseRole); 48] = [
    ("clues", PhraseRole::Clues),
    ("clue", PhraseRole::Clue),
    ("question", PhraseRole::Question),
    ("answer", PhraseRole::Answer),
    ("sought", PhraseRole::Sought),
    ("choice", PhraseRole::Choice),
    ("and", PhraseRole::And),
    ("item", PhraseRole::Item),
    ("person", PhraseRole::Person),
    ("unique", PhraseRole::Unique),
    ("favourite", PhraseRole::Favourite),
    ("opener", PhraseRole::Opener),
    ("cut", PhraseRole::Cut),
    ("be", PhraseRole::Be),
    ("row", PhraseRole::Row),
    ("place", PhraseRole::Place),
    ("position", PhraseRole::Position),
    ("side", PhraseRole::Side),
    ("beside", PhraseRole::Beside),
    ("ordered", PhraseRole::Ordered),
    ("listed", PhraseRole::Listed),
    ("order", PhraseRole::Order),
    ("shuffled", PhraseRole::Shuffled),
    ("scale", PhraseRole::Scale),
    ("active", PhraseRole::Active),
    ("passive", PhraseRole::Passive),
    ("doer", PhraseRole::Doer),
    ("quality", PhraseRole::Quality),
    ("counted", PhraseRole::Counted),
    ("stop", PhraseRole::Stop),
    ("people", PhraseRole::People),
    ("name", PhraseRole::Name),
    ("range", PhraseRole::Range),
    ("namely", PhraseRole::Namely),
    ("sample", PhraseRole::Sample),
    ("others", PhraseRole::Others),
    ("title", PhraseRole::Title),
    ("particle", PhraseRole::Particle),
    ("author", PhraseRole::Author),
    ("rank", PhraseRole::Rank),
    ("follows", PhraseRole::Follows),
    ("never", PhraseRole::Never),
    ("closing", PhraseRole::Closing),
    ("auxiliary", PhraseRole::Auxiliary),
    ("weekday", PhraseRole::Weekday),
    ("month", PhraseRole::Month),
    ("time", PhraseRole::Time),
    ("thing", PhraseRole::Thing),
];

/// The parts of the calendar that have names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Calendar {
    Months,
    Weekdays,
}

/// The words by which the parts of a page are recognised.
#[derive(Debug, Default)]
pub(crate) struct PageWords {
    /// The phrases with their roles and the categories that they indicate.
    phrases: Phrases<(PhraseRole, u32)>,
    /// The name of a place by each of its forms.
    places: FxHashMap<String, String>,
    position: String,
    /// Each scale, its words from the first on.
    scales: Vec<Vec<String>>,
    numbers: FxHashMap<String, u32>,
    /// The places of months and weekdays in the calendar, by name; months first.
    calendar: FxHashMap<String, (Calendar, u32)>,
    calendar_names: FxHashMap<(Calendar, u32), String>,
    /// The names of the categories that phrases indicate.
    categories: Vec<String>,
    titles: FxHashMap<PhraseRole, String>,
    /// The endings of words, each with its replacement in another form.
    endings: Vec<(String, String)>,
}

impl PageWords {
    #[inline(never)]
    pub(crate) fn read(sections: &Sections<'_>, split: &Split, mistakes: &mut Vec<Mistake>) -> Self {
        let mut words = Self::default();
        for line in sections.lines("page") {
            let key = line.text.split_once(':');
            let Some((part, phrases)) = key.and_then(|(key, phrases)| Some((part(key.trim())?, phrases))) else {
                let keys: Vec<&str> = PARTS.iter().map(|p| p.0).collect();
                mistakes.push(line.mistake(format!("`key: phrase, phrase` is expected, the key one of {keys:?}")));
                continue;
            };
            let listed = phrases.split(',').map(str::trim).filter(|p| !p.is_empty());
            match part {
                PhraseRole::Place => words.place(phrases, split),
                PhraseRole::Position => phrases.trim().clone_into(&mut words.position),
                PhraseRole::People
                | PhraseRole::Name
                | PhraseRole::Weekday
                | PhraseRole::Month
                | PhraseRole::Time
                | PhraseRole::Thing => {
                    drop(words.titles.insert(part, phrases.trim().to_owned()));
                }
                PhraseRole::Active
                | PhraseRole::Passive
                | PhraseRole::Doer
                | PhraseRole::Quality
                | PhraseRole::Counted => {
                    words.deed(part, phrases, split);
                }
                PhraseRole::Scale => words.scales.push(listed.map(|p| folded(p, split)).collect()),
                _ => listed.for_each(|phrase| words.insert(part, phrase, 0, split)),
            }
        }
        // What is wrong with the rules was said when the language's forms were read.
        let rules = inflection_rules(sections, &mut Vec::new()).into_iter().filter(|rule| rule.2 == Nearness::Form);
        words.endings.extend(rules.map(|(taken, ending, _)| (taken.to_string(), ending.to_string())));
        for (section, kind) in [("weekdays", Calendar::Weekdays), ("months", Calendar::Months)] {
            for (place, line) in sections.lines(section).iter().enumerate() {
                // The names in brackets are other words, too; the first is a name in any case.
                words
                    .calendar_names
                    .extend(names(&line.text).next().map(|name| ((kind, place as u32), name.to_owned())));
                let names = names(&line.text).map(|name| folded(name, split));
                words.calendar.extend(names.map(|name| (name, (kind, place as u32))));
            }
        }
        for line in sections.lines("numbers") {
            let Some((phrases, number)) = line.text.split_once('=') else { continue };
            for (phrases, number) in counted(phrases, number) {
                let Ok(number) = number.trim().parse() else { continue };
                let spellings = sections.phrases(line, phrases, &mut Vec::new());
                words.numbers.extend(spellings.iter().map(|word| (folded(word, split), number)));
            }
        }
        words
    }

    /// `house = houses, home`.
    fn place(&mut self, line: &str, split: &Split) {
        let (name, forms) = line.split_once('=').unwrap_or((line, ""));
        for form in forms.split(',').chain([name]).map(str::trim).filter(|f| !f.is_empty()) {
            self.places.insert(folded(form, split), name.trim().to_owned());
            self.insert(PhraseRole::Place, form, 0, split);
        }
    }

    /// `Drink = drinks, drank`.
    fn deed(&mut self, part: PhraseRole, line: &str, split: &Split) {
        let Some((name, phrases)) = line.split_once('=') else { return };
        let name = name.trim();
        self.titles.entry(part).or_insert_with(|| name.to_owned());
        let category = self.categories.iter().position(|c| c == name).unwrap_or_else(|| {
            self.categories.push(name.to_owned());
            self.categories.len() - 1
        });
        for phrase in phrases.split(',').map(str::trim).filter(|p| !p.is_empty()) {
            self.insert(part, phrase, category as u32, split);
        }
    }

    fn insert(&mut self, part: PhraseRole, phrase: &str, category: u32, split: &Split) {
        let mut found = tokens(phrase, split);
        if phrase.ends_with('\'') {
            // An elided word is split off only before another word.
            found = tokens(&format!("{phrase}x"), split);
            found.pop();
        }
        self.phrases.add(found.into_iter().map(|t| t.text).collect(), (part, category));
    }

    /// Whether some phrase begins with this word.
    pub(crate) fn begins(&self, word: &str) -> bool {
        self.phrases.begins(word)
    }

    /// Returns the length of the longest phrase of a role at a token.
    pub(crate) fn at(&self, part: PhraseRole, tokens: &[Token], at: usize) -> Option<usize> {
        self.longest_at(part, tokens, at).map(|(_, length)| length)
    }

    /// Returns the length of the longest phrase of a role at a token, and the category that it indicates.
    pub(crate) fn at_with_category(&self, part: PhraseRole, tokens: &[Token], at: usize) -> Option<(usize, &str)> {
        let (category, length) = self.longest_at(part, tokens, at)?;
        Some((length, &self.categories[category as usize]))
    }

    fn longest_at(&self, part: PhraseRole, tokens: &[Token], at: usize) -> Option<(u32, usize)> {
        let mut here = self.phrases.at(tokens, at);
        here.find_map(|(&(of, category), length)| (of == part).then_some((category, length)))
    }

    /// Returns the shortest form of a name, which a word and its plural have in common.
    pub(crate) fn stem(&self, name: &str) -> String {
        let forms = self.endings.iter().filter_map(|(ending, other)| {
            let start = name.strip_suffix(ending.as_str()).filter(|s| s.chars().count() > 2)?;
            Some(format!("{start}{other}"))
        });
        forms.chain([name.to_owned()]).min_by_key(|f| (f.chars().count(), f.clone())).unwrap_or_default()
    }

    /// What a category of people, months, times or other things is called; empty where the language does not say.
    pub(crate) fn title(&self, part: PhraseRole) -> &str {
        self.titles.get(&part).map_or("", String::as_str)
    }

    /// Whether this is the name of a month.
    pub(crate) fn is_month(&self, word: &str) -> bool {
        self.calendar.get(word).is_some_and(|&(kind, _)| kind == Calendar::Months)
    }

    /// Whether a word is a month rather than a day of the week, and its place; `None` if it is neither.
    pub(crate) fn calendar_place(&self, word: &str) -> Option<(bool, u32)> {
        self.calendar.get(word).map(|&(kind, place)| (kind == Calendar::Months, place))
    }

    /// The name of a month or of a day of the week.
    pub(crate) fn calendar_name(&self, is_month: bool, place: u32) -> Option<&str> {
        let kind = if is_month { Calendar::Months } else { Calendar::Weekdays };
        self.calendar_names.get(&(kind, place)).map(String::as_str)
    }

    /// The places in the calendar of names that are all months or all weekdays.
    pub(crate) fn calendar_places(&self, names: &[String]) -> Option<Vec<u32>> {
        let found: Option<Vec<(Calendar, u32)>> =
            names.iter().map(|name| self.calendar.get(name.trim_end_matches([' ', '.'])).copied()).collect();
        let found = found.filter(|f| f.iter().all(|p| p.0 == f[0].0))?;
        Some(found.iter().map(|p| p.1).collect())
    }

    /// Returns the places of names that are all months or all weekdays, if they are not in the order of the calendar
    /// from any starting point.
    pub(crate) fn disordered(&self, names: &[String]) -> Option<Vec<u32>> {
        let places = self.calendar_places(names)?;
        let turns = places.iter().zip(places.iter().cycle().skip(1)).filter(|(a, b)| a > b).count();
        (turns > 1).then_some(places)
    }

    /// Returns the place of a word on the scale of ranks that it is on, from 1 on.
    pub(crate) fn scale_place(&self, word: &str) -> Option<u32> {
        let place = self.scales.iter().find_map(|scale| scale.iter().position(|other| other == word))?;
        u32::try_from(place + 1).ok()
    }

    /// Whether this word has a place on some scale.
    pub(crate) fn is_on_scale(&self, word: &str) -> bool {
        self.scales.iter().any(|scale| scale.iter().any(|s| s == word))
    }

    /// The first phrase of a part: its first token, and one past its last.
    pub(crate) fn find(&self, part: PhraseRole, tokens: &[Token]) -> Option<(usize, usize)> {
        (0..tokens.len()).find_map(|at| self.at(part, tokens, at).map(|length| (at, at + length)))
    }

    /// Whether a phrase of a part occurs.
    pub(crate) fn has(&self, part: PhraseRole, tokens: &[Token]) -> bool {
        self.find(part, tokens).is_some()
    }

    /// The name of the place that this word is a form of.
    pub(crate) fn place_name(&self, word: &str) -> Option<&str> {
        self.places.get(word).map(String::as_str)
    }

    /// The word for a place without a name.
    pub(crate) fn position(&self) -> &str {
        &self.position
    }

    /// The number that a word or digits denote.
    pub(crate) fn number(&self, token: &Token) -> Option<u32> {
        token.text.parse().ok().or_else(|| self.numbers.get(token.text.as_str()).copied())
    }

    /// Whether these names are words of one scale, in its order.
    pub(crate) fn in_scale_order(&self, names: &[String]) -> bool {
        names.len() > 1
            && self.scales.iter().any(|scale| {
                let places: Option<Vec<usize>> = names.iter().map(|n| scale.iter().position(|s| s == n)).collect();
                places.is_some_and(|places| places.is_sorted_by(|a, b| a < b))
            })
    }
}

fn part(key: &str) -> Option<PhraseRole> {
    PARTS.iter().find(|p| p.0 == key).map(|p| p.1)
}

/// A phrase as it is compared: its tokens with a blank between them.
pub(crate) fn folded(phrase: &str, split: &Split) -> String {
    let words: Vec<SmolStr> = tokens(phrase, split).into_iter().map(|t| t.text).collect();
    words.join(" ")
}
