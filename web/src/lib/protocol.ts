// Written by tools/protocol.py from src/vesuvius/server/protocol: change that, then run `make protocol`.

export const VERSION = 1;

/** The first message of a socket: the version that the client speaks, and the person's key, if it has one. With `details`, moves come with what they change (`step`) and legal tokens with what they do (`previews`). */
export interface Hello {
  type: "hello";
  version: number;
  key?: string | null;
  details?: boolean;
}

/** See a table from a seat, or (seat None) as a spectator. `key` opens a seat of this device, `invite` a table that is not public; `since` is the last `seq` that the client knows; it then gets what it missed. */
export interface Watch {
  type: "watch";
  table: string;
  seat?: number | null;
  key?: string | null;
  invite?: string | null;
  since?: number | null;
}

/** See a table from that seat no longer: the curtain falls. */
export interface Unwatch {
  type: "unwatch";
  table: string;
  seat?: number | null;
}

/** Say something to the table; `seat` is the seat that speaks, None for a spectator. With an `id` it's acknowledged; sent twice, it's said once. */
export interface Say {
  type: "say";
  table: string;
  text: string;
  seat?: number | null;
  id?: string | null;
}

/** Ask whether the server still hears; pages cannot send the pings that WebSockets have. */
export interface Ping {
  type: "ping";
}

/** Plan what to play when one's turn comes, instead of what was planned before; no tokens: nothing. It's acknowledged with the entry that it was made after. It's played then unless something has become known (T7). */
export interface Plan {
  type: "plan";
  table: string;
  seat: number;
  seq: number;
  id: string;
  tokens: string[];
}

/** Play a token. */
export interface Play {
  type: "play";
  table: string;
  seat: number;
  seq: number;
  id: string;
  token: string;
}

/** Play several tokens as one: those of a list, such as goods to spread, which are put in the order that the rules want, or those of one action, one after the other, such as a place, what is given there, what is taken, how often. If one of them isn't legal, none is played; of an action only the last may bring anything to light. It's acknowledged with the entry of the last one; a server that is killed in between keeps those that it has stored. */
export interface PlayAll {
  type: "play-all";
  table: string;
  seat: number;
  seq: number;
  id: string;
  tokens: string[];
}

/** Play the only legal token; refused if there is a choice. Whoever shares a device plays it for the next person, who needn't take the device for it. */
export interface PlayForced {
  type: "play-forced";
  table: string;
  seat: number;
  seq: number;
  id: string;
}

/** Take back one's own moves after the entry `to`, as far as nobody has learnt anything. Without `to`, all since one last had a choice: what was forced would only be played again, and a list or an action is one choice. */
export interface Undo {
  type: "undo";
  table: string;
  seat: number;
  seq: number;
  id: string;
  to?: number | null;
}

/** Ask all people at the table to take back everything after the entry `to`. */
export interface AskRewind {
  type: "ask-rewind";
  table: string;
  seat: number;
  seq: number;
  id: string;
  to: number;
}

/** Agree to the rewind that was asked for, or not. */
export interface AnswerRewind {
  type: "answer-rewind";
  table: string;
  seat: number;
  seq: number;
  id: string;
  yes: boolean;
}

/** Give the game up for good. With one seat left, or with bots alone, it's over; else a bot plays on at the seat. */
export interface Resign {
  type: "resign";
  table: string;
  seat: number;
  seq: number;
  id: string;
}

/** Go away for a while, without blame. */
export interface Leave {
  type: "leave";
  table: string;
  seat: number;
  seq: number;
  id: string;
}

/** Let a bot play on for a seat whose person has gone. */
export interface LetBot {
  type: "let-bot";
  table: string;
  seat: number;
  seq: number;
  id: string;
  absent: number;
  bot?: string;
}

/** Rather wait for the ones who have gone. */
export interface Wait {
  type: "wait";
  table: string;
  seat: number;
  seq: number;
  id: string;
}

/** Take one's seat back. */
export interface Return {
  type: "return";
  table: string;
  seat: number;
  seq: number;
  id: string;
}

/** Take the win from the only opponent, who has been away for too long. */
export interface ClaimWin {
  type: "claim-win";
  table: string;
  seat: number;
  seq: number;
  id: string;
}

/** Offer all people at the table to end the game without a winner. */
export interface OfferEnd {
  type: "offer-end";
  table: string;
  seat: number;
  seq: number;
  id: string;
}

/** Accept the offer to end the game, or not. */
export interface AnswerEnd {
  type: "answer-end";
  table: string;
  seat: number;
  seq: number;
  id: string;
  yes: boolean;
}

/** Somebody who has not been here before. */
export interface NewPerson {
  name: string;
  language?: "de" | "en" | "fr" | "nl";
}

/** A one-time code for another device; with `moves`, this device's key ends when the code is taken. */
export interface DeviceCodeRequest {
  moves?: boolean;
}

/** A code that somebody has typed or scanned. */
export interface DeviceCodeEntry {
  code: string;
}

