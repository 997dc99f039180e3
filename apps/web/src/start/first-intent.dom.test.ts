import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onFirstIntent } from "./first-intent.ts";

/** The document of these tests has no layout: nothing is ever in view by itself. */
let seen: (entries: { isIntersecting: boolean }[]) => void = () => {};
class Observer {
  constructor(callback: typeof seen) {
    seen = callback;
  }
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", Observer);
  sessionStorage.clear();
  document.body.innerHTML = `<p>Text</p><a href="/x"><b>Link</b></a><div class="slideshow"></div>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function watch() {
  const begin = vi.fn<() => void>();
  onFirstIntent(window, begin);
  return begin;
}

const send = (selector: string, name: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(name, { bubbles: true }));

it.each([
  ["the mouse over a link", "b", "pointerover"],
  ["a touch anywhere", "p", "pointerdown"],
  ["a key", "body", "keydown"],
  ["the focus", "a", "focusin"],
])("begins at %s, once", (_sign, selector, name) => {
  const begin = watch();
  send(selector, name);
  send(selector, name);
  expect(begin).toHaveBeenCalledTimes(1);
});

it("begins when a slideshow comes into view", () => {
  const begin = watch();
  seen([{ isIntersecting: false }]);
  expect(begin).not.toHaveBeenCalled();
  seen([{ isIntersecting: true }]);
  expect(begin).toHaveBeenCalledTimes(1);
});

it("begins where the address leads to a form", () => {
  document.body.innerHTML = `<section class="visitor-post"><h2 id="write-comment"></h2></section>`;
  expect(watch()).not.toHaveBeenCalled();
  location.hash = "#write-comment";
  expect(watch()).toHaveBeenCalledTimes(1);
  location.hash = "";
});

it("begins for a form with a draft", () => {
  document.body.innerHTML = `<form data-draft="draft:/contact"></form>`;
  expect(watch()).not.toHaveBeenCalled();
  sessionStorage.setItem("draft:/contact", "{}");
  expect(watch()).toHaveBeenCalledTimes(1);
});

it("does not begin for somebody who scrolls and moves over text", () => {
  const begin = watch();
  send("p", "pointerover");
  send("body", "scroll");
  expect(begin).not.toHaveBeenCalled();
});

it("drops the draft of a form that the browser has sent, and does not begin for it", () => {
  document.body.innerHTML = `<div data-draft="draft:/contact"></div>`;
  sessionStorage.setItem("draft:/contact", "{}");
  const callback = vi.fn<() => void>();
  onFirstIntent(window, callback);
  expect(sessionStorage.getItem("draft:/contact")).toBeNull();
  expect(callback).not.toHaveBeenCalled();
});
