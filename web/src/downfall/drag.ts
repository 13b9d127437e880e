/** Drag and drop with any pointer: onto a place of the map, which carries `data-place`. */

interface Dragging {
  enabled: () => boolean;
  /** Something was let go over a place. */
  drop: (place: string) => void;
}

/** Below this many pixels it is a click. */
const SLACK = 8;

const placeAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest("[data-place]")?.getAttribute("data-place") ?? null;

/** Attach to what can be dragged. It follows the pointer and goes back when it is let go. */
export function dragged({ enabled, drop }: Dragging): (node: HTMLElement) => () => void {
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

    /** The click that ends a drag is none. */
    function click(event: MouseEvent): void {
      if (!moves) return;
      moves = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    }

    const heard = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: back };
    for (const [kind, hear] of Object.entries(heard)) node.addEventListener(kind, hear as EventListener);
    node.addEventListener("click", click, { capture: true });
    return () => {
      for (const [kind, hear] of Object.entries(heard)) node.removeEventListener(kind, hear as EventListener);
      node.removeEventListener("click", click, { capture: true });
    };
  };
}