/** Which seat somebody wants (None: the first free one), under which name, and a hidden table's invitation. */
export interface JoinRequest {
  seat?: number | null;
  name?: string | null;
  invite?: string | null;
}

/** Another name. */
export interface NewName {
  name: string;
}

/** Another name, another language, or both; what is missing stays. */
export interface MeChanged {
  name?: string | null;
  language?: "de" | "en" | "fr" | "nl" | null;
}

/** Play again: with a new deal, or with the same. */
export interface Rematch {
  same_deal?: boolean;
}

/** The chat of a table, on or off. */
export interface ChatSwitch {
  on: boolean;
}

/** Something to say at a table, from a seat; without one, to those who watch. */
export interface ChatRequest {
  text: string;
  seat?: number | null;
}

/** What a seat plans or chooses to play first, to be told what it could play after it. */
export interface PlanSoFar {
  tokens: string[];
}

/** A record to be looked at here. */
export interface RecordImport {
  record: string;
}

/** Nobody is hurried; who has not decided for days counts as gone. */
export interface NoClock {
  kind: "none";
}

/** Every decision has some seconds of its own; what it takes beyond them comes out of the seat's reserve. */
export interface LiveClock {
  kind: "live";
  decision?: number;
  reserve?: number;
}

/** Every decision has to be made within so many days. */
export interface SlowClock {
  kind: "slow";
  days?: number;
}

/** What a table plays and how: the game and its options, the clock, and what is allowed. A game that is `rated` counts for the ratings of its players: without hints, and nothing but one's own last moves can be taken back. Whoever has the invitation may watch the game unless `watching` is off; with an `audience` of anyone, and at a table that is `public`, everybody may. Left out, it's the invited ones. */
export interface Rules {
  game: string;
  options?: string[];
  clock?: Clock;
  order?: "choice" | "lot";
  public?: boolean;
  hints?: boolean;
  watching?: boolean;
  chat?: boolean;
  rated?: boolean;
  audience?: "anyone" | "invited";
}

/** Who is to sit at a seat: anybody with the link, the one who asks, somebody at the same device, or a bot. */
export interface SeatPlan {
  kind?: "bot" | "device" | "me" | "open";
  name?: string | null;
  bot?: string | null;
}

/** A table to be opened. */
export interface NewTable {
  rules: Rules;
  seats: SeatPlan[];
}

/** A record to be played on from the entry `upto` (None: its end), with all that is hidden dealt again. */
export interface PlayOn {
  record: string;
  table: NewTable;
  upto?: number | null;
}

/** The keys of a subscription, base64url: the browser's public point and a secret shared with it. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** A subscription as `PushSubscription.toJSON()` of a browser writes it. */
export interface PushSubscription {
  endpoint: string;
  keys: PushKeys;
}

/** A browser wants to be told; the subscription is as the browser writes it. */
export interface PushRequest {
  subscription: PushSubscription;
}

/** An address to write to, once the code that is sent there has come back. */
export interface MailRequest {
  mailbox: string;
}

/** The code from the mail. */
export interface MailConfirmed {
  code: string;
}

/** The token from the link in a mail that ends these mails. */
export interface StopRequest {
  token: string;
}

/** A token that somebody takes for the best, and those of the same action that they play after it. */
export interface PuzzleTried {
  token: string;
  then?: string[] | null;
}

/** A position, as text or JSON, and the moves that were made from it. What the position leaves open is dealt from the seed. Without a `seat`, the eyes are those of the seat that decides. `shown`: for so many of the last moves it is told what each of them changed. */
export interface StudyRequest {
  game: string;
  position: string | Record<string, unknown>;
  moves?: string[];
  seed?: string | null;
  seat?: number | null;
  shown?: number;
}

/** A table that is to begin where the moves of a study have led. */
export interface StudyPlayed {
  study: StudyRequest;
  table: NewTable;
}

/** A record whose position after the entry `upto` (None: its end) is wanted. */
export interface StudyRecord {
  record: string;
  upto?: number | null;
}

/** A point beside a record: moves that were made after its entry `since` (0: its beginning). What is drawn comes as it lay in the game; with a seed, all that no spectator knew there is dealt again from it. `shown`: for so many of the last moves it is told what each of them changed. */
export interface ExploreRequest {
  since?: number;
  moves?: string[];
  seed?: string | null;
  shown?: number;
}

/** A branch to be kept beside the record; without a name it goes by its first move. */
export interface BranchKept {
  moves: string[];
  since?: number;
  seed?: string | null;
  name?: string;
}

/** Another name, other moves, or whether others may see it; what is missing stays. */
export interface BranchChanged {
  name?: string | null;
  moves?: string[] | null;
  shared?: boolean | null;
}

/** A token that somebody takes for better than the one they played. */
export interface MistakeTried {
  token: string;
}

/** Whom somebody wants to play, and how long to wait before bots take the free seats. */
export interface MatchRequest {
  game: string;
  players?: number;
  speed?: "live" | "slow";
  wait?: number;
  bot?: string;
  name?: string | null;
}

