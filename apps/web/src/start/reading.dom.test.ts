import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hideMastheadOnScroll } from "./hide-masthead.ts";
import { markReadingPosition } from "./reading-position.ts";
import { openSearchBySlash } from "./search-key.ts";

const tops: Record<string, number> = {};
beforeEach(() => {
  document.body.innerHTML = `
    <header class="masthead"><a href="#search" aria-keyshortcuts="/">Search</a></header>
    <nav class="contents"><a href="#one">1</a><a href="#two">2</a></nav>
    <h2 id="one"></h2><h2 id="two"></h2><textarea></textarea>`;
  for (const heading of document.querySelectorAll("h2")) {
    heading.getBoundingClientRect = () => new DOMRect(0, tops[heading.id] ?? 0, 0, 0);
  }
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => {
    callback(0);
    return 0;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function scrollTo(y: number): void {
  vi.spyOn(window, "scrollY", "get").mockReturnValue(y);
  window.dispatchEvent(new Event("scroll"));
}

const current = () => document.querySelector(".contents [aria-current]")?.textContent;

it("marks the part that is being read", () => {
  Object.assign(tops, { one: 400, two: 900 });
  markReadingPosition(window);
  expect(current()).toBeUndefined();
  Object.assign(tops, { one: -100, two: 800 });
  scrollTo(500);
  expect(current()).toBe("1");
  Object.assign(tops, { one: -600, two: 100 });
  scrollTo(1000);
  expect(current()).toBe("2");
});

it("hides the masthead on the way down, and shows it on the way up", () => {
  scrollTo(0);
  hideMastheadOnScroll(window);
  const isHidden = () => document.querySelector(".masthead")?.hasAttribute("data-hidden");
  scrollTo(500);
  expect(isHidden()).toBe(true);
  scrollTo(495);
  expect(isHidden()).toBe(true);
  scrollTo(400);
  expect(isHidden()).toBe(false);
});

it("opens the search by a slash, but not in a field", () => {
  openSearchBySlash(document);
  const clicked = vi.fn<() => void>();
  document.querySelector(".masthead a")?.addEventListener("click", clicked);
  const press = (selector: string) =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true, cancelable: true }));
  expect(press("textarea")).toBe(true);
  expect(clicked).not.toHaveBeenCalled();
  expect(press("h2")).toBe(false);
  expect(clicked).toHaveBeenCalledTimes(1);
});
