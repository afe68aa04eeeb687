//! The settings of the `[say]` section: every line that is not a template.

use super::{About, Joined, Wording};
use crate::tokens::fold;
use crate::words::template::Shape;

impl Wording {
    /// Reads a setting; returns `false` if the line is not a setting.
    #[inline(never)]
    pub(super) fn setting(&mut self, head: &[&str], rest: &str) -> Result<bool, String> {
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
            ["case", name] => {
                let pairs = list().map(|pair| {
                    let (word, form) = pair.split_once('=')?;
                    Some((word.trim().to_owned(), form.trim().to_owned()))
                });
                let forms = pairs.collect::<Option<_>>().ok_or("`word = its form` is expected")?;
                self.cases.push((name.to_owned(), forms));
            }
            ["case", name, "only"] => {
                self.cases.push((name.to_owned(), list().map(|word| (word.clone(), word)).collect()));
                self.only.push(self.case(name)?);
            }
            ["subject", "one"] => rest.clone_into(&mut self.subjects[0]),
            ["subject", "other"] => rest.clone_into(&mut self.subjects[1]),
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
            ["expand"] => {
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

    fn add_shape(&mut self, name: &str) -> Shape {
        if !self.shapes.iter().any(|s| s == name) {
            self.shapes.push(name.to_owned());
        }
        self.shape(name).expect("it was just added")
    }
}
