declare module "virtual:icons/*" {
  const icons: Record<string, string>;
  export default icons;
}
declare module "*.ftl" {
  import type { Words } from "./lib/i18n.svelte";
  const words: Words;
  export default words;
}
