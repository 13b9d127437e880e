/** The person who uses this device: nobody until something needs one. */
import { ApiError, changeMe, me, register } from "../server/api.ts";
import { language, t } from "../i18n.svelte.ts";
import { keepPersonKey, personKey } from "./credentials.ts";
import type { Me } from "../protocol.ts";

const GUEST = "vesuvius.guest";
const ASKED = "vesuvius.name-asked";

let known = $state.raw<Me | null>(null);
let making: Promise<string> | null = null;

export const currentPerson = (): Me | null => known;

/** Loads the person of this device; a key that is no longer valid is dropped. */
export async function loadPerson(): Promise<void> {
  const key = personKey();
  if (key === null) return;
  try {
    known = await me(key);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    keepPersonKey(null);
    known = null;
  }
}

/** The key of the person of this device, who is registered when first needed. */
export async function ensurePersonKey(): Promise<string> {
  const key = personKey();
  if (key !== null) return key;
  const guest = t("web-guest");
  making ??= register(guest, language())
    .then((welcomed) => {
      localStorage.setItem(GUEST, guest);
      signIn(welcomed.me, welcomed.key);
      return welcomed.key;
    })
    .finally(() => {
      making = null;
    });
  return making;
}

export function signIn(person: Me, key: string): void {
  keepPersonKey(key);
  known = person;
}

/** Whether this device's person has no name of their own yet; what guests are called depends on the language. */
const isUnnamed = (): boolean => known === null || [t("web-guest"), localStorage.getItem(GUEST)].includes(known.name);

let asked = $state(localStorage.getItem(ASKED) !== null);

/** Whether to ask for a name: once, when somebody is about to play with others. */
export const isNameWanted = (): boolean => !asked && isUnnamed();

/** The question was put; whoever gave no name then is asked no more, and finds it in the settings. */
export function nameWasAsked(): void {
  asked = true;
  localStorage.setItem(ASKED, "");
}

/** The name that the person has given themselves; empty if they have not. */
export const ownName = (): string => (known === null || isUnnamed() ? "" : known.name);

export async function rename(name: string): Promise<void> {
  known = await changeMe(await ensurePersonKey(), { name });
}

/** Saves the language for messages to this person, if there is one. */
export async function savePersonLanguage(chosen: string): Promise<void> {
  const key = personKey();
  if (key !== null && known !== null && known.language !== chosen) known = await changeMe(key, { language: chosen });
}

export function signOut(): void {
  keepPersonKey(null);
  known = null;
}
