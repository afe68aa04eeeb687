//! What a language says: the templates of its `[say]` section, and the small words between and around names.
//!
//! A line is `FORM: template`, `FORM THEME: template` for categories about a theme, or one of the settings in `setting`.
//! A template both writes and reads, so that what is written in it reads back.

use bachet_notation::{Category, GridPuzzle, Number, NumericKind};
use rustc_hash::{FxHashMap, FxHashSet};
use smol_str::SmolStr;

use super::form::Form;
use super::lex::lex;
use super::template::{Join, Order, Shape, Slot, Symbol, Template, Theme};
use super::write::label;
use crate::language::{Line, Mistake, Sections};
use crate::tokens::{Split, fold};

/// What a language says.
#[derive(Debug, Default)]
pub(crate) struct Wording {
    /// The templates, the preferred first for each form and theme.
    pub(crate) templates: Vec<Template>,
    by_key: FxHashMap<(Form, bool), Vec<usize>>,
    /// The words of templates and settings.
    pub(crate) symbols: FxHashMap<SmolStr, Symbol>,
    /// The words that settings put around names or in their place.
    around: FxHashSet<SmolStr>,
    /// Words that stand for others when matched: `du` for `de le`.
    pub(crate) same: FxHashMap<SmolStr, Vec<SmolStr>>,
    /// Words that change before a vowel: `de` to `d'`.
    pub(crate) before_vowel: Vec<(String, String)>,
    /// Pairs of words that melt into one: `de le` to `du`.
    pub(crate) contracted: Vec<(String, String, String)>,
    vowels: String,
    /// Words, or beginnings of words, that sound otherwise than they are written.
    no_vowel: Vec<String>,
    as_vowel: Vec<String>,
    joins: Vec<(String, Joined)>,
    /// The words of whole numbers from one on.
    pub(crate) counted: Vec<String>,
    /// Words that say how many times.
    pub(crate) factors: Vec<(Number, String)>,
    /// `times`, behind any other number.
    pub(crate) times: String,
    /// The sign of numbers below zero, as a word.
    pub(crate) minus: String,
    pub(crate) counted_symbols: Vec<Vec<Symbol>>,
    pub(crate) factor_symbols: Vec<(Number, Vec<Symbol>)>,
    pub(crate) times_symbols: Vec<Symbol>,
    pub(crate) minus_symbols: Vec<Symbol>,
    /// What parts a number from its decimals.
    pub(crate) decimal: Option<char>,
    themes: Vec<About>,
    /// What the first category is about if its values are names and nothing else is known.
    default: Option<Theme>,
    shapes: Vec<String>,
    articles: Vec<(Shape, Option<String>, String)>,
    /// Articles that stand for the name as well, pronouns then.
    alone: Vec<Shape>,
    /// Words that change where they stand in a shape: `rood` to `rode`.
    inflected: FxHashMap<(Shape, SmolStr), String>,
    /// Signs that a blank stands before.
    pub(crate) apart: Vec<String>,
    genders: FxHashMap<SmolStr, String>,
    endings: Vec<(String, String)>,
    head_first: bool,
    /// Endings of several, and of one.
    singular: Vec<(String, String)>,
}

/// How a list is written: before the first, between two, before the last.
#[derive(Clone, Debug, Default)]
pub(crate) struct Joined {
    /// Before the first member.
    pub(crate) first: String,
    /// Between two members.
    pub(crate) between: String,
    /// Before the last member.
    pub(crate) last: String,
    pub(crate) first_symbols: Vec<Symbol>,
    pub(crate) between_symbols: Vec<Symbol>,
    pub(crate) last_symbols: Vec<Symbol>,
}

/// What categories are about.
#[derive(Debug, Default)]
struct About {
    name: String,
    parent: Option<Theme>,
    /// What such categories are called, folded, and the theme that another category must then have.
    categories: Vec<(SmolStr, Option<String>)>,
    noun: Option<String>,
    /// One and many of what its numbers count.
    units: Option<[String; 2]>,
}

