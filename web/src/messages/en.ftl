# The texts of the page. Every id stands in all three languages, with the same arguments; the build fails otherwise.

## Everywhere

-app = Bachet

home = { -app }: to the puzzles
skip-to-content = Skip to the content
pages = Pages
page-gallery = Puzzles
language = Language
theme-now = { $theme ->
    [light] Colours: light. Change to dark
    [dark] Colours: dark. Change to those of the system
   *[system] Colours: as the system. Change to light
}
notices = Notices
close = Close
cancel = Cancel
loading = Loading …
to-gallery = To the puzzles

## What goes wrong

not-found = There is no such page
not-found-text = The address may be mistyped. All puzzles are on the first page.
page-not-loaded = This page could not be loaded
page-not-loaded-text = The server may have been stopped or renewed. Start it with “bachet serve”, then load the page again.
server-unreachable = The server does not answer. Start it with “bachet serve”, then load the page again.
server-busy = The server has too many questions at once. Try again in a moment.
server-cancelled = You cancelled it.
working = Working on it
working-waits = Waiting for its turn
working-steps = { $seconds } s, { $steps } steps

## Gallery

title-gallery = Puzzles · { -app }
gallery-title = Puzzles to play and to understand
gallery-lead = Pick one. Everything that you do can be undone, and is here again when you come back.
gallery-begun = Go on with
gallery-missing = The puzzles could not be listed
family-sudoku = Sudoku
family-sudoku-text = Fill the board so that each row, each column and each region has every value once.
family-grid = Logic grids
family-grid-text = Who owns what, and where? Find out from the clues.
family-crossing = River crossings
family-crossing-text = Bring everybody across with a boat that is too small.
family-moves = Puzzles of moves
family-moves-text = Jugs, towers, tiles and knights: reach the goal in as few moves as you can.

## Playing

