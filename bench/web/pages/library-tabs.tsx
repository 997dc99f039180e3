/**
 * The floor of the back office's tabs: the nodes of all its kept pages, which React, its Activity and the router show, hide
 * and make anew as the back office does, without a line of its own.
 */
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { Activity, memo, useLayoutEffect, useSyncExternalStore, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { elementsOf } from "./copied-elements.ts";
import { withKitTable } from "./kit-table.tsx";
import { timeToFrame } from "./timed.ts";

/** What the page gets for a run. */
export interface LibraryTabs {
  timeToFrame: typeof timeToFrame;
  /** Has the tabs shown where their copies are, the page of the address in front. */
  start: (kitPath: string) => Promise<void>;
  /** Closes a tab that is not shown. */
  close: (path: string) => void;
}

declare global {
  interface Window {
    libraryTabs: LibraryTabs;
  }
}

const copies = new Map<string, ReactNode>();
/** The open tabs, in the order in which they were opened. */
let open: string[] = [];
const listeners = new Set<() => void>();

const root = createRootRoute({ component: Outlet });
const page = createRoute({ getParentRoute: () => root, path: "$", component: Tabs });

window.libraryTabs = {
  timeToFrame,
  start: async (kitPath) => {
    const panes = [...document.querySelectorAll<HTMLElement>("[data-pane]")];
    const place = panes[0]?.parentElement;
    if (place === null || place === undefined) throw new Error("There is no page to copy.");
    for (const pane of panes) copies.set(pane.dataset["pane"] ?? "", elementsOf(pane));
    const shown = panes.find((pane) => pane.dataset["pane"] === location.pathname);
    if (shown !== undefined) copies.set(kitPath, withKitTable(shown));
    open = [...copies.keys()];
    const router = createRouter({ routeTree: root.addChildren([page]) });
    await router.load();
    place.replaceChildren();
    createRoot(place).render(<RouterProvider router={router} />);
  },
  close: (path) => {
    open = open.filter((one) => one !== path);
    for (const tell of listeners) tell();
  },
};

function Tabs() {
  const { pathname } = page.useMatch();
  const kept = useSyncExternalStore(subscribe, () => open);
  const isOpen = kept.includes(pathname);
  useLayoutEffect(() => {
    if (!open.includes(pathname)) open = [...open, pathname];
  }, [pathname]);
  return (isOpen ? kept : [...kept, pathname]).map((path) => (
    <Pane key={path} path={path} isShown={path === pathname} />
  ));
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

const Pane = memo(function Pane({ path, isShown }: { path: string; isShown: boolean }) {
  return (
    <Activity mode={isShown ? "visible" : "hidden"}>
      <div className="absolute inset-0 overflow-auto" data-pane={path}>
        {copies.get(path)}
      </div>
    </Activity>
  );
});