impl Wording {
    /// Reads the section.
    #[inline(never)]
    pub(crate) fn read(sections: &Sections, split: &Split, mistakes: &mut Vec<Mistake>) -> Self {
        let mut wording = Self { shapes: vec!["number".to_owned()], ..Self::default() };
        let mut templates: Vec<&Line> = Vec::new();
        // Templates use names and words of settings, wherever those stand.
        for line in sections.lines("say") {
            let Some((head, rest)) = line.text.split_once(':') else {
                mistakes.push(line.mistake("`form: template` is expected"));
                continue;
            };
            let head: Vec<&str> = head.split_whitespace().collect();
            match wording.setting(&head, rest.trim()) {
                Ok(true) => {}
                Ok(false) => templates.push(line),
                Err(message) => mistakes.push(line.mistake(message)),
            }
        }
        for line in templates {
            if let Err(message) = wording.template(line, split) {
                mistakes.push(line.mistake(message));
            }
        }
        wording.derive_lists();
        wording.learn_words(split);
        wording.learn_around(split);
        for (at, template) in wording.templates.iter().enumerate() {
            wording.by_key.entry((template.form, template.negated)).or_default().push(at);
        }
        wording
    }

    /// The symbols of the words around slots.
    #[inline(never)]
    fn learn_words(&mut self, split: &Split) {
        let mut symbols = std::mem::take(&mut self.symbols);
        let mut learn = |text: &str| -> Vec<Symbol> {
            let mut intern = |word: SmolStr| {
                let next = Symbol(symbols.len() as u32);
                *symbols.entry(word).or_insert(next)
            };
            lex(text, split, self).into_iter().map(&mut intern).collect()
        };
        let counted = self.counted.iter().map(|w| learn(w)).collect();
        let factors = self.factors.iter().map(|(n, w)| (*n, learn(w))).collect();
        let (times, minus) = (learn(&self.times), learn(&self.minus));
        let joins: Vec<[Vec<Symbol>; 3]> =
            self.joins.iter().map(|(_, j)| [learn(&j.first), learn(&j.between), learn(&j.last)]).collect();
        learn("( ) ; .");
        for at in 0..26 {
            learn(&label(at));
        }
        self.symbols = symbols;
        (self.counted_symbols, self.factor_symbols) = (counted, factors);
        (self.times_symbols, self.minus_symbols) = (times, minus);
        for ((_, joined), [first, between, last]) in self.joins.iter_mut().zip(joins) {
            (joined.first_symbols, joined.between_symbols, joined.last_symbols) = (first, between, last);
        }
    }

    fn learn_around(&mut self, split: &Split) {
        let mut around = FxHashSet::default();
        let mut learn = |text: &str| around.extend(lex(text, split, self));
        self.themes.iter().flat_map(|t| t.noun.iter().chain(t.units.iter().flatten())).for_each(|w| learn(w));
        self.articles.iter().for_each(|(_, _, article)| learn(article));
        #[expect(clippy::iter_over_hash_type, reason = "a set has no order")]
        for form in self.inflected.values() {
            learn(form);
        }
        self.around = around;
    }

    /// Whether a word may stand in a text of these wordings that has it from no name.
    pub(crate) fn says(&self, word: &str) -> bool {
        self.symbols.contains_key(word) || self.around.contains(word) || self.same.contains_key(word)
    }

