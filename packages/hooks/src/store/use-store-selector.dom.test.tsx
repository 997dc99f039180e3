import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { createSession, createPreferences, memoryStorage, useStoreSelector } from "../index.ts";
import { input } from "../tabs/_tabs.ts";
import { createTabs } from "../tabs/index.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("hydrates with what a server has rendered, then shows what the browser has stored", async () => {
  const logged = vi.spyOn(console, "error");
  const root = document.createElement("div");
  root.innerHTML = renderToString(<Page {...stores(memoryStorage())} />);
  expect(root.textContent).toBe("anonymous 0 small");

  const storage = memoryStorage();
  storage.set("token", "t-1");
  storage.set("size", "large");
  const browser = stores(storage);
  browser.tabs.open(input("a"));
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const app = await act(async () =>
    hydrateRoot(root, <Page {...browser} />, { onRecoverableError }),
  );
  expect(root.textContent).toBe("tokenOnly 1 large");
  expect([onRecoverableError.mock.calls, logged.mock.calls]).toEqual([[], []]);
  app.unmount();
});

type Stores = ReturnType<typeof stores>;

function stores(storage: ReturnType<typeof memoryStorage>) {
  const notAsked = () => Promise.reject(new Error("nothing is loaded here"));
  return {
    session: createSession({
      api: {
        signIn: notAsked,
        signOut: notAsked,
        loadCurrentUser: notAsked,
        loadMenus: notAsked,
        loadDictionaries: notAsked,
      },
      storage,
      navigation: { navigate: () => undefined },
      notices: { success: () => {}, warning: () => {}, error: () => {} },
    }),
    tabs: createTabs({ storage }),
    preferences: createPreferences(storage),
  };
}

function Page({ session, tabs, preferences }: Stores) {
  const status = useStoreSelector(session, (state) => state.status);
  const open = useStoreSelector(tabs, (state) => state.tabs.length);
  const size = useStoreSelector(preferences, (state) => state.size);
  return (
    <p>
      {status} {open} {size}
    </p>
  );
}
