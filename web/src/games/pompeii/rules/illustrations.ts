/** The pictures of the rules of Pompeii. */
import type { Illustrations } from "../../game.ts";
import { t } from "../../../lib/i18n.svelte.ts";
import type { RulesPicture } from "../../../lib/protocol.ts";
import { placeLabel, placeReconstruction } from "../board/labels.ts";
import { CARD, CARDS, isAny } from "../data/printed.ts";
import { card as cardName, cardText, price, reconstructionLabel } from "../names.ts";
import Sprite from "../Sprite.svelte";
import type { PompeiiView } from "../view.ts";
import Picture from "./Picture.svelte";

const ofCard = (id: string): RulesPicture => ({ name: id, passage: "", shows: [`card ${id}`], map: false, frames: [] });

/** What is drawn, without its kind; what has no name of its own cannot be tapped. */
const named = ({ shows }: RulesPicture): string[] => shows.flatMap((each) => each.split(" ")[1] ?? []);

/** Parts of a label as sentences. */
const sentences = (parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1) + (/[.!?]$/.test(part) ? "" : "."))
    .join(" ");

function describe(id: string, { frames }: RulesPicture, frame: number): string {
  const card = CARD.get(id);
  if (card) {
    const cost = isAny(card.cost) ? t("pompeii-cost", { goods: price(card.cost) }) : "";
    return sentences([cardName(id), cardText(card), cost, reconstructionLabel(card)]);
  }
  return sentences([placeLabel(frames[frame]!.view as unknown as PompeiiView, id, false), placeReconstruction(id)]);
}

export const illustrations: Illustrations = {
  Picture,
  Sprite,
  names: new RegExp(`\\b(?:${CARDS.map(({ id }) => id).join("|")})\\b`, "g"),
  pictureOf: ofCard,
  title: "pompeii-card",
  places: named,
  describe,
};