    /// A line that is no template; `false` if it is none of these.
    #[inline(never)]
    fn setting(&mut self, head: &[&str], rest: &str) -> Result<bool, String> {
        let list = || rest.split(',').map(|w| w.trim().to_owned()).filter(|w| !w.is_empty());
        let bars = || rest.split('|').map(|w| w.trim().to_owned()).collect::<Vec<String>>();
        match *head {
            ["about", name, ref more @ ..] => {
                let (mut parent, mut with) = (None, None);
                match *more {
                    [] => {}
                    ["<", known] => parent = Some(self.theme(known)?),
                    ["with", other] => with = Some(other.to_owned()),
                    _ => return Err("`about NAME`, `about NAME < THEME` or `about NAME with THEME` is expected".into()),
                }
                let categories = list().map(|w| (fold(&w), with.clone()));
                if let Some(theme) = self.themes.iter_mut().find(|t| t.name == name) {
                    theme.categories.extend(categories);
                } else {
                    let categories = categories.collect();
                    self.themes.push(About { name: name.to_owned(), parent, categories, ..About::default() });
                }
            }
            ["default"] => self.default = Some(self.theme(rest)?),
            ["noun", name] => {
                let theme = self.theme(name)?;
                self.themes[theme.0 as usize].noun = Some(rest.to_owned());
            }
            ["unit", name] => {
                let theme = self.theme(name)?;
                let units = bars().try_into().map_err(|_| "`unit THEME: one | many` is expected")?;
                self.themes[theme.0 as usize].units = Some(units);
            }
            [kind @ ("article" | "pronoun"), shape, ref gender @ ..] if gender.len() < 2 => {
                let gender = gender.first().map(|&g| g.to_owned());
                let shape = self.add_shape(shape);
                self.articles.push((shape, gender, rest.to_owned()));
                self.alone.extend((kind == "pronoun").then_some(shape));
            }
            ["form", shape] => {
                let shape = self.add_shape(shape);
                self.articles.push((shape, None, String::new()));
                for pair in list() {
                    let (word, form) = pair.split_once('=').ok_or("`word = its form` is expected")?;
                    self.inflected.insert((shape, fold(word.trim())), form.trim().to_owned());
                }
            }
            ["singular"] => {
                for pair in list() {
                    let (many, one) = pair.split_once('>').ok_or("`ending of many > ending of one` is expected")?;
                    self.singular.push((many.trim().to_owned(), one.trim().to_owned()));
                }
            }
            ["apart"] => self.apart = rest.split_whitespace().map(str::to_owned).collect(),
            ["gender", gender] => self.genders.extend(list().map(|word| (fold(&word), gender.to_owned()))),
            ["ending", gender] => self.endings.extend(list().map(|ending| (ending, gender.to_owned()))),
            ["head"] => self.head_first = rest == "first",
            ["before", "vowel"] => {
                for pair in list() {
                    let (a, b) = pair.split_once('=').ok_or("`word = before a vowel` is expected")?;
                    self.before_vowel.push((a.trim().to_owned(), b.trim().to_owned()));
                }
            }
            ["contract"] => {
                for entry in list() {
                    let parts: Vec<&str> = entry.split(['=', ' ']).filter(|w| !w.is_empty()).collect();
                    let &[a, b, c] = parts.as_slice() else { return Err("`two words = one` is expected".into()) };
                    self.contracted.push((a.to_owned(), b.to_owned(), c.to_owned()));
                }
            }
            ["alike"] => {
                for entry in list() {
                    let (word, for_) = entry.split_once('=').ok_or("`word = words` is expected")?;
                    let for_ = for_.split_whitespace().map(fold).collect();
                    self.same.insert(fold(word.trim()), for_);
                }
            }
            ["vowels"] => self.vowels = rest.split_whitespace().collect(),
            ["no", "vowel"] => self.no_vowel.extend(list()),
            ["as", "vowel"] => self.as_vowel.extend(list()),
            ["list", name] => {
                let [first, between, last] =
                    bars().try_into().map_err(|_| "`list NAME: before | between | before the last` is expected")?;
                self.joins.push((name.to_owned(), Joined { first, between, last, ..Joined::default() }));
            }
            ["count"] => self.counted.extend(list()),
            ["factor", number] => {
                let number = number.parse().map_err(|_| "a whole number or a fraction is expected")?;
                self.factors.push((number, rest.to_owned()));
            }
            ["factor"] => rest.clone_into(&mut self.times),
            ["minus"] => rest.clone_into(&mut self.minus),
            ["decimal"] => self.decimal = rest.chars().next(),
            _ => return Ok(false),
        }
        Ok(true)
    }

