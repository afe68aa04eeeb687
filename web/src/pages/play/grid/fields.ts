/** The fields of a logic grid, as the server writes them. */
import type { FieldsOf, Schemas } from "../../../api/types";
import type { Category } from "../../../core/grid/grid";

/** A clue or a question. */
export type Sentence = Schemas["ClueFields"] | Schemas["QuestionFields"];

export interface GridFields {
  readonly categories: readonly Category[];
  readonly clues: readonly Schemas["ClueFields"][];
  readonly questions: readonly Schemas["QuestionFields"][];
}

/** Returns what a board needs. */
export function gridFields({ categories, clues, questions }: FieldsOf<"grid">): GridFields {
  const read = categories.map(({ name, values, kind, counts }): Category => ({
    name,
    values: values.map(String),
    kind,
    ...(counts ? { counts } : {}),
  }));
  return { categories: read, clues, questions };
}
