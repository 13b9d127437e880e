/** Questions to the server over HTTP, each answered or troubled in words. */
import type {
  Beginnings,
  BranchChanged,
  BranchInfo,
  BranchKept,
  Career,
  CodeGiven,
  ExploreAsked,
  Explored,
  Health,
  Hint,
  Joining,
  Lesson,
  Me,
  NewTable,
  Opened,
  PlayOn,
  Judging,
  Reviewed,
  ReviewFailed,
  Said,
  SeatKeys,
  SeatPlan,
  Studied,
  StudyAsked,
  StudyPicture,
  StudyPlayed,
  TableInfo,
  Trouble,
  View,
  Welcomed,
} from "./protocol.ts";

type Method = "GET" | "POST" | "PUT" | "DELETE";

export type ReviewLine = Judging | Reviewed | ReviewFailed;

export interface Asking {
  key?: string | null;
  invite?: string | null;
  body?: unknown;
}

const TRIES = 5;
const LONGEST_WAIT = 8;
const UNREACHABLE: Trouble = { message: "web-unreachable", args: {}, rule: "" };

/** Why something was not done. */
export class Troubled extends Error {
  constructor(
    readonly trouble: Trouble,
    readonly status: number,
  ) {
    super(trouble.message);
  }
}

const sleep = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, seconds * 1000));

/** The answer of the server. */
export const ask = async <Answer>(method: Method, path: string, asking: Asking = {}): Promise<Answer> =>
  (await read(await answered(method, path, asking))) as Answer;

/** What the server answers, before it is read. While it is busy, it has done nothing, and the same is asked again. */
async function answered(method: Method, path: string, asking: Asking): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await send(method, path, asking);
    if (response.ok) return response;
    const trouble = await troubleOf(response);
    const wait = Number(response.headers.get("Retry-After") ?? Number.NaN);
    if (!(wait <= LONGEST_WAIT) || tries >= TRIES) throw new Troubled(trouble, response.status);
    await sleep(wait + Math.random() / 2);
  }
}

/** The lines of an answer, each as soon as it is there. */
async function* lines(path: string, asking: Asking): AsyncGenerator {
  const { body } = await answered("POST", path, asking);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  try {
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
      const whole = (text + part.value).split("\n");
      text = whole.pop() ?? "";
      for (const line of whole) yield JSON.parse(line) as unknown;
    }
  } catch {
    throw new Troubled(UNREACHABLE, 0);
  } finally {
    void reader?.cancel().catch(() => undefined);
  }
}

async function send(method: Method, path: string, { key, invite, body }: Asking): Promise<Response> {
  const headers: Record<string, string> = {};
  if (key) headers["Authorization"] = `Bearer ${key}`;
  if (invite) headers["X-Invite"] = invite;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  try {
    return await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Troubled(UNREACHABLE, 0);
  }
}

async function read(response: Response): Promise<unknown> {
  const type = response.headers.get("Content-Type") ?? "";
  if (type.startsWith("application/json")) return response.json();
  return type.startsWith("application/x-ndjson") ? response.text() : null;
}

async function troubleOf(response: Response): Promise<Trouble> {
  try {
    const trouble = (await response.json()) as Partial<Trouble>;
    return { message: trouble.message ?? "http-500", args: trouble.args ?? {}, rule: trouble.rule ?? "" };
  } catch {
    return { message: "http-500", args: {}, rule: "" };
  }
}

const at = (table: string, rest = ""): string => `/api/tables/${encodeURIComponent(table)}${rest}`;
const from = (seat: number | null): string => (seat === null ? "" : `?seat=${String(seat)}`);

export const health = (): Promise<Health> => ask("GET", "/health");
export const register = (name: string, language: string): Promise<Welcomed> =>
  ask("POST", "/api/people", { body: { name, language } });
export const takeCode = (code: string): Promise<Welcomed> => ask("POST", "/api/codes", { body: { code } });
export const giveCode = (key: string, moves: boolean): Promise<CodeGiven> =>
  ask("POST", "/api/me/codes", { key, body: { moves } });
export const me = (key: string): Promise<Me> => ask("GET", "/api/me", { key });
export const changeMe = (key: string, body: { name?: string; language?: string }): Promise<Me> =>
  ask("PUT", "/api/me", { key, body });
