/** What the folder of a game brings to the pages. What the game is, the server says: see `lib/games.ts`. */
import type { Component } from "svelte";
import type { TextSources } from "../lib/i18n.svelte.ts";
import type { DailyResult, RulesPicture } from "../lib/protocol.ts";
import type { Presentation } from "../lib/table/presentation.ts";
import type { MiniatureSource } from "./miniature.ts";

export interface PictureProps {
  picture: RulesPicture;
  /** The place that is marked in it. */
  marked: string | null;
  /** A place was tapped, in which of the frames. */
  onmark: (place: string, frame: number) => void;
}

/** How the pictures of a game's rules are drawn, and what is said of the places in them. */
export interface Illustrations {
  Picture: Component<PictureProps>;
  Sprite: Component;
  /** Names in a text that can be tapped. */
  names: RegExp;
  /** The picture that is opened for such a name, if no picture beside the text shows it; and what it is called. */
  pictureOf: (name: string, pictures: readonly RulesPicture[]) => RulesPicture;
  title: string;
  /** The places of a picture that can be tapped. */
  places: (picture: RulesPicture) => readonly string[];
  /** What a place is in a frame, in sentences. */
  describe: (place: string, picture: RulesPicture, frame: number) => string;
}

/** Something that is printed, such as a card: what it is called, all that it says, where that is known from. */
export interface PrintedThing {
  id: string;
  name: string;
  lines: readonly string[];
  /** The kinds of its group that it is one of. */
  kinds: readonly string[];
  /** What it has to do with each subject, such as a good that it makes, in words. */
  subjects: Readonly<Record<string, readonly string[]>>;
  source: string;
}

export interface PrintedGroup {
  id: string;
  title: string;
  kinds: readonly { id: string; name: string }[];
  things: readonly PrintedThing[];
}

/** Everything that is printed in a game, in words and pictures, in the language of the page. */
export interface Compendium {
  title: string;
  about: string;
  groups: readonly PrintedGroup[];
  /** What one can ask about, what these things are called together, and their chart. */
  subjects: { name: string; chart: string; things: readonly { id: string; name: string }[] };
}

/** How a thing is drawn, by its id. */
export type PrintedPicture = Component<{ id: string }>;

/** What the subjects have to do with one another, as a picture in which one of them can be chosen. */
export type SubjectChart = Component<{ chosen: string | null; onchoose: (subject: string | null) => void }>;

export interface DrawnCompendium {
  Picture: PrintedPicture;
  Chart: SubjectChart;
  Sprite: Component;
}

/** A picture in emoji of how somebody came out, from figures that everybody is told: it shows nothing of a deal. */
export type ScorePicture = (result: Pick<DailyResult, "place" | "scores">, players: number) => string;

export interface DrawnGame {
  icon: string;
  /** The texts of its tables, its rules and its lessons, besides those of all games. */
  texts: readonly TextSources[];
  rulesTexts: readonly TextSources[];
  lessonTexts: readonly TextSources[];
  /** The position editor, loaded on demand, after the presentation. */
  editor: (() => Promise<{ default: Component<{ presentation: Presentation }> }>) | null;
  /** The board drawn small, for pages that show several games. */
  miniature: MiniatureSource | null;
  /** The pictures of the rules, loaded on demand, after the facts. */
  illustrations: (() => Promise<{ illustrations: Illustrations }>) | null;
  /** Everything that is printed, loaded on demand, after the facts; null if there is nothing to look up. */
  compendium: (() => Promise<DrawnCompendium & { compendium: () => Compendium }>) | null;
  /** Loaded on demand, for what is shared of a challenge. */
  scorePicture: () => Promise<{ scorePicture: ScorePicture }>;
  load: () => Promise<Presentation>;
}
