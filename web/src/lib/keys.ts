/**
 * Secrets on this device. They come in the fragment of an address, which no server and no log ever sees, are put away
 * here at once, and taken out of the address.
 */

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const PERSON = "vesuvius.key";
const INVITE = "vesuvius.invite.";
const SEATS = "vesuvius.seats.";

/** The key that opens the person of this device. */
export const personKey = (store: Store = localStorage): string | null => store.getItem(PERSON);

export function keepPersonKey(key: string | null, store: Store = localStorage): void {
  if (key === null) store.removeItem(PERSON);
  else store.setItem(PERSON, key);
}

/** The invitation to a table that is not public. */
export const inviteTo = (table: string, store: Store = localStorage): string | null => store.getItem(INVITE + table);

export function keepInvite(table: string, invite: string, store: Store = localStorage): void {
  store.setItem(INVITE + table, invite);
}

/** The keys to the seats of people at this device. */
export function seatKeys(table: string, store: Store = localStorage): Record<number, string> {
  try {
    const kept: unknown = JSON.parse(store.getItem(SEATS + table) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<number, string>) : {};
  } catch {
    return {};
  }
}

export function keepSeatKeys(table: string, keys: Record<number, string>, store: Store = localStorage): void {
  store.setItem(SEATS + table, JSON.stringify(keys));
}

/** A table that is gone leaves no secrets behind. */
export function forgetTable(table: string, store: Store = localStorage): void {
  store.removeItem(INVITE + table);
  store.removeItem(SEATS + table);
}

/** What the fragment of an address says. */
export function readFragment(fragment: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(fragment.replace(/^#/, "")));
}

/** The link to a table for those who are invited. */
export function inviteLink(origin: string, table: string, invite: string): string {
  return `${origin}/tables/${encodeURIComponent(table)}#invite=${encodeURIComponent(invite)}`;
}
