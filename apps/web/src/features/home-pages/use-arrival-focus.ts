import { useEffect, useEffectEvent, useRef } from "react";

const firstField = ":is(input, textarea, select, button):enabled";
const heading = "button[aria-expanded]";

/** Gives the focus to a section that was added or restored: to its first field, or to its heading while it is closed. */
export function useArrivalFocus(sections: readonly { readonly key: string }[]) {
  const list = useRef<HTMLOListElement>(null);
  const arriving = useRef<string>(undefined);
  const focusAmong = (listed: typeof sections) => {
    const card = list.current?.children[listed.findIndex(({ key }) => key === arriving.current)];
    if (card === undefined) return;
    const fields = card.querySelector("[data-section-fields]");
    const field = fields?.querySelector<HTMLElement>(firstField) ?? null;
    // Fields that are still loading have the focus when they are shown.
    if (fields === null || field !== null) arriving.current = undefined;
    (field ?? card.querySelector<HTMLElement>(heading))?.focus();
  };
  const whenListed = useEffectEvent(focusAmong);
  useEffect(() => whenListed(sections), [sections]);
  return {
    list,
    /** Names the section that is about to be shown. */
    awaitArrival: (key: string) => {
      arriving.current = key;
    },
    /** Called when the fields of a section are shown. */
    focusArrival: () => focusAmong(sections),
  };
}