/** The answer to a Hello. `now` is the time on the server. */
export interface Welcome {
  type: "welcome";
  version: number;
  person: string | null;
  name: string | null;
  ready: boolean;
  now: number | null;
}

/** The command with this id is stored, as the entry `seq`. */
export interface Acknowledged {
  type: "acknowledged";
  id: string;
  table: string;
  seq: number;
}

/** The command is not allowed, by this ruling if one is at stake; nothing has changed. */
export interface Refused {
  type: "refused";
  id: string | null;
  table: string | null;
  rule: string;
  message: string;
  args: Record<string, string | number | (string | number)[] | null>;
}

/** The command answers an old state; the table is at `seq` now. */
export interface Stale {
  type: "stale";
  id: string;
  table: string;
  seq: number;
}

/** Too much at once: try the same again after so many seconds. `why`: the server can't store anything just now. */
export interface Busy {
  type: "busy";
  id: string | null;
  table: string | null;
  seconds: number;
  why?: string;
}

/** The message could not be read or used; nothing has changed. */
export interface Failed {
  type: "failed";
  message: string;
  args: Record<string, string | number | (string | number)[] | null>;
}

/** The seats are settled, the cards are dealt, and the first clock runs. */
export interface Began {
  kind: "began";
}

/** One thing that a play caused, with enough facts for a log line and an animation. `reveals`: someone learned something by it, so no undo may go back past it. */
export interface Event {
  kind: string;
  rule: string;
  seat: number | null;
  facts: Record<string, string | number | (string | number)[] | null>;
  reveals: boolean;
}

/** A seat played a token; `bot` names the bot that chose it, if one did. */
export interface Moved {
  kind: "moved";
  seat: number;
  move: string;
  events: Event[];
  bot: string | null;
}

/** The moves after the entry `to` are taken back: by the seat that made them, or (None) since all agreed. */
export interface Undone {
  kind: "undone";
  seat: number | null;
  to: number;
}

/** A seat asks the others to take everything back that came after the entry `to`. */
export interface RewindAsked {
  kind: "rewind-asked";
  seat: number;
  to: number;
}

/** A seat would rather play on. */
export interface RewindRefused {
  kind: "rewind-refused";
  seat: number;
}

/** A seat agrees, and others have still to be heard. */
export interface RewindAgreed {
  kind: "rewind-agreed";
  seat: number;
}

/** A seat's person has gone: by leaving, or since the time was over. Old journals also say "resigned": then it was a way to leave, from which one could come back. */
export interface Left {
  kind: "left";
  seat: number;
  why: "left" | "resigned" | "time";
}

/** A seat would rather wait for the ones who are away than have bots play for them. */
export interface Waited {
  kind: "waited";
  seat: number;
}

/** A bot plays on for the person of a seat; `by` is the seat that let it, None if patience had run out. */
export interface BotSat {
  kind: "bot-sat";
  seat: number;
  bot: string;
  by: number | null;
}

/** A seat's person is back. */
export interface Returned {
  kind: "returned";
  seat: number;
}

/** The host has closed the table; nothing more is played. */
export interface Closed {
  kind: "closed";
}

/** A seat's person has given the game up for good. Either it ends the game, or a bot plays on there from now on. */
export interface Resigned {
  kind: "resigned";
  seat: number;
}

/** A seat takes the win, since its only opponent has been away for too long; the game is over. */
export interface Claimed {
  kind: "claimed";
  seat: number;
}

/** A seat offers to end the game without a winner. */
export interface EndOffered {
  kind: "end-offered";
  seat: number;
}

/** A seat accepts the offer, and others have still to be heard. */
export interface EndAccepted {
  kind: "end-accepted";
  seat: number;
}

/** A seat would rather play to the end. */
export interface EndDeclined {
  kind: "end-declined";
  seat: number;
}

/** The last seat that was asked has accepted; the game is over, without a winner. */
export interface EndAgreed {
  kind: "end-agreed";
  seat: number;
}

/** The clocks: the reserve left to each seat, and the time on the server when the seat that decides runs out. */
export interface Times {
  reserves: number[];
  deadline: number | null;
  now: number;
}

/** A rewind that waits for answers: where to, who asked, and the seats that agree. */
export interface RewindRequest {
  to: number;
  seat: number;
  agreed: number[];
}

/** How a game ended: every kind of score by seat, the seats that won, and the place of each seat. Several winners share the win. Places count from 1, and equals share the better one; if nobody has won, nobody is first. Results that were stored before games said it have no places. */
export interface Outcome {
  scores: Record<string, number[]>;
  winners: number[];
  places: number[];
}

/** An offer to end the game without a winner that waits for answers: who made it, and the seats that agree. */
export interface EndOffer {
  seat: number;
  agreed: number[];
}

/** Why a token isn't legal: the ruling ("R5", or "" if none applies), a message id and its arguments. */
export interface Refusal {
  rule: string;
  message: string;
  args: Record<string, string | number | (string | number)[] | null>;
}

/** What the seat that watches has planned, and why it won't be played if it was dropped. */
export interface PlannedMove {
  tokens: string[];
  dropped: Refusal | null;
}

