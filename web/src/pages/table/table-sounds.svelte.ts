/** The sounds of a table, if this person wants any. */
import { play } from "../../lib/browser/sound.ts";
import { settings } from "../../lib/person/settings.svelte.ts";
import type { TableSession } from "./table-session.svelte.ts";

/** Plays sounds as long as the component lives that calls this while it's set up. */
export function playTableSounds(session: TableSession): void {
  $effect(() => {
    const heard = session.table.last.flatMap((event) => session.presentation?.sound(event) ?? []);
    if (settings.sound) for (const sound of new Set(heard)) play(sound);
  });
  $effect(() => {
    if (settings.sound && (session.deciding || session.over)) play(session.over ? "victory" : "turn");
  });
  $effect(() => {
    if (settings.sound && session.play.refused) play("refusal");
  });
}
