import type { IconName } from "./icons";

/** What a button of a menu does. */
export interface Item {
  readonly label: string;
  readonly icon: IconName;
  run(): void;
}