/** Where a game stands, as one seat may know it. `legal` is there for the seat that decides alone; `undo` says how far that seat may take back, None if it can take back nothing that it had a choice in, and `undo_turn` where its turn began, if that's before its last choice; `hints` says whether it may ask for hints. `previews` says what some of the legal tokens do, by token: `says` are messages for people, each with its arguments, and all else that a game puts there is its own, such as the goods that a conversion takes and makes. `resigned` are the seats whose people have given up, `ended` says what ended the game before its last move, `offer` is an offer to do so, and `claim` is the time on the server from which this seat may claim the win. `asks_more` are the legal tokens after which more may be asked before their action is done; what comes after them is told on request, as for a plan, and all of the action is played with `play-all`. At a table whose people share a device, `secrets` says whether the seat that decides sees anything that others may not, and `forced` whether it has only one choice. `planned` is there for a seat that may plan its next turn, or has planned it. */
export interface Standing {
  seat: number | null;
  states: ("away" | "bot" | "here")[];
  times: Times;
  legal: string[] | null;
  undo: number | null;
  asked: RewindRequest | null;
  outcome: Outcome | null;
  hints: boolean;
  previews: Record<string, Record<string, unknown>> | null;
  resigned: number[];
  ended: "agreed" | "claimed" | "resigned" | null;
  offer: EndOffer | null;
  claim: number | null;
  secrets: boolean;
  planned?: PlannedMove;
  undo_turn: number | null;
  asks_more?: string[];
  forced?: boolean;
}

/** How a view changes: new values by JSON Pointer (an index one past the end of a list appends), and what is gone. `vesuvius.formats.patch` makes and applies patches. */
export interface Patch {
  changed: Record<string, unknown>;
  removed: string[];
}

/** What a move did to the view of the seat that watches, and what the preview of its token said, if it had one. */
export interface Step {
  patch: Patch;
  preview: Record<string, unknown> | null;
}

/** An entry of the journal, as the seat that watches may see it; the newest one says where the game stands now. `step` leads from the view before a move to the view after it; other entries change nothing that is seen. */
export interface Happened {
  type: "happened";
  table: string;
  seat: number | null;
  seq: number;
  at: number;
  entry: EntryBody;
  standing: Standing | null;
  step: Step | null;
}

/** All that a seat sees, instead of single entries; `seed` and an open view once the game is over. If the newest entry took moves back, `undone` is the last entry that remains. */
export interface View {
  type: "view";
  table: string;
  seat: number | null;
  seq: number;
  view: Record<string, unknown>;
  standing: Standing;
  commitment: string | null;
  seed: string | null;
  undone: number | null;
}

/** Who sits at a seat. `state`: here, away (gone, and nobody plays for them), or bot (a bot plays). A seat that is open and has a `person` is kept for them. `rating` is told in the list of public tables alone: what a person has in this game among people, if anything. */
export interface Sitter {
  kind: "bot" | "device" | "open" | "person";
  name: string;
  bot: string | null;
  person: string | null;
  state: "away" | "bot" | "here";
  rating?: number | null;
}

/** A table as everybody may know it. `mine` are the asker's seats, `waiting` says that one of them has to decide. `daily` is the day, as in `2026-11-16`, of whose challenge it is. At `fills_at` bots take the free seats, and the game begins by itself. `invited` are the seats that are kept for the asker. `data_set` is the name of the set of data that the table is played with; it's empty if the game has only one, or for changed data. */
export interface TableInfo {
  table: string;
  rules: Rules;
  status: "closed" | "open" | "over" | "running";
  seats: Sitter[];
  seq: number;
  turn: number | null;
  created: number;
  commitment: string | null;
  origin: string | null;
  next: string | null;
  owned: boolean;
  mine: number[];
  waiting: boolean;
  daily: string | null;
  fills_at: number | null;
  invited: number[];
  data_set: string;
}

/** The table has changed in something else than its game: who sits there, what it is called, whether it began. */
export interface Changed {
  type: "changed";
  info: TableInfo;
}

/** The table has been deleted before its game began. */
export interface Gone {
  type: "gone";
  table: string;
}

