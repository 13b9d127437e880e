/** The guided first game: which lesson, which step of it, and what is said to each move. It can be left at any step. */
import type { Face } from "../games/game.ts";
import type { Answer, Lesson, LessonStep } from "./protocol.ts";
import type { Wanted } from "./socket.ts";
import { done, Exercise, nudged, refused } from "./study.svelte.ts";
import type { Pace, Table } from "./table.svelte.ts";

/** What a browser remembers: the lessons that are done, the one that is open, and the moves made in it. */
export interface Progress {
  done: string[];
  lesson: string;
  moves: string[];
}

export const LEARNER = 0;

/** How many steps of a lesson so many moves have brought to their end. */
export function stepsMade(steps: readonly LessonStep[], moves: number): number {
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

export class Lessons {
  at = $state(0);
  step = $state(0);
  /** Whether the right move has just been made, and is still being talked about. */
  made = $state(false);
  done = $state.raw<readonly string[]>([]);
  study = $state.raw<Exercise | null>(null);

  private readonly kept: string;

  constructor(
    readonly game: string,
    readonly all: readonly Lesson[],
    private readonly face: Face,
    private readonly pace: Pick<Pace, "pause">,
    private readonly store: Pick<Storage, "getItem" | "setItem">,
  ) {
    this.kept = `vesuvius.lessons.${game}`;
  }

  get lesson(): Lesson {
    return this.all[this.at]!;
  }

  get table(): Table | null {
    return this.study?.table ?? null;
  }

  /** Whether all of it has been done, to the last step of the last lesson. */
  get finished(): boolean {
    return this.made && this.step + 1 === this.lesson.steps.length && this.at + 1 === this.all.length;
  }

  get title(): string {
    return `${this.game}-lesson-${this.lesson.name}`;
  }

  /** What is said now: what is to be done, or what has come of it. */
  get told(): string {
    return `${this.title}-${String(this.step + 1)}${this.made ? "-done" : ""}`;
  }

  /** Go on where this browser has left. */
  async resume(): Promise<void> {
    const { done: known, lesson, moves } = readProgress(this.store.getItem(this.kept));
    this.done = known;
    const at = this.all.findIndex(({ name }) => name === lesson);
    const whole = at >= 0 && stepsMade(this.all[at]!.steps, moves.length) === this.all[at]!.steps.length;
    if (at < 0 || whole) await this.open(at + 1 < this.all.length ? at + 1 : at);
    else await this.open(at, moves);
  }

  /** Begin a lesson, or go on in it. */
  async open(at: number, moves: readonly string[] = []): Promise<void> {
    const { position, seed, steps } = this.all[at]!;
    const study = new Exercise({ game: this.game, position, seed }, LEARNER, this.face, this.pace);
    await study.stand(moves);
    this.study?.table.stop();
    [this.at, this.step, this.made, this.study] = [at, stepsMade(steps, moves.length), false, study];
    this.keep();
  }

  /** What has come of the move has been read. */
  async goOn(): Promise<void> {
    if (this.step + 1 < this.lesson.steps.length) {
      await this.study!.stand(this.study!.moves);
      this.step += 1;
      this.made = false;
    } else if (this.at + 1 < this.all.length) {
      await this.open(this.at + 1);
    }
  }

  /** A move of the learner: the right one is made; to another the rules answer, or a word that leads on. */
  async command(wanted: Wanted): Promise<Answer> {
    const study = this.study!;
    const token = wanted.type === "play" ? wanted.token : "";
    const { wants, replies } = this.lesson.steps[this.step]!;
    const against = await study.against(token);
    if (against) return refused(against);
    if (!new RegExp(`^(?:${wants})$`).test(token)) return nudged(`${this.title}-${String(this.step + 1)}-nudge`);
    await study.move([token, ...replies], true);
    this.made = true;
    if (this.step + 1 === this.lesson.steps.length) this.done = [...new Set([...this.done, this.lesson.name])];
    this.keep();
    return done(study.moves.length);
  }

  private keep(): void {
    const progress: Progress = { done: [...this.done], lesson: this.lesson.name, moves: [...(this.study?.moves ?? [])] };
    this.store.setItem(this.kept, JSON.stringify(progress));
  }
}
