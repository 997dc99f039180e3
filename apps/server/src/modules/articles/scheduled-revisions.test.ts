import { afterAll, beforeAll, expect, it } from "vitest";
import {
  act,
  approve,
  get,
  publish,
  read,
  result,
  signInStaff,
  write,
  type StaffClient,
} from "../../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";

/* An approved version of a published article is scheduled: it replaces the public one by the clock alone. */

/** Little enough that no session ends. */
const MINUTE = 60_000;

let server: TestServer;
let staff: StaffClient;
beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  staff = await signInStaff(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const later = (minutes: number) => server.advance(minutes * MINUTE);
const inMinutes = (minutes: number) => server.dateIn(minutes * MINUTE);
const edit = async (id: string, fields: Record<string, unknown>) => {
  const { version } = await get(staff, id);
  const body = { id, version, ...fields };
  return server.call<"articlesUpdate">("PUT /api/dtArticle/update", { token: staff.editor, body });
};
/** A published article with an approved revision. */
const revised = async (fields: Record<string, unknown>, revision: Record<string, unknown>) => {
  const id = await publish(staff, fields);
  result(await edit(id, revision));
  await approve(staff, id);
  return id;
};
const schedule = (id: string, minutes: number) =>
  act(staff, "publisher", "schedule", id, { scheduledAt: inMinutes(minutes) });
const shown = async (name: string) => {
  const reply = await read<"siteGetArticle">(staff, `getArticle/${name}`);
  return reply.status === 200 ? reply.body.result.title : reply.body.errorCode;
};
const listed = async (query = "") => {
  const list = await read<"siteArticleList">(staff, `articleList?pageSize=200${query}`);
  const { records, total } = result(list);
  expect(records).toHaveLength(total);
  return records.map(({ title }) => title);
};
const found = async (keyword: string) =>
  result(
    await read<"siteSearchContent">(staff, `searchContent?keyword=${encodeURIComponent(keyword)}`),
  ).records.map(({ title }) => title);
const history = async (id: string) =>
  result(
    await server.call<"articlesHistory">(`GET /api/dtArticle/history/${id}`, {
      token: staff.editor,
    }),
  );
/** Whether the public sees each version, the latest first. */
const publicVersions = async (id: string) => {
  const reply = await server.call<"articlesVersions">(`GET /api/dtArticle/versions/${id}`, {
    token: staff.editor,
  });
  return result(reply).records.map(({ published }) => published);
};

it("shows the new version everywhere at its date, and the old one until then", async () => {
  const id = await revised(
    { title: "Prices 2026", content: "<p>Mooring costs quickthorn</p>", tags: ["old"] },
    {
      title: "Prices 2027",
      slug: "prices-next-year",
      content: "<p>Mooring costs blackthorn</p>",
      tags: ["new"],
    },
  );
  const before = await listed();
  result(await schedule(id, 2));
  const looks = async () => ({
    title: await shown(id),
    old: await shown("prices-2026"),
    next: await shown("prices-next-year"),
    tags: [await listed("&tag=old"), await listed("&tag=new")],
    search: [await found("quickthorn"), await found("blackthorn")],
  });
  expect(await looks()).toEqual({
    title: "Prices 2026",
    old: "Prices 2026",
    next: "NOT_FOUND",
    tags: [["Prices 2026"], []],
    search: [["Prices 2026"], []],
  });
  expect(await listed()).toEqual(before);
  expect(await get(staff, id)).toMatchObject({
    status: "published",
    displayStatus: "publishedChanged",
    publishedVersionNo: 1,
    nextVersionNo: 2,
  });
  later(3);
  expect(await looks()).toEqual({
    title: "Prices 2027",
    old: "Prices 2027",
    next: "Prices 2027",
    tags: [[], ["Prices 2027"]],
    search: [[], ["Prices 2027"]],
  });
  const moved = result(await read<"siteGetArticle">(staff, "getArticle/prices-2026"));
  expect(moved.movedTo).toBe("prices-next-year");
  expect(await listed()).toEqual(
    before.map((title) => (title === "Prices 2026" ? "Prices 2027" : title)),
  );
  expect(await get(staff, id)).toMatchObject({
    status: "published",
    displayStatus: "published",
    publishedVersionNo: 2,
    nextVersionNo: null,
  });
  expect(await publicVersions(id)).toEqual([true, false]);
});

it("names no version public that nobody sees yet or any more", async () => {
  const id = await write(staff, { title: "Winter fares" });
  await approve(staff, id);
  result(await schedule(id, 2));
  expect(await publicVersions(id)).toEqual([false]);
  later(3);
  expect(await publicVersions(id)).toEqual([true]);
  result(await act(staff, "publisher", "offline", id));
  expect(await publicVersions(id)).toEqual([false]);
});

it("is moved, and taken back without a trace on the site", async () => {
  const offlineAt = inMinutes(40);
  const id = await revised({ title: "Ferry", offlineAt }, { title: "Ferry, revised" });
  result(await schedule(id, 2));
  result(await schedule(id, 5));
  later(3);
  expect(await shown("ferry")).toBe("Ferry");
  result(await act(staff, "publisher", "unschedule", id));
  expect(await get(staff, id)).toMatchObject({
    status: "published",
    publishedVersionNo: 1,
    nextVersionNo: null,
    scheduledAt: null,
  });
  later(3);
  expect(await shown("ferry")).toBe("Ferry");
  expect((await history(id)).slice(0, 3).map(({ action }) => action)).toEqual([
    "unschedule",
    "schedule",
    "schedule",
  ]);
  // It still ends when its own version says so.
  later(36);
  expect(await shown("ferry")).toBe("GONE");
});

it("is published at once instead, or goes with the article when that is taken offline", async () => {
  const id = await revised({ title: "Lock" }, { title: "Lock, revised" });
  result(await schedule(id, 2));
  result(await act(staff, "publisher", "publish", id));
  expect(await shown("lock")).toBe("Lock, revised");
  expect(await get(staff, id)).toMatchObject({ publishedVersionNo: 2, nextVersionNo: null });
  const other = await revised({ title: "Weir" }, { title: "Weir, revised" });
  result(await schedule(other, 2));
  result(await act(staff, "publisher", "offline", other));
  later(3);
  expect([await shown("lock"), await shown("weir")]).toEqual(["Lock, revised", "GONE"]);
});

it("stays scheduled while the article is edited and reviewed further", async () => {
  const id = await revised({ title: "Quay" }, { title: "Quay, second" });
  result(await schedule(id, 2));
  result(await edit(id, { title: "Quay, third" }));
  const wish = await edit(id, { scheduledAt: inMinutes(9) });
  expect(wish.body.fieldErrors?.[0]?.field).toBe("scheduledAt");
  await approve(staff, id);
  later(3);
  expect(await shown("quay")).toBe("Quay, second");
  expect(await get(staff, id)).toMatchObject({ publishedVersionNo: 2, approvedVersionNo: 3 });
  result(await schedule(id, 2));
  later(3);
  expect(await shown("quay")).toBe("Quay, third");
});

it("refuses a date after the public version ends, and one after its own end", async () => {
  const id = await revised({ title: "Pier", offlineAt: inMinutes(4) }, { title: "Pier, revised" });
  const late = await schedule(id, 5);
  expect(late.body.fieldErrors?.[0]).toMatchObject({ field: "scheduledAt", code: "maximum" });
  const own = await schedule(id, 4.5);
  expect(own.status).toBe(400);
  const open = await write(staff, { title: "Mole" });
  expect((await schedule(open, 1)).body.errorCode).toBe("NOT_APPROVED_VERSION");
});
