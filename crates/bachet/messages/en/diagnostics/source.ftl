## The source as a whole

not-utf8 = the source is not UTF-8 text
    .hint = save the file in the encoding UTF-8
empty-source = there is nothing in this text
    .hint = `bachet new grid` and `bachet new sudoku` print a text to start from; `bachet gallery` lists the puzzles that come with the program
not-text = this is { $kind ->
        [pdf] a PDF file
        [picture] a picture
        [office] a document of an office program, or an archive
        [rtf] a formatted document (RTF)
       *[compressed] a compressed file
    }, and only plain text is read
    .hint = copy the puzzle out of it as text, or type it; `bachet new sudoku` and `bachet new grid` print a text to start from
source-too-large = the source is larger than { $limit } MB
    .hint = a puzzle is a few kilobytes: is this the right file?
too-many-lines = the source has more than { $limit } lines
    .hint = a puzzle has a few dozen lines: is this the right file?
control-character = the invisible character { $character } is not allowed in a puzzle
    .hint = delete it
puzzle-too-large = the expressions have more than { $limit } names, numbers and operators in total
    .hint = split the puzzle, or use quantifiers: `every x in ...`
    .rules = shorten the rules, or leave some of them out
too-many-problems = only the first { $limit } problems are shown
unsupported-family = `{ $family }` is not a family of puzzles
    .hint = the families are `grid`, `sudoku`, `crossing`, `jugs`, `hanoi`, `tiles` and `knights`
family-not-first = the line `{ $family }:` must be the first line of the puzzle
    .hint = move it to the top

## JSON

json-syntax = { $found-is ->
        [empty] the JSON ends too early
       *[other] invalid JSON at `{ $found }`
    }
    .at-end = a quote, a bracket or a brace is not closed
    .json-end = nothing may follow the puzzle
    .json-depth = this is nested deeper than any puzzle needs
    .json-value = a value is a text in double quotes, a number, a list, an object, `true`, `false` or `null`
    .json-digit = a number needs a digit here
    .json-list = put a comma between the items of a list
    .json-key = a key is a text in double quotes
    .json-colon = put a colon after the key
    .json-object = put a comma between the entries of an object
    .json-control = write a line break in a text as `\n`
    .json-escape = a backslash must be followed by one of `" \ / n r t`, or by `u` and four digits
json-type = the value of `{ $field }` has the wrong type
    .text = it must be a text in double quotes
    .list = it must be a list
    .object = it must be an object
    .boolean = it must be `true` or `false`
    .whole = it must be a list of whole numbers
    .number = it must be a whole number
    .item = it must be a number or a text
    .route = it must be a list of two places
    .pair = it must be a list of two things
    .kind = it must be `one each`, `spare` or `shared`
json-missing = the key `{ $field }` is missing
    .hint = every puzzle needs a family; a logic grid needs categories, each with a name and values; a Sudoku needs cells
json-unknown-field = the key `{ $field }` has no meaning here
    .hint = the keys are { $fields-and }
