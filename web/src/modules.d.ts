declare module "virtual:words/*" {
  const text: string;
  export default text;
}

declare module "virtual:words/each/*" {
  const sources: import("./lib/i18n.svelte.ts").TextSources;
  export default sources;
}
