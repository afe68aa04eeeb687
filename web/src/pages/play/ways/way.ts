/** What a component is given that plays a puzzle whose solutions are ways. */
import type { FieldsOf } from "../../../api/types";
import type { Mark } from "../../../core/link/link";

export interface WayProps {
  readonly puzzle: FieldsOf<"crossing" | "hanoi" | "jugs" | "knights" | "tiles">;
  /** The name in the gallery; `null` if the puzzle came by a link. */
  readonly name: string | null;
  /** What was marked on it in the link. */
  readonly marks: readonly Mark[];
}