    #[inline(never)]
    fn template(&mut self, line: &Line, split: &Split) -> Result<(), String> {
        let Some((head, text)) = line.text.split_once(':') else { return Ok(()) };
        let head: Vec<&str> = head.split_whitespace().collect();
        let (name, theme) = match *head {
            [name] => (name, None),
            [name, theme] => (name, Some(self.theme(theme)?)),
            _ => return Err("`form: template` or `form theme: template` is expected".to_owned()),
        };
        let form = |name: &str| Form::ALL.iter().copied().find(|k| k.name() == name);
        let negated = name.strip_prefix("no-").and_then(form);
        let Some(found) = negated.or_else(|| form(name)) else {
            let names: Vec<&str> = Form::ALL.iter().map(|k| k.name()).collect();
            return Err(format!("no form is called `{name}`; there are {}", names.join(", ")));
        };
        let mut symbols = std::mem::take(&mut self.symbols);
        let this = &*self;
        let read = Template::read(
            (found, negated.is_some(), theme),
            text,
            |inside| this.slot(inside),
            |word| {
                let mut intern = |text: SmolStr| {
                    let next = Symbol(symbols.len() as u32);
                    *symbols.entry(text).or_insert(next)
                };
                let word = fold(word);
                if split.endings.contains(&word) {
                    return vec![intern(word)];
                }
                // A hyphen inside a compound is no word.
                let word = word.strip_prefix('-').filter(|w| !w.is_empty()).unwrap_or(&word);
                lex(word, split, this).into_iter().map(intern).collect()
            },
        );
        self.symbols = symbols;
        self.templates.push(read?);
        Ok(())
    }

    /// What stands between braces.
    #[inline(never)]
    fn slot(&self, inside: &str) -> Result<(char, Slot), String> {
        let words: Vec<&str> = inside.split_whitespace().collect();
        let letter_of = |word: &str| {
            let plain = word.trim_end_matches("..").trim_end_matches("'s");
            let mut letters = plain.chars();
            letters.next().filter(|_| letters.next().is_none())
        };
        // An article may be a single letter, too, before the part.
        let holder = words.iter().position(|w| w.ends_with("'s"));
        let at =
            holder.or_else(|| words.iter().rposition(|w| letter_of(w).is_some())).ok_or("a slot needs a letter")?;
        let letter = letter_of(words[at]).ok_or("a slot needs a letter")?;
        let (before, behind) = (&words[..at], &words[at + 1..]);
        let listed = words[at].ends_with("..");
        let join = || -> Result<Join, String> {
            let name = behind.first().ok_or("a list needs the way in which it is joined")?;
            self.join(name).ok_or_else(|| format!("no `list {name}` is known"))
        };
        let shape = || match before {
            [] => Ok(Shape::Bare),
            [name] => self.shape(name).ok_or_else(|| format!("no `article {name}` is known")),
            _ => Err("one article is enough".to_owned()),
        };
        let slot = match (letter, listed) {
            ('A'..='D', _) if words[at].ends_with("'s") => Slot::Holding,
            ('A'..='D', true) => Slot::People(join()?),
            ('A'..='D', false) if before.first() == Some(&"name") => Slot::Name,
            ('A'..='D', false) => Slot::Who,
            ('S' | 'T', true) => Slot::Truths,
            ('S' | 'T', false) => Slot::Truth(match behind.first() {
                Some(&"sub") => Some(Order::Subordinate),
                Some(&"inv") => Some(Order::Inverted),
                Some(&"main") => Some(Order::Main),
                _ => None,
            }),
            ('I' | 'J', true) => Slot::Items(join()?),
            ('I' | 'J', false) => Slot::Item,
            ('Q' | 'R', true) => Slot::Quantities(join()?),
            ('Q' | 'R', false) if before.first() == Some(&"any") => Slot::Quantity,
            ('Q' | 'R', false) => Slot::Operand,
            ('c', _) => Slot::Category(shape()?),
            ('v', true) => Slot::Values(shape()?, join()?),
            ('v', false) => Slot::Value(shape()?),
            ('k', _) => Slot::Amount,
            ('K', _) if before.first() == Some(&"amount") => Slot::Amount,
            ('K', _) => Slot::Constant,
            ('n', _) if before.first() == Some(&"one") => Slot::One,
            ('n', _) => Slot::Whole,
            ('f', _) => Slot::Factor,
            ('x', _) => Slot::Variable,
            _ => return Err(format!("no part has the letter `{letter}`")),
        };
        Ok((letter, slot))
    }

