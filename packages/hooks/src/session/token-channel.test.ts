import { expect, test } from "vitest";
import { openBroadcastChannel } from "../ports/channel.ts";
import type { Clock } from "../ports/clock.ts";
import { openSharedWebLock } from "../ports/shared-lock.ts";
import { signInAgain } from "./_set-up.ts";
import { fakeChannel, channelName, openTab, pausedClock } from "./_tabs.ts";

test("a new tab receives the token of another one", async () => {
  const first = openTab({ token: "shared" });
  await first.session.start();
  const second = openTab({}, { clock: pausedClock });
  await second.session.start();
  expect(second.session.get()).toMatchObject({ status: "tokenOnly", token: "shared" });
  expect(second.storage.get("token")).toBe("shared");
});

test("a user who signs in during the request keeps their own session", async () => {
  const first = openTab({ token: "shared" });
  await first.session.start();
  const second = openTab({}, { clock: pausedClock });
  const starting = second.session.start();
  await second.session.signIn({ username: "u1", password: "right" });
  await starting;
  expect(second.session.getToken()).toBe("token-1");
});

test("a stopped tab neither requests, responds nor listens", async () => {
  const first = openTab({ token: "shared" });
  await first.session.start();
  const asking = openTab({}, { clock: pausedClock });
  const starting = asking.session.start();
  asking.session.stop();
  await starting;
  expect(asking.session.get().status).toBe("anonymous");
  first.session.stop();
  const second = openTab();
  await second.session.start();
  expect(second.session.get().status).toBe("anonymous");
});

test("without a channel nothing is requested", async () => {
  const { session } = openTab({}, { openChannel: () => undefined, clock: pausedClock });
  await session.start();
  expect(session.get().status).toBe("anonymous");
});

test("starting twice sends one request", () => {
  const { session } = openTab();
  expect(session.start()).toBe(session.start());
});

test("the first tab waits no longer than the time-out", async () => {
  const waits: number[] = [];
  const clock: Clock = {
    now: () => 0,
    after(ms, task) {
      waits.push(ms);
      queueMicrotask(task);
      return () => {};
    },
  };
  const { session } = openTab({}, { clock });
  await session.start();
  expect(waits).toEqual([100]);
  expect(session.get().status).toBe("anonymous");
});

/** A clock whose time-outs the test ends, and a lock that is held or not. */
function setUpLock(isHeld: boolean) {
  const waits: number[] = [];
  const timeouts: (() => void)[] = [];
  const clock: Clock = {
    now: () => 0,
    after(ms, task) {
      waits.push(ms);
      timeouts.push(task);
      return () => {};
    },
  };
  const { channel, say } = fakeChannel();
  const lock = { hold: () => () => {}, isHeld: () => Promise.resolve(isHeld) };
  const { session } = openTab({}, { openChannel: () => channel, openLock: () => lock, clock });
  return { session, waits, say, timeOut: () => timeouts.at(-1)?.() };
}

test("a tab that has a token and is busy is waited for longer", async () => {
  const { session, waits, say } = setUpLock(true);
  const starting = session.start();
  await new Promise((resolve) => setTimeout(resolve));
  expect(waits).toEqual([3000]);
  say({ type: "token", token: "late" });
  await starting;
  expect(session.getToken()).toBe("late");
});

test.each([
  ["that is suspended", true, [3000]],
  ["in no other tab", false, [3000, 100]],
])("a token %s is not waited for any longer", async (_where, isHeld, expected) => {
  const { session, waits, timeOut } = setUpLock(isHeld);
  const starting = session.start();
  await expect.poll(() => waits).toEqual(expected);
  timeOut();
  await starting;
  expect(session.get().status).toBe("anonymous");
});

test("a tab holds the lock as long as it has a token to share", async () => {
  const openLock = () => openSharedWebLock(channelName());
  const { session } = openTab({}, { openLock, ...signInAgain });
  const isHeld = () => openLock()?.isHeld();
  await session.start();
  expect(await isHeld()).toBe(false);
  await session.signIn({ username: "u1", password: "right" });
  await expect.poll(isHeld).toBe(true);
  session.stop();
  await expect.poll(isHeld).toBe(false);
  await session.start();
  await expect.poll(isHeld).toBe(true);
  await session.load();
  session.reportUnauthorized();
  await expect.poll(isHeld).toBe(false);
});

test("an expired tab sends no token", async () => {
  const first = openTab({ token: "dead" }, signInAgain);
  await first.session.start();
  await first.session.load();
  first.session.reportUnauthorized();
  const second = openTab();
  await second.session.start();
  expect(second.session.get().status).toBe("anonymous");
});

