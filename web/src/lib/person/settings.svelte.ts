/** The settings on this device. */
import { languageOf, LANGUAGES, setLanguage, type Language } from "../i18n.svelte.ts";
import { SEAT_COLOURS, type SeatColour } from "./piece-colours.ts";
import { applyTheme, chosenTheme, type Theme } from "./theme.ts";

export const SPEEDS = { slow: 1600, normal: 800, fast: 350, off: 0 } as const;
export type Speed = keyof typeof SPEEDS;

/** How pieces can look: as designed, easy to tell apart for colour-blind people, or of high contrast. */
export const PIECE_SETS = ["usual", "distinct", "contrast"] as const;
export type PieceSet = (typeof PIECE_SETS)[number];

interface Settings {
  /** Null for the browser's. */
  language: Language | null;
  speed: Speed;
  sound: boolean;
  /** Ask for confirmation before every move. */
  confirm: boolean;
  /** Play the only legal move automatically. */
  auto: boolean;
  /** Name the columns and rows of a board at its edge. */
  coordinates: boolean;
  /** The colours of pieces on this device. */
  pieces: PieceSet;
  /** The colour in which one's own pieces are shown; null for that of the seat. */
  ownColour: SeatColour | null;
  /** Show a notification when it is this person's turn. */
  notice: boolean;
  /** Let others watch games against bots. */
  watched: boolean;
}

const KEPT = "vesuvius.settings";
const USUAL: Omit<Settings, "coordinates"> = { language: null, speed: "normal", sound: false, confirm: true, auto: true, pieces: "usual", ownColour: null, notice: false, watched: true };

/** A phone has no room to spare. */
const isLarge = (): boolean => matchMedia("(min-width: 601px) and (min-height: 501px)").matches;

/** The settings in a text; defaults for whatever is invalid. */
export function readSettings(text: string | null): Settings {
  let stored: Partial<Settings> = {};
  try {
    stored = (JSON.parse(text ?? "{}") ?? {}) as Partial<Settings>;
  } catch {
    return { ...USUAL, coordinates: isLarge() };
  }
  return {
    language: LANGUAGES.find((each) => each === stored.language) ?? null,
    speed: stored.speed !== undefined && stored.speed in SPEEDS ? stored.speed : USUAL.speed,
    sound: stored.sound === true,
    confirm: stored.confirm !== false,
    auto: stored.auto !== false,
    coordinates: stored.coordinates ?? isLarge(),
    pieces: PIECE_SETS.find((each) => each === stored.pieces) ?? USUAL.pieces,
    ownColour: SEAT_COLOURS.find((each) => each === stored.ownColour) ?? null,
    notice: stored.notice === true,
    watched: stored.watched !== false,
  };
}

export const settings = $state<Settings>(readSettings(localStorage.getItem(KEPT)));

let theme = $state<Theme | null>(chosenTheme());

/** The theme that was chosen; null for the browser's. */
export const themeChosen = (): Theme | null => theme;

export function chooseTheme(chosen: Theme | null): void {
  theme = chosen;
  applyTheme(chosen);
}

/** Changes and saves a setting. */
export function saveSetting<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value;
  localStorage.setItem(KEPT, JSON.stringify(settings));
  applyPieces();
}

/** Switches to the chosen set of piece colours. */
export function applyPieces(): void {
  document.documentElement.dataset["pieces"] = settings.pieces;
}

/** Switches to the chosen language, or else the browser's. */
export function applyLanguage(): Promise<void> {
  return setLanguage(settings.language ?? languageOf(navigator.languages));
}

/** Another tab may have changed something. */
export function followOtherTabs(): void {
  addEventListener("storage", (event) => {
    if (event.key !== KEPT) return;
    Object.assign(settings, readSettings(event.newValue));
    applyPieces();
    void applyLanguage();
  });
}
