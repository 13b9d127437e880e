/** Choosing and playing a move at a table. */
import type { Grammar, Part } from "./choice.ts";
import { back, complete, next, NOTHING, pick, WHOLE, type Choice } from "./choice.ts";
import type { Message } from "../i18n.svelte.ts";
import type { Answer, Refused } from "../protocol.ts";
import type { CommandRequest } from "../server/socket.ts";
import type { Table } from "./table.svelte.ts";

/** An action that is put together from several tokens before it is played. */
export interface Action {
  /** How many tokens of it there are. */
  readonly size: number;
  /** Whether more may be asked after a token. */
  asksMore(token: string): boolean;
  /** Goes on with a token; says no if the action is complete with it. */
  add: (token: string) => Promise<boolean>;
  /** Drops the last token. */
  back(): void;
}

interface Deciding {
  command(wanted: CommandRequest): Promise<Answer>;
  confirm(): boolean;
  /** Whether a list can be played as a whole. */
  readonly lists?: boolean;
  /** Whether actions can be put together. */
  readonly action?: Action;
}

/** What is chosen with a button that says all of it needs no further confirmation once an action has begun. */
const SAYS_ALL = ["word", "amount"];

export class Play {
  choice = $state.raw<Choice>(NOTHING);
  /** The move that was sent and is not on the board yet. */
  sent = $state<string | null>(null);
  /** Why the server refused a move. */
  refused = $state.raw<Refused | null>(null);
  /** Help for a pick that the server need not be asked about. */
  tip = $state.raw<Message | null>(null);
  /** Whether the server is being asked what comes after a token of an action. */
  asking = $state(false);

  /** Whether the token that it's asked about has been confirmed meanwhile. */
  private confirmed = false;
  /** The entry that the sent move has become; infinite until the server has said so. */
  private awaited = 0;

  constructor(
    private readonly table: Table,
    private readonly deciding: Deciding,
  ) {}

  get grammar(): Grammar {
    return this.table.presentation?.grammar ?? WHOLE;
  }

  /** The legal tokens; none while a move is being sent. */
  get open(): string[] {
    return this.sent === null ? this.table.legal : [];
  }

  /** The parts to choose from; after a refusal, those that could be picked instead. */
  get next(): Part[] {
    if (this.sent !== null) return [];
    const { legal } = this.table;
    const isRefused = this.refused !== null && this.ready !== null;
    return next(this.grammar, legal, isRefused ? back(this.grammar, legal, this.choice) : this.choice);
  }

  /** How many tokens of a list are to be picked now, in any order; 0 if a single one is. */
  get listed(): number {
    const { presentation, view, legal } = this.table;
    return this.deciding.lists && view && legal.length ? (presentation?.listed?.(view) ?? 0) : 0;
  }

  /** The token that waits for a confirmation; of a list, all tokens with spaces between them. */
  get ready(): string | null {
    if (this.sent !== null) return null;
    const { listed, choice } = this;
    if (listed) return choice.ahead.length === listed ? choice.ahead.join(" ") : null;
    return complete(this.table.legal, choice);
  }

  get begun(): boolean {
    return this.hasPicked || this.composing;
  }

  /** Whether an action is being put together. */
  get composing(): boolean {
    return (this.deciding.action?.size ?? 0) > 0;
  }

  private get hasPicked(): boolean {
    return this.choice.chosen !== "" || this.choice.ahead.length > 0;
  }

  /** Drops what was picked: the position is another one. */
  forget(): void {
    this.choice = NOTHING;
    this.refused = null;
    this.tip = null;
    this.keepUp();
  }

  /** Nothing is on its way any more once the table shows what was sent. */
  keepUp(): void {
    if (this.table.seq >= this.awaited) this.sent = null;
  }

  /** What was refused is over once something else is done. */
  calm(): void {
    this.refused = null;
    this.tip = null;
  }

  pick(picked: string): void {
    const { legal } = this.table;
    if (this.sent !== null || !legal.length) return;
    const list = picked.split(" ");
    if (this.deciding.lists && list.length > 1 && list.every((token) => legal.includes(token))) {
      void this.playAll(list);
      return;
    }
    if (this.asking) {
      this.confirmed ||= this.repeats(picked);
      return;
    }
    this.refused = null;
    this.tip = null;
    if (this.listed) {
      this.add(picked);
      return;
    }
    if (this.repeats(picked)) {
      this.confirm();
      return;
    }
    const chosen = this.ready === null ? this.choice : back(this.grammar, legal, this.choice);
    const result = pick(this.grammar, legal, chosen, picked) ?? pick(this.grammar, legal, NOTHING, picked) ?? this.whole(picked);
    // Picking the waiting move again confirms it, even if some of its parts were picked automatically.
    if (result !== null && this.ready !== null && complete(legal, result) === this.ready) {
      this.confirm();
      return;
    }
    if (result === null) {
      this.refuse(chosen, picked);
      return;
    }
    this.choice = result;
    const token = complete(legal, result);
    if (token !== null) void this.completed(token);
  }