/** Somebody said something at the table. */
export interface ChatMessage {
  type: "said";
  table: string;
  number: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

/** Who has a table's page open: the seats of people, and how many others watch. Told to clients with `details`. */
export interface Presence {
  type: "presence";
  table: string;
  seats: number[];
  watchers: number;
}

/** The host has something to say to everybody. */
export interface Announced {
  type: "announced";
  text: string;
}

/** The client could not keep up and has missed messages of this table: it has to watch it again. */
export interface Behind {
  type: "behind";
  table: string;
  seat: number | null;
}

/** The answer to a Ping. */
export interface Pong {
  type: "pong";
}

/** A person as they see themselves. */
export interface Me {
  person: string;
  name: string;
  language: string;
}

/** A person, and a new key that opens it; the server keeps only a hash and cannot show it again. */
export interface PersonWithKey {
  me: Me;
  key: string;
}

/** The code, how many seconds it lives, a link that holds it in its fragment, and the link as a picture (SVG). */
export interface DeviceCode {
  code: string;
  seconds: number;
  link: string;
  picture: string;
}

/** One of a person's keys: not the key itself, but its id, by which it can be ended. */
export interface KeyInfo {
  id: string;
  created: number;
  current: boolean;
}

/** A new table, and the invitation that goes into the fragment of its link. */
export interface TableWithInvite {
  info: TableInfo;
  invite: string;
}

/** A key for each seat of people at this device. */
export interface SeatKeys {
  keys: Record<number, string>;
}

/** What a seat would see and could play if its turn began now and it had played what it plans or chose so far. `previews` and `asks_more` are as in a `standing`; nothing is told there of a plan. */
export interface PlannedPosition {
  view: Record<string, unknown>;
  legal: string[];
  previews: Record<string, Record<string, unknown>> | null;
  asks_more?: string[];
}

/** Why something was not done: a message id, its arguments, and the ruling if one is at stake. `warming` is there if the server is only getting ready: the same may be asked again until it answers. */
export interface Trouble {
  message: string;
  args: Record<string, string | number | (string | number)[] | null>;
  rule: string;
  warming?: boolean;
}

/** Whether the server is ready to play, and what it is; without its database it's `down`. */
export interface Health {
  status: "down" | "draining" | "ready" | "warming";
  version: string;
  protocol: number;
}

/** For how many days this server keeps what, if not for good; and how people can be told something. */
export interface Privacy {
  people: number | null;
  finished: number | null;
  abandoned: number;
  imported: number;
  mail: boolean;
  push: boolean;
}

/** A move of a game that is looked at again. */
export interface PastMove {
  seq: number;
  step: Step;
}

/** A game so far: the view at its beginning, and what each move in force changed in it. Of a running game as the seat that asks saw it; of a finished one with everything lying open. */
export interface Past {
  view: Record<string, unknown>;
  moves: PastMove[];
}

/** A game that anyone may watch: who plays, how far it is, how many watch, and what a spectator sees of it. */
export interface RunningGame {
  info: TableInfo;
  moves: number;
  watchers: number;
  view: Record<string, unknown>;
}

/** A game to watch, if it isn't the `version` that the client knows already. */
export interface WatchedGame {
  table: string;
  version: string;
  game: RunningGame | null;
}

/** Some games that anyone may watch, and after how many seconds to ask again. */
export interface WatchList {
  games: WatchedGame[];
  again: number;
}

/** Where somebody is told of their turn: at a mail address, or in a browser by way of a host. */
export interface SubscriptionInfo {
  id: number;
  kind: "mail" | "push";
  where: string;
}

/** How this server can tell of a turn, and where the one who asks is told. `push` is the key with which a browser subscribes, None if there is no web push here. */
export interface NoticesInfo {
  push: string | null;
  mail: boolean;
  subscriptions: SubscriptionInfo[];
  most: number;
}

/** How strong somebody is at a game, among people or with bots at the table; 1500 is the middle. It is `margin` more or less in 95 of 100 cases. */
export interface RatingInfo {
  game: string;
  pool: "bots" | "people";
  rating: number;
  margin: number;
  games: number;
}

/** The finished games of a kind: how many, how often which place (the first one first), and the best score. */
export interface Tally {
  game: string;
  players: number;
  games: number;
  places: number[];
  best: number | null;
}

/** Somebody, or a level of bots, that one has played: how often one was better, equal and worse. Of bots also the rating, if they have one. */
export interface Opponent {
  game: string;
  person: string | null;
  bot: string | null;
  name: string;
  better: number;
  equal: number;
  worse: number;
  rating: number | null;
}

/** How a seat came out of a game; neither person nor bot: somebody who is not known here any more. */
export interface Finisher {
  person: string | null;
  bot: string | null;
  name: string;
  place: number;
  score: number | null;
  gone: boolean;
}

/** A finished game, and one's own seat in it. With the rating before and after, if it was rated. Without `kept` its table has been deleted. */
export interface GamePlayed {
  table: string;
  game: string;
  ended: number;
  seat: number;
  finishers: Finisher[];
  before: number | null;
  after: number | null;
  kept: boolean;
}

/** What somebody has made of their finished games; the last ones are listed, the newest first. */
export interface Career {
  ratings: RatingInfo[];
  tallies: Tally[];
  opponents: Opponent[];
  games: GamePlayed[];
}

/** How many puzzles a game has, how many of them somebody has tried and solved, and which one is next. `rating` is None for somebody without a key, whose tries do not count. */
export interface PuzzlesInfo {
  count: number;
  tried: number;
  solved: number;
  rating: number | null;
  next: string | null;
  game: string;
}

/** A puzzle as the seat sees it that has to find the best of the legal tokens. `tried` people have had a go at it and `solved` it at the first; `mine` is how one's own first try came out. `asks_more` is as in a `standing`. */
export interface PuzzleInfo {
  id: string;
  game: string;
  kind: string;
  seat: number;
  view: Record<string, unknown>;
  legal: string[];
  rating: number;
  tried: number;
  solved: number;
  mine: boolean | null;
  previews: Record<string, Record<string, unknown>> | null;
  asks_more?: string[];
}

/** What kind of reason speaks most for the best token, and nothing more. */
export interface PuzzleHint {
  reason: string;
}

/** Why a token is good: a message id and its arguments. The argument `owner` is a seat number. */
export interface Reason {
  message: string;
  args: Record<string, string | number | (string | number)[] | null>;
}

/** What a bot is after for a seat: facts of the game's own, and the moves of that seat that it expects next. */
export interface BotPlan {
  says: Reason[];
  line: string[];
}

/** A good move, and what speaks for it; with the best one, what a bot is after, if the game says so. */
export interface Hint {
  token: string;
  value: number;
  tried: number;
  low: number | null;
  high: number | null;
  grades: Record<string, number>;
  reasons: Reason[];
  plan: BotPlan | null;
}

/** Whether a token is the best, and what speaks for the best one. With one's rating before and after, if it was one's first try. `action` is all of the action that the best token begins; its first `decisive` tokens had to be found, and `previews` says for each token what it does. */
export interface PuzzleAnswer {
  type: "answered";
  right: boolean;
  best: Hint;
  before: number | null;
  after: number | null;
  action: string[];
  decisive: number;
  previews: (Record<string, unknown> | null)[];
}

/** What each seat of a finished game saw at its beginning. */
export interface Beginnings {
  views: (Record<string, unknown>)[];
}

/** A token: the share of a win it promises its seat, the interval that should hold it, and how often it was tried. Without an interval it was hardly tried, and the value says nothing. Where wins have grades, as they may in a game alone, `grades` is the chance of each, the best first; the better ones count more in the value. */
export interface RatedMove {
  token: string;
  value: number;
  tried: number;
  low: number | null;
  high: number | null;
  grades: Record<string, number>;
}

/** A decision: the token played, the best one, and the share of a win that lies between them. `before` and `after` are the chances of each seat. `legal` counts the tokens that the viewer knew to be legal. `reasons`, where they were asked for, say what speaks for the best token if another one was played, and `preview` what it would have done. If the viewer decided, `moves` rates the best tokens, best first, and the one played, and `position` is the key of what it saw. `plan` is what a bot was after, if the decision was one of the bad ones. */
export interface ReviewedDecision {
  ply: number;
  seat: number;
  move: string;
  best: string;
  legal: number;
  before: number[];
  after: number[];
  given_away: number;
  mark: string;
  reasons?: Reason[];
  preview?: Record<string, unknown> | null;
  moves?: RatedMove[];
  position?: string;
  plan?: BotPlan | null;
}

/** A line of a review that is not done: how many decisions are judged, and those that no line before has told. */
export interface ReviewProgress {
  type: "judging";
  done: number;
  total: number;
  decisions: ReviewedDecision[];
}

/** The decisions in force, and the chances of each seat where the record ends. */
export interface Analysis {
  format: number;
  program: string;
  game: string;
  version: number;
  record: string;
  seat: number | null;
  bot: string;
  seed: string;
  players: number;
  chances: number[];
  decisions: ReviewedDecision[];
}

/** The last line of a review: all of it, and how well each seat decided, from 0 to 100 (None: it had no choice). */
export interface ReviewResult {
  type: "reviewed";
  analysis: Analysis;
  accuracies: (number | null)[];
}

/** The last line of a review that came to nothing. */
export interface ReviewFailed {
  type: "failed";
  trouble: Trouble;
}

/** Where the moves have led: the position they began from, whole; the present as text, and as a seat sees it. `steps` are what the last moves changed, as many as were to be shown. */
export interface StudyPosition {
  position: Record<string, unknown>;
  picture: string;
  view: Record<string, unknown>;
  standing: Standing;
  moves: Moved[];
  steps: Step[];
}

/** Where right moves of a lesson lead, as the learner sees it; `steps` are what the last ones changed. */
export interface LessonWay {
  lesson: string;
  view: Record<string, unknown>;
  standing: Standing;
  moves: Moved[];
  steps: Step[];
}

/** A position as text. */
export interface StudyPicture {
  picture: string;
}

/** Where the moves have led, as each seat sees it, and what they caused. `view` is what whoever decides sees if everything lies open; `steps` are what the last moves changed in it, as many as were to be shown. */
export interface ExploredPosition {
  views: (Record<string, unknown>)[];
  standing: Standing;
  moves: Moved[];
  view: Record<string, unknown>;
  steps: Step[];
}

/** A branch, and whose it is; one that is not `shared` is told to nobody else. */
export interface BranchInfo {
  id: string;
  since: number;
  moves: string[];
  seed: string | null;
  name: string;
  shared: boolean;
  mine: boolean;
  by: string;
}

/** One of somebody's own worst decisions, as the seat saw it that made it. `ply` is its number in the review; `move` was played, and gave the share `given_away` of a win away. */
export interface Mistake {
  ply: number;
  seat: number;
  view: Record<string, unknown>;
  legal: string[];
  previews: Record<string, Record<string, unknown>> | null;
  move: string;
  given_away: number;
}

/** What a token is worth beside the best one, of which it's told what speaks for it, and the one that was played. It is `right` if it gives away no more than a good move does; `lost` is how much that is. */
export interface MistakeAnswer {
  type: "rated";
  right: boolean;
  tried: RatedMove;
  best: Hint;
  played: RatedMove;
  lost: number;
  given_away: number;
}

/** How somebody came out of a day's challenge; equals share a `rank`. `place` is the place in their own game. `table` is where it can be seen again: one's own at once, others' once the day is over. */
export interface DailyResult {
  rank: number;
  name: string;
  mine: boolean;
  place: number;
  scores: Record<string, number>;
  ended: number;
  table: string | null;
}

/** The challenge of a day, as in `2026-11-16`, in universal time: who sits where, and how everybody came out. `seats` names a bot, or `person`. `begun` people have taken it up. `state` is one's own: not begun, running, finished, or missed (given up, or not finished on the day). `streak` counts the days in a row that one has finished. The `commitment` to the deal is known from the beginning, its `seed` once the day is over. `before` and `after` are the nearest days with a challenge that anybody took up; the present day is always one. */
export interface DailyInfo {
  game: string;
  day: string;
  ends: number;
  now: number;
  seats: string[];
  options: string[];
  begun: number;
  results: DailyResult[];
  state: "finished" | "missed" | "new" | "running";
  table: string | null;
  streak: number;
  commitment: string;
  seed: string | null;
  before: string | null;
  after: string | null;
}

/** How long a streak is now, and how long the longest one was. */
export interface Streak {
  now: number;
  longest: number;
}

/** Somebody's streaks: days in universal time by game, and puzzles solved at the first try. */
export interface Streaks {
  days: Record<string, Streak>;
  puzzles: Streak;
}

/** A rule that a table may switch on. Of the options with the same `choice`, a table has exactly one: the first unless another is asked for. `players` lists the numbers of players that the option is for; it is empty if there is no limit. */
export interface Option {
  name: string;
  choice: string;
  players: number[];
}

/** What the rules page tells: chapters, each with the rulings it rests on, and all rulings in their order. The words of each passage are `rules-<passage>-title`, `-text`, `-steps` and `-example`; options have them too. */
export interface Rulebook {
  chapters: Record<string, string[]>;
  rulings: string[];
}

/** A game that can be played here: what it declares about itself, and its pages besides its tables. Tables, replays, reviews and exploring need no mention: every game has them. `data_set` is the name of the set of data that new tables have; it's empty if the game has only one. */
export interface OfferedGame {
  name: string;
  seats: number[];
  options: Option[];
  rulebook: Rulebook | null;
  changed_data: boolean;
  pages: ("daily" | "learn" | "puzzles" | "rules")[];
  data_set: string;
}

/** What is printed on a game's board and cards, with the hash of the data that it was read from. */
export interface GameFacts {
  data: string;
  facts: Record<string, unknown>;
}

/** What the seat that decides sees, what it has begun to choose, how that may go on, what the last play did. */
export interface RulesFrame {
  view: Record<string, unknown>;
  begun: string;
  legal: string[];
  previews: Record<string, Record<string, unknown>>;
  events: Event[];
}

/** A picture in a passage of the rules; without frames, it shows single things, such as a card. Its words are `rules-picture-<name>`. On the `map`, places are shown that a text names. */
export interface RulesPicture {
  name: string;
  passage: string;
  shows: string[];
  map: boolean;
  frames: RulesFrame[];
}

/** A table as the host sees it: who sits there and how far it is, but nothing of the game. */
export interface HostedTable {
  table: string;
  game: string;
  status: string;
  owner: string | null;
  seats: string[];
  seq: number;
  created: number;
  touched: number;
}

/** Whether the server takes in nothing new, and how many games still run. */
export interface DrainStatus {
  draining: boolean;
  running: number;
}

/** By how much the database has grown, in bytes, in so many seconds. */
export interface Growth {
  bytes: number;
  seconds: number;
}

/** When tables were last swept away, how many that were, and how many since the start. */
export interface Swept {
  at: number;
  tables: number;
  in_all: number;
}

/** How much one person may have and do, and for how many days what is kept; None is for ever. */
export interface Quotas {
  tables_per_person: number;
  tables_per_hour: number;
  imports_per_person: number;
  import_kib_per_hour: number;
  keep_finished_days: number | null;
  keep_abandoned_days: number;
  keep_imported_days: number;
}

/** When a backup was made, how large it is, and whether it has been restored and replayed to see that it works. */
export interface BackupNote {
  at: number;
  bytes: number;
  verified: boolean;
}

/** How much is stored, and what keeps it from growing; `bytes` is the size of the database. None is what only a running server knows, or what has never happened. */
export interface ServerStats {
  people: number;
  tables: Record<string, number>;
  entries: number;
  imported: number;
  bytes: number;
  quotas: Quotas;
  backup: BackupNote | null;
  disk_free: number | null;
  connections: number | null;
  draining: boolean;
  growth: Growth | null;
  swept: Swept | null;
}

/** An error in the log: when, what was going on, and what kind of error it was. */
export interface LoggedError {
  at: number;
  event: string;
  kind: string;
}

/** What the host has to say to everybody, until a time or (None) until it is taken back. */
export interface Announcement {
  id: number;
  text: string;
  until: number | null;
}

/** Who may not come in: an address or a person, until a time or (None) for good. */
export interface Ban {
  kind: string;
  value: string;
  until: number | null;
}

/** How the server is. `history` is the last hour in columns, or what is new in it; they have the same length. Its times are in seconds, its sizes in bytes. What waits and runs is by kind of job; who was turned away, by reason. */
export interface HostOverview {
  now: number;
  begun: number;
  version: string;
  status: "down" | "draining" | "ready" | "warming";
  stats: ServerStats;
  sockets: number;
  connections: number;
  tables_in_memory: number;
  tables_running: number;
  commands_under_way: number;
  journal_waiting: number;
  jobs_waiting: Record<string, number>;
  jobs_running: Record<string, number>;
  worker_restarts: number;
  workers_memory: number;
  disk_size: number | null;
  store_failures: number;
  rejections: Record<string, number>;
  errors: number;
  last_errors: LoggedError[];
  announcements: Announcement[];
  bans: Ban[];
  history: Record<string, (number | null)[]>;
}

/** A person as the host sees them; `tables` are those that aren't finished. */
export interface HostedPerson {
  person: string;
  name: string;
  language: string;
  created: number;
  connected: boolean;
  banned: boolean;
  keys: number;
  tables: number;
}

/** The people and tables that fit a search, the best known first. */
export interface HostFound {
  people: HostedPerson[];
  tables: HostedTable[];
}

/** What opens the host's page until that time. */
export interface HostSession {
  token: string;
  until: number;
}

/** A code that opens the host's page once, until that time, and the address of the page with it. */
export interface HostLink {
  code: string;
  link: string;
  until: number;
}

/** The code of a link to the host's page, or the host's key. */
export interface HostSignIn {
  code: string;
}

/** A person's or a table's id or the beginning of it, or a part of a name. */
export interface HostSearch {
  text: string;
}

/** Whom to shut out, or to let in again. */
export interface Banning {
  kind: "address" | "person";
  value: string;
  days: number | null;
}

/** What to tell everybody. */
export interface Announcing {
  text: string;
  days: number | null;
}

/** Whether to take in nothing new. */
export interface Draining {
  on: boolean;
}

/** A number: of what was made, or how many there were. */
export interface HostNumber {
  number: number;
}

/** One decision of the learner: a pattern for the right tokens, and what the others play after it. */
export interface LessonStep {
  wants: string;
  replies: string[];
}

/** A part of the guided first game: a position as text in which seat 0 learns something step by step. What the position leaves open is dealt from the seed. The message ids are `<game>-lesson-<name>-<step number>`, with `-nudge` for a legal token that isn't the right one, and `-done` once the right one was played. */
export interface Lesson {
  name: string;
  position: string;
  steps: LessonStep[];
  seed: string;
}

/** A way to use a thing: the token, and what it does, in the form of a preview, or why it can't be played now. */
export interface Way {
  token: string;
  preview: Record<string, unknown> | null;
  refusal: Refusal | null;
}

/** What a seat can do with a thing, as if it decided now; and whether it does decide now. */
export interface Explanation {
  asked: boolean;
  ways: Way[];
}

export type ClientMessage =
  | Hello
  | Watch
  | Unwatch
  | Say
  | Ping
  | Plan
  | Play
  | PlayAll
  | PlayForced
  | Undo
  | AskRewind
  | AnswerRewind
  | Resign
  | Leave
  | LetBot
  | Wait
  | Return
  | ClaimWin
  | OfferEnd
  | AnswerEnd;

export type TableCommand =
  | Plan
  | Play
  | PlayAll
  | PlayForced
  | Undo
  | AskRewind
  | AnswerRewind
  | Resign
  | Leave
  | LetBot
  | Wait
  | Return
  | ClaimWin
  | OfferEnd
  | AnswerEnd;

export type ServerMessage =
  | Welcome
  | Acknowledged
  | Refused
  | Stale
  | Busy
  | Failed
  | Happened
  | View
  | Changed
  | Gone
  | ChatMessage
  | Presence
  | Announced
  | Behind
  | Pong;

export type Answer =
  | Acknowledged
  | Refused
  | Stale
  | Busy;

export type EntryBody =
  | Began
  | Moved
  | Undone
  | RewindAsked
  | RewindRefused
  | RewindAgreed
  | Left
  | Waited
  | BotSat
  | Returned
  | Closed
  | Resigned
  | Claimed
  | EndOffered
  | EndAccepted
  | EndDeclined
  | EndAgreed;

export type Clock =
  | NoClock
  | LiveClock
  | SlowClock;
