//! A river crossing as a person stated it: places, things, a boat, rules.

use super::rule::{Quantity, Rule, Truth};
use crate::{Headers, Number, Span};

/// A river crossing.
///
/// A group may have millions of members: nothing here is one entry for each, unless the source says something of each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CrossingPuzzle {
    /// Title, language and source.
    pub headers: Headers,
    /// The places, at least two; `left` and `right` where none are stated.
    pub places: Vec<Place>,
    /// Which places the boat goes between, in both directions; every pair where none are stated.
    pub routes: Vec<Route>,
    /// What is to cross, in the order of declaration.
    pub groups: Vec<Group>,
    /// Names for several things together.
    pub tags: Vec<Tag>,
    /// The names of the attributes that things have.
    pub attributes: Vec<String>,
    /// The boat.
    pub boat: Boat,
    /// Who does not start at the first place, the last statement first believed.
    pub start: Vec<Placed>,
    /// Who does not have to end at the last place, the last statement first believed.
    pub goal: Vec<Placed>,
    /// Who may row, asked of the load; `None` is anybody.
    pub rower: Option<Truth>,
    /// What a trip costs, asked of the load; `None` is 1.
    pub cost: Option<Quantity>,
    /// The most that all trips together may cost.
    pub limit: Option<Number>,
    /// The rules in order.
    pub rules: Vec<Rule>,
}

/// A place, by its order in the puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlaceId(pub u32);

/// A group of things, by its order in the puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GroupId(pub u32);

/// A tag, by its order in the puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TagId(pub u32);

/// An attribute, by its order in the puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AttributeId(pub u32);

/// One thing or person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Thing {
    /// Its group.
    pub group: GroupId,
    /// Its place in the group, from 0.
    pub index: u32,
}

/// A place where things stand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The name as written.
    pub name: String,
    /// Where it stands in the source.
    pub span: Span,
}

/// A way of the boat between two places, in both directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Route {
    /// One end.
    pub from: PlaceId,
    /// The other end.
    pub to: PlaceId,
}

/// Things of one name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Group {
    /// The name as written.
    pub name: String,
    /// How many there are, at least one.
    pub count: u32,
    /// The names of its members where they have some: as many as `count`.
    pub names: Option<Vec<String>>,
    /// What is known of its members, each attribute once.
    pub attributes: Vec<Attribute>,
    /// Who is whose mate.
    pub mates: Option<Mates>,
    /// Where the name stands.
    pub span: Span,
}

/// Each member of a group has a mate in another group, as large as it; no two the same.
///
/// If the other group states no mates of its own, and is no third group's mates, it has them the other way round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mates {
    /// The other group.
    pub group: GroupId,
    /// For each member the place of its mate in the other group; `None` where the i-th's mate is the i-th.
    pub order: Option<Vec<u32>>,
}

/// A number that things have, such as a weight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attribute {
    /// Which.
    pub id: AttributeId,
    /// How much.
    pub values: Values,
}

/// One number for a whole group, or one for each member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Values {
    /// The same for all.
    Same(Number),
    /// One for each, as many as the group's `count`.
    Each(Vec<Number>),
}

/// A name for several things together: `tags: adult = father, mother`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tag {
    /// The name as written.
    pub name: String,
    /// Who is meant: groups and single things, each once.
    pub members: Vec<Subject>,
    /// Where the name stands.
    pub span: Span,
}

/// Whom a word names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Subject {
    /// Every thing.
    All,
    /// The members of a group.
    Group(GroupId),
    /// The members of a tag.
    Tag(TagId),
    /// One thing.
    Thing(Thing),
}

/// Somebody at a place: `thief at right`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Who; `None` is the boat.
    pub who: Option<Subject>,
    /// Where; `None` is anywhere, which only a goal may say.
    pub place: Option<PlaceId>,
}

/// The boat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Boat {
    /// How many it takes at most; `None` is any number.
    pub seats: Option<u32>,
    /// The most that the load's attributes may add up to: `100 weight`.
    pub limits: Vec<LoadLimit>,
    /// How many it must take: `at least 2 from left`.
    pub least: Vec<Least>,
}

/// The most that an attribute of the load may add up to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LoadLimit {
    /// The attribute; a thing that does not have it counts 0.
    pub attribute: AttributeId,
    /// How much.
    pub most: Number,
}

/// The fewest that the boat may carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Least {
    /// How many.
    pub count: u32,
    /// On trips from this place; `None` is from everywhere.
    pub from: Option<PlaceId>,
}

