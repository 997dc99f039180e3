import { afterEach, expect, test } from "vitest";
import { openBroadcastChannel } from "../ports/channel.ts";
import { memoryStorage } from "../ports/storage.ts";
import { recordingPorts, startFakeServer } from "./_fake-server.ts";
import { createSession, type Session } from "./session-store.ts";

const open: Session[] = [];
let line = 0;

afterEach(() => {
  for (const session of open.splice(0)) session.stop();
  line += 1;
});

function openTab(stored: Record<string, string> = {}) {
  const server = startFakeServer();
  const ports = recordingPorts();
  const storage = memoryStorage(stored);
  const session = createSession({
    api: server.api,
    storage,
    ...ports,
    openChannel: () => openBroadcastChannel(`session-test-${line}`),
  });
  open.push(session);
  return { session, storage, ...server, ...ports };
}

test("a new tab takes the token over from another one", async () => {
  const first = openTab({ token: "shared" });
  await first.session.start();
  const second = openTab();
  await second.session.start();
  expect(second.session.get()).toMatchObject({ status: "tokenOnly", token: "shared" });
  expect(second.storage.get("token")).toBe("shared");
});

test("the first tab waits no longer than it has to", async () => {
  const { session } = openTab();
  const before = performance.now();
  await session.start();
  expect(performance.now() - before).toBeLessThan(1000);
  expect(session.get().status).toBe("anonymous");
});

test("an expired tab hands nothing over", async () => {
  const first = openTab({ token: "dead" });
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

test("messages of a strange shape are ignored", async () => {
  const { session } = openTab({ token: "t" });
  await session.start();
  const stranger = openBroadcastChannel(`session-test-${line}`);
  for (const message of [null, 1, "signedOut", {}, { type: "token", token: 5 }, { type: "x" }]) {
    stranger?.post(message);
  }
  stranger?.post({ type: "tokenWanted" });
  const answer = await new Promise((resolve) => stranger?.subscribe(resolve));
  stranger?.close();
  expect(answer).toEqual({ type: "token", token: "t" });
  expect(session.get().status).toBe("tokenOnly");
});
