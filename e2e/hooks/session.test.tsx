import {
  can,
  dictionaryColor,
  dictionaryLabel,
  memoryStorage,
  resolveNavigation,
  useCan,
  useDictionaries,
  useHasPermission,
  useNavigation,
  useSessionState,
  useSessionUser,
} from "@atrium/hooks";
import { signOut } from "@atrium/sdk";
import { useState } from "react";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render, renderHook } from "vitest-browser-react";
import { createTestApp, openTestApp, password, type TestApp } from "./_test-app.tsx";

const callsTo = (path: string) =>
  performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(path));

test("signing in loads user, menus and dictionaries once", async () => {
  const { session, notices, visited, navigationOf, Wrapper } = createTestApp();
  performance.clearResourceTimings();
  const { result, act } = await renderHook(
    () => ({
      status: useSessionState((state) => state.status),
      user: useSessionUser(),
      titles: useNavigation(navigationOf).menu.map((node) => node.title),
      gender: useDictionaries("gender").gender,
    }),
    { wrapper: Wrapper },
  );
  expect(result.current).toMatchObject({ status: "anonymous", titles: [], gender: [] });
  await act(() => session.signIn({ username: "editor", password }));
  expect(visited).toEqual(["/"]);
  await act(() => Promise.all([session.load(), session.load(), session.load()]));
  expect(result.current.status).toBe("ready");
  expect(result.current.user?.roles).toEqual(["editor"]);
  expect(result.current.titles).toContain("Content");
  expect(result.current.gender.length).toBeGreaterThan(1);
  for (const path of ["/user/current", "/menus/currentUser", "/lcdpDict/list"]) {
    expect(callsTo(path)).toHaveLength(1);
  }
  expect(notices).toEqual([]);
});

test("a wrong password leaves nobody signed in", async () => {
  const { session } = createTestApp();
  const signingIn = session.signIn({ username: "editor", password: "not the password" });
  await expect(signingIn).rejects.toMatchObject({ errorCode: "BAD_CREDENTIALS" });
  expect(session.get().status).toBe("anonymous");
});

describe("the guard", () => {
  const ask = ({ session, navigationOf }: TestApp, href: string) =>
    resolveNavigation({ href, session: session.get(), navigationOf });

  test("redirects to sign-in, and back", async () => {
    const app = createTestApp();
    const href = "/content/articles?pageNo=2#top";
    expect(ask(app, href)).toEqual({ kind: "redirect", to: "/login", redirectUrl: href });
    await app.session.signIn({ username: "editor", password }, { redirectUrl: href });
    expect(app.visited).toEqual([href]);
    expect(ask(app, href)).toEqual({ kind: "load-session" });
  });

  test("knows the routes of the user's menus", async () => {
    const editor = await openTestApp("editor");
    const articles = ask(editor, "/content/articles");
    expect(articles).toMatchObject({
      kind: "allow",
      match: { route: { path: "/content/articles" } },
    });
    expect(ask(editor, "/no/such/page").kind).toBe("not-found");
    expect(ask(editor, "/article-list").kind).toBe("allow");
  });
});

test.each([
  ["admin", { mayWrite: true, onPage: true, mayRename: true }],
  ["editor", { mayWrite: true, onPage: true, mayRename: false }],
  ["auditor", { mayWrite: false, onPage: false, mayRename: false }],
])(
  "the permissions of %s cover the user's codes, the page's buttons and a record's actions",
  async (who, permissions) => {
    const { sdk, session, navigationOf, Wrapper } = await openTestApp(who);
    const decision = resolveNavigation({
      href: "/content/articles",
      session: session.get(),
      navigationOf,
    });
    const match = decision.kind === "allow" ? decision.match : undefined;
    const { result } = await renderHook(
      () => ({
        mayWrite: useHasPermission()("content:article:save"),
        onPage: useCan(match?.route.meta.permissionButtons)("save"),
      }),
      { wrapper: Wrapper },
    );
    const roles = await sdk.roles.list();
    const reviewer = roles.find(({ code }) => code === "reviewer");
    expect({ ...result.current, mayRename: can(reviewer?.allowedActions, "update") }).toEqual(
      permissions,
    );
  },
);

test("dictionaries return labels and colours, and unknown values unchanged", async () => {
  const { Wrapper } = await openTestApp("editor");
  const { result } = await renderHook(() => useDictionaries(), { wrapper: Wrapper });
  expect(dictionaryLabel(result.current, "enabled_status", "enabled")).toBe("Enabled");
  expect(dictionaryColor(result.current, "enabledStatus", "enabled")).toBeTypeOf("string");
  expect(dictionaryLabel(result.current, "enabledStatus", "brand new")).toBe("brand new");
});

describe("a session that expires during work", () => {
  function UserPanel({ app }: { app: TestApp }) {
    const status = useSessionState((state) => state.status);
    const [answer, setAnswer] = useState("");
    const ask = async () => {
      const { username } = await app.sdk.users.current(undefined, { silent: true });
      setAnswer(`signed in as ${username}`);
    };
    return (
      <>
        <input aria-label="Title" />
        <button onClick={() => void ask()}>Ask</button>
        <p>{answer}</p>
        {status === "expired" && (
          <button onClick={() => void app.session.signIn({ username: "editor", password })}>
            Sign in again
          </button>
        )}
      </>
    );
  }

  test("is renewed in place: typed text stays, and pending requests are sent again", async () => {
    const app = await openTestApp("editor", { onExpired: "signInAgain" });
    const { session, notices, visited, Wrapper } = app;
    await render(
      <Wrapper>
        <UserPanel app={app} />
      </Wrapper>,
    );
    await page.getByLabelText("Title").fill("Half a sentence");
    const visitedBefore = visited.length;
    await signOut(createTestApp().sdk, session.getToken() ?? "", { silent: true });

    await page.getByRole("button", { name: "Ask" }).click();
    await page.getByRole("button", { name: "Sign in again" }).click();
    await expect.element(page.getByText("signed in as editor")).toBeVisible();
    await expect.element(page.getByLabelText("Title")).toHaveValue("Half a sentence");
    expect(session.get().status).toBe("ready");
    expect(notices).toEqual([]);
    expect(visited).toHaveLength(visitedBefore);
  });

  test("is logged out unless the option says otherwise", async () => {
    const storage = memoryStorage();
    const { sdk, session, notices, visited } = await openTestApp("editor", { storage });
    const token = session.getToken() ?? "";
    await signOut(createTestApp().sdk, token, { silent: true });
    performance.clearResourceTimings();
    const calls = [1, 2, 3].map(() => sdk.users.current());
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(session.get().status).toBe("anonymous");
    expect([storage.get("token"), storage.get("userInfo")]).toEqual([undefined, undefined]);
    expect(visited.at(-1)).toBe("/login");
    expect(notices).toEqual(["error: the identity information has expired, please log in again"]);
    await expect.poll(() => callsTo("/rest/token")).toHaveLength(1);
  });
});
