/** The way through a finished game: the moment that is shown, steps and play, and the address that names it. */
import { onMount } from "svelte";
import { follow, indexAt, PACES, type Pace, type Point } from "./replay.ts";
import { rewrite } from "./routes.svelte.ts";

const LONGEST_SHOW = 6000;
const ADDRESS_PAUSE = 300;

export class Walk {
  at = $state(0);
  pace = $state<Pace>("normal");
  playing = $state(false);
  /** Whether the moment came next after the one before, and is shown as it happens. */
  stepped = $state(false);

  private shownSince = Date.now();
  private resting = true;

  constructor(
    private readonly points: readonly Point[],
    seq: number | null,
    /** Whether the game has a picture, in which things move. */
    private readonly pictured: boolean,
  ) {
    this.at = indexAt(points, seq);
  }

  get last(): number {
    return this.points.length - 1;
  }

  get point(): Point {
    return this.points[this.at]!;
  }

  /** Lead to a moment; whatever plays by itself is stopped. */
  move(to: number): void {
    this.playing = false;
    this.goTo(to);
  }

  toggle(): void {
    this.playing = !this.playing;
    if (this.playing && this.at === this.last) this.goTo(0);
  }

  /** The picture has shown what happened. */
  rested(): void {
    this.resting = true;
  }

  /** Whether a key led somewhere, or began or stopped the play. */
  press(event: KeyboardEvent): boolean {
    const { target, key } = event;
    const pushed = target instanceof Element && target.matches("button, a");
    const to = follow(key, this.at, this.last);
    if (key === " " && !pushed) this.toggle();
    else if (to !== null) this.move(to);
    else return false;
    return true;
  }

  /** Play while it shall, and let the address follow; called while a component is made. */
  begin(pathOf: (seq: number) => string): void {
    $effect(() => {
      if (!this.playing) return;
      const timer = setInterval(() => {
        this.playOn();
      }, 50);
      return () => {
        clearInterval(timer);
      };
    });
    $effect(() => {
      const path = pathOf(this.point.seq);
      const timer = setTimeout(() => {
        rewrite(path);
      }, ADDRESS_PAUSE);
      return () => {
        clearTimeout(timer);
      };
    });
    // Back and forward of the browser, and links within the page.
    onMount(() => {
      const back = (): void => {
        const seq = /\/(\d+)$/.exec(location.pathname)?.[1];
        if (seq !== undefined && location.pathname === pathOf(Number(seq))) this.move(indexAt(this.points, Number(seq)));
      };
      addEventListener("popstate", back);
      return () => {
        removeEventListener("popstate", back);
      };
    });
  }

  private goTo(to: number): void {
    // Only what comes next is shown as it happens; everything else is there at once.
    this.stepped = to === this.at + 1;
    this.resting = !this.stepped || !this.pictured || !this.points[to]?.last.length;
    this.shownSince = Date.now();
    this.at = to;
  }

  private playOn(): void {
    const shown = Date.now() - this.shownSince;
    if (shown < PACES[this.pace] || (!this.resting && shown < LONGEST_SHOW)) return;
    if (this.at < this.last) this.goTo(this.at + 1);
    this.playing = this.at < this.last;
  }
}