  /** A token is complete: its action goes on, or it waits for a confirmation if one is wanted. */
  private async completed(token: string): Promise<void> {
    const { action } = this.deciding;
    this.confirmed = false;
    if (action?.asksMore(token) && (await this.goOn(action, token))) return;
    const saysAll = this.composing && SAYS_ALL.includes(this.grammar.parts(token)[0]?.kind ?? "");
    if (saysAll || this.confirmed || !this.deciding.confirm()) await this.play(token);
  }

  private async goOn(action: Action, token: string): Promise<boolean> {
    this.asking = true;
    const isTaken = await action.add(token);
    this.asking = false;
    if (isTaken) this.choice = NOTHING;
    return isTaken;
  }

  /** Picks one more of a list. */
  private add(picked: string): void {
    const { legal } = this.table;
    const token = complete(legal, pick(this.grammar, legal, NOTHING, picked) ?? NOTHING);
    if (token === null) this.refuse(NOTHING, picked);
    else if (this.ready !== null) this.tip = { id: "web-list-full" };
    else {
      this.choice = { chosen: "", ahead: [...this.choice.ahead, token] };
      if (!this.deciding.confirm()) this.confirm();
    }
  }

  /** Whether the waiting move ends at this place, but for a colour or symbol on it. */
  private repeats(picked: string): boolean {
    const parts = this.ready === null ? [] : this.grammar.parts(this.ready);
    const at = parts.findLastIndex(({ thing, kind }) => thing === picked && kind === "place");
    return at >= 0 && parts.slice(at + 1).every(({ kind }) => this.grammar.obvious(kind));
  }

  private whole(token: string): Choice | null {
    return this.table.legal.includes(token) ? { chosen: token, ahead: [] } : null;
  }

  /** Chooses a whole token at once. */
  take(token: string): void {
    const { legal } = this.table;
    if (this.sent !== null || this.asking || !legal.includes(token)) return;
    this.refused = null;
    this.tip = null;
    if (this.listed) {
      this.add(token);
      return;
    }
    this.choice = { chosen: token, ahead: [] };
    void this.completed(token);
  }

  private refuse(choice: Choice, picked: string): void {
    const token = this.grammar.meant(this.table.legal, choice, picked);
    if (token === null) this.tip = { id: "web-not-now" };
    else void this.play(token);
  }

  confirm(): void {
    if (this.ready === null) return;
    if (this.asking) this.confirmed = true;
    else if (this.listed) void this.playAll(this.choice.ahead);
    else void this.play(this.ready);
  }

  /** Drops the last part that was picked; what has been sent stays as it is. */
  back(): void {
    if (this.sent !== null || this.asking) return;
    this.refused = null;
    if (this.hasPicked) this.choice = back(this.grammar, this.table.legal, this.choice);
    else this.deciding.action?.back();
  }

  /** Plays a token, legal or not: the server says what is wrong with it. */
  async play(token: string): Promise<void> {
    if (this.table.seat === null || this.sent !== null) return;
    this.sent = token;
    const { table, seat, seq } = this.table;
    await this.settle(this.deciding.command({ type: "play", table, seat, seq, token }));
  }

  /** Plays a list that was picked in any order: the server puts it into the order of the rules. */
  private async playAll(tokens: readonly string[]): Promise<void> {
    if (this.table.seat === null || this.sent !== null) return;
    this.sent = tokens.join(" ");
    const { table, seat, seq } = this.table;
    await this.settle(this.deciding.command({ type: "play-all", table, seat, seq, tokens: [...tokens] }));
  }

  /** Takes back what followed one's last choice. */
  async undo(): Promise<void> {
    await this.takeBack({});
  }

  /** Takes one's whole turn back, as far as that is possible. */
  async undoTurn(): Promise<void> {
    if (this.table.undoTurn !== null) await this.takeBack({ to: this.table.undoTurn });
  }

  private async takeBack(how: { to?: number }): Promise<void> {
    if (this.table.seat === null || this.sent !== null || this.table.undo === null) return;
    this.sent = "undo";
    const { table, seat, seq } = this.table;
    await this.settle(this.deciding.command({ type: "undo", table, seat, seq, ...how }));
  }

  /** Waits for the answer. Nothing can be picked until the table shows the result. */
  private async settle(answering: Promise<Answer>): Promise<void> {
    this.awaited = Number.MAX_SAFE_INTEGER;
    const answer = await answering;
    this.refused = answer.type === "refused" ? answer : null;
    // What came too late for an entry that was no move can be sent again.
    if (answer.type === "acknowledged") this.choice = NOTHING;
    this.awaited = answer.type === "acknowledged" ? answer.seq : 0;
    if (this.table.seq >= this.awaited) this.sent = null;
  }
}
