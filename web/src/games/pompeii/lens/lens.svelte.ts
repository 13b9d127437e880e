/** The good that is looked at: whatever has to do with it stands out on the board and among the cards. */
import { rolesOf, type Role } from "../compendium/things.ts";
import type { PompeiiView } from "../view.ts";

/** What a place or card has to do with a good: what stands costs nothing any more. */
export const rolesNow = (thing: string, good: string, view?: PompeiiView): Role[] =>
  rolesOf(thing, good).filter((role) => role !== "costs" || !view || !(thing in view.built));

class Lens {
  good = $state<string | null>(null);

  show(good: string): void {
    this.good = good;
  }
  toggle(good: string): void {
    this.good = this.good === good ? null : good;
  }
  end(): void {
    this.good = null;
  }

  /** What a place or card has to do with the good; null while no good is looked at. */
  roles(thing: string, view?: PompeiiView): Role[] | null {
    return this.good === null ? null : rolesNow(thing, this.good, view);
  }
}

export const lens = new Lens();

/** A sign for each role, so that colours aren't needed to tell them apart. */
export const SIGNS: Readonly<Record<Role, string>> = { makes: "▲", takes: "▼", costs: "■", hits: "✕" };
