import type { RefObject } from "react";
import { useShortcuts } from "../use-shortcuts.ts";

/** The attribute of what holds the list's primary action. */
export const primaryAction = { "data-primary-action": "" };

/** The attribute of what takes the focus in each item of a list that is no table. */
export const listItem = { "data-list-item": "" };

/** Where a list is entered: an item, the row of the last visit, the first of those that nothing opens, a node of a tree. */
const firstRows = [
  "[data-list-item]",
  "tr[data-index][tabindex='0']",
  "tr[data-index]",
  "[role=treeitem][tabindex='0']",
] as const;

/**
 * The keys of a list: J and K walk its rows, / searches, N presses the primary action. They act on what is on the
 * screen, so that every list has them, whatever its action is. Returns how to get to the rows.
 */
export function useListShortcuts(list: RefObject<HTMLElement | null>): { focusRows: () => void } {
  const find = (selector: string) => list.current?.querySelector<HTMLElement>(selector);
  const focusRows = () => firstRows.map(find).find(Boolean)?.focus();
  const walk = (step: 1 | -1) => {
    const items = Array.from(list.current?.querySelectorAll<HTMLElement>("[data-list-item]") ?? []);
    if (items.length > 0) {
      const at = items.findIndex((item) => item === document.activeElement);
      return items[at < 0 ? 0 : at + step]?.focus();
    }
    const current = document.activeElement?.closest<HTMLElement>("tr[data-index]");
    if (!current || !list.current?.contains(current)) return focusRows();
    const index = Number(current.dataset["index"]) + step;
    find(`tr[data-index="${index}"][tabindex]`)?.focus();
  };
  useShortcuts({
    J: () => walk(1),
    K: () => walk(-1),
    "/": () => focusUntilEscape(find("input[type=search]")),
    N: () => press(find("[data-primary-action] :is(a, button)")),
  });
  return { focusRows };
}

/** Presses a button; one that opens a menu as Enter does. */
function press(button: HTMLElement | null | undefined): void {
  if (button?.ariaHasPopup !== "menu") return button?.click();
  button.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
}

/** Focuses a box; Escape there gives the focus back to where it was. */
function focusUntilEscape(box: HTMLElement | null | undefined): void {
  const before = document.activeElement;
  const left = new AbortController();
  box?.addEventListener(
    "keydown",
    ({ key }) => {
      if (key !== "Escape" || !(before instanceof HTMLElement)) return;
      if (before === document.body) box.blur();
      else before.focus();
    },
    { signal: left.signal },
  );
  box?.addEventListener("blur", () => left.abort(), { once: true });
  box?.focus();
}
