import { useEffect, useEffectEvent } from "react";
import { preferences } from "./api.ts";

/** What the keys of a screen do, by capital letter. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/** Keys of a screen. They count only while nothing is being typed, no dialog or menu is open, and nobody turned them off. */
export function useShortcuts(actions: Shortcuts): void {
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
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}

const takers =
  "input:not([type=checkbox]), textarea, select, [role=dialog], [role=menu], [role=listbox]";

/** Whether what has the focus makes something of letters itself. */
function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.closest(takers) !== null)
  );
}
