/** What a person has set on this device. */
import { languageOf, LANGUAGES, speak, type Language } from "./i18n.svelte.ts";
import { showTheme, chosenTheme, type Theme } from "./theme/theme.ts";

export const SPEEDS = { slow: 1600, normal: 800, fast: 350, off: 0 } as const;
export type Speed = keyof typeof SPEEDS;

export interface Settings {
  /** Null: the browser's. */
  language: Language | null;
  speed: Speed;
  sound: boolean;
  /** Ask before a move that cannot be taken back. */
  confirm: boolean;
  /** Play a single legal token unasked. */
  auto: boolean;
  /** Let the browser tell of one's turn. */
  notice: boolean;
}

const KEPT = "vesuvius.settings";
const USUAL: Settings = { language: null, speed: "normal", sound: false, confirm: true, auto: true, notice: false };

/** The settings that a text holds; what cannot be used is as usual. */
export function readSettings(text: string | null): Settings {
  let kept: Partial<Settings> = {};
  try {
    kept = (JSON.parse(text ?? "{}") ?? {}) as Partial<Settings>;
  } catch {
    return { ...USUAL };
  }
  return {
    language: LANGUAGES.find((each) => each === kept.language) ?? null,
    speed: kept.speed !== undefined && kept.speed in SPEEDS ? kept.speed : USUAL.speed,
    sound: kept.sound === true,
    confirm: kept.confirm !== false,
    auto: kept.auto !== false,
    notice: kept.notice === true,
  };
}

export const settings = $state<Settings>(readSettings(localStorage.getItem(KEPT)));

let theme = $state<Theme | null>(chosenTheme());

/** The theme that was chosen; null for the browser's. */
export const themeChosen = (): Theme | null => theme;

export function chooseTheme(chosen: Theme | null): void {
  theme = chosen;
  showTheme(chosen);
}

/** Change a setting and remember it. */
export function set<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value;
  localStorage.setItem(KEPT, JSON.stringify(settings));
}

/** Speak the language that is set, or else the browser's. */
export function speakAsSet(): Promise<void> {
  return speak(settings.language ?? languageOf(navigator.languages));
}

/** Another tab may have changed something. */
export function followOtherTabs(): void {
  addEventListener("storage", (event) => {
    if (event.key !== KEPT) return;
    Object.assign(settings, readSettings(event.newValue));
    void speakAsSet();
  });
}
