import { sessionContent, type MenuEntry } from "@atrium/hooks";
import { createMemoryHistory, RouterProvider, type RegisteredRouter } from "@tanstack/react-router";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { en } from "../../i18n/en.ts";
import { navigationOf, session, tabs } from "../../shared/api.ts";
import { unsavedWorkOf } from "../../shared/unsaved-work.ts";
import { makeRouter } from "../router.tsx";

const appConfig = {
  apiBase: "/rest",
  basePath: "/",
  publicUrl: location.origin,
  systemName: "Desk",
  companyName: "Tide",
  language: "en",
  pagesPath: "/",
  languages: [{ code: "en", name: "English", path: "/" }],
};

const page = (id: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  id,
  type: "menu",
  title: `Page ${id}`,
  url: `/${id}`,
  component: `test/${id}`,
  ...more,
});

let menus: readonly MenuEntry[];

/** Responses by the path of the call. */
const replies: Readonly<Record<string, () => unknown>> = {
  "/rest/token": () => ({ token: "t" }),
  "/rest/user/current": () => ({ id: "u1", name: "Ann", username: "ann", roles: ["editor"] }),
  "/rest/menus/currentUser": () => menus,
};

beforeEach(() => {
  menus = [page("a"), page("b"), page("c", { url: "/c/:id" }), page("d", { roles: ["publisher"] })];
  vi.stubGlobal("fetch", async (input: string | Request) => {
    const { pathname } = new URL(typeof input === "string" ? input : input.url, location.href);
    if (!pathname.startsWith("/rest/")) return new Response(null, { status: 404 });
    return Response.json({ success: true, code: 0, result: replies[pathname]?.() ?? [] });
  });
});

afterEach(async () => {
  cleanup();
  await session.signOut();
  tabs.reset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Notes each path that is looked for among the routes of the menus, also of those that are loaded later. */
function noteMatches(): string[] {
  const matched: string[] = [];
  const followed = new Set<unknown>();
  const follow = () => {
    const content = sessionContent(session.get());
    if (content === undefined || followed.has(content.menus)) return;
    followed.add(content.menus);
    const { fixed } = navigationOf(content.menus).index;
    const find = fixed.get.bind(fixed);
    vi.spyOn(fixed, "get").mockImplementation((path) => {
      matched.push(path);
      return find(path);
    });
  };
  onTestFinished(session.subscribe(follow));
  follow();
  return matched;
}

async function open(path: string, title = "Page a") {
  await session.signIn({ username: "ann", password: "a long sentence" });
  await session.load();
  const router = makeRouter({ config: appConfig, messages: en, notFoundPage: () => null });
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) });
  const matched = noteMatches();
  // The root route renders a whole document, here within another.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  render(<RouterProvider router={router} />);
  await shown(title);
  const goTo = async (to: string, title: string) => {
    await act(() => router.navigate({ to }));
    await shown(title);
  };
  return { goTo, matched, router };
}

const shown = (title: string) => screen.findByRole("tab", { name: title, selected: true });
const tab = (title: string) => screen.getByRole("tab", { name: title });
const openTabs = () => screen.getAllByRole("tab").map(({ textContent }) => textContent);

/** Resolves when the navigation under way, or the one that takes its place, is done. */
function settled({ subscribe }: RegisteredRouter): Promise<void> {
  return new Promise((resolve) => {
    const stop = subscribe("onResolved", () => {
      stop();
      resolve();
    });
  });
}

test("a navigation matches its address once", async () => {
  const { goTo, matched } = await open("/a");
  expect(matched).toEqual(["/a"]);
  await goTo("/b", "Page b");
  expect(matched).toEqual(["/a", "/b"]);
  await goTo("/c/7", "Page c");
  expect(matched).toEqual(["/a", "/b", "/c/7"]);
});

test("the tab of a page is open before React renders the page", async () => {
  const { goTo, router } = await open("/a");
  const active: unknown[] = [];
  router.subscribe("onBeforeRouteMount", () => active.push(tabs.get().activeKey));
  await goTo("/b", "Page b");
  await goTo("/a", "Page a");
  expect(active).toEqual(["/b", "/a"]);
});

test("a tab that was closed stays closed while its address is loaded again", async () => {
  const { router } = await open("/a");
  await act(() => tabs.close("/a"));
  await act(() => router.invalidate());
  expect(tabs.get().tabs).toEqual([]);
});

test("a tab that is closed while the router is on its way there stays closed", async () => {
  const { goTo, router } = await open("/a");
  await goTo("/b", "Page b");
  await act(() => {
    fireEvent.click(tab("Page a"));
    fireEvent.keyDown(tab("Page a"), { key: "Delete" });
    return settled(router);
  });
  expect(openTabs()).toEqual(["Page b"]);
  expect(await shown("Page b")).toBeDefined();
  expect(router.state.location.pathname).toBe("/b");
});

test.each(["/c/7/", "/c/a%20b", "/c/%E4%B8%AD", "/c/a+b"])(
  "closing the tab of %s leads away from it",
  async (path) => {
    const { goTo, router } = await open("/a");
    await goTo("/b", "Page b");
    await act(() => router.navigate({ href: path }));
    await shown("Page c");
    await act(() => {
      fireEvent.keyDown(tab("Page c"), { key: "Delete" });
      return settled(router);
    });
    expect(openTabs()).toEqual(["Page a", "Page b"]);
    expect(await shown("Page b")).toBeDefined();
  },
);

