/** Requests to the server over HTTP. */
import type {
  BranchChanged,
  BranchInfo,
  BranchKept,
  Career,
  CodeGiven,
  ExploreAsked,
  Explored,
  GameFacts,
  Hint,
  Joining,
  Lesson,
  Me,
  NewTable,
  OfferedGame,
  Opened,
  Past,
  PlayOn,
  Judging,
  Reviewed,
  ReviewFailed,
  ChatMessage,
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
} from "../protocol.ts";

type Method = "GET" | "POST" | "PUT" | "DELETE";

export type ReviewLine = Judging | Reviewed | ReviewFailed;

/** What opens a table: the key of a person or a seat, or an invitation. */
export interface Access {
  key?: string | null;
  invite?: string | null;
}

type Options = Access & { body?: unknown };

const TRIES = 5;
const LONGEST_WAIT = 8;
const UNREACHABLE: Trouble = { message: "web-unreachable", args: {}, rule: "" };

/** An error that the server, or the lack of one, has explained. */
export class ApiError extends Error {
  constructor(
    readonly trouble: Trouble,
    readonly status: number,
  ) {
    super(trouble.message);
  }
}

const sleep = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, seconds * 1000));

/** The server's answer. */
export const request = async <Answer>(method: Method, path: string, options: Options = {}): Promise<Answer> =>
  (await read(await fetchWithRetry(method, path, options))) as Answer;

/** Sends a request, and again while the server is busy: then it has done nothing. */
async function fetchWithRetry(method: Method, path: string, options: Options): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await send(method, path, options);
    if (response.ok) return response;
    const trouble = await troubleOf(response);
    const wait = Number(response.headers.get("Retry-After") ?? Number.NaN);
    if (!(wait <= LONGEST_WAIT) || tries >= TRIES) throw new ApiError(trouble, response.status);
    await sleep(wait + Math.random() / 2);
  }
}

/** The lines of an answer, as they arrive. */
async function* lines(path: string, access: Access): AsyncGenerator {
  const { body } = await fetchWithRetry("POST", path, access);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  try {
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
      const whole = (text + part.value).split("\n");
      text = whole.pop() ?? "";
      for (const line of whole) yield JSON.parse(line) as unknown;
    }
  } catch {
    throw new ApiError(UNREACHABLE, 0);
  } finally {
    void reader?.cancel().catch(() => undefined);
  }
}

async function send(method: Method, path: string, { key, invite, body }: Options): Promise<Response> {
  const headers: Record<string, string> = {};
  if (key) headers["Authorization"] = `Bearer ${key}`;
  if (invite) headers["X-Invite"] = invite;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  try {
    return await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new ApiError(UNREACHABLE, 0);
  }
}

