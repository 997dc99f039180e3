import { useEffect, useEffectEvent, type RefObject } from "react";

/**
 * Saves by Ctrl+S, on Apple's keyboards by Cmd+S, in place of the browser's own dialog. Of a form in a dialog `form`
 * says where it is: what is pressed in another dialog is about something else.
 */
export function useSaveShortcut(onSave: () => void, form?: RefObject<Element | null>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const hasModifier = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!hasModifier || event.key.toLowerCase() !== "s") return;
    event.preventDefault();
    const isHere = dialogOf(event.target) === dialogOf(form?.current ?? null);
    if (isHere && !event.repeat) onSave();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}

function dialogOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("[role=dialog]") : null;
}