test("signing out reaches every tab", async () => {
  const tabs = [openTab({ token: "t" }), openTab({ token: "t" }), openTab({ token: "t" })];
  await Promise.all(tabs.map(({ session }) => session.start()));
  await tabs[0]?.session.signOut();
  await expect
    .poll(() => tabs.map(({ session }) => session.get().status))
    .toEqual(Array.from(tabs, () => "anonymous"));
  expect(tabs.map(({ visited }) => visited)).toEqual(Array.from(tabs, () => ["/login"]));
  expect(tabs.flatMap(({ calls }) => calls)).toEqual(["signOut t"]);
});

test("signing out elsewhere wins over signing in here", async () => {
  const here = openTab();
  const elsewhere = openTab({ token: "t" });
  await elsewhere.session.start();
  await here.session.start();
  await here.session.signOut();
  const signingIn = here.session.signIn({ username: "u1", password: "right" });
  await here.session.signOut();
  await signingIn;
  expect(here.session.get().status).toBe("anonymous");
  expect(here.calls).toContain("signOut token-1");
});

test("malformed messages are ignored", async () => {
  const { session } = openTab({ token: "t" });
  await session.start();
  const stranger = openBroadcastChannel(channelName());
  for (const message of [null, 1, "signedOut", {}, { type: "token", token: 5 }, { type: "x" }]) {
    stranger?.post(message);
  }
  stranger?.post({ type: "tokenRequested" });
  const answer = await new Promise((resolve) => stranger?.subscribe(resolve));
  stranger?.close();
  expect(answer).toEqual({ type: "token", token: "t" });
  expect(session.get().status).toBe("tokenOnly");
});

test("a response without a token is ignored", async () => {
  const { channel, say } = fakeChannel();
  const { session } = openTab({}, { openChannel: () => channel, clock: pausedClock });
  const starting = session.start();
  const strange = [undefined, null, "token", {}, { token: "a" }, { type: "other", token: "b" }];
  for (const data of [...strange, { type: "token" }, { type: "token", token: "" }]) say(data);
  say({ type: "token", token: ["c"] });
  say({ type: "token", token: "good" });
  say({ type: "token", token: "late" });
  await starting;
  expect(session.getToken()).toBe("good");
});

test("a response ends the wait", async () => {
  const { channel, say } = fakeChannel();
  let isCalledOff = false;
  const clock: Clock = {
    now: () => 0,
    after: () => () => {
      isCalledOff = true;
    },
  };
  const { session } = openTab({}, { openChannel: () => channel, clock });
  const starting = session.start();
  expect(isCalledOff).toBe(false);
  say({ type: "token", token: "t" });
  await starting;
  expect(isCalledOff).toBe(true);
});

test("a tab with a token requests none; one without sends none", async () => {
  const rich = fakeChannel();
  const { session } = openTab({ token: "t" }, { openChannel: () => rich.channel });
  await session.start();
  expect(rich.posted).toEqual([]);
  const poor = fakeChannel();
  const anonymous = openTab({}, { openChannel: () => poor.channel, clock: pausedClock });
  void anonymous.session.start();
  poor.say({ type: "tokenRequested" });
  expect(poor.posted).toEqual([{ type: "tokenRequested" }]);
  poor.say({ type: "signedOut" });
  expect(anonymous.visited).toEqual([]);
});

test("stopping closes the channel; starting again opens another one", async () => {
  const lines = [fakeChannel(), fakeChannel()];
  let opened = 0;
  const openChannel = () => lines[opened++]?.channel;
  const { session } = openTab({ token: "t" }, { openChannel });
  session.stop();
  await session.start();
  expect(lines.map((one) => one.isHeard())).toEqual([true, false]);
  session.stop();
  expect(lines.map((one) => [one.isHeard(), one.isClosed()])).toEqual([
    [false, true],
    [false, false],
  ]);
  await session.start();
  expect(lines.map((one) => one.isHeard())).toEqual([false, true]);
});

test("signing out is broadcast once, and not repeated by the others", async () => {
  const { channel, posted, say } = fakeChannel();
  const { session, visited } = openTab({ token: "t" }, { openChannel: () => channel });
  await session.start();
  say({ type: "signedOut" });
  expect([session.get().status, visited, posted]).toEqual(["anonymous", ["/login"], []]);
  await session.signOut();
  expect(posted).toEqual([{ type: "signedOut" }]);
});
