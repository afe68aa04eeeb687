//! What is wrong, where, and a way out. Words come later: a message is a Fluent id with arguments.

use crate::Span;

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The puzzle cannot be used as it stands.
    Error,
    /// It can, but probably does not say what was meant.
    Warning,
    /// Something worth knowing.
    Note,
}

/// A named argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// Text of the user, shown in back-ticks by the message.
    Text(String),
    /// A number.
    Number(i64),
    /// Several texts, joined by the renderer as its language does.
    List(Vec<String>),
}

/// One problem of a source text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// What kind of problem; also the Fluent id of its message.
    pub code: Code,
    /// The place.
    pub span: Span,
    /// A second place that takes part, such as the first of two duplicates.
    pub related: Option<Span>,
    /// The arguments of the message and its hint.
    pub arguments: Vec<(&'static str, Argument)>,
    /// The Fluent attribute of the way out, such as `hint` or `did-you-mean`; empty for none.
    pub hint: &'static str,
}

impl Diagnostic {
    /// A problem of this kind at this place, with the message's plain `hint`.
    pub fn new(code: Code, span: Span) -> Self {
        Self { code, span, related: None, arguments: Vec::new(), hint: "hint" }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, argument: Argument) -> Self {
        self.arguments.push((name, argument));
        self
    }

    /// Adds a text argument.
    #[must_use]
    pub fn text(self, name: &'static str, text: impl Into<String>) -> Self {
        self.with(name, Argument::Text(text.into()))
    }

    /// Chooses another hint of the message.
    #[must_use]
    pub fn hint(mut self, attribute: &'static str) -> Self {
        self.hint = attribute;
        self
    }

    /// How bad it is; a property of the code.
    pub fn severity(&self) -> Severity {
        self.code.severity()
    }
}

