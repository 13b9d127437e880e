/** Everything that is printed in Pompeii, to look up: cards, buildings, places and goods, in words. */
import type { Compendium, PrintedGroup, PrintedThing } from "../../game.ts";
import { t } from "../../../lib/i18n.svelte.ts";
import { BUILDINGS, CARDS, ERUPTIONS, GOODS, isSpecialist, SPACES, VOLCANO_SETS } from "../data/printed.ts";
import * as words from "../names.ts";
import Sprite from "../Sprite.svelte";
import Picture from "./Picture.svelte";
import Chart from "./ProductionTree.svelte";
import { buildingThing, cardThing, eruptionThing, goodThing, placeThing, valueOf } from "./things.ts";

export { Chart, Picture, Sprite };

const KINDS = ["immediate", "at_activation", "every_action", "temple"] as const;

/** A group with those kinds that it has things of. */
function group(id: string, things: readonly PrintedThing[], kinds: readonly string[], nameOf: (kind: string) => string): PrintedGroup {
  const held = kinds.filter((kind) => things.some((thing) => thing.kinds.includes(kind)));
  return { id, title: t(`pompeii-printed-${id}`), kinds: held.map((kind) => ({ id: kind, name: nameOf(kind) })), things };
}

export function compendium(): Compendium {
  const ofKind = (kind: string): string => t(`pompeii-kind-${kind}`);
  const specialists = CARDS.filter(({ id }) => isSpecialist(id)).map(cardThing);
  const city = CARDS.filter(({ id }) => !isSpecialist(id)).map(cardThing);
  const setName = (set: string): string => t("pompeii-set", { set, title: t(`pompeii-option-set_${set.toLowerCase()}-title`) });
  return {
    title: t("pompeii-compendium-title"),
    about: t("pompeii-compendium-about"),
    subjects: { name: t("pompeii-subject"), chart: t("pompeii-production"), things: GOODS.map(({ id }) => ({ id, name: words.good(id) })) },
    groups: [
      group("goods", GOODS.map(goodThing), ["1", "2", "3", "4", "5"], (value) => valueOf(Number(value))),
      group("buildings", BUILDINGS.map(buildingThing), ["red", "blue", "green", "purple"], ofKind),
      group("places", SPACES.map(placeThing), ["field", "limited"], ofKind),
      group("specialists", specialists, KINDS, ofKind),
      group("city", city, KINDS, ofKind),
      group("volcano", ERUPTIONS.map(eruptionThing), VOLCANO_SETS, setName),
    ],
  };
}
