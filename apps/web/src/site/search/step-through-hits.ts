import type { KeyboardEvent } from "react";

/**
 * Arrow keys move from the field through the results and back; Escape returns to the field. Every result stays a link
 * in the tab order.
 */
export function stepThroughHits(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (event.nativeEvent.isComposing || !(target instanceof HTMLElement)) return;
  const field = currentTarget.querySelector<HTMLElement>("input[type=search]");
  const hits = [...currentTarget.querySelectorAll<HTMLElement>(".line-title a")];
  const place = hits.findIndex((hit) => hit === target);
  if (field === null || (target !== field && place < 0)) return;
  const next = nextStop(key, place, [field, ...hits]);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

function nextStop(key: string, place: number, stops: HTMLElement[]): HTMLElement | undefined {
  // The field comes first, so the hit after this one is two further on.
  if (key === "ArrowDown") return stops[place + 2];
  if (key === "ArrowUp") return place < 0 ? undefined : stops[place];
  return key === "Escape" && place >= 0 ? stops[0] : undefined;
}
