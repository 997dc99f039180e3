/** The floor of showing a page: the same nodes as a page of the back office has, remounted by React and nothing else. */
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { elementsOf } from "./copied-elements.ts";
import { timeToFrame } from "./timed.ts";

/** What the page gets for a run. */
export interface Floor {
  timeToFrame: typeof timeToFrame;
  /** Copies the nodes of a pane; the copy is remounted, timed to its frame, in the pane's own place. */
  remountOf: (path: string) => Promise<number>;
  nodesOf: (path: string) => number;
}

declare global {
  interface Window {
    floor: Floor;
  }
}

window.floor = {
  timeToFrame,
  remountOf: async (path) => {
    const pane = paneOf(path);
    const copy = elementsOf(pane);
    const place = document.createElement("div");
    place.className = pane.className;
    pane.after(place);
    // React hides a pane in its own style; while the copy takes its place the real one must not be drawn too.
    pane.hidden = true;
    const root = createRoot(place);
    flushSync(() => root.render(createElement("div", { key: "before" }, "")));
    const took = await timeToFrame(
      () => root.render(createElement("div", { key: "after", "data-copy": "" }, copy)),
      () => place.querySelector("[data-copy]") !== null,
    );
    root.unmount();
    place.remove();
    pane.hidden = false;
    return took;
  },
  nodesOf: (path) => paneOf(path).querySelectorAll("*").length,
};

function paneOf(path: string): HTMLElement {
  const pane = [...document.querySelectorAll<HTMLElement>("[data-pane]")].find(
    (one) => one.dataset["pane"] === path,
  );
  if (pane === undefined) throw new Error(`There is no pane of ${path}.`);
  return pane;
}
