/** Id of the data block that says how a page's script begins. */
export const pageStartId = "page-start";

/** How the script of a server-rendered page begins. */
export interface PageStart {
  /** URLs of the app's scripts for the page, the entry first. */
  files: readonly string[];
  /** Whether the page does more than being read, so that the app starts by itself once the page is there. */
  byItself: boolean;
  /** Whether staff alone need the app: it may have a page for the address, for which they have to be signed in. */
  forStaff: boolean;
}

/** Notes on the page that the app has taken over. */
export function noteApp({ documentElement }: Document): void {
  documentElement.dataset["app"] = "there";
}

/** Whether the app has taken over the page. */
export function isAppThere({ documentElement }: Document): boolean {
  return documentElement.dataset["app"] === "there";
}

/** Writes the block's text; nothing in it can end the block. */
export function writePageStart(start: PageStart): string {
  return JSON.stringify(start).replaceAll("<", "\\u003c");
}

/** Reads the block; null in a page that the browser renders, where the app has started already. */
export function readPageStart(document: Document): PageStart | null {
  const text = document.getElementById(pageStartId)?.textContent ?? "";
  const start: unknown = text === "" ? null : JSON.parse(text);
  return isPageStart(start) ? start : null;
}

function isPageStart(value: unknown): value is PageStart {
  return typeof value === "object" && value !== null && "files" in value && "byItself" in value;
}
