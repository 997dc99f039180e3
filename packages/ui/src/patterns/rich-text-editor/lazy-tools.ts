import { useEffect } from "react";
import { lazyComponent, useLazyComponent, type LazyComponent } from "../../lib/lazy-component.ts";

const findBar = /* @__PURE__ */ lazyComponent(async () => (await import("./find-bar.tsx")).FindBar);
const insertDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import("./insert-dialog.tsx")).InsertDialog,
);

/** Fetches what a first look at a text does not need. Whoever enters the text may want it next. */
export function loadLazyTools(): void {
  void findBar.load();
  void insertDialog.load();
}

/** The search, fetched once it is wanted. */
export function useFindBar(isWanted: boolean) {
  return useWhenEnabled(findBar, isWanted);
}

/** The dialogs that put something in, fetched once one is wanted. */
export function useInsertDialog(isWanted: boolean) {
  return useWhenEnabled(insertDialog, isWanted);
}

function useWhenEnabled<Part>(part: LazyComponent<Part>, isWanted: boolean): Part | undefined {
  const loaded = useLazyComponent(part);
  useEffect(() => {
    if (isWanted) void part.load();
  }, [part, isWanted]);
  return isWanted ? loaded : undefined;
}
