import { signOut } from "@atrium/sdk";
import { expect, onTestFinished, test } from "vitest";
import { createTestApp, password } from "./_test-app.tsx";

/** Opens a window that begins with nothing in its storage, and runs the second tab in it. */
function openSecondTab(channel: string): Window {
  const tab = window.open("about:blank", "_blank");
  if (tab === null) throw new Error("The browser opens no window.");
  onTestFinished(() => tab.close());
  // A window that was opened gets a copy of its opener's storage; one that people open by themselves does not.
  tab.sessionStorage.clear();
  tab.document.documentElement.dataset["channel"] = channel;
  const script = tab.document.createElement("script");
  script.type = "module";
  script.src = new URL("./_second-tab.tsx", import.meta.url).href;
  tab.document.head.append(script);
  return tab;
}

const textOf = (tab: Window) => tab.document.body.textContent;

test("a new tab receives the token, and signing out in it reaches the first", async () => {
  const channel = crypto.randomUUID();
  const { session, visited } = createTestApp({ channel });
  await session.start();
  await session.signIn({ username: "editor", password });
  await session.load();

  const tab = openSecondTab(channel);
  await expect.poll(() => textOf(tab)).toContain("ready: ");
  expect(tab.sessionStorage.getItem("token")).toBe(session.getToken());

  tab.document.querySelector("button")?.click();
  await expect.poll(() => session.get().status).toBe("anonymous");
  expect(visited.at(-1)).toBe("/login");
  await expect.poll(() => textOf(tab)).toContain("anonymous: nobody");
  expect(tab.sessionStorage.getItem("token")).toBeNull();
  session.stop();
});

test("signing in again in place renews all tabs of the session, and no others", async () => {
  const channel = crypto.randomUUID();
  const { sdk, session, visited } = createTestApp({ channel, onExpired: "signInAgain" });
  await session.start();
  await session.signIn({ username: "editor", password });
  await session.load();
  const tab = openSecondTab(channel);
  await expect.poll(() => textOf(tab)).toContain("ready: ");
  const other = createTestApp({ channel });
  await other.session.signIn({ username: "editor", password });
  await other.session.start();
  const others = other.session.getToken();

  await signOut(sdk, session.getToken() ?? "", { silent: true });
  const refused = sdk.users.current(undefined, { silent: true });
  await expect.poll(() => session.get().status).toBe("expired");
  const former = session.getToken();
  await session.signIn({ username: "editor", password });
  expect((await refused).username).toBe("editor");
  expect(session.getToken()).not.toBe(former);

  await expect.poll(() => tab.sessionStorage.getItem("token")).toBe(session.getToken());
  expect(textOf(tab)).toContain("ready: ");
  expect(visited).toEqual(["/"]);
  expect(other.session.getToken()).toBe(others);
  for (const one of [session, other.session]) one.stop();
});

test("a new tab on another channel starts alone", async () => {
  const { session } = createTestApp({ channel: crypto.randomUUID() });
  await session.start();
  await session.signIn({ username: "editor", password });
  const tab = openSecondTab(crypto.randomUUID());
  await expect.poll(() => textOf(tab)).toContain("anonymous: nobody");
  session.stop();
});
