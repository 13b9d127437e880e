/** The pictures on the page, and which place is marked in each. */
import { getContext, setContext } from "svelte";
import { loadIllustrations } from "../../games/index.ts";
import type { RulesPicture } from "../../lib/protocol.ts";

export type Drawn = NonNullable<Awaited<ReturnType<typeof loadIllustrations>>>;

const KEY = Symbol("pictures");

/** A place in a frame of a picture. */
export interface Mark {
  place: string;
  frame: number;
}

export class Pictures {
  drawn = $state.raw<Drawn | null>(null);
  /** The name whose picture is shown over the page. */
  opened = $state<string | null>(null);
  private marked = $state<Readonly<Record<string, Mark>>>({});
  private game = "";

  /** Loads the pictures of a game; a page can be read without them. */
  async load(game: string): Promise<void> {
    if (game === this.game) return;
    this.game = game;
    this.drawn = null;
    const drawn = await loadIllustrations(game).catch(() => null);
    if (game === this.game) [this.drawn, this.marked] = [drawn, {}];
  }

  in(passage: string): RulesPicture[] {
    return this.drawn?.pictures.filter((picture) => picture.passage === passage) ?? [];
  }

  markedIn = ({ name }: RulesPicture): Mark | null => this.marked[name] ?? null;

  mark({ name }: RulesPicture, place: string, frame: number): void {
    this.marked = { ...this.marked, [name]: { place, frame } };
  }

  /** Shows a place in the pictures of the passage that names it; on the map if it is in none of them. */
  show(place: string, passage: string): void {
    const found = this.in(passage).filter((picture) => this.drawn?.places(picture).includes(place));
    for (const picture of found) this.mark(picture, place, picture.frames.length - 1);
    if (found[0]) document.getElementById(`picture-${found[0].name}`)?.scrollIntoView({ block: "nearest", behavior: "smooth" });
    else this.opened = place;
  }
}

export const setPictures = (): Pictures => setContext(KEY, new Pictures());
export const getPictures = (): Pictures => getContext<Pictures>(KEY);
