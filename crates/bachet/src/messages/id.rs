//! The ids of all messages but diagnostics.

use bachet_notation::Argument;

macro_rules! message_ids {
    ($($variant:ident = $id:literal;)*) => {
        /// The id of a message, whose text is in `messages/*.ftl`. The ids are not part of the stable interface.
        #[doc(hidden)]
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum MessageId { $($variant,)* }

        impl MessageId {
            /// All ids.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)*];

            /// The Fluent id.
            pub fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $id,)* }
            }
        }
    };
}

/// A message with its arguments, independent of the language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Which message.
    #[doc(hidden)]
    pub id: MessageId,
    /// Its named arguments.
    #[doc(hidden)]
    pub arguments: Vec<(&'static str, Argument)>,
}

impl From<MessageId> for Message {
    fn from(id: MessageId) -> Self {
        Self { id, arguments: Vec::new() }
    }
}

impl Message {
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
}

message_ids! {
    RequestVerb = "request-verb";
    RequestNotObject = "request-not-object";
    RequestWithoutPuzzle = "request-without-puzzle";
    RequestField = "request-field";
    RequestOptions = "request-options";
    RequestType = "request-type";
    RequestTooLarge = "request-too-large";
    RequestTooMany = "request-too-many";
    RequestBroken = "request-broken";
    Serving = "serving";
    CannotServe = "cannot-serve";
    PortInUse = "port-in-use";
    ServingOthers = "serving-others";
    ServeNeedsTime = "serve-needs-time";
    AppMissing = "app-missing";
    SavedBody = "saved-body";
    SavedChanged = "saved-changed";
    SavedPlayOnly = "saved-play-only";
    SavedTooLarge = "saved-too-large";
    SavedUnknown = "saved-unknown";
    SavedVersion = "saved-version";
    StoreAtLimit = "store-at-limit";
    StoreBroken = "store-broken";
    StoreDiskFull = "store-disk-full";
    StoreForeign = "store-foreign";
    StoreLocked = "store-locked";
    StoreNewer = "store-newer";
    StoreNoFolder = "store-no-folder";
    StoreOff = "store-off";
    StoreReadOnly = "store-read-only";
    ServerBusy = "server-busy";
    ServerBug = "server-bug";
    ServerHost = "server-host";
    ServerMethod = "server-method";
    ServerNoPage = "server-no-page";
    ServerOrigin = "server-origin";
    JoinOr = "join-or";
    JoinAnd = "join-and";
    JoinMoreAnd = "join-more-and";
    JoinMoreOr = "join-more-or";
    SeverityError = "severity-error";
    SeverityWarning = "severity-warning";
    SeverityNote = "severity-note";
    SeverityHint = "severity-hint";

    Bug = "bug";
    CannotRead = "cannot-read";
    CannotWrite = "cannot-write";
    GalleryNotFile = "gallery-not-file";
    NoSuchVerb = "no-such-verb";
    OptionBeforeVerb = "option-before-verb";
    UnexpectedWord = "unexpected-word";
    MissingArgument = "missing-argument";
    IsFolder = "is-folder";
    NoPuzzle = "no-puzzle";
    FormatOfSudoku = "format-of-sudoku";
    WaysHaveNoModel = "ways-have-no-model";
    WaysHaveNoCells = "ways-have-no-cells";
    OnlyWays = "only-ways";
    TooManyStates = "too-many-states";
    NoSuchPosition = "no-such-position";
    MoveFill = "move-fill";
    MoveEmpty = "move-empty";
    MovePour = "move-pour";
    MoveDisk = "move-disk";
    MoveSlide = "move-slide";
    MoveJump = "move-jump";
    HeaderMoves = "header-moves";
    BoardHasNoStates = "board-has-no-states";
    NoSuchState = "no-such-state";
    NobodyOfThatName = "nobody-of-that-name";
    TooManyToNumber = "too-many-to-number";
    GridHasNoBoard = "grid-has-no-board";
    ReadFromSentences = "read-from-sentences";
    PartialLeavesOut = "partial-leaves-out";
    LeftOut = "left-out";
    ReadOther = "read-other";
    ReadSame = "read-same";
    ReadBesideUnknown = "read-beside-unknown";
    ReadAsksAll = "read-asks-all";
    ProposedFromClues = "proposed-from-clues";
    ProposedMissing = "proposed-missing";
    ProposedTooMany = "proposed-too-many";
    ProposedUnplaced = "proposed-unplaced";
    ReadScene = "read-scene";
    ReadOtherwise = "read-otherwise";
    OnlySudokuIsEstimated = "only-sudoku-is-estimated";
    OnlySudokuHasMarks = "only-sudoku-has-marks";
    OnlyGridsHaveClues = "only-grids-have-clues";
    OnlyGridsHaveSmallest = "only-grids-have-smallest";
    BadChange = "bad-change";
    FixedCell = "fixed-cell";
    NoSuchCell = "no-such-cell";
    NoSuchValue = "no-such-value";
    NoSuchFile = "no-such-file";
    UnknownMessages = "unknown-messages";
    UnknownPuzzle = "unknown-puzzle";

    WayStart = "way-start";
    WayStep = "way-step";
    WayStepCost = "way-step-cost";
    WayStepOfBoat = "way-step-of-boat";
    WayBoat = "way-boat";
    WayNobody = "way-nobody";
    WayNumber = "way-number";
    WayStepsShown = "way-steps-shown";
    WaysUncounted = "ways-uncounted";
    LengthMoves = "length-moves";
    LengthCrossings = "length-crossings";
    WaysParity = "ways-parity";
    WaysSingleRow = "ways-single-row";
    WaysDivisor = "ways-divisor";
    WaysTotal = "ways-total";
    WaysApart = "ways-apart";
    WaysInterchangeable = "ways-interchangeable";
    WaysListedUpToSymmetry = "ways-listed-up-to-symmetry";
    WaysOverLimit = "ways-over-limit";
    WaysShortest = "ways-shortest";
    WaysCheapest = "ways-cheapest";
    WaysUpTo = "ways-up-to";
    WaysSimple = "ways-simple";
    WaysNone = "ways-none";
    WaysStates = "ways-states";
    WaysUnknown = "ways-unknown";
    WaysOneShown = "ways-one-shown";
    HeadingWays = "heading-ways";
    WaysLegend = "ways-legend";
    WaysLegendPlaces = "ways-legend-places";
    HeaderWays = "header-ways";
    HeaderBit = "header-bit";
    HeaderWho = "header-who";
    StepPause = "step-pause";
    StepInterrupted = "step-interrupted";
    StepNeedsTerminal = "step-needs-terminal";

    StateCaption = "state-caption";
    StateNumber = "state-number";
    StateAllowed = "state-allowed";
    StateBroken = "state-broken";
    StateIsStart = "state-is-start";
    StateIsGoal = "state-is-goal";
    StateFromStart = "state-from-start";
    StateUnreachable = "state-unreachable";
    StateToGoal = "state-to-goal";
    StateDeadEnd = "state-dead-end";
    StateUnknown = "state-unknown";
    StateOnWay = "state-on-way";
    StatesOnWays = "states-on-ways";
    StatesOnWaysNamed = "states-on-ways-named";

    CertificateTooLarge = "certificate-too-large";
    NoCertificates = "no-certificates";
    NoCertificatesOfMoves = "no-certificates-of-moves";
    NoCertificate = "no-certificate";
    CertificateNeedsPuzzle = "certificate-needs-puzzle";
    NotProved = "not-proved";
    ProvedNoWay = "proved-no-way";
    ProvedShortest = "proved-shortest";
    ProofUnfinished = "proof-unfinished";
    FlawThings = "flaw-things";
    FlawTwice = "flaw-twice";
    FlawStart = "flaw-start";
    FlawGoal = "flaw-goal";
    FlawMove = "flaw-move";
    FlawUnattained = "flaw-unattained";
    FlawCost = "flaw-cost";
    FlawNoWay = "flaw-no-way";

    RulesIdle = "rules-idle";
    RulesNeeded = "rules-needed";
    FarthestState = "farthest-state";
    ChangeFound = "change-found";
    ChangesNone = "changes-none";
    ChangesUnknown = "changes-unknown";
    SeatsHelp = "seats-help";
    SeatsDoNotHelp = "seats-do-not-help";
    SeatsUnlimited = "seats-unlimited";
    SeatsUnknown = "seats-unknown";

    UniqueSolution = "unique-solution";
    SeveralSolutions = "several-solutions";
    AtLeastSolutions = "at-least-solutions";
    NoSolution = "no-solution";
    EndedEarly = "ended-early";
    LimitReached = "limit-reached";

    SolutionNumber = "solution-number";
    FirstShown = "first-shown";
    AnswersIncomplete = "answers-incomplete";
    Yes = "yes";
    No = "no";
    NoAnswer = "no-answer";
    Questions = "questions";
    Rules = "rules";
    Clues = "clues";
    Solutions = "solutions";
    CandidatesIncomplete = "candidates-incomplete";
    SeveralCandidates = "several-candidates";

    LeftAfterEachClue = "left-after-each-clue";
    BestOrder = "best-order";
    WithoutClues = "without-clues";
    NewClue = "new-clue";
    WasCount = "was-count";
    HeaderClue = "header-clue";
    HeaderLeft = "header-left";
    HeaderChange = "header-change";
    HeaderText = "header-text";
    ClueNumber = "clue-number";
    CluePart = "clue-part";

    IdleClues = "idle-clues";
    NoIdleClues = "no-idle-clues";
    MinimalClues = "minimal-clues";
    SmallestClues = "smallest-clues";
    SmallestUnproved = "smallest-unproved";
    Clash = "clash";
    RulesClash = "rules-clash";
    DifferingCells = "differing-cells";
    Additions = "additions";
    BestAdditions = "best-additions";
    CheckIncomplete = "check-incomplete";

    MoreSolutions = "more-solutions";
    EstimatedSolutions = "estimated-solutions";

    House = "house";
    GivenOf = "given-of";
    ClashOfTwo = "clash-of-two";
    ClashOfCells = "clash-of-cells";
    ClashWithCandidates = "clash-with-candidates";
    Clashes = "clashes";
    HousesClash = "houses-clash";
    RedundantGivens = "redundant-givens";
    RedundantRules = "redundant-rules";
    CandidatesLeftOut = "candidates-left-out";
    CandidatesNeeded = "candidates-needed";
    NoRedundantGivens = "no-redundant-givens";
    MinimalGivens = "minimal-givens";
    SettlingGiven = "settling-given";
    NoSettlingGiven = "no-settling-given";

    BoardValid = "board-valid";
    BoardInvalid = "board-invalid";
    BoardSolved = "board-solved";
    BoardSolvable = "board-solvable";
    BoardUnsolvable = "board-unsolvable";
    BoardUndecided = "board-undecided";
    DeadEndGivens = "dead-end-givens";
    DeadEndOneOf = "dead-end-one-of";
    DeadEndTogether = "dead-end-together";
    DeadEndWrong = "dead-end-wrong";
    CellEmpty = "cell-empty";
    CellFilled = "cell-filled";
    CellGiven = "cell-given";
    SignsOnBoard = "signs-on-board";
    AloudEmpty = "aloud-empty";
    AloudGiven = "aloud-given";
    AloudFilled = "aloud-filled";
    AloudCandidates = "aloud-candidates";
    AloudClash = "aloud-clash";

    OneAtATime = "one-at-a-time";
    FormatChoice = "format-choice";
    FormatQuestion = "format-question";

    HeaderCategory = "header-category";
    CategoryOrder = "category-order";
    CategorySharing = "category-sharing";
    CategoryType = "category-type";
    HeaderSharing = "header-sharing";
    HeaderType = "header-type";
    HeaderOrder = "header-order";
    HeaderValues = "header-values";

    ExportTooLarge = "export-too-large";
    PddlCountsTrips = "pddl-counts-trips";
    PddlIsForCrossings = "pddl-is-for-crossings";
    PddlTooLarge = "pddl-too-large";
    GraphAll = "graph-all";
    GraphAllNamed = "graph-all-named";
    GraphLimit = "graph-limit";
    GraphMoves = "graph-moves";
    GraphNeedsStates = "graph-needs-states";
    GraphBack = "graph-back";
    GraphBeside = "graph-beside";
    GraphBoat = "graph-boat";
    GraphCost = "graph-cost";
    GraphDeadEnd = "graph-dead-end";
    GraphDetour = "graph-detour";
    GraphForth = "graph-forth";
    GraphGoal = "graph-goal";
    GraphOneWay = "graph-one-way";
    GraphOnly = "graph-only";
    GraphOnWay = "graph-on-way";
    GraphReached = "graph-reached";
    GraphStart = "graph-start";
    GraphTooLarge = "graph-too-large";
    GraphUnfinished = "graph-unfinished";
    GraphWay = "graph-way";
    GraphWayCosts = "graph-way-costs";

    TreeDenied = "tree-denied";
    TreeDeadEnd = "tree-dead-end";
    TreeFolded = "tree-folded";
    TreeLeads = "tree-leads";
    TreeNodes = "tree-nodes";
    TreeSolution = "tree-solution";
    TreeTried = "tree-tried";

    BatchStats = "batch-stats";
    BatchStopped = "batch-stopped";
    EmptyBatch = "empty-batch";
    GenerateGaveUp = "generate-gave-up";
    GenerateStats = "generate-stats";
    GenerateStopped = "generate-stopped";
    LineCharacter = "line-character";
    LineLength = "line-length";
    LineMark = "line-mark";
    MoreBadLines = "more-bad-lines";
    NoPuzzles = "no-puzzles";
    JsonIsOneObject = "json-is-one-object";
    BackendUnavailable = "backend-unavailable";
    ProgressPuzzles = "progress-puzzles";
    Seed = "seed";

    Progress = "progress";
    ProgressSteps = "progress-steps";
    Took = "took";
    TookSteps = "took-steps";

    TraceNeedsStates = "trace-needs-states";
    TraceNeedsTable = "trace-needs-table";
    TraceTooManyBoards = "trace-too-many-boards";
    TraceTooLarge = "trace-too-large";
    TraceStatesTooLarge = "trace-states-too-large";
    TraceOrderIdle = "trace-order-idle";
    TraceSpeedNeedsTerminal = "trace-speed-needs-terminal";
    TraceShowsNothing = "trace-shows-nothing";
    TraceOrderNeedsClues = "trace-order-needs-clues";
    TraceNoSuchClue = "trace-no-such-clue";
    TraceClueTwice = "trace-clue-twice";
    TraceEventsOverPuzzle = "trace-events-over-puzzle";
    TraceNoMethod = "trace-no-method";
    TraceMethodChosen = "trace-method-chosen";
    TraceNoFilm = "trace-no-film";
    TraceFileEmpty = "trace-file-empty";
    TraceFileNoHeader = "trace-file-no-header";
    TraceFileLayout = "trace-file-layout";
    TraceFileMethod = "trace-file-method";
    TraceFileBehindEnd = "trace-file-behind-end";
    TraceFileLine = "trace-file-line";
    TraceFileLongLine = "trace-file-long-line";
    TraceFileUnreadable = "trace-file-unreadable";
    TraceFileUnfit = "trace-file-unfit";
    TraceFileUnended = "trace-file-unended";
    TraceFileMiscounted = "trace-file-miscounted";

    TraceNode = "trace-node";
    TraceChoose = "trace-choose";
    TraceAssign = "trace-assign";
    TraceAssignForced = "trace-assign-forced";
    TraceStart = "trace-start";
    TraceGoOn = "trace-go-on";
    TraceStep = "trace-step";
    TraceHolds = "trace-holds";
    TraceHoldsNot = "trace-holds-not";
    TraceConflict = "trace-conflict";
    TraceBackUp = "trace-back-up";
    TraceBackUpSteps = "trace-back-up-steps";
    TraceCombine = "trace-combine";
    TraceSolution = "trace-solution";
    TraceNothing = "trace-nothing";
    TraceCounts = "trace-counts";
    TraceCut = "trace-cut";
    TraceStatus = "trace-status";
    TraceKeys = "trace-keys";
    StepperControls = "stepper-controls";
    StepperButtons = "stepper-buttons";
    StepperGroups = "stepper-groups";
    StepperSlider = "stepper-slider";
    StepperPosition = "stepper-position";
    StepperSpeed = "stepper-speed";
    StepperLog = "stepper-log";
    StepperWay = "stepper-way";
    StepperKeysHeading = "stepper-keys-heading";
    StepperKeys = "stepper-keys";
    StepperEnd = "stepper-end";
    StepperThinned = "stepper-thinned";
    StepperCut = "stepper-cut";
    TraceLogIteration = "trace-log-iteration";
    TraceStoredAll = "trace-stored-all";
    TraceCost = "trace-cost";
    TraceWays = "trace-ways";
    TraceStatesShown = "trace-states-shown";
    TraceEndedExhausted = "trace-ended-exhausted";
    TraceEndedShortest = "trace-ended-shortest";
    TraceEndedWithout = "trace-ended-without";
    TraceEndedFound = "trace-ended-found";
    TraceEndedCut = "trace-ended-cut";
    TraceEndedLimit = "trace-ended-limit";
    TraceEndedFull = "trace-ended-full";
    TraceNoRules = "trace-no-rules";
    TraceNoRulesOfWays = "trace-no-rules-of-ways";
    RuleAlternatives = "rule-alternatives";
    RuleMoreAlternatives = "rule-more-alternatives";
    RuleSaysNothing = "rule-says-nothing";
    RuleNobody = "rule-nobody";
    HeaderRule = "header-rule";
    HeaderClauses = "header-clauses";
    FormulaCounts = "formula-counts";
    FormulaMore = "formula-more";
    ClauseFalse = "clause-false";
    ClauseIs = "clause-is";
    ClauseIsNot = "clause-is-not";
    ClauseNotBoth = "clause-not-both";
    ClauseNotBothAre = "clause-not-both-are";
    ClauseIf = "clause-if";
    ClauseSpare = "clause-spare";
    ClauseBoolean = "clause-boolean";
    ClauseNot = "clause-not";
    GroupCells = "group-cells";
    GroupValues = "group-values";
    GroupCategory = "group-category";
    GroupGiven = "group-given";
    GroupDefinitions = "group-definitions";
    CompareRefused = "compare-refused";
    CompareUntested = "compare-untested";
    CompareAgree = "compare-agree";
    CompareAgreeWays = "compare-agree-ways";
    CompareDiffer = "compare-differ";
    HeaderMethod = "header-method";
    HeaderNodes = "header-nodes";
    HeaderChecks = "header-checks";
    HeaderDeadEnds = "header-dead-ends";
    HeaderDepth = "header-depth";
    HeaderSolutions = "header-solutions";
    HeaderTime = "header-time";
    HeaderEnd = "header-end";
    EndExhausted = "end-exhausted";
    EndCut = "end-cut";
    EndLimit = "end-limit";
    EndFull = "end-full";
    SubjectBoard = "subject-board";
    SubjectTable = "subject-table";
    SubjectWay = "subject-way";
    SubjectPlace = "subject-place";
    SubjectClue = "subject-clue";
    SubjectCategory = "subject-category";
    SubjectHouse = "subject-house";
    SubjectRule = "subject-rule";
    SubjectClause = "subject-clause";
    SubjectBoolean = "subject-boolean";
    SubjectState = "subject-state";

    GalleryName = "gallery-name";
    GalleryFamily = "gallery-family";
    GallerySize = "gallery-size";
    GalleryLanguage = "gallery-language";
    GalleryTitle = "gallery-title";
}
