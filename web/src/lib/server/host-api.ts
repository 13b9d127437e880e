/** What the host's page asks the server for. */
import type {
  Announcing,
  Banning,
  DrainStatus,
  HostFound,
  HostNumber,
  HostOverview,
  HostSession,
} from "../protocol.ts";
import { request } from "./api.ts";

/** A session for the code of a link, which works only once, or for the host's key. */
export const signIn = (code: string): Promise<HostSession> => request("POST", "/api/host/session", { body: { code } });
export const signOut = (key: string): Promise<null> => request("DELETE", "/api/host/session", { key });
/** How the server is; of the last hour, what is newer than that time. */
export const overview = (key: string, since: number): Promise<HostOverview> =>
  request("GET", `/api/host/overview?since=${String(since)}`, { key });
export const search = (key: string, text: string): Promise<HostFound> => request("POST", "/api/host/search", { key, body: { text } });
export const drain = (key: string, on: boolean): Promise<DrainStatus> => request("POST", "/api/host/drain", { key, body: { on } });
export const announce = (key: string, body: Announcing): Promise<HostNumber> =>
  request("POST", "/api/host/announcements", { key, body });
export const withdraw = (key: string, number: number): Promise<HostNumber> =>
  request("POST", `/api/host/announcements/withdraw?number=${String(number)}`, { key });
export const ban = (key: string, body: Banning): Promise<unknown> => request("POST", "/api/host/bans", { key, body });
export const unban = (key: string, body: Banning): Promise<null> => request("POST", "/api/host/bans/lift", { key, body });
export const closeTable = (key: string, table: string): Promise<null> => request("POST", `/api/host/tables/${table}/close`, { key });
export const deleteTable = (key: string, table: string): Promise<null> => request("DELETE", `/api/host/tables/${table}`, { key });
export const revoke = (key: string, person: string): Promise<HostNumber> => request("POST", `/api/host/people/${person}/revoke`, { key });
