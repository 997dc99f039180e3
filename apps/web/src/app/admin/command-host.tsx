import { createStore, useStoreSelector } from "@atrium/hooks";
import { useEffect } from "react";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { focusLatestNotice } from "../../shared/notices.tsx";
import { useShortcuts } from "../../shared/use-shortcuts.ts";
import { toggleFocusMode } from "./focus-mode.tsx";

const CommandSearch = lazyPart(async () => (await import("./command-search.tsx")).CommandSearch);
const ShortcutSheet = lazyPart(async () => (await import("./shortcut-sheet.tsx")).ShortcutSheet);

interface ShownCommands {
  readonly shown?: "search" | "shortcuts" | undefined;
}

/** Which of the two dialogs over the back office is open. */
export const shownCommands = createStore<ShownCommands>({});

const close = () => shownCommands.set({});

/** The command palette and the sheet of shortcuts, with the keys that work everywhere: in focus mode there is no header. */
export function CommandHost() {
  const shown = useStoreSelector(shownCommands, (state) => state.shown);
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (event.code !== "KeyK" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      shownCommands.set((before) => (before.shown === "search" ? {} : { shown: "search" }));
    };
    window.addEventListener("keydown", toggle);
    return () => window.removeEventListener("keydown", toggle);
  }, []);
  const isAsked = shown !== undefined;
  useEffect(() => {
    if (!isAsked) return;
    window.addEventListener("keydown", holdLetter, true);
    return () => window.removeEventListener("keydown", holdLetter, true);
  }, [isAsked]);
  const keys = {
    U: focusLatestNotice,
    "?": () => shownCommands.set({ shown: "shortcuts" }),
    F: toggleFocusMode,
  };
  useShortcuts(keys, true);
  if (shown === "shortcuts") return <ShortcutSheet onClose={close} />;
  if (shown === undefined) return null;
  return (
    <CommandSearch
      open
      onOpenChange={(open) => !open && close()}
      onShowShortcuts={() => shownCommands.set({ shown: "shortcuts" })}
    />
  );
}

/** Until the dialog has loaded, letters typed for it are no shortcuts of the page behind it. */
function holdLetter(event: KeyboardEvent): void {
  const isModified = event.ctrlKey || event.metaKey || event.altKey;
  const isInDialog = event.target instanceof Element && event.target.closest("[role=dialog]");
  if (event.key.length > 1 || isModified || isInDialog) return;
  event.preventDefault();
  event.stopPropagation();
}
