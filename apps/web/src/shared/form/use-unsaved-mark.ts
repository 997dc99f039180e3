import { useInsertionEffect } from "react";

/**
 * Marks the place of a form as holding unsaved input, from when it does until it no longer does or the form is gone. A
 * hidden tab keeps its mark: React ends other effects there, yet closing it would lose what was typed all the same.
 *
 * @param setUnsaved Of the form's place; the same function as long as it is that place.
 */
export function useUnsavedMark(setUnsaved: (unsaved: boolean) => void, isUnsaved: boolean): void {
  // No store may change within these effects.
  useInsertionEffect(() => queueMicrotask(() => setUnsaved(isUnsaved)), [setUnsaved, isUnsaved]);
  useInsertionEffect(() => () => queueMicrotask(() => setUnsaved(false)), [setUnsaved]);
}
