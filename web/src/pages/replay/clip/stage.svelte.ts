/**
 * A board beside the page, of which pictures are taken: whatever a game draws it with, SVG or HTML, it is written out with all
 * style sheets and symbols of the page as one SVG, which the browser draws.
 */
import { flushSync, mount, unmount } from "svelte";
import type { BoardProps, Moment, Presentation } from "../../../lib/table/presentation.ts";

export const BOARD = { width: 1280, height: 896 };
const SVG = "http://www.w3.org/2000/svg";
const FONT = /url\("?([^")]+\.woff2)"?\)/g;

async function asData(url: string): Promise<string> {
  const blob = await (await fetch(url)).blob();
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result as string);
    };
    reader.readAsDataURL(blob);
  });
}

/** All style sheets of the page as one text, with the fonts in it: a picture loads nothing. */
async function styles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => {
    const base = sheet.href ?? location.href;
    return [...sheet.cssRules].map((rule) => rule.cssText.replace(FONT, (_, path: string) => `url("${new URL(path, base).href}")`));
  });
  const text = rules.join("\n");
  const fonts = [...new Set([...text.matchAll(FONT)].map(([, url]) => url!))];
  const data = await Promise.all(fonts.map(asData));
  return fonts.reduce((all, url, index) => all.replaceAll(url, data[index]!), text);
}

async function picture(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

const serializer = new XMLSerializer();
const written = (node: Node): string => serializer.serializeToString(node);

export class Stage {
  private shown = $state.raw<Moment>()!;
  private readonly target = document.createElement("div");
  private readonly board: Record<string, unknown>;
  private readonly style: string;
  private readonly symbols: string;

  private constructor(presentation: Presentation, first: Moment, style: string) {
    this.shown = first;
    this.style = `<style>${style.replaceAll("<", "\\3c ").replaceAll("&", "\\26 ")}</style>`;
    this.symbols = [...document.querySelectorAll(".sprite")].map(written).join("");
    const { width, height } = BOARD;
    Object.assign(this.target.style, { position: "fixed", left: "-9999px", top: "0", width: `${width}px`, height: `${height}px` });
    this.target.inert = true;
    document.body.append(this.target);
    const moment = (): Moment => this.shown;
    const props: BoardProps = {
      get view() {
        return moment().view;
      },
      get last() {
        return moment().last;
      },
      get preview() {
        return moment().preview;
      },
      legal: [],
      chosen: "",
      ahead: [],
      hints: [],
      turned: false,
      speed: "off",
      onchoose: () => undefined,
      onanimated: () => undefined,
    };
    this.board = mount(presentation.Board!, { target: this.target, props });
    flushSync();
  }

  static async open(presentation: Presentation, first: Moment): Promise<Stage> {
    return new Stage(presentation, first, await styles());
  }

  /** A picture of the board at a moment. */
  async at(moment: Moment): Promise<HTMLImageElement> {
    this.shown = moment;
    flushSync();
    // A board may settle in an effect or two.
    await new Promise((resolve) => setTimeout(resolve));
    flushSync();
    const clone = this.target.cloneNode(true) as HTMLElement;
    clone.removeAttribute("style");
    clone.className = "board";
    Object.assign(clone.style, { position: "absolute", inset: "0" });
    const { width, height } = BOARD;
    const table = `<div xmlns="http://www.w3.org/1999/xhtml" class="table" style="display:block;position:relative;width:${width}px;height:${height}px">`;
    const body = `<body xmlns="http://www.w3.org/1999/xhtml" style="margin:0">${table}${this.symbols}${written(clone)}</div></body>`;
    return picture(this.wrapped(width, height, `<foreignObject width="${width}" height="${height}">${body}</foreignObject>`));
  }

  /** A symbol of the page as a picture, in that colour. */
  symbol(id: string, size: number, colour: string): Promise<HTMLImageElement> {
    return picture(this.wrapped(size, size, `<g color="${colour}">${this.symbols}<use href="#${id}" width="${size}" height="${size}"/></g>`));
  }

  async close(): Promise<void> {
    await unmount(this.board);
    this.target.remove();
  }

  private wrapped(width: number, height: number, content: string): string {
    return `<svg xmlns="${SVG}" data-theme="light" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${this.style}${content}</svg>`;
  }
}
