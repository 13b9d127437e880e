/** Requests to the server over HTTP. */
import type {
  Answer,
  BranchChanged,
  BranchInfo,
  BranchKept,
  Career,
  ChatMessage,
  DeviceCode,
  Explanation,
  ExploredPosition,
  ExploreRequest,
  GameFacts,
  Hint,
  JoinRequest,
  Lesson,
  LessonWay,
  MatchRequest,
  Me,
  Mistake,
  MistakeAnswer,
  NewTable,
  NoticesInfo,
  OfferedGame,
  Past,
  PersonWithKey,
  PlannedPosition,
  PlayOn,
  Privacy,
  Refused,
  ReviewFailed,
  ReviewProgress,
  ReviewResult,
  RulesPicture,
  SeatKeys,
  SeatPlan,
  Streaks,
  StudyPicture,
  StudyPlayed,
  StudyPosition,
  StudyRequest,
  SubscriptionInfo,
  TableInfo,
  TableWithInvite,
  Trouble,
  View,
  WatchList,
} from "../protocol.ts";
import { lookForServer } from "./reach.svelte.ts";
import { beginWaiting, endWaiting } from "./warming.svelte.ts";

type Method = "GET" | "POST" | "PUT" | "DELETE";

export type ReviewLine = ReviewProgress | ReviewResult | ReviewFailed;

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
export const request = async <Found>(method: Method, path: string, options: Options = {}): Promise<Found> =>
  (await read(await fetchWithRetry(method, path, options))) as Found;

/** Sends a request, and again while the server is busy: then it has done nothing. One that gets ready is waited for. */
async function fetchWithRetry(method: Method, path: string, options: Options): Promise<Response> {
  let isWarming = false;
  try {
    for (let tries = 1; ; tries += 1) {
      const response = await send(method, path, options);
      if (response.ok) return response;
      const trouble = await troubleOf(response);
      const wait = Number(response.headers.get("Retry-After") ?? Number.NaN);
      const isReadySoon = trouble.warming === true;
      if (!(wait <= LONGEST_WAIT) || (tries >= TRIES && !isReadySoon)) throw new ApiError(trouble, response.status);
      if (isReadySoon && !isWarming) beginWaiting();
      isWarming ||= isReadySoon;
      await sleep(wait + Math.random() / 2);
    }
  } finally {
    if (isWarming) endWaiting();
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
    void lookForServer();
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
    const { message = "http-500", args = {}, rule = "" } = trouble;
    return trouble.warming ? { message, args, rule, warming: true } : { message, args, rule };
  } catch {
    return { message: "http-500", args: {}, rule: "" };
  }
}

const at = (table: string, rest = ""): string => `/api/tables/${encodeURIComponent(table)}${rest}`;
const from = (seat: number | null): string => (seat === null ? "" : `?seat=${String(seat)}`);

export const register = (name: string, language: string): Promise<PersonWithKey> =>
  request("POST", "/api/people", { body: { name, language } });
export const takeCode = (code: string): Promise<PersonWithKey> => request("POST", "/api/codes", { body: { code } });
export const giveCode = (key: string, moves: boolean): Promise<DeviceCode> =>
  request("POST", "/api/me/codes", { key, body: { moves } });
export const me = (key: string): Promise<Me> => request("GET", "/api/me", { key });
export const changeMe = (key: string, body: { name?: string; language?: string }): Promise<Me> =>
  request("PUT", "/api/me", { key, body });
export const forgetMe = (key: string): Promise<null> => request("DELETE", "/api/me", { key });
/** Everything that is stored about me, as the text of one file. */
export async function myData(key: string): Promise<string> {
  return (await fetchWithRetry("GET", "/api/me/data", { key })).text();
}
export const privacy = (): Promise<Privacy> => request("GET", "/api/privacy");
export const myTables = (key: string): Promise<TableInfo[]> => request("GET", "/api/me/tables", { key });
export const publicTables = (key: string | null): Promise<TableInfo[]> => request("GET", "/api/tables", { key });
/** Running games that anyone may watch; `known` are the versions that need not be sent again. */
export const gamesToWatch = (most: number, known: string): Promise<WatchList> =>
  request("GET", `/api/watch?most=${String(most)}${known && `&known=${encodeURIComponent(known)}`}`);
export const openTable = (key: string, body: NewTable): Promise<TableWithInvite> => request("POST", "/api/tables", { key, body });
export const findMatch = (key: string, body: MatchRequest): Promise<TableInfo> => request("POST", "/api/tables/match", { key, body });
export const tableInfo = (table: string, access: Access): Promise<TableInfo> => request("GET", at(table), access);
export const join = (table: string, key: string, body: JoinRequest): Promise<TableInfo> =>
  request("POST", at(table, "/join"), { key, body });
export const renameSeat = (table: string, key: string, seat: number, name: string): Promise<TableInfo> =>
  request("PUT", at(table, `/seats/${String(seat)}/name`), { key, body: { name } });
export const planSeat = (table: string, key: string, seat: number, body: SeatPlan): Promise<TableInfo> =>
  request("PUT", at(table, `/seats/${String(seat)}`), { key, body });
export const startGame = (table: string, key: string): Promise<TableInfo> => request("POST", at(table, "/start"), { key });
export const newSeatKeys = (table: string, key: string): Promise<SeatKeys> => request("POST", at(table, "/keys"), { key });
export const rematch = (table: string, key: string, sameDeal: boolean): Promise<TableInfo> =>
  request("POST", at(table, "/rematch"), { key, body: { same_deal: sameDeal } });
