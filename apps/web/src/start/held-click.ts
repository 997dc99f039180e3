import { isPlainClick } from "./plain-click.ts";

/** What only the app's script can do, or does better than the browser. All else is left to the browser: links, forms. */
const byApp =
  "button[type=button]:not([popovertarget], [data-theme-switch]), a:is([data-by-app], [data-zoom]), .embed a, figure img:not(a img)";

/** A click that came before the app. */
export interface HeldClick {
  /** Clicks again: the app is there, or is not coming and the browser does what it can. */
  release: () => void;
}

/** Holds the last click on what needs the app, until it is released. */
export function holdClick(document: Document): HeldClick {
  const holding = new AbortController();
  let held: HTMLElement | null = null;
  const hold = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || !isPlainClick(event)) return;
    const element = target.closest<HTMLElement>(byApp);
    if (element === null) return;
    event.preventDefault();
    held?.removeAttribute("aria-busy");
    held = element;
    held.setAttribute("aria-busy", "true");
  };
  document.addEventListener("click", hold, { capture: true, signal: holding.signal });
  return {
    release() {
      holding.abort();
      held?.removeAttribute("aria-busy");
      held?.click();
      held = null;
    },
  };
}
