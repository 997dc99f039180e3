import { useState } from "react";
import { useUnsavedMark } from "../../shared/form/use-unsaved-mark.ts";
import { useViewTab } from "../../shared/view-location.tsx";

/** Unsent replies by comment, so that moving on loses none. */
export interface Drafts {
  of(id: string): string;
  set(id: string, written: string): void;
}

/** Keeps unsent replies, and marks the tab as unsaved while there is one. */
export function useDrafts(): Drafts {
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const isUnsaved = Object.values(drafts).some((written) => written.trim() !== "");
  useUnsavedMark(useViewTab().setUnsaved, isUnsaved);
  return {
    of: (id) => drafts[id] ?? "",
    set: (id, written) => setDrafts((all) => ({ ...all, [id]: written })),
  };
}
