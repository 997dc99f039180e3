import { useEffect, useRef } from "react";

const firstField = "[data-section-fields] :is(input, textarea, select, button):enabled";
const heading = "button[aria-expanded]";

/** Gives the focus to a section that was added or restored: to its first field, or to its heading while it is closed. */
export function useArrivalFocus(sections: readonly { readonly key: string }[]) {
  const list = useRef<HTMLOListElement>(null);
  const arriving = useRef<string>(undefined);
  useEffect(() => {
    const card = list.current?.children[sections.findIndex(({ key }) => key === arriving.current)];
    if (card === undefined) return;
    arriving.current = undefined;
    const field = card.querySelector<HTMLElement>(firstField);
    (field ?? card.querySelector<HTMLElement>(heading))?.focus();
  }, [sections]);
  return {
    list,
    /** Names the section that is about to be shown. */
    awaitArrival: (key: string) => {
      arriving.current = key;
    },
  };
}