title-play = { $title } · { -app }
untitled = A puzzle
no-board = This family is not played on the screen yet. “bachet solve” answers it in a terminal.
puzzle-unusable = This puzzle cannot be opened
board-too-large = Boards of up to { $most } by { $most } cells are played here.
link-unusable = This link cannot be opened
link-missing = There is no puzzle in this link. Pick one from the list.
link-truncated = The end of the link is missing. Some programs cut long links or break them into lines: ask for it again, or copy it whole.
link-corrupt = Something in the link was changed on the way. Ask for it again, or copy it anew.
link-newer = A newer version of Bachet has written this link. Renew the program, then open the link again.
link-too-large = The link holds more than any puzzle.
link-marks-unfit = Some marks of the link do not fit to this puzzle and are left out.
link-over-game = The marks of the link are shown on your own game. Undo brings yours back.
game-bar = Game
undo = Undo
redo = Redo
undone = Undone
redone = Redone
nothing-to-undo = There is nothing to undo
nothing-to-redo = There is nothing to redo
nothing-done = Nothing has been done yet
given-stays = A given cell stays as it is
more = More
print = Print
settings = Settings
setting = { $name ->
    [showsConflicts] Show a value that occurs twice as I enter it
    [showsValidity] Say whether the state is valid
    [highlightsValue] Highlight the cells with the same value
    [fillsCrosses] Show the crosses and ticks that follow from mine
    [clearsMarks] An entered value leaves the pencil marks around it
    [wraps] Arrows go on at the other side of the board
    [showsTimer] Show the time
   *[lettersColours] Letters on colours
}
reset = Begin anew
reset-title = Begin anew?
reset-text = The puzzle is as it was at the beginning. Undo brings your game back.
reset-done = You begin anew
trial = Trial
trial-begin = Try something out
trial-open = { $count ->
    [one] You are trying something out.
   *[other] You are trying something out, in { $count } steps.
}
trial-keep = Keep it
trial-drop = Drop it
share = Share
share-title = Share or save this puzzle
share-text = The puzzle is in the link itself: it is sent to nobody but those to whom you give it.
share-puzzle = The puzzle
share-marks = The puzzle with what you entered
save = Save
share-whole = A link that holds everything
saved-title = Save on the server
saved-text = The server from which this page comes keeps it under two links. Whoever has a link can use it; there are no accounts.
saved-again = Save again
saved-done = Saved on the server
saved-current = Saved: the server has all that is here.
saved-behind = Changed since it was saved.
saved-play = To play it, from the beginning; with this link nothing saved can be changed
saved-change = To change it, and to save it again
saved-change-game = To go on with the game, and to save again
saved-open = Open what is saved
saved-overwrite = Replace what is saved
saved-as-new = Save as a new one
saved-delete = Delete from the server
saved-delete-title = Delete it from the server?
saved-delete-text = Both links stop working, for everybody. What is in this browser stays.
saved-deleted = Deleted from the server
saved-over-game = You see the saved game. In this browser you had entered something else.
saved-own-game = Back to mine
saved-over-draft = The puzzle was changed elsewhere; you see what is saved. What you had written is among the drafts.
saved-play-draft = This link is for playing. What you change here is a draft of your own.
saved-problem = { $what ->
    [at-limit] The server holds as many puzzles as it may: nothing was saved. A link that holds everything works.
    [busy] The server has too much to do. Try again in a moment.
    [changed] It was saved elsewhere meanwhile, so nothing was saved now. Open what is saved, replace it with what is here, or save this as a new one.
    [disk-full] The disk of the server is full: nothing was saved. Make room, then save again; a link that holds everything works.
    [locked] Another program keeps the file of saved puzzles to itself. End it, then try again.
    [newer] A newer version of Bachet has written the saved puzzles. Renew the program, then start “bachet serve” again.
    [off] This server does not save puzzles; what “bachet serve” printed when it started says why. A link that holds everything works.
    [play-only] This link is for playing: it cannot change what is saved.
    [read-only] The server may not write its file of saved puzzles: nothing was saved. A link that holds everything works.
    [too-large] This is more than the server saves: nothing was saved.
    [unknown] Nothing is saved under this link. It may be incomplete, or somebody has deleted the puzzle.
    [unreachable] The server does not answer. Start it with “bachet serve”, then try again.
   *[other] The server cannot use its file of saved puzzles. What “bachet serve” printed says why. A link that holds everything works.
}
copy = Copy
copied = Copied
copy-failed = The browser does not let the page copy. The link is selected: press Ctrl C.
link-long = This link has { $count } characters. Some programs cut such long ones.
link-impossible = This is too much for a link.
game-taken-up = Your game goes on where you left it
game-newer = A newer version of Bachet has saved this game. Renew the program to go on with it; until then nothing is saved over it.
game-broken = The saved game cannot be read. You begin anew, and nothing is saved over it.
game-unsaved = Not saved
game-replace = Save over it
game-replace-title = Save over the stored game?
game-replace-text = What is stored cannot be read here, but another version of Bachet may read it. It is replaced by the game on the screen, for good.
game-not-kept = This browser does not let the page save: the game is gone when you close it. A link (Share) keeps it.
game-from-other-tab = This puzzle was played on in another tab. You see its newest state.
time-played = Time played
pause = Pause
paused = Paused
go-on = Go on
solved = Solved in { $time }
rules = Rules

## Boards of cells

