## Categories and lists

text-too-long = this text is longer than { $limit } kB, and the rest of it is not read
    .hint = leave out what does not belong to the puzzle
no-clues = there are no clues in this text
    .hint = number the clues, `1.` and so on, or write `Clues:` above them
repeated-label = there is already a clue { $label }
    .hint = both are kept; renumber the clues to tell them apart
assumed-order = no list gives an order, but the clues need one: a category `{ $category }` from 1 to { $count } is assumed
    .hint = if that is not meant, list the places in their order above the clues
no-categories = the puzzle has no categories
    .page = list the names above the clues, one category on each line: `colour: red, blue, green`; `bachet read --propose` proposes some from the clues, as a puzzle file to edit
    .hint = state them first, one on each line: `colour: red, blue, green`
missing-name = this category has no name
    .hint = write its name before the colon
empty-category = the category `{ $category }` has no values
    .hint = write them after the colon, with commas between them
empty-value = a value of `{ $category }` is empty
    .hint = delete a comma, or write the value
ambiguous-commas = `{ $text }` can be read in two ways: as the list { $separated }, or as { $grouped }
    .hint = write a space after each comma that separates values, or use `;` between the values
comma-inside-value = the comma in `{ $value }` is read as part of the value
    .hint = if it separates two values, write a space after it
unclosed-quote = this double quote is not closed
    .hint = write `"` at the end of the name
text-after-quote = `{ $text }` follows the closing quote of a name
    .hint = put a comma before it; inside quotes, write a quote as `""`
invalid-range = `{ $range }` is not a range
    .hint = a range is two whole numbers with the same unit, the smaller first: `1..9`
too-many-values = the category `{ $category }` has { $count } values, more than { $limit }
    .hint = a category has at most { $limit } values
too-many-categories = the puzzle has more than { $limit } categories
    .hint = a puzzle has at most { $limit } categories
name-too-long = this name has more than { $limit } characters
    .hint = is a comma or a line break missing?
duplicate-category = there are two categories `{ $category }`
    .hint = rename one of them
duplicate-value = `{ $value }` occurs twice in `{ $category }`
    .hint = delete or rename one of them; capitals and spaces make no difference
equal-numbers = `{ $value }` and `{ $other }` are the same number in `{ $category }`
    .hint = if they are names and not numbers, write `{ $category } (text): ...`
wrong-size = `{ $category }` has { $size ->
        [one] 1 value
       *[other] { $size } values
    }, but `{ $first }` has { $expected }
    .larger = write `{ $category } (some unused): ...` if some of its values occur nowhere, or `{ $category } (shared): ...` if a value may occur several times
    .smaller = add the missing values, or write `{ $category } (shared): ...` if a value may occur several times
too-few-values = `{ $category }` has { $size ->
        [one] 1 value
       *[other] { $size } values
    }, too few for the { $expected } of `{ $first }`
    .hint = add values, or write `{ $category } (shared): ...` if a value may occur several times
first-category-kind = the first category, `{ $category }`, lists those the puzzle is about, so each value occurs exactly once
    .hint = put another category first, or delete the brackets after its name
conflicting-kinds = `{ $category }` is both `(shared)` and `(some unused)`
    .hint = `(shared)` alone allows both: a value may occur several times, or not at all
counts-differ = the counts after the values of `{ $category }` add up to { $sum }, not { $expected }
    .hint = they say how often each value occurs, so they must add up to the number of values in the first category
out-of-calendar-order = the values of `{ $category }` are not in calendar order
    .hint = they are used in the order listed, running forward from the first
number-too-large = the number `{ $text }` is too large for exact arithmetic
    .hint = numbers, and the results of calculations, may have at most 18 digits
