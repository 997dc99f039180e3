import { useEffect } from "react";
import { latePart, useLatePart, type LatePart } from "../../lib/late-part.ts";

const findBar = /* @__PURE__ */ latePart(async () => (await import("./find-bar.tsx")).FindBar);
const insertDialog = /* @__PURE__ */ latePart(
  async () => (await import("./insert-dialog.tsx")).InsertDialog,
);

/** Fetches what a first look at a text does not need. Whoever enters the text may want it next. */
export function loadLateTools(): void {
  void findBar.load();
  void insertDialog.load();
}

/** The search, fetched once it is wanted. */
export function useFindBar(isWanted: boolean) {
  return useWanted(findBar, isWanted);
}

/** The dialogs that put something in, fetched once one is wanted. */
export function useInsertDialog(isWanted: boolean) {
  return useWanted(insertDialog, isWanted);
}

function useWanted<Part>(part: LatePart<Part>, isWanted: boolean): Part | undefined {
  const loaded = useLatePart(part);
  useEffect(() => {
    if (isWanted) void part.load();
  }, [part, isWanted]);
  return isWanted ? loaded : undefined;
}
