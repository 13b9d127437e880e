/** A table as one person has it open: the game, what they choose in it, hints, earlier positions, and what is said. */
import type { Answer, Explanation, Outcome, PlannedPosition, Sitter, TableInfo } from "../../lib/protocol.ts";
import { settings, SPEEDS } from "../../lib/person/settings.svelte.ts";
import { ApiError, chatMessages, explain, hints, lookAhead, pastOf, record, type Access } from "../../lib/server/api.ts";
import { connection } from "../../lib/server/connection.svelte.ts";
import { Composer } from "../../lib/table/composer.svelte.ts";
import { Hints } from "../../lib/table/hints.svelte.ts";
import { news } from "../../lib/table/log.ts";
import { momentsOf } from "../../lib/table/past.ts";
import { Play } from "../../lib/table/play.svelte.ts";
import type { Line, Presentation, View } from "../../lib/table/presentation.ts";
import { readRecord } from "../../lib/table/record.ts";
import { Table } from "../../lib/table/table.svelte.ts";
import { Planner } from "./planner.svelte.ts";
import { PastPositions } from "./past-positions.svelte.ts";

/** Where there is no room beside the board: the log and the chat are sheets there. */
export const NO_RAIL = "(max-width: 600px) and (orientation: portrait), (max-height: 500px) and (orientation: landscape)";

export class TableSession {
  readonly id: string;
  readonly table: Table;
  readonly play: Play;
  readonly hints: Hints;
  readonly past: PastPositions;
  readonly planner: Planner;
  readonly composer: Composer;
  presentation = $state.raw<Presentation | null>(null);
  /** What is beside the board. */
  side = $state<"log" | "chat">("log");
  /** The number of the last chat message that this person has read. */
  private read = $state(0);

  readonly moves = $derived.by(() => this.table.entries.filter(({ entry }) => entry.kind === "moved").length);
  readonly unread = $derived.by(() => this.table.chat.filter(({ number, seat }) => number > this.read && (this.seat === null || seat !== this.seat)).length);

  /** The outcome, once the last move has been shown. */
  readonly over = $derived.by<Outcome | null>(() => (this.table.settled ? (this.table.standing?.outcome ?? null) : null));
  /** Whether it is this person's turn. */
  readonly deciding = $derived.by(() => this.table.legal.length > 0);

  /** What others have done to this person since they last decided. */
  readonly hits = $derived.by<Line[]>(() =>
    this.presentation ? news(this.table.entries, this.seat, this.presentation, this.name) : []);

  /** Whether there's anybody to talk to: others who play, or for those who watch, others who watch. */
  readonly talks: boolean;

  constructor(
    readonly info: TableInfo,
    readonly seat: number | null,
    /** What opens the table: the seat's own key, or an invitation. */
    readonly access: Access,
  ) {
    this.id = info.table;
    this.talks = seat === null || info.seats.some(({ kind }, each) => kind === "person" && each !== seat);
    const refresh = (): void => {
      connection.refresh(this.id, seat);
    };
    this.table = new Table(this.id, seat, { pause: () => SPEEDS[settings.speed], refresh });
    this.table.info = info;
    this.composer = new Composer(this);
    this.play = new Play(this.table, {
      command: (wanted) => connection.command(wanted),
      confirm: () => settings.confirm,
      lists: true,
      action: this.composer,
    });
    this.hints = new Hints((deeper) => hints(this.id, seat ?? 0, access, deeper, this.composer.tokens));
    this.planner = new Planner(this);
    this.past = new PastPositions(
      () => this.moves,
      async () => momentsOf(await pastOf(this.id, seat, access), this.table.entries),
    );
  }

  get sitters(): Sitter[] {
    return this.table.info?.seats ?? this.info.seats;
  }

  readonly name = (seat: number): string => this.sitters[seat]?.name ?? "";

  /** What the board shows: the present, or an earlier position. */
  get view(): View | null {
    return this.past.shown?.view ?? this.chooser.table.view;
  }

  /** The seat that decides, or whose move is being shown. */
  get active(): number | null {
    return this.table.settled ? (this.table.standing?.seat ?? null) : (this.table.last[0]?.seat ?? null);
  }

  /** The newest entry that is on the board. */
  get upto(): number {
    if (this.past.shown) return this.past.shown.seq;
    if (this.table.settled) return Number.MAX_SAFE_INTEGER;
    const shown = this.table.entries.filter(({ entry }) => entry.kind === "moved" && entry.events === this.table.last);
    return shown.at(-1)?.seq ?? this.table.seq;
  }

  /** Where a move is chosen: in the game, in an action that is put together, or in one's plan. */
  get chooser(): { table: Table; play: Play } {
    if (this.planner.open) return this.planner;
    return this.composer.open ? this.composer : this;
  }

  lookAhead(tokens: readonly string[]): Promise<PlannedPosition | null> {
    return lookAhead(this.id, this.seat ?? 0, tokens, this.access);
  }

  playAll(tokens: readonly string[]): Promise<Answer> {
    return connection.command({ type: "play-all", table: this.id, seat: this.seat ?? 0, seq: this.table.seq, tokens: [...tokens] });
  }

  choose(part: string): void {
    this.hints.close();
    this.chooser.play.pick(part);
  }

  /** What the server says of a thing to whoever sits here; nothing of the past, or while it can't be asked. */
  readonly explain = async (thing: string): Promise<Explanation | null> => {
    if (this.seat === null || this.over || this.past.shown) return null;
    try {
      return await explain(this.id, this.seat, thing, this.access);
    } catch (error) {
      if (error instanceof ApiError) return null;
      throw error;
    }
  };

  async fetchLog(): Promise<void> {
    this.table.logMissing = false;
    this.table.fill(readRecord(await record(this.id, this.seat, this.access)));
  }

  /** Fetches what has been said so far, which counts as read unless it was missed. */
  async fetchChat(missed = false): Promise<void> {
    const found = await chatMessages(this.id, this.seat, this.access);
    this.table.addChat(found);
    if (!missed) this.read = found.at(-1)?.number ?? 0;
  }

  markChatRead(): void {
    this.read = this.table.chat.at(-1)?.number ?? 0;
  }

  /** The position is another one. */
  forgetChoices(): void {
    this.play.forget();
    this.planner.close();
    this.composer.close();
    this.hints.close();
    this.past.showPresent();
  }
}
