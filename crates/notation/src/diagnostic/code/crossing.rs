//! The kinds of problem of river crossings, which follow all others in the table.

/// Calls `codes!` with the kinds of problem that are given, and those of river crossings behind them.
macro_rules! crossing_codes {
    ($($others:tt)*) => { codes! {
    $($others)*

    // River crossings: the lines and the names.
    /// A line without a colon. `line`.
    CrossingLine = "crossing-line", Error, [Plain, DidYouMean];
    /// Uncounted things whose name is close to a keyword. `name`, `suggestion`.
    CrossingKeyword = "crossing-keyword", Error;
    /// A line whose members are all declared elsewhere. `name`: its heading; `suggestion`: the line to write.
    ThingsAgain = "things-again", Error;
    /// Nothing between two separators.
    EmptyItem = "empty-item", Error;
    /// A missing name.
    NameMissing = "name-missing", Error;
    /// More names, members or rules than a puzzle may have. `limit`.
    TooManyNames = "too-many-names", Error;
    /// A puzzle without things.
    NoThings = "no-things", Error;
    /// A puzzle without a boat.
    NoBoat = "no-boat", Error;
    /// Something other than a number. `text`.
    NumberExpected = "number-expected", Error;
    /// A number with something after it. `text`.
    NumberWithUnit = "number-with-unit", Error, [Plain, Comma];
    /// Something other than a whole number. `text`.
    CountExpected = "count-expected", Error;
    /// Fewer than two places.
    TooFewPlaces = "too-few-places", Error;
    /// Two places with the same name (`related`). `name`.
    DuplicatePlace = "duplicate-place", Error;
    /// A name that no place has. `name`, `places`: a list.
    UnknownPlace = "unknown-place", Error, [Plain, Rule, DidYouMean];
    /// An item that is not a route. `text`.
    RouteShape = "route-shape", Error;
    /// A route from a place to itself. `name`.
    RouteToItself = "route-to-itself", Error;
    /// A route given twice (`related`). `from`, `to`.
    DuplicateRoute = "duplicate-route", Error;
    /// A place without a route although routes are given. `name`.
    PlaceWithoutRoute = "place-without-route", Warning;

    // River crossings: things.
    /// Two groups, tags or attributes with the same name (`related`). `name`.
    DuplicateThing = "duplicate-thing", Error;
    /// Two members with the same name (`related`). `name`, `group`.
    DuplicateMember = "duplicate-member", Error;
    /// An unknown name. `name`, `things`: a list.
    UnknownThing = "unknown-thing", Error, [Plain, DidYouMean];
    /// A name that no attribute has. `name`, `attributes`: a list.
    UnknownAttribute = "unknown-attribute", Error, [Plain, NoChoices, DidYouMean];
    /// A member number that a group does not have. `name`, `number`, `count`.
    ThingNumber = "thing-number", Error;
    /// Things without a count. `name`, `count`: the assumed count.
    MissingCount = "missing-count", Error;
    /// A count of zero. `name`.
    NoneOfThem = "none-of-them", Error;
    /// More things than a puzzle may have. `limit`.
    TooManyThings = "too-many-things", Error, [Plain, All];
    /// A count that differs from the number of names. `name`, `count`, `found`.
    NamesAndCount = "names-and-count", Error;
    /// An item about things that cannot be read. `text`.
    ThingItem = "thing-item", Error, [Plain, Unit];
    /// Names with numbers that may be anything. `suggestion`: the line with an attribute.
    NumberedNames = "numbered-names", Error;
    /// An attribute with too few or too many numbers. `name`, `thing`, `found`, `expected`.
    AttributeCount = "attribute-count", Error, [Plain, NoChoices, Commas];
    /// An attribute given twice for the same things. `name`, `thing`.
    DuplicateAttribute = "duplicate-attribute", Error;
    /// A negative number. `name`, `text`.
    NegativeAttribute = "negative-attribute", Error;
    /// Numbers whose sum is too large to calculate with. `name`.
    SumTooLarge = "sum-too-large", Error;
    /// A second mate. `text`.
    DuplicateMate = "duplicate-mate", Error;
    /// A mate that is not a group of things. `name`.
    MateNotGroup = "mate-not-group", Error;
    /// Things declared as their own mates. `name`.
    MateOfItself = "mate-of-itself", Error;
    /// Mates in different numbers. `name`, `count`, `mate`, `mates`.
    MateCounts = "mate-counts", Error;
    /// A member without a mate of its name. `name`, `member`, `mate`.
    MateWithout = "mate-without", Error, [Plain, DidYouMean];
    /// Mates that no line declares: there is one for each. `name`, `mate`, `count`.
    AssumedMates = "assumed-mates", Warning;
    /// An item that is not a pair of mates. `text`.
    PairShape = "pair-shape", Error;
    /// A name for several things where one is needed. `name`.
    NotOneThing = "not-one-thing", Error;
    /// Things of one group whose mates are not all in one other group. `name`, `mate`.
    PairGroups = "pair-groups", Error;
    /// A thing with two mates. `name`.
    PairTwice = "pair-twice", Error;
    /// A thing without a mate, though others of its group have one. `name`.
    PairMissing = "pair-missing", Error;
    /// Numbers of one attribute in two units (`related`). `unit`, `other`.
    MixedUnits = "mixed-units", Error;
    /// An item that is not a tag. `text`.
    TagShape = "tag-shape", Error;
    /// A tag without members. `name`.
    EmptyTag = "empty-tag", Error;
    /// A tag that is used above its declaration. `name`.
    TagBelow = "tag-below", Error;

    // River crossings: who is where, and the boat.
    /// An item that does not say who is where. `text`.
    PlacedShape = "placed-shape", Error;
    /// Somebody in two places (`related`). `who`.
    ContradictingPlaces = "contradicting-places", Error, [Plain, Order];
    /// Somebody whose start is `anywhere`. `who`.
    StartAnywhere = "start-anywhere", Error;
    /// A start that breaks a rule. `place`, `rule`.
    ForbiddenStart = "forbidden-start", Warning, [Plain, Unattended];
    /// Several boats, of which this one or the first (`related`) has no name.
    SecondBoat = "second-boat", Error;
    /// More boats than a crossing may have. `limit`.
    TooManyBoats = "too-many-boats", Error;
    /// A boat with a name that means something else. `name`.
    BoatName = "boat-name", Error;
    /// A boat that starts at two places. `text`.
    DuplicateBoatStart = "duplicate-boat-start", Error;
    /// The name of a boat where only things can be named. `name`.
    BoatNotThing = "boat-not-thing", Error;
    /// An item about the boat that cannot be read. `text`.
    BoatItem = "boat-item", Error, [Plain, Seats];
    /// A boat without seats.
    NoSeats = "no-seats", Error;
    /// Seats given twice. `text`.
    DuplicateSeats = "duplicate-seats", Error;
    /// An attribute limited twice. `name`.
    DuplicateLimit = "duplicate-limit", Error;
    /// A second `at least` from the same place.
    DuplicateLeast = "duplicate-least", Error;
    /// A negative limit. `text`.
    NegativeLimit = "negative-limit", Error;
    /// A boat that must carry more than it can. `least`, `seats`.
    LeastOverSeats = "least-over-seats", Error;
    /// Times without a cost: a trip takes the time of the slowest traveller.
    AssumedCost = "assumed-cost", Warning;
    /// `goal: least ...` of something that trips do not cost. `text`.
    UnknownAim = "unknown-aim", Error;
    /// A cost below zero, for some load or for all.
    NegativeCost = "negative-cost", Error;

    // River crossings: rules.
    /// A `say:` without a rule above it.
    SayWithoutRule = "say-without-rule", Error;
    /// A `rule:`, `rower:` or `cost:` without an expression.
    RuleWithoutExpression = "rule-without-expression", Error;
    /// A sentence in place of a condition.
    RuleSentence = "rule-sentence", Error, [Plain, DidYouMean];
    /// A condition before the colon of a rule. `text`, `suggestion`: the rule as a line.
    RuleCondition = "rule-condition", Error;
    /// A rule that always holds.
    RuleAlwaysHolds = "rule-always-holds", Warning;
    /// A rule that never holds.
    RuleNeverHolds = "rule-never-holds", Warning;
    /// The name of an attribute without `sum`, `max` or `min`. `name`.
    AttributeAlone = "attribute-alone", Error;
    /// The name of a thing in place of an attribute. `name`, `word`: such as `sum`.
    AttributeNeeded = "attribute-needed", Error;
    /// `no` before something other than a name. `text`.
    NoNeedsName = "no-needs-name", Error;
    /// A product without a constant, or a division by something other than a constant. `text`.
    ConstantNeeded = "constant-needed", Error, [Plain, Divisor];
    /// A word without a meaning in this position. `word`.
    MeaninglessHere = "meaningless-here", Error, [Boat, Trip, Load, Previous];
    /// `each` or `some` inside another.
    NestedQuantifier = "nested-quantifier", Error;
    /// `her` outside `each` and `some`. `text`, `name`.
    OwnOutside = "own-outside", Error;
    /// `her` with an attribute that none of them has. `name`, `who`.
    OwnOfNobody = "own-of-nobody", Error;
    /// The mate of a group without mates. `name`, `who`.
    NoMate = "no-mate", Error;
    /// Somebody who is not the mate. `name`, `who`, `mates`: a list.
    WrongMate = "wrong-mate", Error;
    } };
}
