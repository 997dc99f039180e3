import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { result } from "../../../tests/_content.ts";
import { userId } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { notifications } from "../../db/schema/index.ts";
import { loadConfig } from "../../kernel/config/config.ts";
import { deleteExpired } from "../retention/delete-expired.ts";
import { notify } from "./notify.ts";

let server: TestServer;
let token: string;
let id: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "100" } });
  token = await server.signIn("editor");
  id = await userId(server, "editor");
});

beforeEach(async () => {
  await server.db.delete(notifications);
});

afterAll(() => server[Symbol.asyncDispose]());

async function add(title: string, to = id, minutes = 0): Promise<void> {
  const now = new Date(Date.now() - minutes * 60_000);
  const place = "/content/articles/view/a1";
  await notify(server.db, { kind: "remark", to: [to], title, place, now });
}

async function page(query = "", as = token) {
  return result(
    await server.call<"notificationsPage">(`GET /api/notification/page?${query}`, { token: as }),
  );
}

async function read(body: object, as = token) {
  return result(
    await server.call<"notificationsRead">("POST /api/notification/read", { token: as, body }),
  );
}

describe("notices", () => {
  test("are listed latest first, with the number of unread ones, and only to their reader", async () => {
    await add("Older", id, 5);
    await add("Newer");
    await add("Not yours", await userId(server, "reviewer"));
    const first = await page("pageSize=1");
    expect(first).toMatchObject({ total: 2, pages: 2, unread: 2 });
    expect(first.records).toMatchObject([
      { title: "Newer", kind: "remark", place: "/content/articles/view/a1", readAt: null },
    ]);
  });

  test("are marked as read one by one or up to one, and others' stay unread", async () => {
    await add("First", id, 5);
    await add("Second", id, 4);
    await add("Third", id, 3);
    const reviewer = await server.signIn("reviewer");
    await add("Not yours", await userId(server, "reviewer"));
    const [third, second] = (await page()).records;
    const [theirs] = (await page("", reviewer)).records;
    expect(await read({ ids: [third?.id, theirs?.id] })).toEqual({ unread: 2 });
    expect((await page("", reviewer)).unread).toBe(1);
    expect((await page("unread=true")).records.map(({ title }) => title)).toEqual([
      "Second",
      "First",
    ]);
    expect(await read({ upTo: theirs?.id })).toEqual({ unread: 2 });
    expect(await read({ upTo: second?.id })).toEqual({ unread: 0 });
    expect(await read({})).toEqual({ unread: 0 });
  });

  test.each([
    [undefined, ["Recent"]],
    ["100", ["Recent", "Old"]],
    ["0", ["Recent", "Old", "Ancient"]],
  ])("are kept for the days that KEEP_NOTICE_DAYS says, 90 by default: %s", async (days, kept) => {
    const day = 24 * 60;
    await add("Ancient", id, 4_000 * day);
    await add("Old", id, 91 * day);
    await add("Recent", id, 89 * day);
    const { retention } = loadConfig(days === undefined ? {} : { KEEP_NOTICE_DAYS: days });
    await deleteExpired(server.db, retention, new Date());
    const { records, unread } = await page();
    expect(records.map(({ title }) => title)).toEqual(kept);
    expect(unread).toBe(kept.length);
  });

  test("are for signed-in accounts", async () => {
    expect((await server.call("GET /api/notification/page")).status).toBe(401);
    expect((await server.call("POST /api/notification/read", { body: {} })).status).toBe(401);
  });
});

describe("preferences", () => {
  const call = (line: string, body?: object) =>
    server.call<"notificationsPreference">(line, { token, body });

  test("have defaults, say that no mail is sent, and are changed by version", async () => {
    const before = result(await call("GET /api/notification/preference"));
    expect(before).toMatchObject({ frequency: "atOnce", language: null, available: false });
    const change = { frequency: "none", language: "zh-CN", version: before.version };
    const after = result(await call("PUT /api/notification/preference", change));
    expect(after).toMatchObject({ frequency: "none", language: "zh-CN" });
    const stale = await call("PUT /api/notification/preference", change);
    expect([stale.status, stale.body.errorCode]).toEqual([409, "VERSION_CONFLICT"]);
    await add("No mail about this");
    const [row] = await server.db.select().from(notifications);
    expect(row?.mailDueAt).toBeNull();
  });
});
