import {
  act,
  cleanup,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
} from "@testing-library/react";
import { StrictMode, type ReactNode } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { useDictionary } from "./dictionary/use-dictionary.ts";
import { createNavigation } from "./menu/navigation.ts";
import { useNavigation } from "./menu/use-navigation.ts";
import { useCan, useHasPermission } from "./permission/use-can.ts";
import { memoryStorage } from "./ports/storage.ts";
import { recordingPorts, startFakeServer } from "./session/_fake-server.ts";
import { SessionProvider } from "./session/session-provider.tsx";
import { createSession } from "./session/session-store.ts";
import { useSession, useSessionState, useSessionUser } from "./session/use-session.ts";
import { createStore } from "./store/create-store.ts";
import { useStoreSelector } from "./store/use-store-selector.ts";
import { createTabs } from "./tabs/tabs-store.ts";
import { useActiveTab, useRetainedState, useTabs } from "./tabs/use-tabs.ts";
import { createUpload } from "./upload/upload-store.ts";
import { useUpload } from "./upload/use-upload.ts";

afterEach(cleanup);

function setUpSession(stored: Record<string, string> = { token: "t" }) {
  const server = startFakeServer();
  const session = createSession({
    api: {
      ...server.api,
      loadMenus: async () => [{ id: "a", type: "menu", title: "A", url: "/a", component: "a" }],
      loadDictionaries: async () => [
        { code: "article_status", lcdpDictItem: [{ value: "1", label: "One" }] },
      ],
    },
    storage: memoryStorage(stored),
    ...recordingPorts(),
    onExpired: "signInAgain",
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <SessionProvider session={session}>{children}</SessionProvider>
    </StrictMode>
  );
  return { session, wrapper, calls: server.calls, failing: server.failing };
}

describe("useStoreSelector", () => {
  test("renders again only when its part changes", () => {
    const store = createStore({ a: 1, b: 1 });
    let renders = 0;
    const { result } = renderHook(() => {
      renders += 1;
      return useStoreSelector(store, (state) => state.a);
    });
    act(() => store.set((state) => ({ ...state, b: 2 })));
    expect(renders).toBe(1);
    act(() => store.set((state) => ({ ...state, a: 2 })));
    expect([result.current, renders]).toEqual([2, 2]);
  });

  test("keeps an equal part by reference", () => {
    const store = createStore({ list: [1, 2], other: 0 });
    const evens = (state: { list: number[] }) => state.list.filter((n) => n % 2 === 0);
    const isEqual = (a: number[], b: number[]) => a.join() === b.join();
    const { result } = renderHook(() => useStoreSelector(store, evens, isEqual));
    const first = result.current;
    act(() => store.set((state) => ({ ...state, other: 1 })));
    expect(result.current).toBe(first);
  });
});

describe("the session's hooks", () => {
  test("follow the session through loading and expiry", async () => {
    const { session, wrapper } = setUpSession();
    const { result } = renderHook(
      () => ({
        status: useSessionState((state) => state.status),
        name: useSessionUser()?.name,
        has: useHasPermission(),
        statuses: useDictionary("articleStatus"),
      }),
      { wrapper },
    );
    expect(result.current).toMatchObject({ status: "tokenOnly", name: undefined, statuses: [] });
    expect(result.current.has("article:read")).toBe(false);
    await act(() => session.load());
    expect(result.current).toMatchObject({ status: "ready", name: "Name of u1" });
    expect(result.current.has("article:read")).toBe(true);
    expect(result.current.statuses.map((item) => item.label)).toEqual(["One"]);
    act(() => session.reportUnauthorized());
    expect(result.current).toMatchObject({ status: "expired", name: "Name of u1" });
  });

  test("have the user without anybody asking, on a page that needs no sign-in", async () => {
    const { session, wrapper } = setUpSession();
    const { result } = renderHook(() => useSessionUser()?.name, { wrapper });
    await waitFor(() => expect(result.current).toBe("Name of u1"));
    await act(() => session.signOut());
    expect(result.current).toBeUndefined();
    await act(() => session.signIn({ username: "u2", password: "right" }));
    await waitFor(() => expect(result.current).toBe("Name of u2"));
  });

  test("leave a failed load to the user, who retries", async () => {
    const { session, wrapper, calls, failing } = setUpSession();
    failing.add("user");
    const { result } = renderHook(() => useSessionState((state) => state.status), { wrapper });
    await waitFor(() => expect(result.current).toBe("failed"));
    expect(calls.filter((call) => call === "user")).toHaveLength(1);
    failing.clear();
    await act(() => session.load());
    expect(result.current).toBe("ready");
  });

  test("send nothing for nobody", async () => {
    const { session, wrapper, calls } = setUpSession({});
    renderHook(() => useSession(), { wrapper });
    await act(() => session.start());
    expect(calls).toEqual([]);
  });

  test("return the navigation of the menus", async () => {
    const { session, wrapper } = setUpSession();
    const navigationOf = createNavigation();
    const { result } = renderHook(() => useNavigation(navigationOf).menu, { wrapper });
    expect(result.current).toEqual([]);
    await act(() => session.load());
    expect(result.current.map((node) => node.path)).toEqual(["/a"]);
  });

  test("throw a helpful error without a provider", () => {
    expect(() => renderHook(() => useSession())).toThrow("SessionProvider");
  });
});

test("useCan checks the page's permission buttons", () => {
  const { result, rerender } = renderHook(({ buttons }) => useCan(buttons), {
    initialProps: { buttons: ["add"] },
  });
  expect([result.current("add"), result.current("delete")]).toEqual([true, false]);
  rerender({ buttons: [] });
  expect(result.current("add")).toBe(false);
});

test("tabs keep their retained state", async () => {
  const tabs = createTabs();
  const snapshot = { key: "/a", pathname: "/a", href: "/a", hash: "", params: {}, search: {} };
  act(() => tabs.open({ snapshot, title: "A" }));
  let made = 0;
  const { result } = renderHook(
    () => ({
      count: useTabs(tabs, (state) => state.tabs.length),
      active: useActiveTab(tabs)?.title,
      kept: useRetainedState(tabs, "/a", "draft", () => ({ number: (made += 1) })),
    }),
    { wrapper: StrictMode },
  );
  expect(result.current).toMatchObject({ count: 1, active: "A", kept: { number: 1 } });
  await act(() => tabs.close("/a"));
  expect(result.current).toMatchObject({ count: 0, active: undefined });
});

describe("useUpload", () => {
  function setUpUpload() {
    const { notices, shownNotices } = recordingPorts();
    const store = createUpload({
      rules: { kind: "file", limit: 2 },
      notices,
      upload: async (file) => ({ url: `/files/${file.name}` }),
    });
    function Field() {
      const { items, isFull, getInputProps, getDropProps, getPasteProps } = useUpload(store);
      return (
        <div {...getDropProps()} {...getPasteProps()} data-testid="zone">
          <input {...getInputProps()} aria-label="files" disabled={isFull} />
          <p>{items.map((item) => item.url).join(" ")}</p>
        </div>
      );
    }
    render(<Field />);
    return { shownNotices };
  }
  const pdf = (name: string) => new File(["x"], name);

  test("accepts chosen, dropped and pasted files", async () => {
    const { shownNotices } = setUpUpload();
    const input = screen.getByLabelText<HTMLInputElement>("files");
    expect(input.multiple).toBe(true);
    expect(input.accept).toContain(".pdf");
    fireEvent.change(input, { target: { files: [pdf("a.pdf")] } });
    await screen.findByText("/files/a.pdf");
    fireEvent.drop(screen.getByTestId("zone"), { dataTransfer: { files: [pdf("b.pdf")] } });
    await screen.findByText("/files/a.pdf /files/b.pdf");
    expect(input.disabled).toBe(true);
    fireEvent.paste(screen.getByTestId("zone"), { clipboardData: { files: [pdf("c.pdf")] } });
    expect(shownNotices).toEqual(["warning: only 2 files can be uploaded"]);
  });

  test("ignores pasted text", () => {
    const { shownNotices } = setUpUpload();
    fireEvent.paste(screen.getByTestId("zone"), { clipboardData: { files: [] } });
    expect(shownNotices).toEqual([]);
  });
});
