/** What comes up at a table beside its moves, and what can be answered: offers to end the game, moves to take back, who is away. */
import { connection } from "../../lib/server/connection.svelte.ts";
import type { CommandRequest } from "../../lib/server/socket.ts";
import { clockTime } from "../../lib/format.ts";
import { language, t, troubleText } from "../../lib/i18n.svelte.ts";
import { serverNow } from "../../lib/table/clock.ts";
import type { TableSession } from "./table-session.svelte.ts";

/** In seconds; of a longer wait the time of day would say too little. */
const LONGEST_WAIT = 12 * 3600;

/** One of the answers to a proposal. */
interface ProposalAnswer {
  label: string;
  command: CommandRequest;
  /** Whether it's the one that changes something. */
  main?: boolean;
}

export interface Proposal {
  kind: "offer" | "rewind" | "away" | "claim" | "absent";
  text: string;
  answers: ProposalAnswer[];
}

export class Proposals {
  /** Why the last answer wasn't taken. */
  trouble = $state("");
  /** Whether the time has come from which this seat may claim the win. */
  private mayClaim = $state(false);
  /** All of them, the most urgent first: what is asked comes before what is only said. */
  readonly all = $derived.by(() => this.list());

  /** Made while a component is set up, for its life. */
  constructor(private readonly session: TableSession) {
    $effect(() => this.waitForClaim(session.table.standing?.claim ?? null));
  }

  async answer({ command }: ProposalAnswer): Promise<void> {
    const answer = await connection.command(command);
    this.trouble = answer.type === "refused" ? troubleText(answer) : "";
  }

  private list(): Proposal[] {
    const { seat, table, over } = this.session;
    if (seat === null || over || !table.standing || table.standing.seat === null) return [];
    const found = [this.offer(), this.rewind(), this.away(), this.claim()].flatMap((each) => each ?? []);
    return found.sort((one, other) => Number(other.answers.length > 0) - Number(one.answers.length > 0));
  }

  /** Somebody's offer to end the game, or one's own that waits for answers. */
  private offer(): Proposal | null {
    const { seat, table, name } = this.session;
    const offer = table.standing?.offer;
    if (!offer) return null;
    if (offer.seat === seat) return { kind: "offer", text: t("web-end-waiting"), answers: [] };
    if (!this.isHere || offer.agreed.includes(seat!)) return null;
    const answer = (yes: boolean): CommandRequest => ({ type: "answer-end", ...this.at, yes });
    return {
      kind: "offer",
      text: t("web-end-offered", { who: name(offer.seat) }),
      answers: [
        { label: t("web-end-decline"), command: answer(false) },
        { label: t("web-end-accept"), command: answer(true), main: true },
      ],
    };
  }

  /** Somebody's wish to take moves back, which everyone has to agree to. */
  private rewind(): Proposal | null {
    const { seat, table, name } = this.session;
    const asked = table.standing?.asked;
    if (!asked || !this.isHere || asked.agreed.includes(seat!)) return null;
    const answer = (yes: boolean): CommandRequest => ({ type: "answer-rewind", ...this.at, yes });
    return {
      kind: "rewind",
      text: t("web-rewind-asked", { who: name(asked.seat) }),
      answers: [
        { label: t("web-rewind-no"), command: answer(false) },
        { label: t("web-rewind-yes"), command: answer(true), main: true },
      ],
    };
  }

  /** Whether this seat's own person has gone; they may come back. */
  private away(): Proposal | null {
    const { seat, table } = this.session;
    if (this.isHere || table.standing?.resigned.includes(seat!)) return null;
    const back: ProposalAnswer = { label: t("web-return"), command: { type: "return", ...this.at }, main: true };
    return { kind: "away", text: t("web-away-about"), answers: [back] };
  }

  /** The win that may be claimed from somebody who left, or from when on. */
  private claim(): Proposal | null {
    const due = this.session.table.standing?.claim ?? null;
    if (due === null) return null;
    if (this.mayClaim) {
      const claim: ProposalAnswer = { label: t("web-claim"), command: { type: "claim-win", ...this.at }, main: true };
      return { kind: "claim", text: t("web-claim-about"), answers: [claim] };
    }
    if (due - serverNow() > LONGEST_WAIT) return null;
    return { kind: "absent", text: t("web-claim-from", { time: clockTime(language(), due) }), answers: [] };
  }

  private get isHere(): boolean {
    const { seat, table } = this.session;
    return table.standing?.states[seat!] === "here";
  }

  private get at(): { table: string; seat: number; seq: number } {
    return { table: this.session.id, seat: this.session.seat ?? 0, seq: this.session.table.seq };
  }

  private waitForClaim(due: number | null): (() => void) | undefined {
    const left = due === null ? 0 : due - serverNow();
    this.mayClaim = due !== null && left <= 0;
    if (left <= 0) return undefined;
    const timer = setTimeout(() => (this.mayClaim = true), left * 1000);
    return () => {
      clearTimeout(timer);
    };
  }
}
