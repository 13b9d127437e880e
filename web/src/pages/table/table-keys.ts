/** What keys do at a table. */
import { isShortcut } from "../../lib/browser/shortcuts.ts";
import type { TableSession } from "./table-session.svelte.ts";
import type { Opened } from "./TableMenu.svelte";

type Acts = Record<string, () => void>;

function sheetKeys(open: (which: Opened) => void, hasNotes: boolean): Acts {
  const sheets: Record<string, Opened> = { "?": "keys", "/": "typed", l: "log", c: "chat", m: "menu", ...(hasNotes && { n: "notes" }) };
  const acts = Object.entries(sheets).map(([key, which]): [string, () => void] => [key, () => { open(which); }]);
  return Object.fromEntries(acts);
}

function gameKeys(session: TableSession): Acts {
  const { hints, past, table, seat, over, planner, composer } = session;
  const { play } = session.chooser;
  return {
    ",": () => void past.stepBack(),
    ".": () => void past.stepOn(),
    h: () => {
      if (seat !== null && !over && play.sent === null) void hints.toggle();
    },
    u: () => {
      if (composer.open) composer.close();
      else void session.play.undo();
    },
    U: () => void session.play.undoTurn(),
    s: () => {
      table.skip();
    },
    Escape: () => {
      if (hints.open) hints.close();
      else if (planner.open && !play.begun) planner.close();
      else play.back();
    },
    Enter: () => {
      play.confirm();
    },
  };
}

/** Does what a key is for, if the page is meant and no sheet is open. */
export function pressKey(event: KeyboardEvent, session: TableSession, open: (which: Opened) => void): void {
  const acts: Acts = { ...sheetKeys(open, Boolean(session.presentation?.Notes)), ...gameKeys(session) };
  const act = acts[event.key];
  // A key that chose something on the board must not also confirm it.
  const isButtons = event.key === "Enter" && event.target instanceof Element && event.target.matches("button, a");
  if (!act || isButtons || !isShortcut(event)) return;
  event.preventDefault();
  act();
}
