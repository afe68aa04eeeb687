//! The themes of categories: what a category is called in a sentence, and its units.

use bachet_notation::{Category, GridPuzzle, NumericKind};
use smol_str::SmolStr;

use super::{About, Wording};
use crate::tokens::fold;
use crate::words::template::Theme;

impl Wording {
    /// Returns the theme of each category.
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

    /// Returns the noun for a category with the theme.
    pub(crate) fn noun(&self, theme: Option<Theme>) -> Option<&str> {
        theme.and_then(|t| self.themes[t.0 as usize].noun.as_deref())
    }

    /// Returns the singular and the plural of the unit of a theme's numbers.
    pub(crate) fn units(&self, theme: Option<Theme>) -> Option<&[String; 2]> {
        self.with_parents(theme).find_map(|t| self.themes[t.0 as usize].units.as_ref())
    }

    /// Returns the theme of times, dates, months or weekdays.
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

    /// Returns the singular and the plural of every unit.
    pub(crate) fn all_units(&self) -> impl Iterator<Item = &[String; 2]> {
        self.themes.iter().filter_map(|t| t.units.as_ref())
    }
}
