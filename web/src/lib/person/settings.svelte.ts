/** The settings on this device. */
import { languageOf, LANGUAGES, setLanguage, type Language } from "../i18n.svelte.ts";
import { applyTheme, chosenTheme, type Theme } from "./theme.ts";

export const SPEEDS = { slow: 1600, normal: 800, fast: 350, off: 0 } as const;
export type Speed = keyof typeof SPEEDS;

interface Settings {
  /** Null for the browser's. */
  language: Language | null;
  speed: Speed;
  sound: boolean;
  /** Ask for confirmation before every move. */
  confirm: boolean;
  /** Play the only legal move automatically. */
  auto: boolean;
  /** Show a notification when it is this person's turn. */
  notice: boolean;
}

const KEPT = "vesuvius.settings";
const USUAL: Settings = { language: null, speed: "normal", sound: false, confirm: true, auto: true, notice: false };

/** The settings in a text; defaults for whatever is invalid. */
export function readSettings(text: string | null): Settings {
  let stored: Partial<Settings> = {};
  try {
    stored = (JSON.parse(text ?? "{}") ?? {}) as Partial<Settings>;
  } catch {
    return { ...USUAL };
  }
  return {
    language: LANGUAGES.find((each) => each === stored.language) ?? null,
    speed: stored.speed !== undefined && stored.speed in SPEEDS ? stored.speed : USUAL.speed,
    sound: stored.sound === true,
    confirm: stored.confirm !== false,
    auto: stored.auto !== false,
    notice: stored.notice === true,
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
    void applyLanguage();
  });
}
