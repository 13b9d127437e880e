/**
 * Secrets on this device. They arrive in the fragment of an address, which no server and no log ever sees, are stored
 * here at once, and removed from the address.
 */

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const PERSON = "vesuvius.key";
const INVITE = "vesuvius.invite.";
const SEATS = "vesuvius.seats.";

/** The key of the person who uses this device. */
export const personKey = (store: Store = localStorage): string | null => store.getItem(PERSON);

let personChanged = (): void => undefined;

/** Calls back whenever this device is used by somebody else than before. */
export function onPersonChange(changed: () => void): void {
  personChanged = changed;
}

export function keepPersonKey(key: string | null, store: Store = localStorage): void {
  const before = personKey(store);
  if (key === null) store.removeItem(PERSON);
  else store.setItem(PERSON, key);
  if (key !== before) personChanged();
}

/** The invitation to a table that is not public. */
export const inviteTo = (table: string, store: Store = localStorage): string | null => store.getItem(INVITE + table);

export function keepInvite(table: string, invite: string, store: Store = localStorage): void {
  store.setItem(INVITE + table, invite);
}

/** The keys to the seats of people who share this device. */
export function seatKeys(table: string, store: Store = localStorage): Record<number, string> {
  try {
    const stored: unknown = JSON.parse(store.getItem(SEATS + table) ?? "{}");
    return typeof stored === "object" && stored !== null ? (stored as Record<number, string>) : {};
  } catch {
    return {};
  }
}

export function keepSeatKeys(table: string, keys: Record<number, string>, store: Store = localStorage): void {
  store.setItem(SEATS + table, JSON.stringify(keys));
}

/** Forgets the secrets of a table that is gone. */
export function forgetTable(table: string, store: Store = localStorage): void {
  store.removeItem(INVITE + table);
  store.removeItem(SEATS + table);
}
