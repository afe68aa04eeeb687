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

## Gallery

title-gallery = Puzzles · { -app }
gallery-title = Puzzles to play and to understand
gallery-lead = Pick one. Everything that you do can be undone, and is here again when you come back.
gallery-missing = The puzzles could not be listed
family-sudoku = Sudoku
family-sudoku-text = Fill the board so that each row, each column and each region has every value once.
family-grid = Logic grids
family-grid-text = Who owns what, and where? Find out from the clues.
family-crossing = River crossings
family-crossing-text = Bring everybody across with a boat that is too small.
family-moves = Puzzles of moves
family-moves-text = Jugs, towers, tiles and knights: reach the goal in as few moves as you can.
