declare module "*.ftl" {
  import type { Compiled } from "./language.svelte";

  const messages: Record<string, Compiled>;
  export default messages;
}
