import { and, eq } from "drizzle-orm";
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
import { contentVersions } from "../../db/schema/index.ts";

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
const revise = async (id: string, title: string) => {
  const { version } = await get(staff, id);
  const body = { id, version, title };
  result(await server.call("PUT /api/dtArticle/update", { token: staff.editor, body }));
};
const release = async (id: string) =>
  result(
    await server.call<"releasesGet">(`GET /api/dtRelease/get/${id}`, { token: staff.publisher }),
  );
const call = (path: string, body: object, who: "publisher" | "editor" = "publisher") =>
  server.call<"releasesSchedule">(`POST /api/dtRelease/${path}`, { token: staff[who], body });
/** A step on the release's current version. */
const step = async (id: string, path: string, more: object = {}) =>
  call(path, { id, version: (await release(id)).version, ...more });
const create = async (name: string, items: object[]) =>
  result(await call("save", { name, items })).id;
const shown = async (id: string) => {
  const reply = await read<"siteGetArticle">(staff, `getArticle/${id}`);
  return reply.status === 200 ? reply.body.result.title : reply.body.errorCode;
};

/** One article that is new, one with a revision, and one to be taken offline; all but the last are approved. */
async function three(name: string) {
  const [first, second, third] = await Promise.all([
    write(staff, { title: `${name} new` }),
    publish(staff, { title: `${name} old` }),
    publish(staff, { title: `${name} past` }),
  ]);
  await approve(staff, first);
  await revise(second, `${name} revised`);
  await approve(staff, second);
  const ids = [first, second, third];
  const items = ids.map((articleId, index) => ({
    articleId,
    action: index === 2 ? "offline" : "publish",
  }));
  return { ids, items, shown: () => Promise.all(ids.map(shown)) };
}

it("changes everything in it at one instant, by the clock alone", async () => {
  const pack = await three("Timetable");
  const id = await create("Summer", pack.items);
  expect(await release(id)).toMatchObject({ itemCount: 3, blockedCount: 0, status: "open" });
  result(await step(id, "schedule", { scheduledAt: inMinutes(5) }));
  const before = ["NOT_FOUND", "Timetable old", "Timetable past"];
  const after = ["Timetable new", "Timetable revised", "GONE"];
  expect(await pack.shown()).toEqual(before);
  expect(await release(id)).toMatchObject({ status: "scheduled", blockedCount: 0 });
  expect((await get(staff, pack.ids[1] ?? "")).releaseId).toBe(id);
  const alone = await act(staff, "publisher", "publish", pack.ids[1] ?? "");
  expect([alone.status, alone.body.errorCode]).toEqual([409, "IN_USE"]);
  result(await step(id, "schedule", { scheduledAt: inMinutes(9) }));
  later(6);
  expect(await pack.shown()).toEqual(before);
  later(4);
  expect(await pack.shown()).toEqual(after);
  const done = await release(id);
  expect(done).toMatchObject({ status: "released", blockedCount: 0 });
  expect(done.allowedActions).toEqual(["update", "delete"]);
  expect(done.items.map(({ versionNo }) => versionNo)).toEqual([1, null, 2]);
  expect((await step(id, "unschedule")).body.errorCode).toBe("IN_USE");
  expect((await step(id, "removeItems", { articleIds: pack.ids })).body.errorCode).toBe("IN_USE");
});

it("is taken back as a whole", async () => {
  const pack = await three("Tariff");
  const id = await create("Tariffs", pack.items);
  result(await step(id, "schedule", { scheduledAt: inMinutes(5) }));
  result(await step(id, "unschedule"));
  later(6);
  expect(await pack.shown()).toEqual(["NOT_FOUND", "Tariff old", "Tariff past"]);
  expect((await release(id)).status).toBe("open");
  result(await step(id, "publish"));
  expect(await pack.shown()).toEqual(["Tariff new", "Tariff revised", "GONE"]);
});

it("changes nothing when one article blocks, and lists each reason", async () => {
  const pack = await three("Berth");
  const draft = await write(staff, { title: "Berth draft" });
  const same = await publish(staff, { title: "Berth same" });
  const more = [draft, same].map((articleId) => ({ articleId, action: "publish" }));
  const id = await create("Berths", [...pack.items, ...more]);
  expect((await release(id)).items.map(({ blocker }) => blocker)).toEqual([
    "notApproved",
    null,
    null,
    null,
    "nothingNew",
  ]);
  const refused = await step(id, "schedule", { scheduledAt: inMinutes(5) });
  expect([refused.status, refused.body.errorCode]).toEqual([409, "NOT_APPROVED_VERSION"]);
  expect(refused.body.fieldErrors?.map(({ message }) => message)).toEqual([
    "“Berth draft”: no version is approved.",
    "“Berth same”: the approved version is public already.",
  ]);
  expect((await step(id, "publish")).status).toBe(409);
  expect(await pack.shown()).toEqual(["NOT_FOUND", "Berth old", "Berth past"]);
  expect((await get(staff, pack.ids[0] ?? "")).status).toBe("approved");
  result(await step(id, "removeItems", { articleIds: [draft, same] }));
  result(await step(id, "publish"));
});

