/** The person who uses this device: nobody until something needs one. */
import { ApiError, changeMe, me, register } from "../server/api.ts";
import { language, t } from "../i18n.svelte.ts";
import { keepPersonKey, personKey } from "./credentials.ts";
import type { Me } from "../protocol.ts";

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
  making ??= register(t("web-guest"), language())
    .then((welcomed) => {
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
