import { afterEach, expect, it, vi } from "vitest";
import { showPicturesInView } from "./pictures-in-view.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it("marks the pictures of cards, stories and lines that come into view", () => {
  let see: (entries: { isIntersecting: boolean; target: Element }[]) => void = () => {};
  const watched: Element[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: typeof see) {
        see = callback;
      }
      observe(element: Element): void {
        watched.push(element);
      }
    },
  );
  document.body.innerHTML = `
    <article class="card"><picture id="card"></picture></article>
    <article class="line"><picture id="line"></picture></article>
    <article class="featured-story"><picture id="story"></picture></article>
    <figure><picture id="figure"></picture></figure>`;
  showPicturesInView(document);
  expect(watched.map(({ id }) => id)).toEqual(["card", "line", "story"]);
  see(watched.map((target) => ({ target, isIntersecting: target.id === "line" })));
  const marked = [...document.querySelectorAll("[data-in-view]")];
  expect(marked.map(({ id }) => id)).toEqual(["line"]);
});
