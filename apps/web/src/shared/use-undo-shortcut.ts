import { useEffect, useEffectEvent } from "react";
import { isTaken } from "./use-shortcuts.ts";

interface UndoActions {
  readonly undo: () => void;
  readonly redo: () => void;
}

/**
 * Undoes by Ctrl+Z and redoes by Ctrl+Shift+Z, on Apple's keyboards with Cmd. A text field keeps the browser's own undo, and
 * what is pressed in a dialog or a menu is about something else.
 */
export function useUndoShortcut(actions: UndoActions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const hasModifier = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (!hasModifier || event.key.toLowerCase() !== "z") return;
    if (event.defaultPrevented || isTaken(event.target)) return;
    event.preventDefault();
    if (event.shiftKey) actions.redo();
    else actions.undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}
