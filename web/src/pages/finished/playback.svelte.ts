/** Playback of a finished game: the current moment, steps, play and pause, and the address. */
import { onMount } from "svelte";
import { indexAfterKey, PACES, type Pace } from "./moments.ts";
import type { Moment } from "../../lib/table/presentation.ts";
import { replacePath } from "../../lib/navigation.svelte.ts";

const LONGEST_SHOW = 6000;
const ADDRESS_PAUSE = 300;

export class Playback {
  at = $state(0);
  pace = $state<Pace>("normal");
  playing = $state(false);
  /** Whether the moment follows the one before, so that it is animated. */
  stepped = $state(false);

  private shownSince = Date.now();
  private resting = true;

  constructor(
    private readonly points: readonly Moment[],
    at: number,
    /** Whether the game has a board, which animates moves. */
    private readonly pictured: boolean,
  ) {
    this.at = at;
  }

  get last(): number {
    return this.points.length - 1;
  }

  get point(): Moment {
    return this.points[this.at]!;
  }

  /** Goes to a moment, and pauses. */
  move(to: number): void {
    this.playing = false;
    this.goTo(to);
  }

  toggle(): void {
    this.playing = !this.playing;
    if (this.playing && this.at === this.last) this.goTo(0);
  }

  /** Called when the moment has been animated. */
  animationDone(): void {
    this.resting = true;
  }

  /** Handles a key. Returns whether it did something. */
  press(event: KeyboardEvent): boolean {
    const { target, key } = event;
    const pushed = target instanceof Element && target.matches("button, a");
    const to = indexAfterKey(key, this.at, this.last);
    if (key === " " && !pushed) this.toggle();
    else if (to !== null) this.move(to);
    else return false;
    return true;
  }

  /** Starts the timers, and keeps the address up to date. Call it while a component is being created. */
  start(pathOf: (index: number) => string): void {
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
      const path = pathOf(this.at);
      const timer = setTimeout(() => {
        replacePath(path);
      }, ADDRESS_PAUSE);
      return () => {
        clearTimeout(timer);
      };
    });
    // The browser's back and forward, and links within the page.
    onMount(() => {
      const back = (): void => {
        const at = this.points.findIndex((_, index) => pathOf(index) === location.pathname);
        if (at >= 0) this.move(at);
      };
      addEventListener("popstate", back);
      return () => {
        removeEventListener("popstate", back);
      };
    });
  }

  private goTo(to: number): void {
    // Only the next moment is animated; any other is shown at once.
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
