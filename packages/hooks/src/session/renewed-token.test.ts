import { expect, test, vi } from "vitest";
import { contentOf } from "./_fake-server.ts";
import { signInAgain } from "./_set-up.ts";
import { fakeChannel, openTab } from "./_tabs.ts";

async function openExpired(token: string, id: string) {
  const tab = openTab({ token }, signInAgain);
  vi.spyOn(tab.api, "loadCurrentUser").mockResolvedValue(contentOf(id).user);
  await tab.session.start();
  await tab.session.load();
  tab.session.reportUnauthorized();
  return tab;
}

test("signing in again renews the other tabs of the session and sends their pending requests", async () => {
  const here = await openExpired("dead", "u1");
  const there = await openExpired("dead", "u1");
  const waiting = there.session.waitForReauthentication({ token: "dead" });
  await here.session.signIn({ username: "u1", password: "right" });
  await waiting;
  expect(there.session.get()).toMatchObject({ status: "ready", token: "token-1", generation: 0 });
  expect(there.storage.get("token")).toBe("token-1");
  expect(there.storage.get("userInfo")).toContain('"u1"');
  expect([there.visited, there.calls.includes("signIn")]).toEqual([[], false]);
});

test("a tab that has not noticed the expiry never shows it", async () => {
  const { channel, say } = fakeChannel();
  const tab = openTab({ token: "dead" }, { ...signInAgain, openChannel: () => channel });
  await tab.session.start();
  await tab.session.load();
  say({ type: "renewed", former: "dead", token: "fresh" });
  tab.session.reportUnauthorized("dead");
  expect(tab.session.get()).toMatchObject({ status: "ready", token: "fresh" });
  await tab.session.waitForReauthentication({ token: "dead" });
  expect(tab.shownNotices).toEqual([]);
});

test("signing in again does not affect the tabs of another session", async () => {
  const other = await openExpired("other", "u2");
  const here = await openExpired("dead", "u1");
  const before = other.session.get();
  const witness = await openExpired("dead", "u1");
  await here.session.signIn({ username: "u1", password: "right" });
  await expect.poll(() => witness.session.get().status).toBe("ready");
  expect(other.session.get()).toBe(before);
  expect(other.storage.get("token")).toBeUndefined();
});

test("signing in as another user broadcasts nothing", async () => {
  const { channel, posted } = fakeChannel();
  const { session } = openTab({ token: "dead" }, { ...signInAgain, openChannel: () => channel });
  await session.start();
  await session.load();
  session.reportUnauthorized();
  await session.signIn({ username: "u2", password: "right" });
  expect(posted).toEqual([]);
});

test("a renewal is ignored without both tokens, or before the content is loaded", async () => {
  const { channel, say } = fakeChannel();
  const { session } = openTab({ token: "dead" }, { ...signInAgain, openChannel: () => channel });
  await session.start();
  say({ type: "renewed", former: "dead", token: "early" });
  await session.load();
  const before = session.get();
  for (const former of [undefined, "", 5, "other"]) say({ type: "renewed", former, token: "t" });
  for (const token of [undefined, "", 5]) say({ type: "renewed", former: "dead", token });
  say({ type: "renewed", token: "t" });
  expect(session.get()).toBe(before);
  expect(before).toMatchObject({ status: "ready", token: "dead" });
});
