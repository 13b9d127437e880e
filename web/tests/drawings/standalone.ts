/** Drawings of the pages as SVG that needs no page: what a renderer without CSS variables can draw. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount, unmount, type Component } from "svelte";

const source = (path: string): string => readFileSync(join(import.meta.dirname, "../../src", path), "utf-8");

/** The value of each token by day; the first one of a name is that of pages without settings of their own. */
const DAY: Readonly<Record<string, string>> = Object.fromEntries(
  [...(source("app/theme/tokens.css") + source("app/theme/pieces.css")).matchAll(/^ {2}--([\w-]+): (.+);$/gm)].reverse().map(([, name, value]) => [
    name,
    value!.replace(/^light-dark\((.+), [^,]+\)$/, "$1").replace(/^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/, "rgba($1, $2, $3, 0.$4)"),
  ]),
);

/** The end of the bracket that is open before `from`. */
function closing(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at++) {
    if (text[at] === "(") depth++;
    else if (text[at] === ")" && --depth === 0) return at;
  }
  return text.length;
}

/** A text with the values of all tokens; a variable that is no token has its fallback. */
export function withValues(text: string): string {
  const at = text.indexOf("var(--");
  if (at < 0) return text;
  const end = closing(text, at + 4);
  const [, name = "", fallback = ""] = /^--([\w-]+)(?:\s*,\s*([^]*))?$/.exec(text.slice(at + 4, end)) ?? [];
  return withValues(text.slice(0, at) + (DAY[name] ?? fallback) + text.slice(end + 1));
}

/** The rules of a style sheet that say how shapes look, with the selectors that a simple renderer knows. */
export function shapeRules(path: string, wanted: RegExp): string {
  const rules = source(path).replace(/\/\*[^]*?\*\//g, "");
  const found = [...rules.matchAll(/^([^@{}\s][^{}]*)\{([^{}]*)\}/gm)].filter(([, selector]) => wanted.test(selector!));
  return withValues(found.map(([, selector, body]) => `${selectors(selector!)}{${plainBody(body!)}}`).join("\n"));
}

function selectors(selector: string): string {
  const [, before = "", list, after = ""] = /^([^]*):is\(([^)]*)\)([^]*)$/.exec(selector.trim()) ?? [];
  return list ? list.split(",").map((one) => `${before}${one.trim()}${after}`.trim()).join(",") : selector.trim();
}

function plainBody(body: string): string {
  return body
    .replace(/font: (\d+) (\w+) ([^;]+);/g, "font-weight: $1; font-size: $2; font-family: $3;")
    .replace(/font-family: [^;]+;/g, "font-family: Vesuvius Lapidary;")
    .replace(/(animation|pointer-events)[^;]*;/g, "")
    .replace(/deg\)/g, ")")
    .replace(/\s+/g, " ")
    .trim();
}

/** What a component draws, as markup. */
export async function drawn<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): Promise<string> {
  const target = document.createElement("div");
  const shown = mount(component, { target, props });
  flushSync();
  const markup = target.innerHTML;
  await unmount(shown);
  return withValues(markup.replace(/<!--[^]*?-->/g, "").replace(/ class=""/g, ""));
}

/** The symbols and patterns of a sprite, those that are asked for and those that they use. */
export async function symbols(sprites: readonly Component[], wanted: (id: string) => boolean): Promise<string> {
  const texts = await Promise.all(sprites.map((sprite) => drawn(sprite as Component<Record<string, unknown>>, {})));
  const parts = texts.flatMap((text) => [...text.matchAll(/<(symbol|pattern|radialGradient|linearGradient) id="([\w-]+)"[^]*?<\/\1>/g)]);
  const byId = new Map(parts.map(([markup, , id]) => [id!, markup]));
  const kept = new Set<string>();
  const keep = (id: string): void => {
    const markup = byId.get(id);
    if (markup === undefined || kept.has(id)) return;
    kept.add(id);
    for (const [, used] of markup.matchAll(/#([\w-]+)["')]/g)) keep(used!);
  };
  [...byId.keys()].filter(wanted).forEach(keep);
  return [...byId].filter(([id]) => kept.has(id)).map(([, markup]) => markup.replace(/\s+/g, " ")).join("\n");
}
