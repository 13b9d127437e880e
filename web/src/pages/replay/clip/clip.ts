/** A clip of a finished game: its moments on a canvas, one after the other, with names and scores underneath, as a file. */
import { sentences, t, titleOf } from "../../../lib/i18n.svelte.ts";
import { rankSeats, resultText } from "../../../lib/scores.ts";
import type { Figure, Moment } from "../../../lib/table/presentation.ts";
import type { FinishedGame } from "../../finished/finished-game.ts";
import { beginGif } from "./gif.ts";
import { shotsOf, TICK, type Shot } from "./plan.ts";
import { Stage } from "./stage.svelte.ts";
import { beginWebm, type Film } from "./webm.ts";

const [WIDTH, BOARD_HEIGHT, STRIP] = [960, 672, 72];
const HEIGHT = BOARD_HEIGHT + STRIP;
const GIF = { width: 560, height: 434 };
const [SOOT, GOLD, LIGHT, PALE] = ["#1d1512", "#e9b44c", "#f6ead3", "#cdb893"];
const FAMILY = '"Vesuvius Lapidary", Georgia, serif';
const FIGURES = 2;

export class Cancelled extends Error {}

interface Seat {
  name: string;
  piece: HTMLImageElement;
}

export class Clip {
  private icons = new Map<string, Promise<HTMLImageElement>>();

  private constructor(
    private readonly game: FinishedGame,
    private readonly canvas: HTMLCanvasElement,
    private readonly stage: Stage,
    private readonly seats: readonly Seat[],
    private readonly signal: AbortSignal,
  ) {}

  /** Makes the clip on a canvas, which shows it meanwhile; `progress` hears how much of it is done, from 0 to 1. */
  static async make(game: FinishedGame, canvas: HTMLCanvasElement, signal: AbortSignal, progress: (done: number) => void): Promise<File> {
    Object.assign(canvas, { width: WIDTH, height: HEIGHT });
    const stage = await Stage.open(game.presentation, game.points[0]!);
    const film = (await beginWebm(WIDTH, HEIGHT, TICK)) ?? beginGif(GIF.width, GIF.height);
    try {
      const { pieces } = game.presentation;
      const seats = game.info.seats.map(async ({ name }, seat) => ({ name, piece: await stage.symbol(pieces[seat]!, 48, LIGHT) }));
      const clip = new Clip(game, canvas, stage, await Promise.all(seats), signal);
      const blob = await clip.shoot(film, progress);
      return new File([blob], `vesuvius-${game.info.table}.${blob.type.split("/")[1]!}`, { type: blob.type });
    } finally {
      film.close();
      await stage.close();
    }
  }

  private async shoot(film: Film, progress: (done: number) => void): Promise<Blob> {
    const shots = shotsOf(this.game.points.length);
    if (film.sample) {
      for (const shot of [shots[0]!, shots[shots.length >> 1]!, shots.at(-1)!]) {
        await this.show(shot);
        film.sample(this.canvas);
      }
    }
    for (const [index, shot] of shots.entries()) {
      await this.show(shot);
      await film.add(this.canvas, shot.ticks * TICK);
      progress((index + 1) / shots.length);
    }
    return film.finish();
  }

  private async show({ moment }: Shot): Promise<void> {
    if (this.signal.aborted) throw new Cancelled();
    const { points } = this.game;
    const point = points[moment ?? points.length - 1]!;
    const pen = this.canvas.getContext("2d")!;
    pen.drawImage(await this.stage.at(point), 0, 0, WIDTH, BOARD_HEIGHT);
    pen.fillStyle = SOOT;
    pen.fillRect(0, BOARD_HEIGHT, WIDTH, STRIP);
    pen.fillStyle = GOLD;
    pen.fillRect(0, BOARD_HEIGHT, WIDTH, 3);
    await this.strip(pen, point);
    if (moment === null) this.result(pen);
  }

  /** The names and scores of all players, side by side. */
  private async strip(pen: CanvasRenderingContext2D, point: Moment): Promise<void> {
    const room = WIDTH / this.seats.length;
    const middle = BOARD_HEIGHT + STRIP / 2 + 2;
    pen.textBaseline = "middle";
    for (const [seat, { name, piece }] of this.seats.entries()) {
      const left = seat * room + 14;
      const figures = this.game.presentation.figures(point.view, seat).slice(0, FIGURES);
      const end = await this.figures(pen, figures, (seat + 1) * room - 12, middle);
      pen.drawImage(piece, left, middle - 18, 36, 36);
      write(pen, name, left + 44, middle, 22, LIGHT, end - left - 50);
    }
  }

  /** Figures from the right to the left. Returns where they begin. */
  private async figures(pen: CanvasRenderingContext2D, figures: readonly Figure[], right: number, middle: number): Promise<number> {
    let end = right;
    for (const { icon, value } of [...figures].reverse()) {
      pen.font = `700 22px ${FAMILY}`;
      const text = String(value);
      end -= pen.measureText(text).width;
      write(pen, text, end, middle, 22, GOLD);
      end -= 24;
      if (!this.icons.has(icon)) this.icons.set(icon, this.stage.symbol(icon, 48, PALE));
      pen.drawImage(await this.icons.get(icon)!, end, middle - 11, 20, 20);
      end -= 8;
    }
    return end;
  }

  /** The card with the result, over the board. */
  private result(pen: CanvasRenderingContext2D): void {
    const { info, end, presentation } = this.game;
    const { outcome } = end.standing;
    pen.fillStyle = "rgb(21 13 9 / 78%)";
    pen.fillRect(0, 0, WIDTH, BOARD_HEIGHT);
    pen.textAlign = "center";
    write(pen, titleOf(info.rules.game), WIDTH / 2, 150, 46, GOLD, WIDTH - 120);
    const name = (seat: number): string => this.seats[seat]!.name;
    const more = sentences(presentation.resultLines?.(end.view, name) ?? []);
    const text = outcome ? more || resultText(end.standing, outcome, name) : t("web-replay");
    write(pen, text, WIDTH / 2, 225, 30, LIGHT, WIDTH - 120);
    pen.textAlign = "start";
    for (const [row, seat] of (outcome ? rankSeats(outcome) : []).entries()) {
      const y = 320 + 64 * row;
      write(pen, `${outcome!.places[seat]!}.`, 270, y, 30, GOLD);
      pen.drawImage(this.seats[seat]!.piece, 318, y - 24, 44, 44);
      write(pen, name(seat), 380, y, 30, outcome!.winners.includes(seat) ? LIGHT : PALE, 320);
    }
  }
}

function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, size: number, colour: string, most?: number): void {
  pen.font = `700 ${size}px ${FAMILY}`;
  pen.fillStyle = colour;
  pen.fillText(text, x, y, most);
}
