## Lines

unreadable-line = this line is not a keyword, a category, a clue or a question
    .hint = a category is `name: values`, a clue begins with `1.` or `-`, a question with `?`, an expression with `=` on an indented line, a remark with `#`
line-without-keyword = this line does not begin with a keyword
    .hint = a line is a keyword, a colon and a value; the keywords are { $keywords-and }
no-such-keyword = a puzzle of the family `{ $family }` has no keyword `{ $keyword }:`
    .hint = its keywords are { $keywords-and }
    .did-you-mean = did you mean `{ $suggestion }:`? Its keywords are { $keywords-and }
second-family = `{ $family }:` begins a second puzzle
    .hint = a source holds one puzzle
missing-keyword = the puzzle has no `{ $keyword }:`
    .jugs = state the sizes of the jugs and the goal: `capacity: 3, 5` and `goal: 4`
    .hanoi = state the number of disks: `disks: 5`
    .tiles = draw the board below the first line, one row on each line, with `.` for the blank
    .knights = draw the board below the first line, one row on each line: `W` and `B` for knights, `.` for a free square
empty-keyword = there is no value after `{ $keyword }:`
    .hint = write it on this line, or on indented lines below
one-item = there is more than one value after `{ $keyword }:`
    .hint = keep one of them
not-in-range = `{ $text }` is not a whole number from { $least } to { $most }
    .hint = write it in digits; for halves and quarters use a smaller unit
    .unit = leave out the unit; a name comes before its number: `small 3`
list-length = there { $found ->
        [one] is 1 number
       *[other] are { $found } numbers
    } after `{ $keyword }:`, but { $expected } are needed
    .jugs = write one number for each jug, in order: how much it holds
    .goal = write one number for each jug, in order, with `any` where it does not matter; or one number for any one of the jugs
    .disks = write one peg for each disk, the smallest first; or one peg for all of them
unknown-choice = `{ $text }` has no meaning after `{ $keyword }:`
    .hint = the choices are { $choices-or }
    .did-you-mean = did you mean `{ $suggestion }`? The choices are { $choices-or }
duplicate-keyword = `{ $keyword }` occurs twice
    .hint = keep one of the two
unknown-language = the language `{ $language }` is not known
    .known = the languages are `en`, `fr` and `nl`
    .hint = the languages are `en`, `fr` and `nl`; a category of this name is written `category language: ...`
second-expression = this clue or question already has an expression
    .hint = join the two with `and`; an expression that continues on the next line must end its line with an operator
expression-without-clue = this expression does not belong to a clue
    .hint = begin its line with the label of a clue: `1. = ...`, or with `- = ...`
unknown-keyword = `{ $name }` is not a keyword, and the text after it does not make a category
    .hint = did you mean `{ $suggestion }`? A category of this name is written `category { $name }: ...`
    .clue = a clue begins with a number or a dash: `{ $suggestion } ...`, or `- ...`
unknown-modifier = `{ $modifier }` is not a property of a category
    .hint = did you mean `({ $suggestion })`? If it is part of the name, put the name in double quotes
empty-clue = { $label-is ->
        [empty] there is no clue after this dash
       *[other] there is no clue after the label `{ $label }`
    }
    .hint = write a sentence or an expression after it, or delete it
empty-question = there is no question after this question mark
    .hint = write a sentence or an expression after it, or delete it
invalid-label = `{ $label }` cannot be the label of a clue
    .hint = a label is like `1`, `1a` or `a`
needs-expression = this sentence has no expression
    .hint = add an indented line below it that begins with `=` and says the same
    .field = add the field `expression` beside it, which says the same
    .too-many = at most { $limit } kB of sentences are read in a puzzle: add an indented line below it that begins with `=` and says the same
    .too-many-page = at most { $limit } kB of sentences are read in a puzzle
    .too-many-fields = at most { $limit } kB of sentences are read in a puzzle: add the field `expression` beside it, which says the same
