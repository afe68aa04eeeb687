## Choices of what a clue means

choice = { $number }. { $meaning } – { $left }
choice-idle = it says nothing about the puzzle
choice-other = { $number }. something else
choice-left = { $kind ->
        [more] more than { $count } solutions
        [least] at least { $count ->
            [one] 1 solution
           *[other] { $count } solutions
        }
       *[exact] { $count ->
            [0] no solution
            [one] 1 solution
           *[other] { $count } solutions
        }
    }

## Asking at a terminal

ask-open = { $count ->
        [0] every clue is understood: there is nothing to ask
        [one] 1 clue is not understood; the answer is written to `{ $file }`
       *[other] { $count } clues are not understood; each answer is written to `{ $file }` at once
    }
ask-keys = Type the number of a meaning. Enter skips the clue, `?` shows the names, `q` stops.
ask-check = the clues leave no solution: does this one mean what is read?
ask-number = number:
ask-expression = meaning as an expression (Enter goes back):
ask-not-a-choice = type a number from 1 to { $last }, or Enter, `?` or `q`
ask-examples = Examples: { $examples }
ask-written = written: = { $expression } – { $left }
ask-means = this means: { $meaning }
ask-end = { $answered ->
        [0] nothing was written
        [one] 1 answer is in `{ $file }`
       *[other] { $answered } answers are in `{ $file }`
    }; { $open ->
        [0] every clue is understood now
        [one] 1 clue is still not understood
       *[other] { $open } clues are still not understood
    }
ask-input-ended = the input ended before every clue was answered
ask-interrupted = interrupted
ask-invites = `bachet read --ask { $file }` asks what they mean
ask-new-file = { $page } is a page, and an expression cannot stand in it: its puzzle and the answers are written to another file
ask-without-json = `--ask` asks questions at a terminal, and `--json` prints one object
    .hint = `--choices` lists the choices, as JSON too
ask-needs-terminal = `--ask` asks questions at a terminal, but the input or the error output is none
    .hint = `--choices` lists the choices; write the expression of the right one below its clue
ask-needs-file = `--ask` writes the answers into the file of the puzzle, and this is no file
    .hint = save the puzzle in a file, and name that
ask-only-grids = `--ask` asks what the clues of a logic grid mean; this is another kind of puzzle
ask-only-text = `--ask` writes into a puzzle file; this file is JSON
    .hint = `bachet convert --to text` makes a puzzle file of it
ask-file-read-only = `{ $file }` is read-only
    .hint = make a copy of it that may be written, and name that
ask-file-exists = the answers would be written to `{ $file }`, but that exists already
    .hint = name that file to go on with it, or rename it
ask-file-changed = `{ $file }` has changed since it was read; this was not written: = { $expression }
    .hint = start again: the answers before are in the file
ask-file-failed = `{ $file }` cannot be written: { $reason }
    .hint = this was not written: = { $expression }
ask-no-place = an expression cannot be written below this clue
    .hint = add it to the file by hand
