import { useEffect, useEffectEvent } from "react";
import { preferences } from "./api.ts";

/** What the keys of a screen do, by capital letter. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Keys of a screen, which come before those of the whole back office. They count only while nothing is being typed, no
 * dialog or menu is open, and nobody turned them off.
 */
export function useShortcuts(actions: Shortcuts, isEverywhere = false): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isModified = event.ctrlKey || event.metaKey || event.altKey;
    if (isModified || event.defaultPrevented || isTaken(event.target)) return;
    if (!preferences.get().shortcuts) return;
    const act = actions[event.key.toUpperCase()];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: Event) => {
      if (event instanceof KeyboardEvent) press(event);
    };
    // A key reaches the document first.
    const target: EventTarget = isEverywhere ? window : document;
    target.addEventListener("keydown", listener);
    return () => target.removeEventListener("keydown", listener);
  }, [isEverywhere]);
}

const takers =
  "input:not([type=checkbox]), textarea, select, [role=dialog], [role=menu], [role=listbox]";

/** Whether what has the focus makes something of letters itself, or is in something that is open above the screen. */
export function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.closest(takers) !== null)
  );
}
