declare module "virtual:texts/*" {
  const text: string;
  export default text;
}

declare module "virtual:texts/each/*" {
  const sources: import("./lib/i18n.svelte.ts").TextSources;
  export default sources;
}