    /// What is said of one value can be said of several.
    fn derive_lists(&mut self) {
        for (form, join) in [(Form::IsEither, "either"), (Form::IsOr, "or")] {
            let Some(join) = self.join(join) else { continue };
            // Without a theme a value stands behind its category, where `either` would be clumsy.
            let fits = |t: &&Template| t.form == Form::Is && !t.negated && (t.theme.is_some() || form == Form::IsOr);
            let adapt = |slot| match slot {
                Slot::Value(shape) => Slot::Values(shape, join),
                other => other,
            };
            let derived: Vec<Template> = self.templates.iter().filter(fits).map(|t| t.adapted(form, adapt)).collect();
            self.templates.extend(derived);
        }
    }

    fn theme(&self, name: &str) -> Result<Theme, String> {
        let at = self.themes.iter().position(|t| t.name == name);
        at.map(|at| Theme(at as u16)).ok_or_else(|| format!("no `about {name}` stands above"))
    }

    fn add_shape(&mut self, name: &str) -> Shape {
        if !self.shapes.iter().any(|s| s == name) {
            self.shapes.push(name.to_owned());
        }
        self.shape(name).expect("it was just added")
    }

    fn shape(&self, name: &str) -> Option<Shape> {
        let at = self.shapes.iter().position(|s| s == name)?;
        Some(if at == 0 { Shape::Number } else { Shape::Article(at as u8) })
    }

    fn join(&self, name: &str) -> Option<Join> {
        self.joins.iter().position(|j| j.0 == name).map(|at| Join(at as u8))
    }

    /// The templates of a form, of every theme.
    pub(crate) fn templates_of(&self, form: Form, negated: bool) -> impl Iterator<Item = &Template> + Clone {
        let places = self.by_key.get(&(form, negated)).map_or(&[][..], Vec::as_slice);
        places.iter().map(|&at| &self.templates[at])
    }

    /// How the members of a list are joined.
    pub(crate) fn joined(&self, join: Join) -> &Joined {
        &self.joins[join.0 as usize].1
    }

    /// What each category is about.
    #[inline(never)]
    pub(crate) fn themes(&self, puzzle: &GridPuzzle) -> Vec<Option<Theme>> {
        let called: Vec<SmolStr> = puzzle.categories.iter().map(|category| fold(category.name.trim())).collect();
        let present = |theme: &str| {
            let about = self.themes.iter().find(|a| a.name == theme);
            about.is_some_and(|about| about.categories.iter().any(|(name, _)| called.contains(name)))
        };
        let mut themes = Vec::with_capacity(called.len());
        for (at, category) in puzzle.categories.iter().enumerate() {
            let fits = |about: &About| {
                let with = |with: &Option<String>| with.as_deref().is_none_or(present);
                about.categories.iter().any(|(name, other)| called[at] == *name && with(other))
            };
            let found = self.themes.iter().position(fits).map(|at| Theme(at as u16));
            let capital = |name: &str| name.chars().next().is_some_and(char::is_uppercase);
            let names = at == 0 && category.numeric.is_none() && category.values.iter().all(|v| capital(&v.text));
            themes.push(found.or_else(|| self.kind_theme(category)).or(if names { self.default } else { None }));
        }
        themes
    }