board-label = { $title }, { $size } by { $size } cells
cell-given = row { $row }, column { $column }, given { $value }
cell-value = row { $row }, column { $column }, { $value }
cell-empty = row { $row }, column { $column }, empty
cell-corner = corner marks { $marks }
cell-centre = centre marks { $marks }
cell-colours = colours { $colours }
cell-conflict = conflict
cell-wrong = wrong
cell-role = { $role ->
    [look] where to look
    [reason] a reason
    [suppose] supposed
   *[result] here something follows
}
cell-follows = { $value } follows
cell-candidates = { $state ->
    [candidate] candidates { $values }
    [excluded] not { $values }
    [supposed] suppose { $values }
   *[crossed] crossed out: { $values }
}
house-row = row { $number }
house-column = column { $number }
house-box = box { $number }
house-region = region { $number }
house-diagonal = { $number ->
    [1] diagonal down
   *[other] diagonal up
}
pad = Enter
modes = What is entered
mode-name = { $mode ->
    [value] Value
    [corner] Corner
    [centre] Centre
   *[colour] Colour
}
mode-title = { $mode ->
    [value] Values
    [corner] Marks in the corners (or hold Shift)
    [centre] Marks in the centre (or hold Ctrl)
   *[colour] Colours (or hold Ctrl and Shift)
}: key { $key }
mode-now = { $mode ->
    [value] Values
    [corner] Corner marks
    [centre] Centre marks
   *[colour] Colours
}
enter-value = { $mode ->
    [value] Enter { $value }
    [corner] Corner mark { $value }
   *[centre] Centre mark { $value }
}, { $left ->
    [0] none left
   *[other] { $left } left
}
enter-colour = Colour { $colour }
erase = Erase
no-marks = no marks
check = Check
marks = Marks
marks-fill = Fill in all pencil marks
marks-clean = Clean up pencil marks
marks-filled = Pencil marks filled in
marks-cleaned = Pencil marks cleaned up
marks-same = The pencil marks stay as they are
reveal = Reveal
reveal-cell = Reveal the selected cells
reveal-cell-text = The selected cells get the values of the solution.
reveal-all = Reveal the solution
reveal-all-text = The whole board gets the values of the solution. Undo takes them back.
reveal-none = The puzzle has no solution
state-asking = Looking at the state …
state-valid = The state is valid: no conflicts
state-invalid = The state is not valid
state-solved = Solved
reasons-more = + { $count } more
conflicts = Conflicts
clash-house = { $value } is more than once in { $house }: { $cells }
clash-rule = { $cells } break the rule “{ $rule }”
clash-given = { $cell } has another value than the given one
clash-more = { $count ->
    [one] and 1 more conflict
   *[other] and { $count } more conflicts
}
check-good = No entry is wrong so far
check-wrong = { $count ->
    [one] 1 cell is wrong
   *[other] { $count } cells are wrong
}
check-together = { $count ->
    [one] 1 entry leaves no solution
   *[other] { $count } entries together leave no solution
}
check-givens = The givens alone have no solution
check-invalid = The state is not valid: mend the conflicts first
check-unknown = That could not be found out in time
check-point = Show which
check-shown = { $count ->
    [one] It is marked with a cross
   *[other] They are marked with a cross
}
keys = Keys
keys-enter = enter a value
keys-held = held with it: corner mark, centre mark, colour
keys-modes = values, corner marks, centre marks, colours
keys-erase = erase, by the same modes
keys-move = go to another cell
keys-extend = select several cells
keys-jump = go to the ends of the row, to the next box
keys-select = select all cells, none
keys-next = go to the next empty cell
keys-undo = undo, redo
keys-check = check
keys-hints = a hint: where to look, then why, then what follows
keys-explain = explain to the end, or back to the game
keys-pause = pause
keys-ask = hear the cell, its marks, its rules, the last action

## Logic grids

grid-unfit = Grids of at least two categories and at most { $most } values are played here.
pair = { $one } and { $other }: { $state ->
    [cross] cross
    [tick] tick
    [automatic-cross] cross, automatic
    [automatic-tick] tick, automatic
   *[empty] empty
}
pair-role = { $role ->
    [reason] a reason
    [suppose] supposed: { $mark ->
        [cross] cross
       *[tick] tick
    }
   *[result] follows: { $mark ->
        [cross] cross
       *[tick] tick
    }
}
clue-cited = This clue is used now.
block = { $one } and { $other }
known-of = { $value }: { $known }
nothing-left = Nothing is left for { $value } in { $category }
marks-clash = These marks contradict each other
clues = Clues
clue-strike = Strike the clue out, or bring it back
clue-star = Mark clue { $label }
clue-hint = Point at a clue: its values light up on the board, and its exact meaning is here. Press it to strike it out.
table = Solution
questions = Questions
answer-is = { $value ->
    [true] yes
   *[false] no
}
notes = Notes
reveal-pair = Reveal the selected cell
reveal-pair-text = This cell gets its mark of the solution: { $cell }.
reveal-grid-text = The whole board gets the ticks of the solution. Undo takes them back.
marks-right = No mark is wrong so far
marks-wrong = { $count ->
    [one] 1 mark is wrong
   *[other] { $count } marks are wrong
}
marks-together = Each mark is right in some solution, but no solution has them all
marks-shown = { $count ->
    [one] It has a coloured corner
   *[other] They have a coloured corner
}
table-wrong = The table is full, but not all of it is right
check-no-solution = The puzzle has no solution
keys-cross = cross, or none
keys-tick = tick, or none
keys-no-mark = take the mark away
keys-cycle = next mark, the mark before
keys-paint = take the mark along
keys-block = go to the ends of the row, to the next block
keys-hear = hear all of the cell, the last action
gesture-click = A click goes from empty to cross, tick and empty again.
gesture-tick = A right click or a long press is a tick.
gesture-drag = Dragging along a line marks all its cells.

