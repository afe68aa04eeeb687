## Sentences

unread-sentence = { $kind ->
        [too-long] this sentence is too long to be read
        [known] I know { $known-and }, but cannot read what the sentence says about them
        [unknown] I don't know { $unknown-and }, and the sentence names no value of the puzzle
        [nothing] I cannot read this sentence
        [slip] `{ $word }` is no value of the puzzle; did you mean `{ $name }`?
       *[both] I know { $known-and }, but not { $unknown-and }
    }
    .hint = add an indented line below it with its meaning{ $count ->
        [0] : `= ...`
       *[other] , such as { $examples-or }
    }
    .field = add the field `expression` beside it, with its meaning{ $count ->
        [0] { "" }
       *[other] , such as { $examples-or }
    }
    .page = `bachet read --propose` makes a puzzle file of this page, in which you can add the meaning below the clue{ $count ->
        [0] : `= ...`
       *[other] , such as { $examples-or }
    }
    .missing = if { $words-and } belong to a category that is missing, add a line such as `{ $line }`
other-language = { $words-and } { $found ->
        [en] is English
        [fr] is French
        [nl] is Dutch
       *[other] is `{ $found }`
    }, but the puzzle is read as { $language ->
        [en] English
        [fr] French
        [nl] Dutch
       *[other] `{ $language }`
    }
    .hint = to read all of it in that language, add `language: { $found }` above the categories; otherwise rewrite the sentence, or add its meaning below it: `= ...`
    .field = to read all of it in that language, set `"language": "{ $found }"`; otherwise rewrite the sentence, or add its meaning as `expression`
ambiguous-sentence = this may mean { $readings-or }
    .hint = add an indented line below it with the meaning that you want: { $expressions-or }
    .field = add the field `expression` beside it, with the meaning that you want: { $expressions-or }
    .page = `bachet read --propose` makes a puzzle file of this page, in which you can add the meaning below the clue: { $expressions-or }
default-reading = this is read as `{ $reading }`; it may also mean { $others-or }
    .hint = if you want the other meaning, add an indented line below it: { $expressions-or }
    .field = if you want the other meaning, add the field `expression` beside it: { $expressions-or }
    .page = `bachet read --propose` makes a puzzle file of this page, in which you can add another meaning below the clue: { $expressions-or }
assumed-reading = this is taken to mean `{ $reading }`, with which there is one solution
    .hint = add its meaning below it as an indented line: `= { $expression }` if it was taken as you mean it
    .field = add its meaning as the field `expression` beside it: `{ $expression }` if it was taken as you mean it
    .page = `bachet read --propose` makes a puzzle file of this page, in which you can add the meaning below the clue: `= { $expression }` if it was taken as you mean it
idle-sentence = this does not affect the puzzle: { $kind ->
        [unlisted] its subject is not in any category
        [beside] no category is about this
       *[scene] it only sets the scene
    }
sentence-differs = the sentence means `{ $reading }`, but its expression is `{ $expression }`
    .hint = with { $rows-and }, only the { $holds ->
        [sentence] sentence
       *[expression] expression
    } is true: change one of them, or leave one out
