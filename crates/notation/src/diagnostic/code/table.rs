//! The table of all kinds of problem: name, stable id, severity, and the hints unless they are just [`Hint::Plain`].

use super::{Hint, Severity};

crossing_codes! {
    // The source as a whole.
    /// Bytes that are not UTF-8; the span is the first of them.
    NotUtf8 = "not-utf8", Error;
    /// A source without a visible character.
    EmptySource = "empty-source", Error;
    /// A file that is not text. `kind`: `pdf`, `picture`, `office`, `rtf` or `compressed`.
    NotText = "not-text", Error;
    /// A source over the size limit. `limit`: in megabytes.
    SourceTooLarge = "source-too-large", Error;
    /// A puzzle page over the size limit. `limit`: in kilobytes.
    TextTooLong = "text-too-long", Error;
    /// A puzzle page without clues.
    NoClues = "no-clues", Warning;
    /// Two clues with the same number (`related`) on a puzzle page. `label`.
    RepeatedLabel = "repeated-label", Warning;
    /// A category of ranks that is listed nowhere on a puzzle page, but that its clues need. `category`, `count`.
    AssumedOrder = "assumed-order", Note;
    /// More lines than a puzzle may have. `limit`.
    TooManyLines = "too-many-lines", Error;
    /// A control character or a zero-width space. `character`: such as `U+0007`.
    ControlCharacter = "control-character", Error;
    /// More expressions than a puzzle may have. `limit`: in names and numbers.
    PuzzleTooLarge = "puzzle-too-large", Error, [Plain, Rules];
    /// The end of a list of problems that was cut short. `limit`: how many are shown.
    TooManyProblems = "too-many-problems", Note, [];
    /// A family of puzzles that cannot be read yet. `family`.
    UnsupportedFamily = "unsupported-family", Error;
    /// A family line below the first line. `family`.
    FamilyNotFirst = "family-not-first", Error;

    // JSON.
    /// Malformed JSON. `found`: one character, empty at the end. The hints say what is expected.
    JsonSyntax = "json-syntax", Error,
        [AtEnd, JsonEnd, JsonDepth, JsonValue, JsonDigit, JsonList, JsonKey, JsonColon, JsonObject, JsonControl,
        JsonEscape];
    /// A value of the wrong type. `field`. The hints say which type is expected.
    JsonType = "json-type", Error, [Text, List, Object, Boolean, Whole, Number, Item, Route, Pair, Kind];
    /// A required key that is missing. `field`.
    JsonMissing = "json-missing", Error;
    /// An unknown key. `field`, `fields`: a list of the known ones.
    JsonUnknownField = "json-unknown-field", Error;

    // Lines.
    /// A line that is not a keyword, category, clue or question. `line`.
    UnreadableLine = "unreadable-line", Error;
    /// A keyword that was given before (`related`). `keyword`.
    DuplicateKeyword = "duplicate-keyword", Error;
    /// An unknown language. `language`.
    UnknownLanguage = "unknown-language", Error, [Plain, Known];
    /// A second `=` line in one clue or question.
    SecondExpression = "second-expression", Error;
    /// An `=` line without a clue or question above it.
    ExpressionWithoutClue = "expression-without-clue", Error;
    /// A line with one value whose name is close to a keyword. `name`, `suggestion`.
    UnknownKeyword = "unknown-keyword", Error, [Plain, Clue];
    /// Brackets after a category's name with a word close to a modifier. `modifier`, `suggestion`.
    UnknownModifier = "unknown-modifier", Error;
    /// A label without a clue. `label`: may be empty.
    EmptyClue = "empty-clue", Error;
    /// A question mark without a question.
    EmptyQuestion = "empty-question", Error;
    /// A label that a text could not have. `label`.
    InvalidLabel = "invalid-label", Error;
    /// A sentence without an expression. `text`; `limit` with the hints for too many sentences.
    NeedsExpression = "needs-expression", Error, [Plain, Field, TooMany, TooManyPage, TooManyFields];

    // Sentences.
    /// A sentence that cannot be read. `kind`: `both`, `known`, `unknown`, `nothing`, `slip` or `too-long`;
    /// `known`: its names, `unknown`: the words without a meaning; `words`, `line`: the values of a category that is
    /// not declared, and the line that declares it.
    UnreadSentence = "unread-sentence", Error, [Plain, Field, Page, Missing];
    /// A sentence with logical words of another language. `words`: a list; `found`, `language`: the codes of that
    /// language and of the puzzle's.
    OtherLanguage = "other-language", Error, [Plain, Field];
    /// A sentence or question with several meanings. `readings`, `expressions`: lists.
    AmbiguousSentence = "ambiguous-sentence", Error, [Plain, Field, Page];
    /// A sentence with several meanings, one of which is usual and was taken. `reading`: that one; `others`,
    /// `expressions`: lists.
    DefaultReading = "default-reading", Warning, [Plain, Field, Page];
    /// A sentence that was not read for sure, and is taken to mean what leaves one solution. `reading`, `expression`:
    /// what that is; `others`: what else it may mean, a list.
    AssumedReading = "assumed-reading", Warning, [Plain, Field, Page];
    /// A sentence that states nothing about the puzzle. `kind`: `unlisted`, `beside` or `scene`.
    IdleSentence = "idle-sentence", Note, [];
    /// A sentence and an expression (`related`) with different meanings. `reading`, `expression`: what each means;
    /// `rows`: where they differ, a list; `holds`: `sentence` or `expression`, which is true there.
    SentenceDiffers = "sentence-differs", Error;

    // Categories and lists.
    /// A puzzle without categories.
    NoCategories = "no-categories", Error, [Plain, Page];
    /// A category without a name.
    MissingName = "missing-name", Error;
    /// A category without values. `category`.
    EmptyCategory = "empty-category", Error;
    /// Nothing between two separators. `category`.
    EmptyValue = "empty-value", Error;
    /// Commas that may separate values or groups of digits. `text`, `separated`: a list, `grouped`: the other reading.
    AmbiguousCommas = "ambiguous-commas", Error;
    /// A value with a comma but no space after it, in a list with spaces after commas. `value`.
    CommaInsideValue = "comma-inside-value", Warning;
    /// A double quote that is never closed.
    UnclosedQuote = "unclosed-quote", Error;
    /// Text after a closing quote. `text`.
    TextAfterQuote = "text-after-quote", Error;
    /// A range that runs backwards or whose ends are not whole numbers of one kind. `range`.
    InvalidRange = "invalid-range", Error;
    /// A category over the size limit. `category`, `count`, `limit`.
    TooManyValues = "too-many-values", Error;
    /// More categories than a puzzle may have. `limit`.
    TooManyCategories = "too-many-categories", Error;
    /// A name over the length limit. `limit`: in characters.
    NameTooLong = "name-too-long", Error;
    /// Two categories with the same name (`related`). `category`.
    DuplicateCategory = "duplicate-category", Error;
    /// Two values with the same name in a category (`related`). `value`, `category`.
    DuplicateValue = "duplicate-value", Error;
    /// Two values of a numeric category with the same number (`related`). `value`, `other`, `category`.
    EqualNumbers = "equal-numbers", Error;
    /// A category whose size differs from the first. `category`, `size`, `first`, `expected`.
    WrongSize = "wrong-size", Error, [Larger, Smaller];
    /// A partly unused category with too few values. `category`, `size`, `first`, `expected`.
    TooFewValues = "too-few-values", Error;
    /// A first category, the list of entities, declared shared or partly unused. `category`.
    FirstCategoryKind = "first-category-kind", Error;
    /// A category declared both shared and partly unused. `category`.
    ConflictingKinds = "conflicting-kinds", Error;
    /// A shared category whose counts do not add up. `category`, `sum`, `expected`.
    CountsDiffer = "counts-differ", Error;
    /// Months or weekdays that wrap around more than once; their order is as listed. `category`.
    OutOfCalendarOrder = "out-of-calendar-order", Warning;
    /// A number or a result of arithmetic that is too large to calculate with. `text`.
    NumberTooLarge = "number-too-large", Error;

    // The form of an expression.
    /// A `=` with nothing after it.
    EmptyExpression = "empty-expression", Error;
    /// An expression over the length limit. `limit`: in bytes.
    ExpressionTooLong = "expression-too-long", Error;
    /// Brackets and operators nested too deep. `limit`.
    NestedTooDeep = "nested-too-deep", Error;
    /// A bracket that is never closed. `bracket`.
    UnclosedBracket = "unclosed-bracket", Error;
    /// A closing bracket without an opening one. `bracket`.
    UnopenedBracket = "unopened-bracket", Error;
    /// A missing name, number or bracket. `found`: the text there.
    ExpectedOperand = "expected-operand", Error, [Plain, AtEnd, DidYouMean];
    /// A missing operator between two operands. `found`.
    ExpectedOperator = "expected-operator", Error, [Plain, DidYouMean, Words];
    /// A missing word or sign. `expected`, `found`: empty at the end.
    ExpectedWord = "expected-word", Error;
    /// `xor` and `or` side by side without brackets.
    MixedXorOr = "mixed-xor-or", Error;
    /// `a != b != c`. `suggestion`: with `all different`.
    ChainedNotEqual = "chained-not-equal", Error;
    /// Quantifiers nested too deep. `limit`.
    TooManyQuantifiers = "too-many-quantifiers", Error;
    /// A variable with the name of a value or category. `variable`.
    VariableIsName = "variable-is-name", Error;
    /// A variable of an outer quantifier (`related`). `variable`.
    VariableInUse = "variable-in-use", Error;
    /// Too few or too many arguments. `function`, `expected`, `found`: numbers.
    WrongArguments = "wrong-arguments", Error;
    /// Something other than a positive whole number. `found`.
    ExpectedWholeNumber = "expected-whole-number", Error;

    // The meaning of an expression.
    /// A name that no category or value has. `name`.
    UnknownName = "unknown-name", Error, [Plain, DidYouMean];
    /// A name that no category has. `name`, `categories`: a list.
    UnknownCategory = "unknown-category", Error, [Plain, DidYouMean];
    /// A name that no value of this category has. `name`, `category`, `values`: a list.
    UnknownValue = "unknown-value", Error, [Plain, DidYouMean];
    /// A name with several meanings. `name`, `spellings`: a list.
    AmbiguousName = "ambiguous-name", Error;
    /// A name that was read although a shorter one would fit too. `name`, `shorter`.
    ShorterName = "shorter-name", Warning;
    /// A category in place of a value. `category`.
    CategoryAlone = "category-alone", Error;
    /// `name(...)` where the name is not a category. `name`.
    NotACategory = "not-a-category", Error;
    /// Something neither true nor false in place of a condition. `text`; `suggestion` with the hint `InList`.
    NotATruth = "not-a-truth", Error, [Plain, InList];
    /// A condition in place of a name or number. `text`.
    TruthAsValue = "truth-as-value", Error;
    /// Arithmetic on words. `text`; `suggestion` with the hint `OfCategory`, `category` with `Words`.
    NotANumber = "not-a-number", Error, [Plain, OfCategory, Words];
    /// A number or word in place of an entity. `text`; `suggestion` with the hint `Act`.
    NotAnEntity = "not-an-entity", Error, [Plain, Act];
    /// An entity compared with a number. `entity`, `number`; `suggestion` with the hint `OfCategory`.
    EntityAgainstNumber = "entity-against-number", Error, [Plain, OfCategory];
    /// `Cor > Nina`. `first`, `second`; `suggestion` with the hint `OfCategory`.
    OrderOfEntities = "order-of-entities", Error, [Plain, OfCategory];
    /// `age(Cor) = Nina`. `value`, `entity`; `suggestion` with the hint `OfCategory`.
    ValueAgainstEntity = "value-against-entity", Error, [Plain, OfCategory];
    /// Two values of different categories compared. `first`, `second`: the categories.
    DifferentCategories = "different-categories", Error;
    /// A set compared with something else, or with a set of another size. `limit`; `suggestion` with the hint `InList`.
    SetComparison = "set-comparison", Error, [Plain, InList];
    /// Entities, values or numbers mixed in one `all different`.
    MixedKinds = "mixed-kinds", Error;
    /// A place relation or comparison in a category without an order. `category`.
    NotOrdered = "not-ordered", Error;
    /// A place relation without `by CATEGORY`. `axes`: a list.
    AxisNeeded = "axis-needed", Error, [Plain, NoChoices];
    /// A shared value in place of an entity. `value`, `category`.
    SharedValueAsEntity = "shared-value-as-entity", Error;
    /// A unit that does not fit. `unit`; `expected` with the hint of that name.
    WrongUnit = "wrong-unit", Error, [Plain, Expected];
    /// A division by zero. `text`.
    DivisionByZero = "division-by-zero", Error;
    /// A clue that is true in every solution.
    AlwaysTrue = "always-true", Warning;
    /// A clue that is false in every solution.
    NeverTrue = "never-true", Warning;

    // Sudoku: the source and its format.
    /// A source without a board.
    NoBoard = "no-board", Error;
    /// A source that several formats read as different boards. `formats`: a list of their names.
    AmbiguousFormat = "ambiguous-format", Error;
    /// The format that was recognised, unless it is Bachet's own. `format`, `size`.
    RecognisedFormat = "recognised-format", Note, [];
    /// Several puzzles where one is needed. `count`.
    SeveralPuzzles = "several-puzzles", Error;
    /// Several boards amid other text. `count`, `bound`: `least` if there may be more; `lines`: where they begin,
    /// `places`: how many lines that are, `more`: how many of them are not listed.
    SeveralBoards = "several-boards", Error, [Plain, Lines];
    /// Text around a board that is skipped.
    TextAroundBoard = "text-around-board", Note, [];
    /// The solution of a board beside it, which is skipped.
    SolutionIgnored = "solution-ignored", Note, [];
    /// A sentence that is read as a rule. `rule`.
    RuleFromText = "rule-from-text", Note, [];
    /// A sentence that is probably a rule, but not understood. `text`.
    RuleInText = "rule-in-text", Error, [Plain, Regions];
    /// A drawing with blanks for empty cells, which can be in several places.
    UnclearBlanks = "unclear-blanks", Error;
    /// Lines of a drawing that surround neither boxes nor regions.
    UnclearBorders = "unclear-borders", Error;
    /// A drawing has strokes or shades that belong to no rule.
    UnclearShading = "unclear-shading", Error;
    /// A list of cells and their sums: the cages of a killer. `text`.
    CagesNotRead = "cages-not-read", Error;
    /// A link without a board in it.
    LinkWithoutBoard = "link-without-board", Error, [Plain, Short];
    /// A link whose board is in a form that is not known, or is damaged.
    LinkUnreadable = "link-unreadable", Error;
    /// A link to a puzzle with rules that do not exist here. `rules`.
    LinkRules = "link-rules", Error;
    /// A board that was read from a link. `size`.
    LinkRead = "link-read", Note, [];
    /// A text that is no puzzle of any family.
    UnclearPuzzle = "unclear-puzzle", Error;
    /// A list of values of cells that are named by a letter and a number.
    UnclearCellNames = "unclear-cell-names", Error;
    /// A list of cells and values that does not show the size of the board.
    SizeUnknown = "size-unknown", Error;
    /// A list of cells and values with two values for a cell, or none. `text`.
    CellTwice = "cell-twice", Error;

    // Sudoku: the board.
    /// A row that is too long or too short. `row`, `found`, `expected`, `part`: `board` or `regions`.
    RowLength = "row-length", Error, [Plain, Regions];
    /// Several rows that are too long or too short. `rows`, `found`: lists of numbers, `more`: how many are not listed,
    /// `expected`, `part`.
    RowLengths = "row-lengths", Error, [Plain, Regions];
    /// Too many or too few rows. `found`, `expected`, `part`: `board` or `regions`.
    RowCount = "row-count", Error, [Plain, Regions];
    /// A line whose number of characters fits no board. `found`, `expected`: numbers of characters, `size`.
    CellCount = "cell-count", Error, [Plain, Marks, Givens, Regions];
    /// A pencil mark in the wrong position. `text`, `expected`, `row`, `column`.
    PencilMark = "pencil-mark", Error;
    /// Lists nested too deep or to different depths. `depth`.
    ListDepth = "list-depth", Error;
    /// A sign in place of a list item. `found`.
    ListItem = "list-item", Error;
    /// A library line without givens.
    LibraryLine = "library-line", Error;
    /// A deleted candidate that cannot be read. `text`.
    DeletedCandidate = "deleted-candidate", Error;
    /// A section that is skipped. `section`.
    IgnoredSection = "ignored-section", Note, [];
    /// Text after a board that is skipped.
    IgnoredText = "ignored-text", Note, [];
    /// A board whose letters would be too large if `A` were 10.
    LettersFromA = "letters-from-a", Note, [];
    /// A part of a constraint string without a rule in Bachet. `text`.
    UnknownConstraint = "unknown-constraint", Error;
    /// A cell without a valid value. `text`, `row`, `column`, `largest`.
    BadValue = "bad-value", Error, [Plain, TooLarge, Candidates];
    /// Several texts that are no values. `texts` with their cells, `count`, `more`: how many are not listed; `largest`,
    /// or `digits` with the hint for letters that look like digits.
    BadValues = "bad-values", Error, [Plain, Letters];
    /// A cell that no value fits. `row`, `column`.
    NoCandidates = "no-candidates", Warning;
    /// A board over the size limit. `size`, `limit`.
    BoardTooLarge = "board-too-large", Error;
    /// Rows of the board in two places (`related`).
    BoardApart = "board-apart", Error;
    /// A board of prime size without regions. `size`.
    LatinSquare = "latin-square", Warning;
    /// A box shape that does not fit the size. `text`, `size`.
    BoxShape = "box-shape", Error, [Plain, Size];
    /// A region with too many or too few cells. `region`, `found`, `expected`.
    RegionSize = "region-size", Error;
    /// Unknown symbols. `text`.
    UnknownSymbols = "unknown-symbols", Error;
    /// A line below a board that is not a rule. `line`.
    UnreadableRule = "unreadable-rule", Error;

    // Sudoku: cells in rules.
    /// A word that names no cell. `text`.
    BadCell = "bad-cell", Error;
    /// A cell outside the board. `text`, `size`.
    CellOutside = "cell-outside", Error;
    /// A range of cells that is neither in a row nor in a column. `text`.
    CellRange = "cell-range", Error;

    // Sudoku: writing.
    /// Part of a puzzle that a format cannot write. `format`, `lost`: `rules`, `regions`, `boxes`, `candidates`,
    /// `size`; `rule`: the keyword, for `rules`.
    LostInFormat = "lost-in-format", Error, [Plain, Marks];
    /// Pencil marks that were not written, because they follow from the givens. `format`.
    MarksLeftOut = "marks-left-out", Note, [];

    // Puzzles of moves.
    /// A line without a colon above the board. `keywords`: a list.
    LineWithoutKeyword = "line-without-keyword", Error;
    /// A keyword that the family does not have. `keyword`, `family`, `keywords`: a list.
    NoSuchKeyword = "no-such-keyword", Error, [Plain, DidYouMean];
    /// A second family in one puzzle. `family`.
    SecondFamily = "second-family", Error;
    /// A required keyword that is missing. `keyword`, `family`.
    MissingKeyword = "missing-keyword", Error, [Jugs, Hanoi, Tiles, Knights];
    /// A keyword with nothing after it. `keyword`.
    EmptyKeyword = "empty-keyword", Error;
    /// A keyword with more than one number or word after it. `keyword`.
    OneItem = "one-item", Error;
    /// Something other than a whole number in the allowed range. `text`, `least`, `max`.
    NotInRange = "not-in-range", Error, [Plain, Unit];
    /// A list of the wrong length. `keyword`, `found`, `expected`.
    ListLength = "list-length", Error, [Jugs, Goal, Disks];
    /// A word that is not one of the choices. `text`, `keyword`, `choices`: a list.
    UnknownChoice = "unknown-choice", Error, [Plain, DidYouMean];
    /// States with too many bits. `limit`.
    StateTooLarge = "state-too-large", Error, [Jugs, Hanoi, Board];
    /// Two pegs with the same name (`related`). `name`.
    DuplicatePeg = "duplicate-peg", Error;
    /// Two jugs with the same name, or two amounts for one jug (`related`). `jug`.
    DuplicateJug = "duplicate-jug", Error;
    /// A name that no jug has. `name`, `jugs`: a list.
    UnknownJug = "unknown-jug", Error, [Plain, Unnamed, DidYouMean];
    /// An amount without a name beside amounts with names. `text`.
    UnnamedJug = "unnamed-jug", Error;
    /// More in a jug than it can hold. `jug`, `amount`, `capacity`.
    JugOverfull = "jug-overfull", Error, [Start];
    /// A goal that a jug, or every jug where `jug` is empty, is too small for. `jug`, `amount`.
    JugTooSmall = "jug-too-small", Warning, [Goal];
    /// A row whose length differs from the first. `row`, `found`, `expected`.
    UnevenRow = "uneven-row", Error;
    /// A board with no blank or several. `found`.
    OneBlank = "one-blank", Error;
    /// Something that is not a tile. `text`.
    BadTile = "bad-tile", Error;
    /// A missing goal in a puzzle without a usual one. `family`: `tiles` or `knights`; `last`: the number of tiles.
    GoalNeeded = "goal-needed", Error, [Tiles, Knights];
    /// A goal whose shape differs from the start. `rows`, `columns`, `start-rows`, `start-columns`.
    OtherShape = "other-shape", Error;
    /// A goal whose pieces differ from the start. `missing`, `extra`: lists.
    OtherPieces = "other-pieces", Error, [Both, Missing, Extra];
    /// A square that only the start or only the goal has.
    OtherSquares = "other-squares", Error;
    /// A sign that is not a square of a board. `text`, `limit`.
    BadSquare = "bad-square", Error, [Plain, Colours];
    /// A board without knights.
    NoKnights = "no-knights", Error;
    /// Alternating turns on a board without exactly two colours. `found`.
    TurnsNeedTwo = "turns-need-two", Error;

    // Stating the puzzle for the solver.
    /// Numbers beyond the range of exact arithmetic.
    ArithmeticOverflow = "arithmetic-overflow", Error;
    /// A clue with too many parts once its quantifiers are expanded, or a divisor with too many values.
    ClueTooLarge = "clue-too-large", Error;
    /// 64 entities or values, where another value is needed for "no entity".
    NoRoomForNobody = "no-room-for-nobody", Error;

    // Compiling a river crossing for search.
    /// A river crossing that is too large to search. The hints say what is too large.
    CrossingTooLarge = "crossing-too-large", Error, [Units, States, Loads, Rules, Trips, Numbers];

    // The rule lines of a Sudoku.
    /// A line below a board whose keyword no variant has. `rule`, `rules`: a list of the known ones.
    UnknownRule = "unknown-rule", Error, [Plain, DidYouMean];
    /// A rule line that repeats an earlier one (`related`). `rule`.
    DuplicateRule = "duplicate-rule", Warning;
    /// Text after the keyword of a rule that takes none. `rule`, `text`.
    RuleStandsAlone = "rule-stands-alone", Error;
    /// The wrong text after the keyword of a rule. `rule`, `found` (empty for nothing), `choices`: a list.
    RuleChoice = "rule-choice", Error;
    /// A rule about boxes on a board without suitable ones. `rule`.
    RuleNeedsBoxes = "rule-needs-boxes", Error, [Plain, Square];
}