## Hints and explanations

hint = Hint
hint-next = { $strength ->
    [why] Why?
   *[what] { $kind ->
        [wrong] What does it break?
       *[other] What follows?
    }
}
hint-write = Write it in
hint-why-wrong = Why?
explain = Explain to the end
explain-title = Step by step
explain-back = Back to the game
explain-steps = Steps
explain-position = Step { $at } of { $last }
explain-at-end = After { $last ->
    [one] 1 step
   *[other] { $last } steps
}
explain-end = { $end ->
    [solved] Solved
    [several] Nothing more follows: there are several solutions
    [none] There is no solution
    [wrong] Something that was entered is wrong
   *[unknown] What comes next could not be found out in time
}

## Design

page-design = Design
design-tools = Puzzle
design-new = New
design-drafts = Drafts
design-drafts-unread = { $count ->
    [one] 1 draft cannot be read here: it may be of a newer version of Bachet. It stays as it is.
   *[other] { $count } drafts cannot be read here: they may be of a newer version of Bachet. They stay as they are.
}
design-drafts-text = Each puzzle that you wrote in this browser, with its changes. Nothing is sent anywhere.
design-no-drafts = There are no drafts yet. A puzzle becomes one with its first change.
design-draft-deleted = The draft is deleted
design-not-kept = This browser does not let the page save: the draft is gone when you close it. A link (Share) keeps it.
design-import = Import
design-import-text = Paste a puzzle or choose its file: a board, a link, JSON of this or another program, or the sentences of a page. A file can also be dropped anywhere on the page, and a text pasted outside of the editor.
design-import-field = The puzzle to import
design-import-file = From a file
design-import-from = Format of a board
design-import-recognised = recognised
design-imported = The puzzle is taken in. What you wrote before is among the drafts.
design-file-large = This file is larger than any puzzle.
design-export = Export
design-format = Format
design-exported = The puzzle in this format
design-download = Save as a file
design-share-play = To play it
design-share-edit = To change it
design-play = Play this
design-writing = What you write
design-view = How you write
design-view-text = Text
design-view-form = Form
design-text-label = The text of the puzzle
design-completions = Words that can be meant
design-problems = Problems
design-line = Line { $line }:
design-fix = Change to “{ $offer }”
design-fix-insert = Add “{ $offer }” below
design-tab = Tab leaves the text. Ctrl Space shows the words that can be meant; Esc closes them.
design-live = What is known of it
design-asking = Looking at it …
design-last-good = The text has a problem. Below is what was known before it.
design-left-after = { $count } left after it
design-before-clues = Without any clue
design-clues = Clues
design-unread = This sentence is not understood
design-choices = What clue { $label } may mean
design-choice-idle = It says nothing about the puzzle
design-choice-other = Something else
design-choice-write = Write it below the clue
design-choice-left = { $kind ->
    [more] more than { $count } solutions left
    [least] at least { $count } left
   *[exact] { $number ->
        [0] no solution
        [one] 1 solution left
       *[other] { $count } solutions left
    }
}
design-answered = Clue { $label } now means { $expression }
design-answer-no-place = The meaning cannot be written below this clue
design-assumed-title = The answer, under an assumption
design-assumed = 1 solution, if this is what { $count ->
    [one] clue { $clues } means
   *[other] clues { $clues } mean
}
design-may-mean = It may also mean: { $reading }
design-not-same = The sentence and the expression below it say different things
design-clashes = Part of the clash
design-redundant = Says nothing that the others do not say
design-clash = Clues that cannot all be true: { $clues }
design-idle = Not needed: { $clues }
design-settle = A clue that would settle it
design-leaves = leaves { $count }
design-solution = The solution
design-differs = What still differs
design-table = The values that each may still have
design-given-redundant = not needed
design-may-be = may be { $values }
design-settling-given = Give { $value } in { $cell }: that settles it
design-idle-rules = Rules without which nothing changes: { $rules }
design-variants = Rules beside rows and columns
design-variant = { $variant ->
    [diagonals] Diagonals
    [anti-knight] Knight's move
    [anti-king] King's move
    [nonconsecutive] Not consecutive
    [windoku] Four windows
   *[disjoint] Disjoint boxes
}
design-board-undrawn = The text does not draw this board cell by cell, so it is changed in the text only. Importing the text draws it.
design-regions-undrawn = The text has no label for each cell of the regions, so these are changed in the text only.
design-board-mode = What is changed on the board
design-board-givens = Givens
design-board-regions = Regions
design-regions-help = Drag from a cell, or press Shift with an arrow: the cells that are passed come to its region.
design-region-cell = row { $row }, column { $column }, region { $region }
design-regions-wrong = Each region needs { $size } cells; the text changes once all have them.
design-region-cells = region { $region } has { $cells }
design-no-way = No way
design-shortest = Shortest ways: { $count }
design-cost = It costs at least { $cost }
design-graph = States
design-graph-size = { $states } states, { $moves } moves between them
design-graph-part = { $part ->
    [ways] Only those on shortest ways are drawn.
   *[near] Only those near the start are drawn.
}
design-graph-large = Too many states for a picture.
design-graph-label = The graph of states: { $states } states in { $ranks } steps from the start, { $moves } moves
design-start = start
design-on-way = on a shortest way
design-goal = goal
design-read-as = Read as
design-title-field = Title
design-categories = Categories
design-categories-help = The first lists those the puzzle is about. Each has as many values, with commas between them.
design-category = Category
design-value = value
design-values-of = Values of { $category }
design-add-category = Add a category
design-clue = Clue { $label }
design-meaning-of = Meaning of clue { $label }
design-new-clue = Another clue, as a sentence
design-menu-clue = A clue from menus
design-menu-who = Who
design-menu-whom = Whom or what
design-menu-other = And
design-menu-not = Is it so
design-menu-yes = it is so
design-menu-no = it is not so
design-menu-relation = How
design-menu-number = Number
design-menu-by = Counted by
design-relation = { $relation ->
    [is] is, or has
    [either] is one of two
    [before] anywhere before
    [right-before] just before
    [next-to] next to
    [places-before] so many places before
    [places-apart] so many places from
    [between] between two
    [more] more than
    [more-by] more by exactly
   *[times] so many times as much
}
design-add-sentence = Add as a sentence
design-add-expression = Add as an expression
design-not-read-back = As a sentence this would not be read as exactly the same.
design-questions = Questions
design-question = Question { $number }
design-new-question = Another question
design-travellers = Travellers
design-travellers-help = Each is a kind of traveller: how many there are, or their names with commas between them.
design-traveller = traveller
design-kind = Kind
design-members = How many, or names
design-attribute = { $attribute ->
    [weight] Weight (or one each)
    [time] Time (or one each)
   *[other] { $attribute }
}
design-attributes = { $attribute ->
    [weight] Weights
   *[time] Times
}
design-mate = Each belongs with
design-mate-none = nobody
design-add-traveller = Add a kind
design-boat = The boat
design-add-boat = Add a boat
design-boat-seats = Seats
design-seats-of = Seats of { $boat }
design-load = { $attribute ->
    [weight] Heaviest load
   *[other] Load at most, { $attribute }
}
design-rowers = Who can row (none ticked: everybody)
design-trip-cost = A trip takes
design-trip-one = 1
design-trip-slowest = as long as its slowest traveller
design-trip-limit = All trips at most
design-places = Places
design-places-help = Without names there are two: left and right. Everybody starts at the first place and has to come to the last, unless it is said here.
design-place-names = Names of the places, with commas
design-placed-start = Where they start
design-placed-goal = Where they have to come
design-usual-place = as usual: { $place }
design-anywhere = anywhere
design-everybody = everybody
design-rules = Rules
design-rules-help = A rule holds wherever some of them are together.
design-rule = Rule { $number }
design-new-rule = Another rule
design-add-rule = Add the rule
design-rule-expression = Rule, as an expression
design-rule-where = Where
design-where = { $where ->
    [everywhere] everywhere
    [banks] on the banks
    [unattended] where no boat is
   *[boat] in the boat
}
design-where-at = only at { $place }
design-rule-say = What goes wrong otherwise
design-rule-kind = Kind of rule
design-rule-kind-name = { $kind ->
    [apart] never together
    [guarded] together only under guard
    [needs] only where another is
    [outnumber] never outnumbered
    [mates] only with one's own mate
    [company] never alone
    [never] not allowed there
   *[most] at most so many
}
design-rule-part = { $part ->
    [apart-1] Never together:
    [apart-2] and
    [guarded-1] Together:
    [guarded-2] and
    [guarded-3] only where there is
    [needs-1] Who
    [needs-2] only where there is
    [outnumber-1] Never more
    [outnumber-2] than
    [mates-1] Each
    [mates-2] only with its own, not with another
    [company-1] Who is never alone
    [never-1] Who is not allowed
   *[most-1] Who
}
design-rule-most = At most
design-all-together = all together
design-other-lines = Other lines
design-other-lines-help = What has no menus here, as it stands in the text.
design-add = Add
design-remove = Delete { $what }
design-family = { $name ->
    [grid] Logic grid
    [sudoku] Sudoku
    [crossing] River crossing
    [jugs] Jugs of water
    [hanoi] Tower of Hanoi
    [tiles] Sliding tiles
   *[knights] Knights that change places
}
design-solutions = { $count ->
    [0] solutions
    [one] solution
   *[other] solutions left
}
design-difficulty = Difficulty
design-level = { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
   *[very-hard] very hard
}
design-score = score { $score }
design-hardest = hardest step: { $name }
design-er = Sudoku Explainer: ER { $er }, EP { $ep }, ED { $ed }
design-hodoku = HoDoKu: { $score }, { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
    [unfair] unfair
   *[extreme] extreme
}
design-unread-left-out = { $count ->
    [one] 1 clue is not understood and left out
   *[other] { $count } clues are not understood and left out
}
design-moves = { $count ->
    [one] move at least
   *[other] moves at least
}
design-farthest = { $count ->
    [one] At most 1 can come across
   *[other] At most { $count } can come across
}
design-seats = { $count ->
    [one] With 1 seat there is a way
   *[other] With { $count } seats there is a way
}
design-redundant-givens = { $count ->
    [one] 1 given is not needed by itself (ring)
   *[other] { $count } givens are not needed, each by itself (rings)
}
design-givens-clash = { $cells ->
    [one] 1 given cannot stay
   *[other] { $cells } givens cannot stay together
}
design-format-name = { $name ->
    [text] Notation of Bachet
    [json] JSON
    [line] Sudoku: one line
    [grid] Sudoku: drawn grid
    [pencilmarks] Sudoku: pencil marks
    [dimacs] DIMACS (SAT solvers)
    [minizinc] MiniZinc
    [dot] Graph of states (Graphviz)
    [pddl] PDDL (planners)
    [pddl-domain] PDDL: domain
    [pddl-problem] PDDL: problem
    [page] Page to print, with the solution (HTML)
    [handout] Page to print, without the solution (HTML)
    [graph] Picture of the states (SVG)
   *[other] { $name }
}

