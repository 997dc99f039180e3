"use client";

import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { htmlCleaner } from "./paste/html-cleaner.ts";
import { cursorTools } from "./cursor-tools.ts";
import { linkTools } from "./link-tools.ts";
import { loadMarkdownParser } from "./paste/markdown-paste.ts";
import { tableTools } from "./table-tools.ts";
import { lazyComponent, useLazyComponent, type LazyComponent } from "../../lib/lazy-component.ts";

const findBar = /* @__PURE__ */ lazyComponent(async () => (await import("./find-bar.tsx")).FindBar);
const insertDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import("./insert-dialog.tsx")).InsertDialog,
);

const pictureSettings = /* @__PURE__ */ lazyComponent(
  async () => (await import("./picture-settings-dialog.tsx")).PictureSettingsDialog,
);
const blockTools = /* @__PURE__ */ lazyComponent(
  async () => (await withTableTools(import("./block-tools.tsx"))).BlockTools,
);
const languageTools = /* @__PURE__ */ lazyComponent(
  async () => (await import("./language-tools.tsx")).LanguageTools,
);
const slashMenu = /* @__PURE__ */ lazyComponent(
  async () => (await import("./slash-menu.tsx")).SlashMenu,
);
const blockHandle = /* @__PURE__ */ lazyComponent(
  async () => (await import("./block-handle.tsx")).BlockHandle,
);
const shortcutsDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import("./shortcuts-dialog.tsx")).ShortcutsDialog,
);
const tableEntries = /* @__PURE__ */ lazyComponent(
  async () => (await withTableTools(import("./table-entries.ts"))).tableEntries,
);

const phoneToolbar = /* @__PURE__ */ lazyComponent(
  async () => (await import("./phone-toolbar.tsx")).PhoneToolbar,
);

/** A part whose buttons do nothing without the tools of tables. @throws when they cannot be loaded. */
async function withTableTools<Part>(loading: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([loading, tableTools.load()]);
  if (tableTools.get() === undefined) throw new Error("The tools of tables are missing.");
  return part;
}

/** Loads the tools that are not needed to show a text, for when somebody is about to write. */
export function loadLazyTools(): void {
  void findBar.load();
  void insertDialog.load();
  void pictureSettings.load();
  void htmlCleaner.load();
  void loadMarkdownParser();
  void cursorTools.load();
  void linkTools.load();
  void tableTools.load();
  void languageTools.load();
  void slashMenu.load();
  void blockHandle.load();
  void blockTools.load();
  void tableEntries.load();
  void shortcutsDialog.load();
}

const idleDelayMs = 3_000;

/** Loads the tools once the page is idle as well: where the connection is lost later, every tool works on. */
export function useIdleTools(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // Safari has no idle callbacks.
      if ("requestIdleCallback" in window) requestIdleCallback(loadLazyTools, { timeout: 5_000 });
      else loadLazyTools();
    }, idleDelayMs);
    return () => clearTimeout(timer);
  }, []);
}

/** The tools that somebody asked for, by what opens them. */
export interface WantedTools {
  readonly find: boolean;
  readonly insert: boolean;
  readonly shortcuts: boolean;
  readonly picture: boolean;
}

/** Whether a tool that somebody asked for could not be loaded, and how to try again. */
export function useFailedTools(wanted: WantedTools): { isFailed: boolean; retry: () => void } {
  const { find, insert, shortcuts, picture } = wanted;
  const parts = useMemo(
    () => [
      ...(find ? [findBar] : []),
      ...(insert ? [insertDialog] : []),
      ...(shortcuts ? [shortcutsDialog] : []),
      ...(picture ? [pictureSettings] : []),
    ],
    [find, insert, shortcuts, picture],
  );
  const subscribe = useCallback(
    (onChange: () => void) => {
      const ends = parts.map((part) => part.subscribe(onChange));
      return () => {
        for (const end of ends) end();
      };
    },
    [parts],
  );
  const hasFailed = () => parts.some((part) => part.get() === undefined && part.hasFailed());
  const isFailed = useSyncExternalStore(subscribe, hasFailed, () => false);
  const retry = () => {
    for (const part of parts) void part.load();
  };
  return { isFailed, retry };
}

/** The toolbar of a narrow screen, loaded where there is one. */
export function usePhoneToolbar(isWanted: boolean) {
  return useWhenEnabled(phoneToolbar, isWanted);
}

/** The menu that a slash opens, loaded when somebody writes. */
export function useSlashMenu() {
  return useLazyComponent(slashMenu);
}

/** The languages of words, loaded when somebody writes. */
export function useLanguageTools() {
  return useLazyComponent(languageTools);
}

/** The handle beside a block, loaded when somebody writes or points at the text. */
export function useBlockHandle() {
  return useLazyComponent(blockHandle);
}

/** The list of keys, loaded when it is asked for. */
export function useShortcutsDialog(isWanted: boolean) {
  return useWhenEnabled(shortcutsDialog, isWanted);
}

/** The search bar, loaded when it is enabled. */
export function useFindBar(isWanted: boolean) {
  return useWhenEnabled(findBar, isWanted);
}

/** The insert dialogs, loaded when one is enabled. */
export function useInsertDialog(isWanted: boolean) {
  return useWhenEnabled(insertDialog, isWanted);
}

/** The settings of a picture, loaded when some are opened. */
export function usePictureSettings(isWanted: boolean) {
  return useWhenEnabled(pictureSettings, isWanted);
}

/** The tools of a picture, a table or code, loaded when the cursor comes to one. */
export function useBlockTools(isWanted: boolean) {
  return useWhenEnabled(blockTools, isWanted);
}

/** What the menu of a table offers, loaded when the cursor comes to one. */
export function useTableEntries(isWanted: boolean) {
  return useWhenEnabled(tableEntries, isWanted);
}

function useWhenEnabled<Part>(part: LazyComponent<Part>, isWanted: boolean): Part | undefined {
  const loaded = useLazyComponent(part);
  useEffect(() => {
    if (isWanted) void part.load();
  }, [part, isWanted]);
  return isWanted ? loaded : undefined;
}
