/** The person of this device: nobody until something is done that needs one. */
import { changeMe, me, register, Troubled } from "./api.ts";
import { language, t } from "./i18n.svelte.ts";
import { keepPersonKey, personKey } from "./keys.ts";
import type { Me } from "./protocol.ts";

let known = $state.raw<Me | null>(null);
let making: Promise<string> | null = null;

export const myself = (): Me | null => known;

/** Learn who the key of this device opens; a key that opens nobody any more is put away. */
export async function remember(): Promise<void> {
  const key = personKey();
  if (key === null) return;
  try {
    known = await me(key);
  } catch (error) {
    if (!(error instanceof Troubled) || error.status !== 401) throw error;
    keepPersonKey(null);
    known = null;
  }
}

/** The key of the person of this device, who comes into being when first needed. */
export async function somebody(): Promise<string> {
  const key = personKey();
  if (key !== null) return key;
  making ??= register(t("web-guest"), language())
    .then((welcomed) => {
      become(welcomed.me, welcomed.key);
      return welcomed.key;
    })
    .finally(() => {
      making = null;
    });
  return making;
}

export function become(person: Me, key: string): void {
  keepPersonKey(key);
  known = person;
}

export async function rename(name: string): Promise<void> {
  known = await changeMe(await somebody(), { name });
}

/** The language in which this person is written to, where there is a person. */
export async function writeIn(asked: string): Promise<void> {
  const key = personKey();
  if (key !== null && known !== null && known.language !== asked) known = await changeMe(key, { language: asked });
}

export function forgotten(): void {
  keepPersonKey(null);
  known = null;
}
