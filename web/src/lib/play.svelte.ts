/** Deciding at a table: what has been picked so far, and what becomes of it. */
import type { Grammar, Part } from "./choose.ts";
import { back, complete, next, NOTHING, pick, WHOLE, type Choice } from "./choose.ts";
import type { Message } from "./i18n.svelte.ts";
import type { Answer, Refused } from "./protocol.ts";
import type { Wanted } from "./socket.ts";
import type { Table } from "./table.svelte.ts";

export interface Deciding {
  command(wanted: Wanted): Promise<Answer>;
  confirm(): boolean;
}

export class Play {
  choice = $state.raw<Choice>(NOTHING);
  /** A move that is on its way to the server. */
  sent = $state<string | null>(null);
  /** What the server said against a move. */
  refused = $state.raw<Refused | null>(null);
  /** What helps where nothing can be asked of the server. */
  advice = $state.raw<Message | null>(null);

  /** The entry that what was sent has become; endless while that is not known. */
  private awaited = 0;

  constructor(
    private readonly table: Table,
    private readonly deciding: Deciding,
  ) {}

  get grammar(): Grammar {
    return this.table.face?.grammar ?? WHOLE;
  }

  /** The legal tokens; none while a move is on its way. */
  get open(): string[] {
    return this.sent === null ? this.table.legal : [];
  }

  get next(): Part[] {
    return this.sent === null ? next(this.grammar, this.table.legal, this.choice) : [];
  }

  /** The token that waits for a confirmation. */
  get ready(): string | null {
    return this.sent === null ? complete(this.table.legal, this.choice) : null;
  }

  get begun(): boolean {
    return this.choice.chosen !== "" || this.choice.ahead.length > 0;
  }

  /** The game has moved on: what was picked means nothing any more. */
  forget(): void {
    this.choice = NOTHING;
    this.refused = null;
    this.advice = null;
    if (this.table.seq >= this.awaited) this.sent = null;
  }

  pick(picked: string): void {
    const { legal } = this.table;
    if (this.sent !== null || !legal.length) return;
    this.refused = null;
    this.advice = null;
    const chosen = this.ready === null ? this.choice : back(this.grammar, legal, this.choice);
    const made = pick(this.grammar, legal, chosen, picked) ?? pick(this.grammar, legal, NOTHING, picked);
    // What leads to the move that waits, once more, is a yes: parts that answered themselves need not be named.
    if (made !== null && this.ready !== null && complete(legal, made) === this.ready) {
      this.confirm();
      return;
    }
    if (made === null) {
      this.refuse(chosen, picked);
      return;
    }
    this.choice = made;
    const token = complete(legal, made);
    if (token !== null && !this.deciding.confirm()) void this.play(token);
  }

  /** Choose a whole token at once. */
  take(token: string): void {
    const { legal } = this.table;
    if (this.sent !== null || !legal.includes(token)) return;
    this.refused = null;
    this.advice = null;
    this.choice = { chosen: token, ahead: [] };
    if (!this.deciding.confirm()) void this.play(token);
  }

  private refuse(choice: Choice, picked: string): void {
    const token = this.grammar.meant(this.table.legal, choice, picked);
    if (token === null) this.advice = { id: "web-not-now" };
    else void this.play(token);
  }

  confirm(): void {
    if (this.ready !== null) void this.play(this.ready);
  }

  back(): void {
    this.refused = null;
    this.choice = back(this.grammar, this.table.legal, this.choice);
  }

  /** Play a token, legal or not: what the rules say against it, the server says. */
  async play(token: string): Promise<void> {
    if (this.table.seat === null || this.sent !== null) return;
    this.sent = token;
    const { table, seat, seq } = this.table;
    await this.settle(this.deciding.command({ type: "play", table, seat, seq, token }));
  }

  async undo(): Promise<void> {
    if (this.table.seat === null || this.sent !== null) return;
    this.sent = "undo";
    const { table, seat, seq } = this.table;
    await this.settle(this.deciding.command({ type: "undo", table, seat, seq }));
  }

  /** What was done is on its way until the table shows it: nothing old can be picked in between. */
  private async settle(answering: Promise<Answer>): Promise<void> {
    this.awaited = Number.MAX_SAFE_INTEGER;
    const answer = await answering;
    this.refused = answer.type === "refused" ? answer : null;
    if (answer.type !== "refused") this.choice = NOTHING;
    this.awaited = answer.type === "acknowledged" ? answer.seq : 0;
    if (this.table.seq >= this.awaited) this.sent = null;
  }
}