export const forgetMe = (key: string): Promise<null> => ask("DELETE", "/api/me", { key });
export const myTables = (key: string): Promise<TableInfo[]> => ask("GET", "/api/me/tables", { key });
export const publicTables = (key: string | null): Promise<TableInfo[]> => ask("GET", "/api/tables", { key });
export const openTable = (key: string, body: NewTable): Promise<Opened> => ask("POST", "/api/tables", { key, body });
export const tableInfo = (table: string, asking: Asking): Promise<TableInfo> => ask("GET", at(table), asking);
export const join = (table: string, key: string, body: Joining): Promise<TableInfo> =>
  ask("POST", at(table, "/join"), { key, body });
export const planSeat = (table: string, key: string, seat: number, body: SeatPlan): Promise<TableInfo> =>
  ask("PUT", at(table, `/seats/${String(seat)}`), { key, body });
export const begin = (table: string, key: string): Promise<TableInfo> => ask("POST", at(table, "/start"), { key });
export const newSeatKeys = (table: string, key: string): Promise<SeatKeys> => ask("POST", at(table, "/keys"), { key });
export const rematch = (table: string, key: string, sameDeal: boolean): Promise<TableInfo> =>
  ask("POST", at(table, "/rematch"), { key, body: { same_deal: sameDeal } });
export const removeTable = (table: string, key: string): Promise<null> => ask("DELETE", at(table), { key });
export const record = (table: string, seat: number | null, asking: Asking): Promise<string> =>
  ask("GET", at(table, `/record${from(seat)}`), asking);
/** The three best moves with their reasons; the bot thinks for a moment. */
export const hints = (table: string, seat: number, asking: Asking): Promise<Hint[]> =>
  ask("POST", at(table, `/hints/${String(seat)}`), { key: asking.key ?? null });
export const said = (table: string, seat: number | null, asking: Asking): Promise<Said[]> =>
  ask("GET", at(table, `/chat${from(seat)}`), asking);
export const tableView = (table: string, asking: Asking): Promise<View> => ask("GET", at(table, "/view"), asking);
export const myResults = (key: string): Promise<Career> => ask("GET", "/api/me/results", { key });
/** Where some moves lead from a position; a move that is not legal is refused. */
export const study = (body: StudyAsked): Promise<Studied> => ask("POST", "/api/study", { body });
export const lessons = (game: string): Promise<Lesson[]> => ask("GET", `/api/study/lessons/${game}`);
export const studyHints = (body: StudyAsked, key: string | null): Promise<Hint[]> =>
  ask("POST", "/api/study/hints", { key, body });
export const openStudy = (key: string, body: StudyPlayed): Promise<Opened> => ask("POST", "/api/study/play", { key, body });
/** What each seat of a finished game saw at its beginning. */
export const beginning = (table: string, asking: Asking): Promise<Beginnings> => ask("GET", at(table, "/beginning"), asking);
/** A finished game after other moves than were played. */
export const explore = (table: string, body: ExploreAsked, asking: Asking): Promise<Explored> =>
  ask("POST", at(table, "/explore"), { ...asking, body });
export const exploreHints = (table: string, body: ExploreAsked, asking: Asking): Promise<Hint[]> =>
  ask("POST", at(table, "/explore/hints"), { ...asking, body });
/** One's own branches of a finished game and those that others share. */
export const branches = (table: string, asking: Asking): Promise<BranchInfo[]> => ask("GET", at(table, "/branches"), asking);
export const keepBranch = (table: string, body: BranchKept, asking: Asking): Promise<BranchInfo> =>
  ask("POST", at(table, "/branches"), { ...asking, body });
export const changeBranch = (table: string, id: string, body: BranchChanged, asking: Asking): Promise<BranchInfo> =>
  ask("PUT", at(table, `/branches/${id}`), { ...asking, body });
export const removeBranch = (table: string, id: string, asking: Asking): Promise<null> =>
  ask("DELETE", at(table, `/branches/${id}`), asking);
/** What a strong bot thinks of a finished game, decision by decision as it comes. */
export const review = (table: string, asking: Asking): AsyncGenerator<ReviewLine> =>
  lines(at(table, "/review"), asking) as AsyncGenerator<ReviewLine>;
/** A table at which a record is played on. */
export const playOn = (key: string, body: PlayOn): Promise<Opened> => ask("POST", "/api/records/play", { key, body });
/** The position that a record has led to with an entry. */
export const positionOf = (record: string, upto: number): Promise<StudyPicture> =>
  ask("POST", "/api/study/record", { body: { record, upto } });