    /// A theme and those it is a kind of, the narrowest first.
    pub(crate) fn with_parents(&self, theme: Option<Theme>) -> impl Iterator<Item = Theme> {
        std::iter::successors(theme, |t| self.themes[t.0 as usize].parent)
    }

    /// What a category about the theme is called in a sentence.
    pub(crate) fn noun(&self, theme: Option<Theme>) -> Option<&str> {
        theme.and_then(|t| self.themes[t.0 as usize].noun.as_deref())
    }

    /// What one of a category is called whose name may speak of many.
    pub(crate) fn singular(&self, name: &str) -> Option<String> {
        let folded = fold(name);
        if self.genders.contains_key(&folded) || self.head_first && name.contains(char::is_whitespace) {
            return None;
        }
        let (many, one) = self.singular.iter().find(|(many, _)| folded.ends_with(many.as_str()))?;
        let stem = name.get(..name.len().checked_sub(many.len())?)?;
        (stem.chars().count() > 2).then(|| format!("{stem}{one}")).filter(|found| found != name)
    }

    /// One and many of what the numbers of a theme count.
    pub(crate) fn units(&self, theme: Option<Theme>) -> Option<&[String; 2]> {
        self.with_parents(theme).find_map(|t| self.themes[t.0 as usize].units.as_ref())
    }

    /// The theme that the numbers of a category belong to by what they are.
    pub(crate) fn kind_theme(&self, category: &Category) -> Option<Theme> {
        let name = match category.numeric.as_ref()? {
            NumericKind::Number { .. } => return None,
            NumericKind::Time => "time",
            NumericKind::Date => "date",
            NumericKind::Month => "month",
            NumericKind::Weekday => "weekday",
        };
        self.theme(name).ok()
    }

    /// Every unit that is known, one and many.
    pub(crate) fn all_units(&self) -> impl Iterator<Item = &[String; 2]> {
        self.themes.iter().filter_map(|t| t.units.as_ref())
    }

    /// The article of this kind before a name, empty if it has none there; `None` if nothing says which it is.
    #[inline(never)]
    pub(crate) fn article(&self, shape: Shape, name: &str) -> Option<&str> {
        let gender = self.gender(name);
        let of = |gender: Option<&String>| self.articles.iter().find(|a| a.0 == shape && a.1.as_ref() == gender);
        gender.and_then(|g| of(Some(g))).or_else(|| of(None)).map(|a| a.2.as_str())
    }

    /// The name in this shape, empty if the article stands for it.
    pub(crate) fn inflected<'n>(&'n self, shape: Shape, name: &'n str) -> &'n str {
        if self.alone.contains(&shape) {
            return "";
        }
        self.inflected.get(&(shape, fold(name))).map_or(name, String::as_str)
    }

    fn gender(&self, name: &str) -> Option<&String> {
        let folded = fold(name);
        let mut words = folded.split(|c: char| c.is_whitespace() || c == '-').filter(|w| !w.is_empty());
        let head = if self.head_first { words.next() } else { words.next_back() }?;
        let listed = self.genders.get(&folded).or_else(|| self.genders.get(head));
        let by_ending = || self.endings.iter().find(|(e, _)| head.len() > e.len() && head.ends_with(e.as_str()));
        listed.or_else(|| by_ending().map(|e| &e.1))
    }

    /// Whether a text begins with the sound of a vowel.
    pub(crate) fn begins_with_vowel(&self, text: &str) -> bool {
        let folded = fold(text);
        let word = folded.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
        let begins = |list: &[String]| list.iter().any(|w| word.starts_with(w.as_str()));
        if begins(&self.no_vowel) {
            return false;
        }
        begins(&self.as_vowel) || word.chars().next().is_some_and(|c| self.vowels.contains(c))
    }
}
