//! Tags: the caller's numbers for constraints.

/// The caller's number for a constraint or a group of constraints. Cores are sets of tags.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tag(pub u32);

/// Consecutive tags, for a constraint whose inferences are told apart: one for each value, say. A single tag is a range
/// too: all inferences have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TagRange {
    first: u32,
    len: u32,
}

impl TagRange {
    /// Returns the number of tags.
    #[expect(clippy::len_without_is_empty, reason = "a range has at least one tag")]
    pub fn len(self) -> u32 {
        self.len
    }

    /// Returns the first tag, by which the constraint is activated.
    pub fn first(self) -> Tag {
        Tag(self.first)
    }

    /// Returns the tag of an instance, counted from 0. A range of one tag has it for all instances.
    ///
    /// # Panics
    /// If the range has several tags, but none for this instance.
    pub fn at(self, instance: u32) -> Tag {
        assert!(instance < self.len || self.len == 1, "no tag {instance} among {}", self.len);
        Tag(self.first + if self.len == 1 { 0 } else { instance })
    }

    /// Returns the position of a tag in the range.
    pub fn position(self, tag: Tag) -> Option<u32> {
        tag.0.checked_sub(self.first).filter(|&position| position < self.len)
    }

    /// Returns the tags in order.
    pub fn iter(self) -> impl Iterator<Item = Tag> {
        (self.first..self.first + self.len).map(Tag)
    }
}

impl From<Tag> for TagRange {
    fn from(tag: Tag) -> Self {
        Self { first: tag.0, len: 1 }
    }
}

/// Hands out tags, each once.
#[derive(Clone, Debug, Default)]
pub struct TagAllocator {
    next: u32,
}

impl TagAllocator {
    /// Returns an allocator that begins with `Tag(0)`.
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns a new tag.
    pub fn tag(&mut self) -> Tag {
        self.range(1).first()
    }

    /// Returns `len` new tags, at least one.
    pub fn range(&mut self, len: u32) -> TagRange {
        let range = TagRange { first: self.next, len: len.max(1) };
        self.next += range.len;
        range
    }
}