impl CrossingPuzzle {
    /// The same puzzle without any places in the source: what two spellings of it have in common.
    #[must_use]
    pub fn without_places(mut self) -> Self {
        self.places.iter_mut().for_each(|p| p.span = Span::default());
        self.groups.iter_mut().for_each(|g| g.span = Span::default());
        self.tags.iter_mut().for_each(|t| t.span = Span::default());
        self.rules.iter_mut().for_each(|r| r.span = Span::default());
        self
    }

    /// The group.
    pub fn group(&self, id: GroupId) -> &Group {
        &self.groups[id.0 as usize]
    }

    /// The name of a place.
    pub fn place(&self, id: PlaceId) -> &str {
        &self.places[id.0 as usize].name
    }

    /// How many things there are.
    pub fn count(&self) -> u64 {
        self.groups.iter().map(|g| u64::from(g.count)).sum()
    }

    /// Every thing, group by group. As many as [`CrossingPuzzle::count`], which may be millions.
    pub fn things(&self) -> impl Iterator<Item = Thing> {
        let members =
            |(i, group): (usize, &Group)| (0..group.count).map(move |index| Thing { group: GroupId(i as u32), index });
        self.groups.iter().enumerate().flat_map(members)
    }

    /// Whether the word names this thing among others.
    pub fn names(&self, subject: Subject, thing: Thing) -> bool {
        match subject {
            Subject::All => true,
            Subject::Group(group) => group == thing.group,
            Subject::Tag(tag) => self.tags[tag.0 as usize].members.iter().any(|m| self.names(*m, thing)),
            Subject::Thing(one) => one == thing,
        }
    }

    /// Where the thing starts.
    pub fn start_of(&self, thing: Thing) -> PlaceId {
        self.stated(&self.start, Some(thing)).and_then(|p| p.place).unwrap_or(PlaceId(0))
    }

    /// Where the boat starts.
    pub fn boat_start(&self) -> PlaceId {
        self.stated(&self.start, None).and_then(|p| p.place).unwrap_or(PlaceId(0))
    }

    /// Where the thing has to end; `None` is anywhere.
    pub fn goal_of(&self, thing: Thing) -> Option<PlaceId> {
        let last = PlaceId(self.places.len() as u32 - 1);
        self.stated(&self.goal, Some(thing)).map_or(Some(last), |p| p.place)
    }

    /// Where the boat has to end; `None` is anywhere.
    pub fn boat_goal(&self) -> Option<PlaceId> {
        self.stated(&self.goal, None).and_then(|p| p.place)
    }

    /// Whether the boat goes from one place to the other.
    pub fn goes(&self, from: PlaceId, to: PlaceId) -> bool {
        let mut routes = self.routes.iter().map(|route| (route.from, route.to));
        from != to && (self.routes.is_empty() || routes.any(|ends| ends == (from, to) || ends == (to, from)))
    }

    fn stated<'a>(&self, list: &'a [Placed], thing: Option<Thing>) -> Option<&'a Placed> {
        let meant = |placed: &&Placed| match (placed.who, thing) {
            (Some(subject), Some(thing)) => self.names(subject, thing),
            (None, None) => true,
            _ => false,
        };
        list.iter().rev().find(meant)
    }

    /// The thing's mate, where its group has mates: `her man`.
    pub fn mate_of(&self, thing: Thing) -> Option<Thing> {
        let mates = self.group(thing.group).mates.as_ref()?;
        let index = mates.order.as_ref().map_or(thing.index, |order| order[thing.index as usize]);
        Some(Thing { group: mates.group, index })
    }

    /// How much of the attribute the thing has; `None` if nothing is said of it.
    pub fn value_of(&self, thing: Thing, attribute: AttributeId) -> Option<Number> {
        let stated = self.group(thing.group).attributes.iter().find(|a| a.id == attribute)?;
        Some(match &stated.values {
            Values::Same(value) => *value,
            Values::Each(values) => values[thing.index as usize],
        })
    }

    /// The thing's name: `goat`, `man 2`, or `woman blue` where the member has a name.
    pub fn name_of(&self, thing: Thing) -> String {
        let group = self.group(thing.group);
        match &group.names {
            Some(names) => format!("{} {}", group.name, names[thing.index as usize]),
            None if group.count == 1 => group.name.clone(),
            None => format!("{} {}", group.name, thing.index + 1),
        }
    }
}

impl Boat {
    /// How many it must take from this place.
    pub fn least_from(&self, place: PlaceId) -> u32 {
        let applies = |least: &&Least| least.from.is_none_or(|from| from == place);
        self.least.iter().filter(applies).map(|least| least.count).max().unwrap_or(0)
    }
}
