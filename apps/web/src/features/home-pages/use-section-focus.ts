import { useEffect, useEffectEvent, useRef } from "react";
import { nextAfterRemoval } from "../../shared/adjacent-item.ts";

const firstField = ":is(input, textarea, select, button):enabled";
const heading = "button[aria-expanded]";

/** What gets the focus once it is listed: a section, or, without a key, the button that adds one. */
interface Target {
  readonly key: string | undefined;
  /** Its first field, or its heading while it is closed. */
  readonly isEdited: boolean;
}

type Listed = readonly { readonly key: string }[];

/** Gives the focus to a section that was added or brought back, and to the one beside a section that was removed. */
export function useSectionFocus(sections: Listed) {
  const list = useRef<HTMLOListElement>(null);
  const adding = useRef<HTMLDivElement>(null);
  const target = useRef<Target>(undefined);
  const focusAmong = (listed: Listed) => {
    if (target.current === undefined) return;
    const { key, isEdited } = target.current;
    if (key === undefined) {
      target.current = undefined;
      adding.current?.querySelector("button")?.focus();
      return;
    }
    const card = list.current?.children[listed.findIndex((one) => one.key === key)];
    if (card === undefined) return;
    const fields = isEdited ? card.querySelector("[data-section-fields]") : null;
    const field = fields?.querySelector<HTMLElement>(firstField) ?? null;
    // Fields that are still loading have the focus when they are shown.
    if (fields === null || field !== null) target.current = undefined;
    (field ?? card.querySelector<HTMLElement>(heading))?.focus();
  };
  const whenListed = useEffectEvent(focusAmong);
  useEffect(() => whenListed(sections), [sections]);
  return {
    list,
    adding,
    /** Names the section that is about to be shown, to be edited. */
    awaitSection: (key: string) => {
      target.current = { key, isEdited: true };
    },
    /** Follows a section that is about to come or to go. */
    awaitChange: (before: Listed, after: Listed) => {
      const came = lacking(before, after);
      const gone = lacking(after, before);
      const rows = before.map(({ key }) => ({ id: key }));
      if (came) target.current = { key: came.key, isEdited: false };
      else if (gone)
        target.current = { key: nextAfterRemoval(rows, gone.key, true), isEdited: false };
    },
    /** Called when the fields of a section are shown. */
    focusShown: () => focusAmong(sections),
  };
}

/** The first that the others lack. */
function lacking(others: Listed, listed: Listed) {
  return listed.find(({ key }) => !others.some((one) => one.key === key));
}