macro_rules! codes {
    ($($(#[$doc:meta])* $variant:ident = $id:literal, $severity:ident;)*) => {
        /// Every kind of problem, with its stable name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Code { $($(#[$doc])* $variant,)* }

        impl Code {
            /// Every code there is.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)*];

            /// The stable name, which is also the Fluent id of the message.
            pub fn id(self) -> &'static str {
                match self { $(Self::$variant => $id,)* }
            }

            /// How bad a problem of this kind is.
            pub fn severity(self) -> Severity {
                match self { $(Self::$variant => Severity::$severity,)* }
            }
        }
    };
}

codes! {
    // The source as a whole.
    /// Bytes that are not UTF-8; the place is the first of them.
    NotUtf8 = "not-utf8", Error;
    /// A source over the limit. `limit`: in megabytes.
    SourceTooLarge = "source-too-large", Error;
    /// A text as people find it that is over the limit. `limit`: in kilobytes.
    TextTooLong = "text-too-long", Error;
    /// A text as people find it in which nothing is a clue.
    NoClues = "no-clues", Warning;
    /// Two clues of one number (`related`) in a text as people find it. `label`.
    RepeatedLabel = "repeated-label", Warning;
    /// More lines than a puzzle has. `limit`.
    TooManyLines = "too-many-lines", Error;
    /// A control character, or a blank without width. `character`: such as `U+0007`.
    ControlCharacter = "control-character", Error;
    /// More expressions than a puzzle has. `limit`: in names and numbers.
    PuzzleTooLarge = "puzzle-too-large", Error;
    /// The last of a list that was cut short. `limit`: how many are shown.
    TooManyProblems = "too-many-problems", Note;
    /// A family that cannot be read yet. `family`.
    UnsupportedFamily = "unsupported-family", Error;
    /// A family line that is not the first line. `family`.
    FamilyNotFirst = "family-not-first", Error;

    // JSON.
    /// JSON that is not well formed. `found`: one character, empty at the end. Hints: what is expected there.
    JsonSyntax = "json-syntax", Error;
    /// A value of the wrong type. `field`. Hints: `text`, `list`, `object`, `boolean`, `whole`, `kind`.
    JsonType = "json-type", Error;
    /// A key that must be there. `field`.
    JsonMissing = "json-missing", Error;
    /// A key that means nothing. `field`, `fields`: a list of those that do.
    JsonUnknownField = "json-unknown-field", Error;

    // Lines.
    /// A line that is no keyword, category, clue or question. `line`. Hint: how each of them begins.
    UnreadableLine = "unreadable-line", Error;
    /// A keyword that was given before (`related`). `keyword`.
    DuplicateKeyword = "duplicate-keyword", Error;
    /// A language that is not known. `language`. Hint: `en`, `fr`, `nl`, or `category language:`.
    UnknownLanguage = "unknown-language", Error;
    /// A second `=` line in one clue or question. Hint: join them with `and`, or end the line before with the sign.
    SecondExpression = "second-expression", Error;
    /// An `=` line that no clue or question stands above. Hint: `1. = ...`.
    ExpressionWithoutClue = "expression-without-clue", Error;
    /// A line of one value whose name is near to a keyword. `name`, `suggestion`.
    UnknownKeyword = "unknown-keyword", Error;
    /// Brackets behind the name of a category that are near to a modifier. `modifier`, `suggestion`.
    UnknownModifier = "unknown-modifier", Error;
    /// A label without a clue. `label`: may be empty.
    EmptyClue = "empty-clue", Error;
    /// A question mark without a question.
    EmptyQuestion = "empty-question", Error;
    /// A label that a text could not have. `label`. Hint: like `1`, `1a`, `a`.
    InvalidLabel = "invalid-label", Error;
    /// A clue or question that is a sentence without an expression. `text`. Hints: `hint`, `field` in JSON; `too-many`,
    /// `too-many-fields`, `too-many-page` with `limit` where there are too many sentences to read.
    NeedsExpression = "needs-expression", Error;

    // Sentences.
    /// A sentence that cannot be read. `kind`: `both`, `known`, `unknown`, `nothing` or `too-long`; `known`: the names in
    /// it, `unknown`: the words that nothing explains. Hints: `hint`, `field` in JSON, `page`.
    UnreadSentence = "unread-sentence", Error;
    /// A sentence with words that carry logic in another language than the one it is read in. `words`: a list; `found`,
    /// `language`: the codes of the two. Hints: `hint`, `field` in JSON.
    OtherLanguage = "other-language", Error;
    /// A sentence or question that may mean several things. `readings`, `expressions`: lists. Hints: `hint`, `field` in
    /// JSON, `page`.
    AmbiguousSentence = "ambiguous-sentence", Error;
    /// A sentence that may mean several things, one of which is usual and taken. `reading`: that one; `others`,
    /// `expressions`: lists. Hints: `hint`, `field` in JSON, `page`.
    DefaultReading = "default-reading", Warning;
    /// A sentence that says nothing of the puzzle. `kind`: `outsider`, `beside` or `scene`.
    IdleSentence = "idle-sentence", Note;
    /// A sentence and an expression (`related`) that do not mean the same. `reading`, `expression`: what each means;
    /// `rows`: where they differ, a list; `holds`: `sentence` or `expression`, which is true there.
    SentenceDiffers = "sentence-differs", Error;

    // Categories and lists.
    /// A puzzle without categories. Hints: `hint`, `page` for a page as people find it.
    NoCategories = "no-categories", Error;
    /// A category without a name.
    MissingName = "missing-name", Error;
    /// A category without values. `category`.
    EmptyCategory = "empty-category", Error;
    /// Nothing between two separators. `category`.
    EmptyValue = "empty-value", Error;
    /// Commas that separate values or groups of digits. `text`, `separated`: a list, `grouped`: the other reading.
    AmbiguousCommas = "ambiguous-commas", Error;
    /// A value with a comma but no blank behind it, in a list with blanks behind commas. `value`.
    CommaInsideValue = "comma-inside-value", Warning;
    /// A double quote that is not closed.
    UnclosedQuote = "unclosed-quote", Error;
    /// Text behind a closing quote. `text`. Hint: `""` is a quote inside quotes.
    TextAfterQuote = "text-after-quote", Error;
    /// A range that goes backwards or whose ends are not whole numbers of one kind. `range`.
    InvalidRange = "invalid-range", Error;
    /// A category over the limit. `category`, `count`, `limit`.
    TooManyValues = "too-many-values", Error;
    /// A puzzle over the limit. `limit`.
    TooManyCategories = "too-many-categories", Error;
    /// A name over the limit. `limit`: in characters.
    NameTooLong = "name-too-long", Error;
    /// Two categories of one name (`related`). `category`.
    DuplicateCategory = "duplicate-category", Error;
    /// Two values of one name in a category (`related`). `value`, `category`.
    DuplicateValue = "duplicate-value", Error;
    /// Two values of a numeric category with one number (`related`). `value`, `other`, `category`. Hint: `(text)`.
    EqualNumbers = "equal-numbers", Error;
    /// A category whose size differs from the first. `category`, `size`, `first`, `expected`.
    /// Hints: `larger` (`(some unused)` or `(shared)`), `smaller` (`(shared)`, or values are missing).
    WrongSize = "wrong-size", Error;
    /// A category with some unused that has too few values. `category`, `size`, `first`, `expected`.
    TooFewValues = "too-few-values", Error;
    /// The first category, the list of entities, said to be shared or partly unused. `category`.
    FirstCategoryKind = "first-category-kind", Error;
    /// A category said to be both shared and partly unused. `category`.
    ConflictingKinds = "conflicting-kinds", Error;
    /// How often the values of a shared category occur does not add up. `category`, `sum`, `expected`.
    CountsDiffer = "counts-differ", Error;
    /// Months or weekdays that run on past a full turn; their order is as listed. `category`.
    OutOfCalendarOrder = "out-of-calendar-order", Warning;
    /// A number, or the result of arithmetic, that exceeds what can be calculated with. `text`.
    NumberTooLarge = "number-too-large", Error;

    // The form of an expression.
    /// A `=` with nothing behind it.
    EmptyExpression = "empty-expression", Error;
    /// An expression over the limit. `limit`: in bytes.
    ExpressionTooLong = "expression-too-long", Error;
    /// Brackets and operators nested over the limit. `limit`.
    NestedTooDeep = "nested-too-deep", Error;
    /// A bracket that is not closed. `bracket`.
    UnclosedBracket = "unclosed-bracket", Error;
    /// A closing bracket that nothing opened. `bracket`.
    UnopenedBracket = "unopened-bracket", Error;
    /// A name, number or bracket is missing. `found`: the text there. Hints: `hint`, `at-end` where nothing
    /// follows, `did-you-mean` with `suggestion`.
    ExpectedOperand = "expected-operand", Error;
    /// Something that joins two operands is missing. `found`. Hints: `hint`, `did-you-mean` with `suggestion`.
    ExpectedOperator = "expected-operator", Error;
    /// A word or sign is missing. `expected`, `found` (empty at the end).
    ExpectedWord = "expected-word", Error;
    /// `xor` and `or` side by side. Hint: brackets.
    MixedXorOr = "mixed-xor-or", Error;
    /// `a != b != c`. `suggestion`: with `all different`.
    ChainedNotEqual = "chained-not-equal", Error;
    /// Quantifiers nested over the limit. `limit`.
    TooManyQuantifiers = "too-many-quantifiers", Error;
    /// A variable that is a declared name. `variable`.
    VariableIsName = "variable-is-name", Error;
    /// A variable that an outer quantifier has (`related`). `variable`.
    VariableInUse = "variable-in-use", Error;
    /// A function with too few or too many arguments. `function`, `expected`, `found`: numbers.
    WrongArguments = "wrong-arguments", Error;
    /// A whole number over zero is needed. `found`.
    ExpectedWholeNumber = "expected-whole-number", Error;

    // The meaning of an expression.
    /// A name that no category or value has. `name`. Hints: `hint`, `did-you-mean` with `suggestion`.
    UnknownName = "unknown-name", Error;
    /// A name that no category has. `name`. Hints: `hint` with `categories`: a list, `did-you-mean` with `suggestion`.
    UnknownCategory = "unknown-category", Error;
    /// A name that no value of this category has. `name`, `category`. Hints: `hint` with `values`: a list,
    /// `did-you-mean` with `suggestion`.
    UnknownValue = "unknown-value", Error;
    /// A name with several meanings. `name`, `spellings`: a list.
    AmbiguousName = "ambiguous-name", Error;
    /// A longer name was read where a shorter one would have done. `name`, `shorter`.
    ShorterName = "shorter-name", Warning;
    /// A category where a value is needed. `category`.
    CategoryAlone = "category-alone", Error;
    /// `name(...)` where the name is no category. `name`.
    NotACategory = "not-a-category", Error;
    /// Something that is neither true nor false where that is needed. `text`.
    /// Hints: `hint`, `in-list` with `suggestion`.
    NotATruth = "not-a-truth", Error;
    /// Something true or false where a name or number is needed. `text`.
    TruthAsValue = "truth-as-value", Error;
    /// Arithmetic on words. `text`. Hints: `hint`, `of-category` with `suggestion`, `words` with `category`.
    NotANumber = "not-a-number", Error;
    /// A number or word where somebody is needed. `text`. Hints: `hint`, `act` with `suggestion`.
    NotAnEntity = "not-an-entity", Error;
    /// Somebody compared with a number. `entity`, `number`. Hints: `hint`, `of-category` with `suggestion`.
    EntityAgainstNumber = "entity-against-number", Error;
    /// `Cor > Nina`. `first`, `second`. Hints: `hint`, `of-category` with `suggestion`.
    OrderOfEntities = "order-of-entities", Error;
    /// `age(Cor) = Nina`. `value`, `entity`. Hints: `of-category` with `suggestion`.
    ValueAgainstEntity = "value-against-entity", Error;
    /// Values of two categories compared. `first`, `second`: the categories.
    DifferentCategories = "different-categories", Error;
    /// Different kinds of thing in one `all different`.
    MixedKinds = "mixed-kinds", Error;
    /// An order in a category without one. `category`. Hint: `(ordered)`.
    NotOrdered = "not-ordered", Error;
    /// `by CATEGORY` is missing. Hints: `hint` with `axes`: a list, `none` where no category is ordered.
    AxisNeeded = "axis-needed", Error;
    /// A shared value where somebody is needed. `value`, `category`. Hint: `category(...) = value`.
    SharedValueAsEntity = "shared-value-as-entity", Error;
    /// A unit that does not fit. `unit`. Hints: `hint`, `expected` with `expected`.
    WrongUnit = "wrong-unit", Error;
    /// A constant division by zero. `text`.
    DivisionByZero = "division-by-zero", Error;
    /// A clue that is true whatever the solution.
    AlwaysTrue = "always-true", Warning;
    /// A clue that is false whatever the solution.
    NeverTrue = "never-true", Warning;

    // Sudoku: the source and its format.
    /// A source that holds no board.
    NoBoard = "no-board", Error;
    /// A source that fits several formats with different boards. `formats`: a list of their names.
    AmbiguousFormat = "ambiguous-format", Error;
    /// The format that was recognised, unless it is the project's own. `format`, `size`.
    RecognisedFormat = "recognised-format", Note;
    /// More than one puzzle where one is needed. `count`. Hint: `bachet batch`.
    SeveralPuzzles = "several-puzzles", Error;

    // Sudoku: the board.
    /// A row that is too long or too short. `row`, `found`, `expected`, `part`: `board` or `regions`.
    RowLength = "row-length", Error;
    /// Too many or too few rows. `found`, `expected`, `part`: `board` or `regions`.
    RowCount = "row-count", Error;
    /// A line of characters that is no board. `found`, `expected`: numbers of characters, `size`.
    /// Hints: `hint`, `marks`, `givens`, `regions`.
    CellCount = "cell-count", Error;
    /// A mark at the place of another. `text`, `expected`, `row`, `column`.
    PencilMark = "pencil-mark", Error;
    /// Lists nested too deep or of too many shapes. `depth`.
    ListDepth = "list-depth", Error;
    /// A sign where an item of a list must stand. `found`.
    ListItem = "list-item", Error;
    /// A library line without the field of givens.
    LibraryLine = "library-line", Error;
    /// A deleted candidate that is none. `text`.
    DeletedCandidate = "deleted-candidate", Error;
    /// A section that is passed over. `section`.
    IgnoredSection = "ignored-section", Note;
    /// Text behind a board that is passed over.
    IgnoredText = "ignored-text", Note;
    /// A board whose only letters go beyond its values if `A` is 10.
    LettersFromA = "letters-from-a", Note;
    /// A part of a constraint string that has no rule here. `text`.
    UnknownConstraint = "unknown-constraint", Error;
    /// A cell that holds no value. `text`, `row`, `column`, `largest`. Hints: `hint`, `too-large`, `candidates`.
    BadValue = "bad-value", Error;
    /// A cell that may have no value at all. `row`, `column`.
    NoCandidates = "no-candidates", Warning;
    /// A board over the limit. `size`, `limit`.
    BoardTooLarge = "board-too-large", Error;
    /// Rows of the board in two places (`related`).
    BoardApart = "board-apart", Error;
    /// A prime size without regions. `size`.
    LatinSquare = "latin-square", Warning;
    /// A box that does not fit the size. `text`, `size`. Hints: `hint`, `size`.
    BoxShape = "box-shape", Error;
    /// A region with too many or too few cells. `region`, `found`, `expected`.
    RegionSize = "region-size", Error;
    /// Symbols that are not known. `text`.
    UnknownSymbols = "unknown-symbols", Error;
    /// A line below a board that is no rule. `line`.
    UnreadableRule = "unreadable-rule", Error;

    // Sudoku: cells in rules.
    /// A word that names no cell. `text`.
    BadCell = "bad-cell", Error;
    /// A cell outside of the board. `text`, `size`.
    CellOutside = "cell-outside", Error;
    /// A range of cells that is neither in a row nor in a column. `text`.
    CellRange = "cell-range", Error;

    // Sudoku: writing.
    /// Something of a puzzle that a format cannot say. `format`, `lost`: `rules`, `regions`, `boxes`, `candidates`,
    /// `size`; `rule` for `rules`: the keyword.
    LostInFormat = "lost-in-format", Error;

    // Puzzles of moves.
    /// A line without a colon, where there is no board. `keywords`: a list.
    LineWithoutKeyword = "line-without-keyword", Error;
    /// A keyword that the family does not have. `keyword`, `family`, `keywords`: a list. Hints: `hint`, `did-you-mean` with
    /// `suggestion`.
    NoSuchKeyword = "no-such-keyword", Error;
    /// A second family in one puzzle. `family`.
    SecondFamily = "second-family", Error;
    /// A keyword that must be there. `keyword`, `family`. Hints: the families.
    MissingKeyword = "missing-keyword", Error;
    /// A keyword with nothing behind it. `keyword`.
    EmptyKeyword = "empty-keyword", Error;
    /// More behind a keyword than one number or word. `keyword`.
    OneItem = "one-item", Error;
    /// Something that is no whole number in its bounds. `text`, `least`, `most`. Hints: `hint`, `unit`.
    NotInRange = "not-in-range", Error;
    /// A list of another length. `keyword`, `found`, `expected`. Hints: `jugs`, `goal`, `disks`.
    ListLength = "list-length", Error;
    /// A word that is none of those that may stand there. `text`, `keyword`, `choices`: a list. Hints: `hint`,
    /// `did-you-mean` with `suggestion`.
    UnknownChoice = "unknown-choice", Error;
    /// States that take more bits than there are. `limit`. Hints: `jugs`, `hanoi`, `board`.
    StateTooLarge = "state-too-large", Error;
    /// Two jugs of one name, or two amounts for one jug (`related`). `jug`.
    DuplicateJug = "duplicate-jug", Error;
    /// A jug that there is not. `name`, `jugs`: a list. Hints: `hint`, `unnamed`, `did-you-mean` with `suggestion`.
    UnknownJug = "unknown-jug", Error;
    /// An amount without a name beside amounts with one. `text`.
    UnnamedJug = "unnamed-jug", Error;
    /// More in a jug than it holds. `jug`, `amount`, `capacity`.
    JugOverfull = "jug-overfull", Error;
    /// A goal that a jug, or every jug where `jug` is empty, is too small for. `jug`, `amount`.
    JugTooSmall = "jug-too-small", Warning;
    /// A row of another length than the first. `row`, `found`, `expected`.
    UnevenRow = "uneven-row", Error;
    /// A board with no blank or several. `found`.
    OneBlank = "one-blank", Error;
    /// Something that is no name of a tile. `text`.
    BadTile = "bad-tile", Error;
    /// No goal where there is no usual one. `family`: `tiles` or `knights`; `last`: the number of tiles. Hints: the
    /// families.
    GoalNeeded = "goal-needed", Error;
    /// A goal with other rows or columns. `rows`, `columns`, `start-rows`, `start-columns`.
    OtherShape = "other-shape", Error;
    /// A goal with other pieces. `missing`, `extra`: lists. Hints: `missing`, `extra`, `both`.
    OtherPieces = "other-pieces", Error;
    /// A square that the start or the goal alone has.
    OtherSquares = "other-squares", Error;
    /// A sign that is no square of a board. `text`. Hints: `hint`, `colours` with `limit`.
    BadSquare = "bad-square", Error;
    /// A board without a knight.
    NoKnights = "no-knights", Error;
    /// Turns on a board that has not two colours. `found`.
    TurnsNeedTwo = "turns-need-two", Error;

    // Stating the puzzle for the solver.
    /// Numbers that leave the range of exact arithmetic.
    ArithmeticOverflow = "arithmetic-overflow", Error;
    /// A clue with too many parts once its quantifiers are written out, or a divisor with too many values.
    ClueTooLarge = "clue-too-large", Error;
    /// 64 entities or values where one more is needed for nobody.
    NoRoomForNobody = "no-room-for-nobody", Error;

    // Making a river crossing ready for search.
    /// A river crossing that is too large to search. Hints say what is too much: `units`, `states`, `loads`, `rules`,
    /// `trips`, `numbers`.
    CrossingTooLarge = "crossing-too-large", Error;

    // The rule lines of a Sudoku.
    /// A line below a board whose keyword no variant has. `rule`. Hints: `hint` with `rules`: a list of those that
    /// there are, `did-you-mean` with `suggestion`.
    UnknownRule = "unknown-rule", Error;
    /// A rule line that says the same as an earlier one (`related`). `rule`.
    DuplicateRule = "duplicate-rule", Warning;
    /// Something behind the keyword of a rule that stands alone. `rule`, `text`.
    RuleStandsAlone = "rule-stands-alone", Error;
    /// Something else behind the keyword of a rule than it needs. `rule`, `found` (empty for nothing), `choices`: a list.
    RuleChoice = "rule-choice", Error;
    /// A rule that speaks of boxes on a board without them. `rule`. Hints: `hint`, `square` where the boxes must be.
    RuleNeedsBoxes = "rule-needs-boxes", Error;

    // River crossings: the lines and the names.
    /// A line without a colon. `line`.
    CrossingLine = "crossing-line", Error;
    /// Things whose name is near to a keyword, and who are not counted. `name`, `suggestion`.
    CrossingKeyword = "crossing-keyword", Error;
    /// Nothing between two separators.
    EmptyItem = "empty-item", Error;
    /// A name that must be there and is not.
    NameMissing = "name-missing", Error;
    /// More names, members or rules than a puzzle has. `limit`.
    TooManyNames = "too-many-names", Error;
    /// A puzzle without things.
    NoThings = "no-things", Error;
    /// A puzzle without a boat.
    NoBoat = "no-boat", Error;
    /// A number is needed. `text`.
    NumberExpected = "number-expected", Error;
    /// A number with something else behind it. `text`. Hints: `hint`, `comma` where it has commas.
    NumberWithUnit = "number-with-unit", Error;
    /// A whole number is needed. `text`.
    CountExpected = "count-expected", Error;
    /// Fewer than two places.
    TooFewPlaces = "too-few-places", Error;
    /// Two places of one name (`related`). `name`.
    DuplicatePlace = "duplicate-place", Error;
    /// A name that no place has. `name`. Hints: `hint` and `rule` (behind `rule at`) with `places`: a list,
    /// `did-you-mean` with `suggestion`.
    UnknownPlace = "unknown-place", Error;
    /// An item that is no route. `text`.
    RouteShape = "route-shape", Error;
    /// A route from a place to the same. `name`.
    RouteToItself = "route-to-itself", Error;
    /// A route that stands there twice (`related`). `from`, `to`.
    DuplicateRoute = "duplicate-route", Error;
    /// A place that no route leads to, where routes are stated. `name`.
    PlaceWithoutRoute = "place-without-route", Warning;

    // River crossings: things.
    /// Two groups, tags or attributes of one name (`related`). `name`.
    DuplicateThing = "duplicate-thing", Error;
    /// Two members of one name (`related`). `name`, `group`.
    DuplicateMember = "duplicate-member", Error;
    /// A name that nothing has. `name`. Hints: `hint` with `things`: a list, `did-you-mean` with `suggestion`.
    UnknownThing = "unknown-thing", Error;
    /// A name that no attribute has. `name`. Hints: `hint` with `attributes`: a list, `none` where there are none,
    /// `did-you-mean` with `suggestion`.
    UnknownAttribute = "unknown-attribute", Error;
    /// A member that a group does not have. `name`, `number`, `count`.
    ThingNumber = "thing-number", Error;
    /// Things of which it is not said how many there are. `name`, `count`: what is taken.
    MissingCount = "missing-count", Error;
    /// No thing at all. `name`.
    NoneOfThem = "none-of-them", Error;
    /// More things than can be. `limit`. Hints: `hint` of one name, `all`.
    TooManyThings = "too-many-things", Error;
    /// A count that differs from the number of names. `name`, `count`, `found`.
    NamesAndCount = "names-and-count", Error;
    /// An item that says nothing known of things. `text`.
    ThingItem = "thing-item", Error;
    /// An attribute with too few or too many numbers. `name`, `thing`, `found`, `expected`. Hints: `hint`, `none`.
    AttributeCount = "attribute-count", Error;
    /// An attribute that stands there twice for the same things. `name`, `thing`.
    DuplicateAttribute = "duplicate-attribute", Error;
    /// A number below zero. `name`, `text`.
    NegativeAttribute = "negative-attribute", Error;
    /// Numbers whose sum leaves what can be calculated with. `name`.
    SumTooLarge = "sum-too-large", Error;
    /// A second mate. `text`.
    DuplicateMate = "duplicate-mate", Error;
    /// A mate that is no group of things. `name`.
    MateNotGroup = "mate-not-group", Error;
    /// Things said to be their own mates. `name`.
    MateOfItself = "mate-of-itself", Error;
    /// Mates of another number. `name`, `count`, `mate`, `mates`.
    MateCounts = "mate-counts", Error;
    /// A member whose name no mate has. `name`, `member`, `mate`. Hints: `hint`, `did-you-mean` with `suggestion`.
    MateWithout = "mate-without", Error;
    /// An item that is no tag. `text`.
    TagShape = "tag-shape", Error;
    /// A tag of nobody. `name`.
    EmptyTag = "empty-tag", Error;
    /// A tag that stands behind the one that speaks of it. `name`.
    TagBelow = "tag-below", Error;

    // River crossings: who is where, and the boat.
    /// An item that does not say who is where. `text`.
    PlacedShape = "placed-shape", Error;
    /// Somebody said to be at two places (`related`). `who`. Hints: `hint`, `order` where the second is the wider one.
    ContradictingPlaces = "contradicting-places", Error;
    /// Somebody who starts anywhere. `who`.
    StartAnywhere = "start-anywhere", Error;
    /// A start at which some rule does not hold. `place`, `rule`.
    ForbiddenStart = "forbidden-start", Warning;
    /// An item that says nothing known of the boat. `text`. Hints: `hint`, `seats`.
    BoatItem = "boat-item", Error;
    /// A boat without seats.
    NoSeats = "no-seats", Error;
    /// Seats that stand there twice. `text`.
    DuplicateSeats = "duplicate-seats", Error;
    /// An attribute that is limited twice. `name`.
    DuplicateLimit = "duplicate-limit", Error;
    /// A second `at least` from the same place.
    DuplicateLeast = "duplicate-least", Error;
    /// A limit below zero. `text`.
    NegativeLimit = "negative-limit", Error;
    /// A boat that must carry more than it can. `least`, `seats`.
    LeastOverSeats = "least-over-seats", Error;
    /// A cost below zero, of some load or of all.
    NegativeCost = "negative-cost", Error;

    // River crossings: rules.
    /// A `say:` that no rule stands above.
    SayWithoutRule = "say-without-rule", Error;
    /// A rule, a `rower:` or a `cost:` without an expression.
    RuleWithoutExpression = "rule-without-expression", Error;
    /// A rule that holds whoever is there.
    RuleAlwaysHolds = "rule-always-holds", Warning;
    /// A rule that nobody can satisfy.
    RuleNeverHolds = "rule-never-holds", Warning;
    /// The name of an attribute alone. `name`.
    AttributeAlone = "attribute-alone", Error;
    /// The name of a thing where an attribute is needed. `name`, `word`: such as `sum`.
    AttributeNeeded = "attribute-needed", Error;
    /// `no` before something else than a name. `text`.
    NoNeedsName = "no-needs-name", Error;
    /// A product without a number, or a division by something else than a number. `text`. Hints: `hint`, `divisor`.
    ConstantNeeded = "constant-needed", Error;
    /// A word where it has no meaning. `word`. Hints: `boat`, `trip`, `load`, `previous`.
    MeaninglessHere = "meaningless-here", Error;
    /// `each` or `some` inside another.
    NestedQuantifier = "nested-quantifier", Error;
    /// `her` outside of `each` and `some`. `text`, `name`.
    OwnOutside = "own-outside", Error;
    /// `her` attribute, which none of them has. `name`, `who`.
    OwnOfNobody = "own-of-nobody", Error;
    /// The mate of somebody who has none. `name`, `who`.
    NoMate = "no-mate", Error;
    /// Somebody who is not the mate. `name`, `who`, `mates`: a list.
    WrongMate = "wrong-mate", Error;
}