export const record = (table: string, seat: number | null, access: Access): Promise<string> =>
  request("GET", at(table, `/record${from(seat)}`), access);
/** Asks for a longer search than the one that is known. */
const deepened = (path: string, deeper: boolean): string => (deeper ? `${path}?deeper=true` : path);
/** How this server can tell of a turn, and where this person is told. */
export const notices = (key: string): Promise<NoticesInfo> => request("GET", "/api/me/notices", { key });
export const subscribePush = (key: string, subscription: PushSubscriptionJSON): Promise<SubscriptionInfo> =>
  request("POST", "/api/me/notices/push", { key, body: { subscription: { endpoint: subscription.endpoint, keys: subscription.keys } } });
/** The three best moves with their reasons; the bot thinks for a moment. */
/** The best moves; after the first tokens of an action, for what comes next in it. */
export const hints = (table: string, seat: number, access: Access, deeper: boolean, tokens: readonly string[] = []): Promise<Hint[]> =>
  request("POST", deepened(at(table, `/hints/${String(seat)}`), deeper), { key: access.key ?? null, ...(tokens.length && { body: { tokens } }) });
/** What a seat could plan, after what it plans to play first. */
export const lookAhead = (table: string, seat: number, tokens: readonly string[], access: Access): Promise<PlannedPosition | null> =>
  request("POST", at(table, `/plan/${String(seat)}`), { key: access.key ?? null, body: { tokens } });
/** What a seat can do with a thing of the game now, and what comes of it; null if the game doesn't say. */
export const explain = (table: string, seat: number, thing: string, access: Access): Promise<Explanation | null> =>
  request("GET", at(table, `/seats/${String(seat)}/things/${thing}`), { key: access.key ?? null });
/** Plays the only move of a seat whose person isn't at the device just now. */
export const playForced = (table: string, seat: number, seq: number, key: string): Promise<Answer> =>
  request("POST", at(table, "/commands"), { key, body: { type: "play-forced", table, seat, seq, id: `forced-${String(seat)}-${String(seq)}` } });
export const chatMessages = (table: string, seat: number | null, access: Access): Promise<ChatMessage[]> =>
  request("GET", at(table, `/chat${from(seat)}`), access);
/** A line of somebody who watches. */
export const sayAsWatcher = (table: string, text: string, access: Access): Promise<null> =>
  request("POST", at(table, "/chat"), { ...access, body: { text } });
export const tableView = (table: string, access: Access): Promise<View> => request("GET", at(table, "/view"), access);
export const myResults = (key: string): Promise<Career> => request("GET", "/api/me/results", { key });
/** Days and puzzles that this person has done in a row. */
export const myStreaks = (key: string): Promise<Streaks> => request("GET", "/api/me/streaks", { key });
/** Where some moves lead from a position; a move that is not legal is refused. */
export const study = (body: StudyRequest): Promise<StudyPosition> => request("POST", "/api/study", { body });
/** The games that can be played here. */
export const offeredGames = (): Promise<OfferedGame[]> => request("GET", "/api/games");
export const gameFacts = (game: string): Promise<GameFacts> => request("GET", `/api/games/${game}/facts`);
/** The pictures of a game's rules. */
export const gamePictures = (game: string): Promise<RulesPicture[]> => request("GET", `/api/games/${game}/pictures`);
/** The texts that a game brings itself, in Fluent's format. */
export const gameTexts = (game: string, language: string): Promise<string> => request("GET", `/api/games/${game}/texts/${language}`);
export const lessons = (game: string): Promise<Lesson[]> => request("GET", `/api/study/lessons/${game}`);
/** Where right moves lead in the lessons of a game. */
export const lessonWays = (game: string): Promise<LessonWay[]> => request("GET", `/api/study/lessons/${game}/ways`);
export const studyHints = (body: StudyRequest, key: string | null, deeper: boolean): Promise<Hint[]> =>
  request("POST", deepened("/api/study/hints", deeper), { key, body });
export const openStudy = (key: string, body: StudyPlayed): Promise<TableWithInvite> => request("POST", "/api/study/play", { key, body });
/** The game so far: of a running one as the seat saw it, of a finished one with everything open. */
export const pastOf = (table: string, seat: number | null, access: Access): Promise<Past> => request("GET", at(table, `/past${from(seat)}`), access);
/** A finished game after other moves than those played. */
export const explore = (table: string, body: ExploreRequest, access: Access): Promise<ExploredPosition> =>
  request("POST", at(table, "/explore"), { ...access, body });
export const exploreHints = (table: string, body: ExploreRequest, access: Access, deeper: boolean): Promise<Hint[]> =>
  request("POST", deepened(at(table, "/explore/hints"), deeper), { ...access, body });
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
/** This person's own worst decisions of a finished game; the review of the game is waited for. */
export const mistakes = (table: string, access: Access): Promise<Mistake[]> => request("POST", at(table, "/mistakes"), access);
/** What another move would have been worth in one of them. */
export const tryMistake = (table: string, ply: number, token: string, access: Access): Promise<MistakeAnswer | Refused> =>
  request("POST", at(table, `/mistakes/${String(ply)}`), { ...access, body: { token } });
/** Opens a table that goes on from a record. */
export const playOn = (key: string, body: PlayOn): Promise<TableWithInvite> => request("POST", "/api/records/play", { key, body });
/** The position after an entry of a record. */
export const positionOf = (record: string, upto: number): Promise<StudyPicture> =>
  request("POST", "/api/study/record", { body: { record, upto } });
