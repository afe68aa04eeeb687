//! Draws what a puzzle is about: the title, the categories and their values.

use bachet_grid::generate::{Allowed, Scale};
use bachet_notation::{Category, Document};
use bachet_prose::{Language, Scene, Topic};
use bachet_random::Random;

/// The topics of a language, with their categories read.
#[derive(Clone, Debug)]
pub(super) struct Stock {
    scenes: &'static [Scene],
    topics: Vec<(&'static Topic, Category)>,
}

/// What a puzzle is about.
#[derive(Clone, Debug)]
pub(super) struct Drawn {
    pub(super) title: &'static str,
    /// The topics, by their indices.
    pub(super) topics: Vec<usize>,
    pub(super) categories: Vec<Category>,
    pub(super) allowed: Vec<Allowed>,
    /// The index of each value of each category in the list of its topic.
    pub(super) chosen: Vec<Vec<u32>>,
}

impl Stock {
    /// Reads the topics of a language.
    pub(super) fn new(language: &'static Language) -> Self {
        let topics = language.topics();
        let read = |topic: &'static Topic| {
            let order = if topic.places { " (ordered)" } else { "" };
            let plain = format!("{}: {}", topic.category, topic.values.join(", "));
            let marked = format!("{}{order}: {}", topic.category, topic.values.join(", "));
            let category = |line: String| {
                let text = format!("grid:\nlanguage: {}\n{line}\n", language.code);
                Document::of_source(&text).puzzle.categories.into_iter().next()
            };
            let own = category(plain).filter(|own| own.ordered || !topic.places);
            own.or_else(|| category(marked)).map(|category| (topic, category))
        };
        // A test reads them all.
        Self { scenes: &topics.scenes, topics: topics.topics.iter().filter_map(read).collect() }
    }

    /// Returns the largest number of values for which there are this many categories.
    pub(super) fn max_values(&self, categories: usize) -> usize {
        (2..=bachet_grid::generate::MAX_VALUES).rev().find(|&values| self.fits(categories, values)).unwrap_or(0)
    }

    /// Returns the largest number of categories of a puzzle.
    pub(super) fn max_categories(&self) -> usize {
        self.scenes.iter().map(|scene| scene.fixed.len() + scene.optional.len()).max().unwrap_or(0)
    }

    /// Whether there is a scene for this many categories and values.
    pub(super) fn fits(&self, categories: usize, values: usize) -> bool {
        self.fitting(categories, values).next().is_some()
    }

    fn fitting(&self, categories: usize, values: usize) -> impl Iterator<Item = &'static Scene> {
        self.scenes.iter().filter(move |scene| {
            let optional = self.optional(scene, values).count();
            scene.fixed.iter().all(|&topic| self.has(topic, values))
                && (scene.fixed.len()..=scene.fixed.len() + optional).contains(&categories)
        })
    }

    fn has(&self, topic: usize, values: usize) -> bool {
        self.topics.get(topic).is_some_and(|(topic, _)| topic.values.len() >= values)
    }

    fn optional(&self, scene: &'static Scene, values: usize) -> impl Iterator<Item = usize> {
        scene.optional.iter().copied().filter(move |&topic| self.has(topic, values))
    }

    /// Draws what a puzzle of this size is about; `None` if there is no scene for it.
    pub(super) fn draw(&self, categories: usize, values: usize, random: &mut Random) -> Option<Drawn> {
        let scenes: Vec<&'static Scene> = self.fitting(categories, values).collect();
        let scene = *scenes.get(random.below(scenes.len().max(1)))?;
        let mut optional: Vec<usize> = self.optional(scene, values).collect();
        random.shuffle(&mut optional);
        optional.truncate(categories - scene.fixed.len());
        optional.sort_unstable();
        let topics: Vec<usize> = scene.fixed.iter().chain(&optional).copied().collect();
        let (categories, allowed, chosen) = (Vec::new(), Vec::new(), Vec::new());
        let mut drawn = Drawn { title: &scene.title, topics, categories, allowed, chosen };
        for &at in &drawn.topics {
            let (topic, category) = &self.topics[at];
            let indices = some_values(topic, values, random);
            drawn.categories.push(with_values(category, &indices));
            drawn.chosen.push(indices);
            let scale = match (topic.places, topic.amounts) {
                (false, false) => Scale::None,
                (true, false) => Scale::Places,
                (false, true) => Scale::Amounts,
                (true, true) => Scale::PlacesAndAmounts,
            };
            drawn.allowed.push(Allowed { scale, alternatives: !topic.alone });
        }
        Some(drawn)
    }

    /// Returns categories with all values of their topics.
    pub(super) fn whole(&self, topics: &[usize]) -> Vec<Category> {
        topics.iter().map(|&at| self.topics[at].1.clone()).collect()
    }
}

/// Draws values of a topic, or takes the first ones if places are spoken of. Returns their indices in order.
fn some_values(topic: &Topic, values: usize, random: &mut Random) -> Vec<u32> {
    let mut indices: Vec<u32> = (0..topic.values.len() as u32).collect();
    if !topic.places {
        random.shuffle(&mut indices);
    }
    indices.truncate(values);
    indices.sort_unstable();
    indices
}

/// Returns the category with some of its values.
fn with_values(category: &Category, indices: &[u32]) -> Category {
    Category {
        name: category.name.clone(),
        kind: category.kind.clone(),
        numeric: category.numeric.clone(),
        ordered: category.ordered,
        values: indices.iter().map(|&at| category.values[at as usize].clone()).collect(),
        span: category.span,
    }
}
