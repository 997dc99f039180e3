import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { holdClick } from "./held-click.ts";

beforeEach(() => {
  document.body.innerHTML = `
    <button type="button" id="play">Play</button>
    <button type="button" id="other">Next</button>
    <button type="button" id="menu" popovertarget="m">Menu</button>
    <a href="#list" id="link">List</a>
    <a href="#zoomed" id="zoom" data-zoom>Picture</a>`;
});
afterEach(() => document.body.replaceChildren());

/** Clicks as a visitor does, and says whether the browser was left to act. */
function press(id: string, init: MouseEventInit = {}): boolean {
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  return document.getElementById(id)?.dispatchEvent(click) ?? false;
}

describe("before the app is there", () => {
  it("leaves to the browser what it can do: links, popovers, and opening elsewhere", () => {
    const click = holdClick(document);
    expect([press("link"), press("menu"), press("zoom", { ctrlKey: true })]).toEqual([
      true,
      true,
      true,
    ]);
    click.release();
  });

  it("holds the last click on what needs the app, and clicks again once it is there", () => {
    const click = holdClick(document);
    expect([press("play"), press("other"), press("zoom")]).toEqual([false, false, false]);
    press("other");
    expect(document.querySelectorAll("[aria-busy]")).toHaveLength(1);
    const clicks = vi.fn<(id: string) => void>();
    document.body.addEventListener("click", ({ target }) => clicks((target as Element).id));
    click.release();
    click.release();
    expect(clicks.mock.calls).toEqual([["other"]]);
    expect(document.querySelectorAll("[aria-busy]")).toHaveLength(0);
  });
});

it("lets clicks through afterwards", () => {
  holdClick(document).release();
  expect(press("zoom")).toBe(true);
});
