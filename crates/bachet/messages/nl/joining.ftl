## Joining

join-or = { $list } of { $last }
join-and = { $list } en { $last }
# Behind "not".
join-nor = { $list } of { $last }
# A list that is cut.
join-more-or = { $list } of nog { $more }
join-more-and = { $list } en nog { $more }

severity-error = fout
severity-warning = waarschuwing
severity-note = opmerking
severity-hint = tip
join-semicolon = { $list }; { $last }
