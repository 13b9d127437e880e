/** The place or card that is looked at: a mouse rests on it, or its sheet is open. */
import type { Attachment } from "svelte/attachments";
import { inspectable } from "../../../lib/browser/inspect.ts";

class Looked {
  glance = $state.raw<{ thing: string; at: HTMLElement } | null>(null);
  sheet = $state<string | null>(null);

  /** Nothing is looked at any more. */
  end(): void {
    this.glance = this.sheet = null;
  }
}

export const looked = new Looked();

/** Lets somebody look at a place or card by what stands for it. */
export const looksAt = (thing: string): Attachment<HTMLElement> =>
  inspectable({
    onglance: (at) => (looked.glance = { thing, at }),
    onleave: () => {
      if (looked.glance?.thing === thing) looked.glance = null;
    },
    oninspect: () => (looked.sheet = thing),
  });
