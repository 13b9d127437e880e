/** Drag and drop with any pointer, onto an element with `data-place`. */

interface Dragging {
  enabled: () => boolean;
  /** Called when it is dropped on a place. */
  drop: (place: string) => void;
}

/** A shorter drag is a click, in pixels. */
const SLACK = 8;

const placeAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest("[data-place]")?.getAttribute("data-place") ?? null;

/** Attach to an element: it follows the pointer, and goes back when it is dropped. */
export function draggable({ enabled, drop }: Dragging): (node: HTMLElement) => () => void {
  return (node) => {
    let from: { x: number; y: number } | null = null;
    let moves = false;

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !enabled()) return;
      from = { x: event.clientX, y: event.clientY };
      moves = false;
      node.setPointerCapture(event.pointerId);
    }

    function move(event: PointerEvent): void {
      if (!from) return;
      const [right, along] = [event.clientX - from.x, event.clientY - from.y];
      moves ||= Math.hypot(right, along) > SLACK;
      if (!moves) return;
      node.style.transition = "none";
      node.style.transform = `translate(${right}px, ${along}px)`;
      node.style.pointerEvents = "none";
    }

    function up(event: PointerEvent): void {
      if (!from) return;
      from = null;
      const place = moves ? placeAt(event.clientX, event.clientY) : null;
      back();
      if (place !== null) drop(place);
    }

    function back(): void {
      from = null;
      node.style.transition = node.style.transform = node.style.pointerEvents = "";
    }

    /** Suppresses the click at the end of a drag. */
    function click(event: MouseEvent): void {
      if (!moves) return;
      moves = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    }

    const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: back };
    for (const [kind, listener] of Object.entries(listeners)) node.addEventListener(kind, listener as EventListener);
    node.addEventListener("click", click, { capture: true });
    return () => {
      for (const [kind, listener] of Object.entries(listeners)) node.removeEventListener(kind, listener as EventListener);
      node.removeEventListener("click", click, { capture: true });
    };
  };
}