async function read(response: Response): Promise<unknown> {
  const type = response.headers.get("Content-Type") ?? "";
  if (type.startsWith("application/json")) return response.json();
  return type.startsWith("application/x-ndjson") || type.startsWith("text/plain") ? response.text() : null;
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

export const register = (name: string, language: string): Promise<Welcomed> =>
  request("POST", "/api/people", { body: { name, language } });
export const takeCode = (code: string): Promise<Welcomed> => request("POST", "/api/codes", { body: { code } });
export const giveCode = (key: string, moves: boolean): Promise<CodeGiven> =>
  request("POST", "/api/me/codes", { key, body: { moves } });
export const me = (key: string): Promise<Me> => request("GET", "/api/me", { key });
export const changeMe = (key: string, body: { name?: string; language?: string }): Promise<Me> =>
  request("PUT", "/api/me", { key, body });
export const forgetMe = (key: string): Promise<null> => request("DELETE", "/api/me", { key });
export const myTables = (key: string): Promise<TableInfo[]> => request("GET", "/api/me/tables", { key });
export const publicTables = (key: string | null): Promise<TableInfo[]> => request("GET", "/api/tables", { key });
export const openTable = (key: string, body: NewTable): Promise<Opened> => request("POST", "/api/tables", { key, body });
export const tableInfo = (table: string, access: Access): Promise<TableInfo> => request("GET", at(table), access);
export const join = (table: string, key: string, body: Joining): Promise<TableInfo> =>
  request("POST", at(table, "/join"), { key, body });
export const planSeat = (table: string, key: string, seat: number, body: SeatPlan): Promise<TableInfo> =>
  request("PUT", at(table, `/seats/${String(seat)}`), { key, body });
export const startGame = (table: string, key: string): Promise<TableInfo> => request("POST", at(table, "/start"), { key });
export const newSeatKeys = (table: string, key: string): Promise<SeatKeys> => request("POST", at(table, "/keys"), { key });
export const rematch = (table: string, key: string, sameDeal: boolean): Promise<TableInfo> =>
  request("POST", at(table, "/rematch"), { key, body: { same_deal: sameDeal } });
export const record = (table: string, seat: number | null, access: Access): Promise<string> =>
  request("GET", at(table, `/record${from(seat)}`), access);
/** The three best moves with their reasons; the bot thinks for a moment. */
export const hints = (table: string, seat: number, access: Access): Promise<Hint[]> =>
  request("POST", at(table, `/hints/${String(seat)}`), { key: access.key ?? null });
export const chatMessages = (table: string, seat: number | null, access: Access): Promise<ChatMessage[]> =>
  request("GET", at(table, `/chat${from(seat)}`), access);
export const tableView = (table: string, access: Access): Promise<View> => request("GET", at(table, "/view"), access);
export const myResults = (key: string): Promise<Career> => request("GET", "/api/me/results", { key });
/** Where some moves lead from a position; a move that is not legal is refused. */
export const study = (body: StudyAsked): Promise<Studied> => request("POST", "/api/study", { body });
/** The games that can be played here. */
export const offeredGames = (): Promise<OfferedGame[]> => request("GET", "/api/games");
export const gameFacts = (game: string): Promise<GameFacts> => request("GET", `/api/games/${game}/facts`);
/** The texts that a game brings itself, in Fluent's format. */
export const gameTexts = (game: string, language: string): Promise<string> => request("GET", `/api/games/${game}/texts/${language}`);
export const lessons = (game: string): Promise<Lesson[]> => request("GET", `/api/study/lessons/${game}`);
export const studyHints = (body: StudyAsked, key: string | null): Promise<Hint[]> =>
  request("POST", "/api/study/hints", { key, body });
export const openStudy = (key: string, body: StudyPlayed): Promise<Opened> => request("POST", "/api/study/play", { key, body });
/** The game so far: of a running one as the seat saw it, of a finished one with everything open. */
export const pastOf = (table: string, seat: number | null, access: Access): Promise<Past> => request("GET", at(table, `/past${from(seat)}`), access);
/** A finished game after other moves than those played. */
export const explore = (table: string, body: ExploreAsked, access: Access): Promise<Explored> =>
  request("POST", at(table, "/explore"), { ...access, body });
export const exploreHints = (table: string, body: ExploreAsked, access: Access): Promise<Hint[]> =>
  request("POST", at(table, "/explore/hints"), { ...access, body });
/** This person's branches of a finished game, and those that others share. */
export const branches = (table: string, access: Access): Promise<BranchInfo[]> => request("GET", at(table, "/branches"), access);
export const keepBranch = (table: string, body: BranchKept, access: Access): Promise<BranchInfo> =>
  request("POST", at(table, "/branches"), { ...access, body });
export const changeBranch = (table: string, id: string, body: BranchChanged, access: Access): Promise<BranchInfo> =>
  request("PUT", at(table, `/branches/${id}`), { ...access, body });
export const removeBranch = (table: string, id: string, access: Access): Promise<null> =>
  request("DELETE", at(table, `/branches/${id}`), access);
/** A strong bot's review of a finished game, decision by decision. */
export const review = (table: string, access: Access): AsyncGenerator<ReviewLine> =>
  lines(at(table, "/review"), access) as AsyncGenerator<ReviewLine>;
/** Opens a table that goes on from a record. */
export const playOn = (key: string, body: PlayOn): Promise<Opened> => request("POST", "/api/records/play", { key, body });
/** The position after an entry of a record. */
export const positionOf = (record: string, upto: number): Promise<StudyPicture> =>
  request("POST", "/api/study/record", { body: { record, upto } });
