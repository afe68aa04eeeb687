## Joining

join-or = { $list } or { $last }
join-and = { $list } and { $last }
# Behind "not".
join-nor = { $list } or { $last }
# A list that is cut.
join-more-or = { $list } or { $more } more
join-more-and = { $list } and { $more } more

severity-error = error
severity-warning = warning
severity-note = note
severity-hint = hint
join-semicolon = { $list }; { $last }