test("tabs that are closed one after the other stay closed, also before the router has arrived", async () => {
  const { goTo, router } = await open("/a");
  await goTo("/b", "Page b");
  await goTo("/c/7", "Page c");
  await goTo("/b", "Page b");
  await act(() => {
    fireEvent.click(tab("Page c"));
    fireEvent.keyDown(tab("Page c"), { key: "Delete" });
    fireEvent.keyDown(tab("Page b"), { key: "Delete" });
    return settled(router);
  });
  expect(openTabs()).toEqual(["Page a"]);
  expect(router.state.location.pathname).toBe("/a");
});

test("closing the tab that is left does not keep the router from where it is going", async () => {
  const { goTo, router } = await open("/a");
  await goTo("/b", "Page b");
  await goTo("/c/7", "Page c");
  await act(() => {
    fireEvent.click(tab("Page a"));
    fireEvent.keyDown(tab("Page c"), { key: "Delete" });
    return settled(router);
  });
  expect(openTabs()).toEqual(["Page a", "Page b"]);
  expect(router.state.location.pathname).toBe("/a");
});

test("a tab that is shown again is matched by the guard alone", async () => {
  const { goTo, matched } = await open("/a");
  await goTo("/b", "Page b");
  matched.length = 0;
  await goTo("/a", "Page a");
  expect(matched).toEqual(["/a"]);
});

test("new menus are matched once for each open tab", async () => {
  const { goTo, matched } = await open("/a");
  await goTo("/b", "Page b");
  matched.length = 0;
  menus = [page("a"), page("b")];
  await act(() => session.reload("menus"));
  expect(matched.toSorted()).toEqual(["/a", "/b"]);
});

test("a page without the role is not in the side menu", async () => {
  await open("/a");
  const links = screen.getAllByRole("link").map(({ textContent }) => textContent);
  expect(links).toContain("Page b");
  expect(links).not.toContain("Page d");
});

test("a page without the role is refused in its tab, after one match", async () => {
  const { goTo, matched } = await open("/a");
  matched.length = 0;
  await goTo("/d", "Page d");
  expect(screen.getByText(/publisher/)).toBeDefined();
  expect(matched).toEqual(["/d"]);
});

test("an unknown address shows a notice within the layout, without a marked tab", async () => {
  const { router } = await open("/a");
  await act(() => router.navigate({ to: "/$", params: { _splat: "nowhere" } }));
  expect(await screen.findByRole("heading", { name: "Page not found" })).toBeDefined();
  expect(screen.queryByRole("tab", { selected: true })).toBeNull();
  expect(router.state.location.pathname).toBe("/nowhere");
  expect(document.title).toContain("Page not found");
  expect(screen.getByRole("button", { name: "Go to the first page" })).toBeDefined();
});

test("tabs of pages that are gone are closed with a notice, but keep unsaved input out of sight", async () => {
  const { goTo } = await open("/a");
  await goTo("/b", "Page b");
  await goTo("/c/7", "Page c");
  tabs.setUnsaved("/b", true);
  menus = [page("a")];
  await act(() => session.reload("menus"));
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
    "Page a",
    expect.stringContaining("Page b"),
  ]);
  expect(
    screen.getByText("The tab Page c is closed: its page is not in your menus any more."),
  ).toBeDefined();
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
});

/** Has unsaved input in the tab of a page that edits the record named in its address, and follows a link to another. */
async function leaveUnsavedRecord() {
  const { goTo, router } = await open("/a?record=1");
  tabs.setUnsaved("/a", true);
  unsavedWorkOf(tabs, "/a").recordAt = ({ record }) => String(record);
  await goTo("/b", "Page b");
  await act(() => router.navigate({ href: "/a?record=2" }));
  const press = async (name: string) => (await screen.findByRole("button", { name })).click();
  const shownHref = () => tabs.get().tabs.find(({ key }) => key === "/a")?.snapshot.href;
  return { press, shownHref, router };
}

test("a link to another record leaves unsaved input as it is, unless its loss is confirmed", async () => {
  const { press, shownHref, router } = await leaveUnsavedRecord();
  expect(tabs.get().activeKey).toBe("/a");
  expect(shownHref()).toBe("/a?record=1");
  await act(() => press("Cancel"));
  await expect.poll(() => router.state.location.href).toBe("/a?record=1");
  expect(shownHref()).toBe("/a?record=1");
  await act(() => router.navigate({ href: "/a?record=1&keyword=port" }));
  expect(shownHref()).toBe("/a?record=1&keyword=port");
});

test("a link to another record shows it once the loss of unsaved input is confirmed", async () => {
  const { press, shownHref, router } = await leaveUnsavedRecord();
  await act(() => press("Discard"));
  await expect.poll(shownHref).toBe("/a?record=2");
  expect(router.state.location.href).toBe("/a?record=2");
});

test("a page that is gone while something unsaved is on it stays in sight, and says why it is not saved", async () => {
  const { goTo } = await open("/a");
  await goTo("/b", "Page b");
  act(() => tabs.setUnsaved("/b", true));
  menus = [page("a")];
  await act(() => session.reload("menus"));
  expect(screen.getByText(/You do not have access to this page any more/)).toBeDefined();
  expect(screen.queryByRole("heading", { name: "Page not found" })).toBeNull();
  const pane = document.querySelector<HTMLElement>("[data-pane='/b']");
  expect(pane?.style.display).not.toBe("none");
  expect(document.title).toContain("Page b");
  menus = [page("a"), page("b")];
  await act(() => session.reload("menus"));
  expect(screen.queryByText(/You do not have access to this page any more/)).toBeNull();
});