## River crossings and puzzles of moves

crossing-too-large = Crossings of up to { $most } travellers are played here.
moves-too-large = Boards of up to { $places } places and towers of up to { $disks } disks are played here.
crossing-label = { $title }: travellers, places and boats
moves-label = { $title }: the board
place-left = left
place-right = right
traveller-at = { $name }, { $place }
traveller-aboard = { $name }, in the boat
traveller-accused = a rule is about this one
traveller-attribute = { $name ->
    [weight] weighs { $value }
    [time] takes { $value }
   *[other] { $name } { $value }
}
traveller-boards = { $name } boards
traveller-lands = { $name } gets off
no-boat-here = { $name } is at a place without a boat
by-boat-only = Who wants to get there takes the boat: board, then cross
boat = boat
boat-at = { $name }, { $place }
boat-seats-at = { $name }, { $place }, { $taken } of { $seats } seats taken
cross-to = Cross: { $place }
tap = tap
sink = sink
jug-holds = jug { $name }: { $amount } of { $capacity }
peg-empty = peg { $peg }, empty
peg-holds = peg { $peg }: from the top, { $disks }
tile-blank = row { $row }, column { $column }, the blank
tile-at = row { $row }, column { $column }, tile { $tile }
knight-at = row { $row }, column { $column }, knight { $colour }
square-empty = row { $row }, column { $column }, empty
square-missing = row { $row }, column { $column }, no square
taken = Taken: { $what }
put-back = Nothing is taken
nothing-to-take = There is nothing to take: { $what }
no-tile-there = There is no tile that could slide there
move-refused = That move is not allowed
state-allowed = The state is allowed
state-not-allowed = The state is not allowed
state-goal = The goal is reached
state-dead-end = A dead end: from here no way leads to the goal. Undo a move.
state-over-limit = A dead end: from here the goal costs { $cost }, and only { $left } is left. Undo a move.
state-on = The goal can be reached from here
moves-made = Moves made
moves-left = At least to go
last-move = Last move: { $move }
no-last-move = No move has been made
cost-spent = Cost so far
time-spent = Time so far
spent-of = { $spent } of { $limit }
cost-left = Cost to go
time-left = Time to go
shorter-way = Here one can be after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}.
way-solved = The goal is reached after { $count ->
    [one] 1 move
   *[other] { $count } moves
}, in { $time }
task = Your task
task-goal = Goal
task-boat = Boat
task-rower = Who rows
task-rower-of = Who rows { $boat }
task-cost = A trip costs
task-cost-of = A trip of { $boat } costs
task-limit = Limit of all trips
task-routes = Routes
task-tags = Groups
task-capacity = Jugs hold
task-moves = Moves
task-turns = Turns
task-everybody = everybody at { $place }
task-all-disks = all disks on peg { $peg }
task-fill = fill a jug
task-empty = empty a jug
task-pour = pour one into another until it is empty or the other is full
task-any-peg = from any peg to any other
task-adjacent = to the next peg only
task-cyclic = round in one direction only
task-alternate = the colours move in turn
way-graph = The states, with your way
way-graph-none = There is no picture of the states: { $why }.
graph-near = { $found ->
    [unknown] There are too many states to draw.
   *[other] There are { $found } states, too many to draw.
} { $moves ->
    [0] Only some of those that one move leads to are drawn, and those where you were last.
    [one] Only those that one move leads to are drawn, and those where you were last.
   *[other] Only those that { $moves } moves lead to are drawn, and those where you were last.
}
graph-here = where you are
graph-own-way = your way
graph-dead-end = dead end
graph-next = one move away: choose it to go there
graph-no-move = No move leads there from where you are
graph-off = You are at a state that is not drawn.
way-help = The shortest way
next-move = Next move
no-next-move = No next move is known
show-way = Play the shortest way
show-way-text = Every move of a shortest way is made, one after the other, from here to the goal. Undo takes them back.
show-way-action = Play it
place-freely = Place freely
binary = State in binary
binary-spoken = { $binary }, that is { $number }
replay = Steps of this game
replay-play = Play the steps
replay-stop = Stop playing
replay-at = step { $done } of { $last }
keys-board = board the traveller with that number, or get off
keys-traveller = go to another traveller
keys-board-focused = board or get off
keys-go = cross
keys-target = choose where to
keys-boat = choose the boat
keys-land = everybody gets off
keys-from-to = take from there, then put there
keys-fill-empty = fill the jug, empty it
keys-pipe = tap as the source, sink as the target
keys-cursor = go to a place, take there or put there
keys-cancel = leave it where it is
keys-slide = slide a tile into the blank
keys-next-move = make the next move on a shortest way

