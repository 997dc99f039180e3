import { useEffect, useEffectEvent } from "react";

/** Saves by Ctrl+S, on Apple's keyboards by Cmd+S, in place of the browser's own dialog. */
export function useSaveShortcut(onSave: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const hasModifier = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!hasModifier || event.key.toLowerCase() !== "s") return;
    event.preventDefault();
    // A dialog over the page is about something else.
    const isInDialog = event.target instanceof Element && event.target.closest("[role=dialog]");
    if (!isInDialog && !event.repeat) onSave();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}