it("is refused when a version is not what was approved, now and at a date", async () => {
  const pack = await three("Dock");
  const [first = "", second = ""] = pack.ids;
  const id = await create("Docks", pack.items);
  for (const bizId of [first, second]) {
    const { approvedVersionNo } = await get(staff, bizId);
    if (approvedVersionNo === null) throw new Error("No version is approved");
    await server.db
      .update(contentVersions)
      .set({ content: "<p>Slipped in</p>" })
      .where(
        and(eq(contentVersions.bizId, bizId), eq(contentVersions.versionNo, approvedVersionNo)),
      );
  }
  for (const [path, more] of [
    ["publish", {}],
    ["schedule", { scheduledAt: inMinutes(5) }],
  ] as const) {
    const refused = await step(id, path, more);
    expect([refused.status, refused.body.errorCode]).toEqual([409, "NOT_APPROVED_VERSION"]);
    const blocked = refused.body.fieldErrors
      ?.map(({ message }) => message.split(":")[0])
      .toSorted();
    expect(blocked).toEqual(["“Dock new”", "“Dock revised”"]);
  }
  expect(await pack.shown()).toEqual(["NOT_FOUND", "Dock old", "Dock past"]);
});

it.each(["offline", "trash"])("leaves the schedule when an article goes: %s", async (how) => {
  const pack = await three(`Crane ${how}`);
  const id = await create(`Cranes ${how}`, pack.items);
  result(await step(id, "schedule", { scheduledAt: inMinutes(5) }));
  const [, second = ""] = pack.ids;
  if (how === "offline") result(await act(staff, "publisher", "offline", second));
  else result(await server.call(`DELETE /api/dtArticle/delete/${second}`, { token: staff.admin }));
  const left = await release(id);
  expect(left).toMatchObject({ status: "open", releasedAt: null });
  expect(left.blockedReason).toContain(`Crane ${how} revised`);
  later(6);
  expect(await pack.shown()).toEqual(["NOT_FOUND", "GONE", `Crane ${how} past`]);
  const history = result(
    await server.call<"articlesHistory">(`GET /api/dtArticle/history/${pack.ids[0]}`, {
      token: staff.editor,
    }),
  );
  expect(history[0]).toMatchObject({ action: "unschedule", comment: left.blockedReason });
});

it("is changed by those who may, at the version that they saw, and holds an article once", async () => {
  const pack = await three("Lamp");
  const id = await create("Lamps", pack.items);
  const body = { id, version: 1, name: "Other" };
  const update = (token: string) => server.call("PUT /api/dtRelease/update", { token, body });
  expect((await update(staff.editor)).status).toBe(403);
  result(await update(staff.publisher));
  expect((await update(staff.publisher)).body.errorCode).toBe("VERSION_CONFLICT");
  expect((await call("schedule", { id, version: 1, scheduledAt: inMinutes(5) })).status).toBe(409);
  expect((await step(id, "schedule", { scheduledAt: inMinutes(-5) })).status).toBe(400);
  const again = await call("save", { name: "Twice", items: pack.items });
  expect([again.status, again.body.errorCode]).toEqual([409, "IN_USE"]);
  const remove = (version: number) =>
    server.call(`DELETE /api/dtRelease/delete/${id}?version=${version}`, {
      token: staff.publisher,
    });
  expect((await remove(1)).body.errorCode).toBe("VERSION_CONFLICT");
  result(await step(id, "schedule", { scheduledAt: inMinutes(50) }));
  const { version } = await release(id);
  expect((await remove(version)).body.errorCode).toBe("IN_USE");
  result(await step(id, "unschedule"));
  result(await remove(version + 1));
  expect(await create("Lamps again", pack.items)).not.toBe(id);
});

it("is in the calendar, with what is scheduled, was published and ends", async () => {
  const from = inMinutes(-1);
  const live = await publish(staff, { title: "Buoy", offlineAt: inMinutes(30) });
  await revise(live, "Buoy, revised");
  await approve(staff, live);
  result(await act(staff, "publisher", "schedule", live, { scheduledAt: inMinutes(10) }));
  const next = await write(staff, { title: "Beacon" });
  await approve(staff, next);
  result(await act(staff, "publisher", "schedule", next, { scheduledAt: inMinutes(20) }));
  const pack = await three("Signal");
  const id = await create("Signals", pack.items);
  result(await step(id, "schedule", { scheduledAt: inMinutes(15) }));
  const entries = async (token: string, more = "") => {
    const path = `GET /api/calendar/list?from=${from}&to=${inMinutes(60)}${more}`;
    const list = result(await server.call<"calendarEntries">(path, { token }));
    const ours = ["Buoy", "Beacon", "Signal"];
    return list
      .filter(({ title }) => ours.some((one) => title.startsWith(one)))
      .map(({ kind, title, movable, releaseId }) =>
        [kind, title, movable ? "movable" : "", releaseId === null ? "" : "held"].join(" ").trim(),
      );
  };
  expect((await entries(staff.publisher)).toSorted()).toEqual(
    [
      "published Buoy, revised",
      "published Signal revised",
      "published Signal past",
      "revision Buoy, revised movable",
      "publication Signal new  held",
      "revision Signal revised  held",
      "end Signal past  held",
      "release Signals movable",
      "publication Beacon movable",
      "end Buoy, revised",
    ].toSorted(),
  );
  expect((await entries(staff.editor)).join(";")).not.toContain("movable");
  expect(await entries(staff.publisher, "&typeId=none")).toEqual([]);
});
