import { beforeEach, describe, expect, test, vi } from "vitest";
import { draggable } from "../../../src/games/downfall/cards/drag.ts";

const drop = vi.fn<(place: string) => void>();
let card: HTMLButtonElement;
let enabled = true;
let detach: () => void;

function point(kind: string, x: number, y: number): void {
  card.dispatchEvent(new PointerEvent(kind, { clientX: x, clientY: y, button: 0, bubbles: true }));
}

beforeEach(() => {
  drop.mockClear();
  enabled = true;
  document.body.innerHTML = '<button><b></b></button><i data-place="C3"></i>';
  card = document.querySelector("button")!;
  card.setPointerCapture = () => undefined;
  document.elementFromPoint = () => document.querySelector("i");
  detach = draggable({ enabled: () => enabled, drop })(card);
});

describe("dragging", () => {
  test("ends on the place under the pointer, and the thing goes back", () => {
    point("pointerdown", 0, 0);
    point("pointermove", 40, 30);
    expect(card.style.transform).toBe("translate(40px, 30px)");
    point("pointerup", 40, 30);
    expect(drop).toHaveBeenCalledExactlyOnceWith("C3");
    expect(card.style.transform).toBe("");
  });

  test("a short way is a click", () => {
    const clicked = vi.fn();
    card.addEventListener("click", clicked);
    point("pointerdown", 0, 0);
    point("pointermove", 3, 3);
    point("pointerup", 3, 3);
    card.click();
    expect(drop).not.toHaveBeenCalled();
    expect(clicked).toHaveBeenCalledOnce();
  });

  test("the click that ends a drag is none", () => {
    const clicked = vi.fn();
    const inside = card.querySelector("b")!;
    for (const node of [inside, card]) node.addEventListener("click", clicked);
    point("pointerdown", 0, 0);
    point("pointermove", 40, 30);
    point("pointerup", 40, 30);
    inside.click();
    expect(clicked).not.toHaveBeenCalled();
    inside.click();
    expect(clicked).toHaveBeenCalledTimes(2);
  });

  test("what is let go of cannot be dragged, and its clicks are its own", () => {
    const clicked = vi.fn();
    card.addEventListener("click", clicked);
    point("pointerdown", 0, 0);
    point("pointermove", 40, 30);
    detach();
    point("pointerup", 40, 30);
    card.click();
    expect(drop).not.toHaveBeenCalled();
    expect(clicked).toHaveBeenCalledOnce();
  });

  test("what cannot be played stays where it is", () => {
    enabled = false;
    point("pointerdown", 0, 0);
    point("pointermove", 40, 30);
    point("pointerup", 40, 30);
    expect(drop).not.toHaveBeenCalled();
  });
});
