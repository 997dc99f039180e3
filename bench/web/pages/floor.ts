/** The floor of showing a page: the same nodes as a page of the back office has, remounted by React and nothing else. */
import { createElement, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
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

/** React elements with the tags, classes, styles and text of what is drawn. */
function elementsOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (!(node instanceof Element)) return null;
    const props = { key: index, className: node.getAttribute("class") ?? undefined };
    return createElement(node.tagName.toLowerCase(), props, ...childrenOf(node));
  });
}

/** Elements such as `input` must have none, not even an empty list. */
function childrenOf(node: Element): ReactNode[] {
  return node.childNodes.length === 0 ? [] : elementsOf(node);
}