## Understanding

page-understand = Understand
title-understand = Understand { $title } · { -app }
understand-this = Understand
understand-puzzle = Understand { $title }
understand-title = Watch a puzzle being solved
understand-pick = Pick a puzzle. The methods of lessons and courses solve it step by step.
understand-lead = Methods of lessons and courses solve this puzzle, step by step.
method = Method
method-of = Method { $number }
method-name = { $name ->
    [clauses] Clauses
    [cnf] Formula (CNF)
    [backtracking] Backtracking
    [successors] Successors
    [permutations] Permutations
    [depth-first] Depth first
    [breadth-first] Breadth first
    [propagation] Propagation
   *[other] { $name }
}
side-by-side = Two side by side
all-solutions = All solutions
clue-order = Clues first
clue-order-help = Labels of clues with commas, such as 3, 1: the method uses these first, in this order
step-controls = Steps
step-slider = Event
step-position = Event { $event } of { $last }
step-to-start = To the start
step-to-end = To the end
step-back = One step back
step-forward = One step forward
step-kind = { $what ->
    [placement] placement
    [dead-end] dead end
    [rejection] clue by clue
   *[solution] solution
}
step-find = { $what ->
    [placement] To the next placement
    [dead-end] To the next dead end
    [rejection] To the first rejection by the next clue, then to the end
   *[solution] To the next solution
}
step-find-back = { $what ->
    [placement] To the placement before
    [dead-end] To the dead end before
    [rejection] To the first rejection before
   *[solution] To the solution before
}
step-none = { $what ->
    [placement] No placement was found in that direction
    [dead-end] No dead end was found in that direction
    [rejection] No clue first rejects in that direction
   *[solution] No solution was found in that direction
}
step-speed-name = Speed
step-speed = { $speed } per second
step-slower = Slower
step-faster = Faster
step-play = Play the steps
step-playing = Playing
step-rewind = Play backwards
step-beyond-reach = The time of an answer was over before the run came to that event. Earlier ones can be shown.
step-cancelled = You cancelled a question about this run. What is known so far is shown.
step-nothing = Nothing has happened yet
step-picture = State of the search
step-board = The board of { $title }
step-table = The table
step-state = The state
step-moves = { $moves ->
    [one] 1 move from the start
   *[other] { $moves } moves from the start
}
step-cell = { $cell }: { $is ->
    [given] given { $value }
    [latest] { $value }, entered last
    [withdrawn] { $value }, withdrawn
    [assigned] { $value }
   *[empty] empty
}{ $wrong ->
    [yes] { "" }, wrong
   *[no] { "" }
}
step-mark = { $is ->
    [wrong] wrong
   *[withdrawn] withdrawn
}
step-work = How the method works
step-tree = Search tree
step-tree-label = { $nodes } nodes so far, { $drawn } of them drawn. Now at depth { $depth }: { $current }
step-tree-part = Only the part around the current node is drawn; +n counts the nodes left out below a node.
step-tree-above = { $levels ->
    [one] 1 level above
   *[other] { $levels } levels above
}
step-mark-current = here
step-mark-dead-end = dead end
step-mark-solution = solution
step-root = start
step-depth = depth { $depth }
step-denied = not { $what }
step-count = { $name ->
    [events] Events
    [nodes] Nodes
    [checks] Checks
    [deadEnds] Dead ends
    [solutions] Solutions
    [depth] Depth
    [deepest] Greatest depth
   *[time] Time
}
step-now = so far
step-at-end = at the end
step-milliseconds = { $time } ms
step-ended = { $how ->
    [exhausted] The search is complete.
    [found] It stops at the first solution.
    [full] It ran out of memory for its states.
   *[limit] Its time was over before the search was complete.
}
step-shortest = { " " }Shortest way: { $moves } moves; { $ways ->
    [one] no other is as short.
   *[other] { $ways } ways are that short.
}
step-log = Latest events
step-rules = Rules as lists of alternatives
step-rule = { $left } of { $count } left{ $depth ->
    [-1] { "" }
   *[other] { "" }, chosen at depth { $depth }
}
step-rules-part = { $shown } of { $rules } rules: those that were chosen, and those with the fewest alternatives left
step-alternatives = The chosen rule: { $rule }
step-more = and { $count } more
step-nobody = nobody: { $value }
step-formula = The formula
step-formula-size = { $booleans } Booleans for values, and { $clauses } clauses. The event names the clause that is examined.
step-sieves = Candidates left by each clue
step-sieves-tested = { $tested ->
    [one] 1 candidate tested
   *[other] { $tested } candidates tested
}
step-sieve = leaves { $left } of { $came }
step-sieve-end = at the end { $left }
step-sieve-first = To event { $event }, where this clue first rejects a candidate: { $clue }
step-sieves-all = { $all } candidates in all
step-waiting = Frontier
step-waiting-number = { $number ->
    [one] 1 state was found and waits to be visited.
   *[other] { $number } states were found and wait to be visited.
}
step-key-play = plays, and pauses
step-key-rewind = plays backwards, and pauses
step-key-step = one step forward, one back
step-key-leap = 100 events forward, 100 back
step-key-placement = the next placement, the one before
step-key-dead-end = the next dead end, the one before
step-key-solution = the next solution, the one before
step-key-rejection = the first rejection by the next clue, the one before
step-key-speed = faster, slower
step-key-ends = the start, the end
step-key-keys = shows these keys
