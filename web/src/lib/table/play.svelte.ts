/** Choosing and playing a move at a table. */
import type { Grammar, Part } from "./choice.ts";
import { back, complete, next, NOTHING, pick, WHOLE, type Choice } from "./choice.ts";
import type { Message } from "../i18n.svelte.ts";
import type { Answer, Refused } from "../protocol.ts";
import type { CommandRequest } from "../server/socket.ts";
import type { Table } from "./table.svelte.ts";

interface Deciding {
  command(wanted: CommandRequest): Promise<Answer>;
  confirm(): boolean;
}

export class Play {
  choice = $state.raw<Choice>(NOTHING);
  /** The move that was sent and is not on the board yet. */
  sent = $state<string | null>(null);
  /** Why the server refused a move. */
  refused = $state.raw<Refused | null>(null);
  /** Help for a pick that the server need not be asked about. */
  tip = $state.raw<Message | null>(null);

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

  /** The token that waits for a confirmation. */
  get ready(): string | null {
    return this.sent === null ? complete(this.table.legal, this.choice) : null;
  }

  get begun(): boolean {
    return this.choice.chosen !== "" || this.choice.ahead.length > 0;
  }

  /** Drops what was picked: the game has moved on. */
  forget(): void {
    this.choice = NOTHING;
    this.refused = null;
    this.tip = null;
    if (this.table.seq >= this.awaited) this.sent = null;
  }

  pick(picked: string): void {
    const { legal } = this.table;
    if (this.sent !== null || !legal.length) return;
    this.refused = null;
    this.tip = null;
    const chosen = this.ready === null ? this.choice : back(this.grammar, legal, this.choice);
    const result = pick(this.grammar, legal, chosen, picked) ?? pick(this.grammar, legal, NOTHING, picked);
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
    if (token !== null && !this.deciding.confirm()) void this.play(token);
  }

  /** Chooses a whole token at once. */
  take(token: string): void {
    const { legal } = this.table;
    if (this.sent !== null || !legal.includes(token)) return;
    this.refused = null;
    this.tip = null;
    this.choice = { chosen: token, ahead: [] };
    if (!this.deciding.confirm()) void this.play(token);
  }

  private refuse(choice: Choice, picked: string): void {
    const token = this.grammar.meant(this.table.legal, choice, picked);
    if (token === null) this.tip = { id: "web-not-now" };
    else void this.play(token);
  }

  confirm(): void {
    if (this.ready !== null) void this.play(this.ready);
  }

  back(): void {
    this.refused = null;
    this.choice = back(this.grammar, this.table.legal, this.choice);
  }

  /** Plays a token, legal or not: the server says what is wrong with it. */
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

  /** Waits for the answer. Nothing can be picked until the table shows the result. */
  private async settle(answering: Promise<Answer>): Promise<void> {
    this.awaited = Number.MAX_SAFE_INTEGER;
    const answer = await answering;
    this.refused = answer.type === "refused" ? answer : null;
    if (answer.type !== "refused") this.choice = NOTHING;
    this.awaited = answer.type === "acknowledged" ? answer.seq : 0;
    if (this.table.seq >= this.awaited) this.sent = null;
  }
}
