//! The hints that a message may have.

macro_rules! hints {
    ($($variant:ident = $id:literal),* $(,)?) => {
        /// Which hint of its message a problem has, such as a correction.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Hint {
            /// The only or the usual hint of a message.
            Plain,
            $(#[doc = concat!("The hint `", $id, "`.")] $variant,)*
        }

        impl Hint {
            /// Returns the Fluent attribute of the hint.
            pub fn id(self) -> &'static str {
                match self {
                    Self::Plain => "hint",
                    $(Self::$variant => $id,)*
                }
            }
        }
    };
}

hints! {
    Act = "act", All = "all", AtEnd = "at-end", Board = "board", Boat = "boat", Boolean = "boolean", Both = "both",
    Candidates = "candidates", Clue = "clue", Colours = "colours", Comma = "comma", Commas = "commas",
    DidYouMean = "did-you-mean", Disks = "disks", Divisor = "divisor", Expected = "expected", Extra = "extra",
    Field = "field", Givens = "givens", Goal = "goal", Hanoi = "hanoi", InList = "in-list", Item = "item",
    JsonColon = "json-colon", JsonControl = "json-control", JsonDepth = "json-depth", JsonDigit = "json-digit",
    JsonEnd = "json-end", JsonEscape = "json-escape", JsonKey = "json-key", JsonList = "json-list",
    JsonObject = "json-object", JsonValue = "json-value", Jugs = "jugs", Kind = "kind", Knights = "knights",
    Known = "known", Larger = "larger", Letters = "letters", Lines = "lines", List = "list", Load = "load",
    Loads = "loads", Marks = "marks", Missing = "missing", NoChoices = "none", Number = "number", Numbers = "numbers",
    Object = "object", OfCategory = "of-category", Order = "order", Page = "page", Pair = "pair", Previous = "previous",
    Regions = "regions", Route = "route", Rule = "rule", Rules = "rules", Seats = "seats", Short = "short",
    Size = "size", Smaller = "smaller", Square = "square", Start = "start", States = "states", Text = "text",
    Tiles = "tiles", TooLarge = "too-large", TooMany = "too-many", TooManyFields = "too-many-fields",
    TooManyPage = "too-many-page", Trip = "trip", Trips = "trips", Unit = "unit", Units = "units",
    Unattended = "unattended", Unnamed = "unnamed", Whole = "whole", Words = "words",
}
