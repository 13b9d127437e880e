/** Something that can be looked at more closely: a mouse rests on it, a finger holds it, or its key is pressed. */
import type { Attachment } from "svelte/attachments";

export interface Looks {
  /** A mouse rests on it. */
  onglance?: (node: HTMLElement) => void;
  /** The mouse has left, or does something else. */
  onleave?: () => void;
  /** A finger has held it, or the key was pressed. */
  oninspect: () => void;
}

/** After how many milliseconds a mouse rests, and a finger holds rather than taps. */
const REST = 450;
const HOLD = 450;
/** How far a finger may slip, in pixels. */
const SLIP = 10;
export const INSPECT_KEY = "i";

export function inspectable({ onglance, onleave, oninspect }: Looks): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: readonly [number, number] = [0, 0];
    /** Whether a finger has held it: what follows is no tap. */
    let held = false;

    function stop(): void {
      clearTimeout(timer);
      onleave?.();
    }
    const on: { [Kind in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Kind]) => void } = {
      pointerenter({ pointerType }) {
        if (pointerType !== "mouse" || !onglance) return;
        clearTimeout(timer);
        timer = setTimeout(() => { onglance(node); }, REST);
      },
      pointerdown({ pointerType, clientX, clientY }) {
        stop();
        held = false;
        if (pointerType === "mouse") return;
        from = [clientX, clientY];
        timer = setTimeout(() => {
          held = true;
          oninspect();
        }, HOLD);
      },
      pointermove({ pointerType, clientX, clientY }) {
        if (pointerType !== "mouse" && Math.hypot(clientX - from[0], clientY - from[1]) > SLIP) clearTimeout(timer);
      },
      pointerup: () => { clearTimeout(timer); },
      pointercancel: stop,
      pointerleave: stop,
      contextmenu(event) {
        if (held) event.preventDefault();
      },
      click(event) {
        if (!held) return;
        held = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      keydown(event) {
        if (event.key !== INSPECT_KEY || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        event.stopPropagation();
        stop();
        oninspect();
      },
    };
    const listeners = Object.entries(on) as [string, EventListener][];
    for (const [kind, listener] of listeners) node.addEventListener(kind, listener, { capture: kind === "click" });
    return () => {
      stop();
      for (const [kind, listener] of listeners) node.removeEventListener(kind, listener, { capture: kind === "click" });
    };
  };
}
