/** The state of the guided first game: the lesson, its step, and the answer to each move. It can be left at any step. */
import { fitting, rest, type Choice, type Grammar, type Part } from "../../lib/table/choice.ts";
import type { Presentation } from "../../lib/table/presentation.ts";
import type { Answer, Lesson, LessonStep, LessonWay } from "../../lib/protocol.ts";
import type { CommandRequest } from "../../lib/server/socket.ts";
import { doneAnswer, Exercise, nudgeAnswer, refusalAnswer } from "../../lib/table/study.svelte.ts";
import type { Pace, Table } from "../../lib/table/table.svelte.ts";

/** What the browser stores: finished lessons, the open one, and the moves made in it. */
interface Progress {
  done: string[];
  lesson: string;
  moves: string[];
}

export const LEARNER = 0;

/** How many steps of a lesson this many moves have completed. */
export function completedSteps(steps: readonly LessonStep[], moves: number): number {
  let left = moves;
  return steps.filter(({ replies }) => (left -= 1 + replies.length) >= 0).length;
}

export function readProgress(text: string | null): Progress {
  try {
    const read = JSON.parse(text ?? "") as Partial<Progress>;
    const texts = (list: unknown): string[] => (Array.isArray(list) ? list.filter((each) => typeof each === "string") : []);
    return { done: texts(read.done), lesson: String(read.lesson ?? ""), moves: texts(read.moves) };
  } catch {
    return { done: [], lesson: "", moves: [] };
  }
}

/**
 * What to pick next for a token that a step wants; nothing if what is picked leads to none. Parts without a text only
 * name what else the pick before them is about.
 */
export function wantedParts(grammar: Grammar, wants: string, legal: readonly string[], choice: Choice): Part[] {
  const right = new RegExp(`^(?:${wants})$`);
  return fitting(grammar, legal.filter((token) => right.test(token)), choice).flatMap((token) =>
    (rest(grammar, token, choice.chosen) ?? []).filter(({ text, thing }, index) => index === 0 || (text === "" && !choice.ahead.includes(thing))),
  );
}

export class Lessons {
  at = $state(0);
  step = $state(0);
  /** Whether the right move was made and its explanation is shown. */
  moveMade = $state(false);
  done = $state.raw<readonly string[]>([]);
  study = $state.raw<Exercise | null>(null);

  private readonly storageKey: string;

  constructor(
    readonly game: string,
    readonly all: readonly Lesson[],
    private readonly presentation: Presentation,
    private readonly pace: Pick<Pace, "pause">,
    private readonly store: Pick<Storage, "getItem" | "setItem">,
    /** Where right moves lead, for when the server can't be asked. */
    private readonly ways: () => Promise<readonly LessonWay[]> = () => Promise.resolve([]),
  ) {
    this.storageKey = `vesuvius.lessons.${game}`;
  }

  get lesson(): Lesson {
    return this.all[this.at]!;
  }

  get table(): Table | null {
    return this.study?.table ?? null;
  }

  /** Whether the last step of the last lesson is done. */
  get finished(): boolean {
    return this.moveMade && this.step + 1 === this.lesson.steps.length && this.at + 1 === this.all.length;
  }

  get title(): string {
    return `${this.game}-lesson-${this.lesson.name}`;
  }

  /** The id of the current text: the instruction, or the explanation. */
  get messageId(): string {
    return `${this.title}-${String(this.step + 1)}${this.moveMade ? "-done" : ""}`;
  }

  /** Goes on where this browser left off. */
  async resume(): Promise<void> {
    const { done: known, lesson, moves } = readProgress(this.store.getItem(this.storageKey));
    this.done = known;
    const at = this.all.findIndex(({ name }) => name === lesson);
    const whole = at >= 0 && completedSteps(this.all[at]!.steps, moves.length) === this.all[at]!.steps.length;
    if (at < 0 || whole) await this.open(at + 1 < this.all.length ? at + 1 : at);
    else await this.open(at, moves);
  }

  /** Opens a lesson, at the start or after some moves. */
  async open(at: number, moves: readonly string[] = []): Promise<void> {
    const { name, position, seed, steps } = this.all[at]!;
    const known = async (): Promise<LessonWay[]> => (await this.ways()).filter(({ lesson }) => lesson === name);
    const study = new Exercise({ game: this.game, position, seed }, LEARNER, this.presentation, this.pace, known);
    await study.goTo(moves);
    this.study?.table.stop();
    [this.at, this.step, this.moveMade, this.study] = [at, completedSteps(steps, moves.length), false, study];
    this.keep();
  }

  /** What to pick next, as its step wants it. */
  wanted(choice: Choice): Part[] {
    if (this.moveMade || !this.table) return [];
    return wantedParts(this.presentation.grammar, this.lesson.steps[this.step]!.wants, this.table.legal, choice);
  }

  /** Goes on after the explanation. */
  async goOn(): Promise<void> {
    if (this.step + 1 < this.lesson.steps.length) {
      await this.study!.goTo(this.study!.moves);
      this.step += 1;
      this.moveMade = false;
    } else if (this.at + 1 < this.all.length) {
      await this.open(this.at + 1);
    }
  }

  /** Plays the learner's move if it is the right one. Otherwise the rules refuse it, or a nudge is given. */
  async command(wanted: CommandRequest): Promise<Answer> {
    const study = this.study!;
    const token = wanted.type === "play" ? wanted.token : "";
    const { wants, replies } = this.lesson.steps[this.step]!;
    const refusal = await study.refusalOf(token);
    // Without the server nobody knows the rule.
    if (refusal) return refusal.status === 0 ? nudgeAnswer("web-not-now") : refusalAnswer(refusal);
    if (!new RegExp(`^(?:${wants})$`).test(token)) return nudgeAnswer(`${this.title}-${String(this.step + 1)}-nudge`);
    await study.move([token, ...replies], true);
    this.moveMade = true;
    if (this.step + 1 === this.lesson.steps.length) this.done = [...new Set([...this.done, this.lesson.name])];
    this.keep();
    return doneAnswer(study.moves.length);
  }

  private keep(): void {
    const progress: Progress = { done: [...this.done], lesson: this.lesson.name, moves: [...(this.study?.moves ?? [])] };
    this.store.setItem(this.storageKey, JSON.stringify(progress));
  }
}
