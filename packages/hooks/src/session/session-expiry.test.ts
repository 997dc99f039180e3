import { describe, expect, test, vi } from "vitest";
import { memoryStorage } from "../ports/storage.ts";
import { recordingPorts } from "./_fake-server.ts";
import { EXPIRED, credentials, setUp, setUpReady } from "./_set-up.ts";
import { openTab } from "./_tabs.ts";
import { sessionContent } from "./session-machine.ts";

/** Navigation that records its calls, on a page. */
function openPage(href: string) {
  const { navigation, visited } = recordingPorts();
  return { navigation: { ...navigation, currentHref: () => href }, visited };
}

describe("a 401", () => {
  test("logs out: one notice, nothing left, the old token ended on the server, then sign-in", async () => {
    const { session, shownNotices, visited, storage, calls } = await setUpReady();
    for (let i = 0; i < 5; i += 1) session.reportUnauthorized("token-1");
    session.reportUnauthorized();
    expect(shownNotices).toEqual([EXPIRED]);
    expect([session.get().status, sessionContent(session.get())]).toEqual(["anonymous", undefined]);
    expect([storage.get("token"), storage.get("userInfo")]).toEqual([undefined, undefined]);
    expect(calls).toEqual(["signOut token-1"]);
    expect(visited).toEqual(["/login"]);
  });

  test("has cleared everything when the old token is ended, and navigates last", async () => {
    const { session, api, storage, visited } = await setUpReady();
    const seen: unknown[] = [];
    vi.spyOn(api, "signOut").mockImplementation(async () => {
      seen.push(session.getToken(), storage.get("token"), [...visited]);
    });
    session.reportUnauthorized();
    expect(seen).toEqual([undefined, undefined, []]);
    expect(visited).toEqual(["/login"]);
  });

  test("starts a new generation", async () => {
    const { session } = await setUpReady();
    const { generation } = session.get();
    session.reportUnauthorized();
    expect(session.get().generation).toBe(generation + 1);
  });

  test("logs out although the server cannot be reached", async () => {
    const { session, failing, shownNotices, visited } = await setUpReady();
    failing.add("signOut");
    session.reportUnauthorized();
    await vi.waitFor(() => expect(visited).toEqual(["/login"]));
    expect(shownNotices).toEqual([EXPIRED]);
  });

  test("is ignored without a session, or for a token that is not the session's", async () => {
    const nobody = setUp();
    nobody.session.reportUnauthorized();
    const { session, shownNotices } = await setUpReady();
    session.reportUnauthorized("another");
    expect(session.get().status).toBe("ready");
    expect([...nobody.shownNotices, ...shownNotices, ...nobody.visited]).toEqual([]);
  });
});

describe("the way back after a 401", () => {
  test("is the current page with query and hash", async () => {
    const { navigation, visited } = openPage("/users?pageNo=2#top");
    const { session, storage } = await setUpReady({ navigation });
    visited.length = 0;
    session.reportUnauthorized();
    expect(storage.get("redirectUrl")).toBe("/users?pageNo=2#top");
    await session.signIn(credentials);
    expect(visited).toEqual(["/login", "/users?pageNo=2#top"]);
  });

  test.each(["/login?redirectUrl=%2Fusers", "//evil.example"])(
    "is the stored redirect when the current page is %s",
    (href) => {
      const stored = { token: "t", redirectUrl: "/users" };
      const { session, storage } = setUp(stored, { navigation: openPage(href).navigation });
      session.reportUnauthorized();
      expect(storage.get("redirectUrl")).toBe("/users");
    },
  );

  test("is the stored redirect when the router cannot say where it is", () => {
    const { session, storage } = setUp({ token: "t", redirectUrl: "/users" });
    session.reportUnauthorized();
    expect(storage.get("redirectUrl")).toBe("/users");
  });
});

describe("other tabs", () => {
  test("follow when they share the session, each to its own way back, without a notice or a call", async () => {
    const here = openTab({ token: "dead" });
    const { navigation, visited } = openPage("/roles");
    const storage = memoryStorage({ token: "dead" });
    const there = openTab({}, { navigation, storage });
    await Promise.all([here.session.start(), there.session.start()]);
    here.session.reportUnauthorized();
    await vi.waitFor(() => expect(there.session.get().status).toBe("anonymous"));
    expect(visited).toEqual(["/login"]);
    expect([storage.get("token"), storage.get("redirectUrl")]).toEqual([undefined, "/roles"]);
    expect([there.shownNotices, there.calls]).toEqual([[], []]);
    expect([here.shownNotices, here.calls]).toEqual([[EXPIRED], ["signOut dead"]]);
  });

  test("stay when they have another session", async () => {
    const here = openTab({ token: "dead" });
    const other = openTab({ token: "alive" });
    const witness = openTab({ token: "dead" });
    await Promise.all([here, other, witness].map(({ session }) => session.start()));
    here.session.reportUnauthorized();
    await vi.waitFor(() => expect(witness.session.get().status).toBe("anonymous"));
    expect(other.session.getToken()).toBe("alive");
    expect(other.visited).toEqual([]);
  });
});
