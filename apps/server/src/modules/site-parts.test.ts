import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signInStaff, republish, result, write, type StaffClient } from "../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../tests/_server.ts";
import { operationLog } from "../../tests/_log.ts";
import {
  banners,
  friendlyLinks,
  operationLogs,
  quickLinks,
  recommends,
} from "../db/schema/index.ts";

let server: TestServer;
let staff: StaffClient;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  staff = await signInStaff(server);
  token = staff.publisher;
});

afterAll(() => server[Symbol.asyncDispose]());

interface Stored {
  id: string;
  version: number;
  createdByName: string;
  /** For a recommendation. */
  articleId?: string;
}

/** The parts of the site with the same six operations. */
const parts = [
  {
    path: "dtBanner",
    table: banners,
    words: "title",
    fields: async () => ({ position: "home", image: "/files/a.webp", imageAlt: "A quay" }),
    publicPath: () => "getBannerList?position=home",
  },
  {
    path: "dtFriendlyLink",
    table: friendlyLinks,
    words: "name",
    fields: async () => ({ url: "https://port.example.org" }),
    publicPath: () => "getFriendlyLinkList",
  },
  {
    path: "dtQuickLink",
    table: quickLinks,
    words: "title",
    fields: async () => ({ url: "/other-detail?type=berths" }),
    publicPath: () => "quickLinkList",
  },
  {
    path: "dtRecommend",
    table: recommends,
    words: "title",
    fields: async () => ({ positionType: "homeTop", articleId: await write(staff) }),
    publicPath: () => "indexRecommend/homeTop",
  },
] as const;

describe.each(parts)("$path", ({ path, table, words, fields, publicPath }) => {
  const call = (line: string, body?: Record<string, unknown>) => {
    const [method, rest] = line.split(" ");
    return server.call(`${method} /api/${path}/${rest}`, { token, ...(body ? { body } : {}) });
  };
  const save = async (name: string, more: Record<string, unknown> = {}) =>
    result(await call("POST save", { ...(await fields()), [words]: name, ...more })) as Stored;
  const get = async (id: string) => result(await call(`GET get/${id}`)) as Stored;
  const page = async (query: string) =>
    result(await call(`GET page?${query}`)) as { records: Stored[]; total: number };
  const shown = async () =>
    JSON.stringify(result(await server.call(`GET /api/app/other/${publicPath()}`)));

  test("is saved, read, changed and deleted, and each of that is logged", async () => {
    const { id } = await save(" Harbour ");
    expect(await get(id)).toMatchObject({
      [words]: "Harbour",
      orderBy: 0,
      status: "enabled",
      version: 1,
      createdByName: "Publisher",
    });
    result(await call("PUT update", { id, version: 1, orderBy: 7 }));
    expect(await get(id)).toMatchObject({ [words]: "Harbour", orderBy: 7, version: 2 });
    result(await call(`DELETE delete/${id}?version=2`));
    const log = await operationLog(server, eq(operationLogs.targetId, id));
    expect(log).toHaveLength(3);
    expect(log[1]?.changes).toEqual([{ field: "orderBy", before: "0", after: "7" }]);
  });

  test("is filtered by literal keyword and by status", async () => {
    const { id } = await save("100% mari_time");
    await save("100 mariXtime", { status: "disabled" });
    const found = async (query: string) => (await page(query)).records.map((record) => record.id);
    expect(await found("keyword=0%25%20MARI_")).toEqual([id]);
    expect(await found("keyword=mari_time")).toEqual([id]);
    expect((await page("status=disabled&keyword=mari")).total).toBe(1);
    const sorted = await page("sortField=createdAt&sortOrder=desc&pageSize=1");
    expect(sorted.records).toHaveLength(1);
  });

  test("shows on the site at once, while it is enabled", async () => {
    const { id, articleId } = await get((await save("Seen by all")).id);
    if (articleId !== undefined) await republish(staff, articleId);
    expect(await shown()).toContain("Seen by all");
    result(await call("PUT update", { id, version: 1, status: "disabled" }));
    expect(await shown()).not.toContain("Seen by all");
    result(await call("PUT update", { id, version: 2, status: "enabled", [words]: "Now this" }));
    expect(await shown()).toContain("Now this");
    result(await call(`DELETE delete/${id}?version=3`));
    expect(await shown()).not.toContain("Now this");
  });

  test("refuses URLs that run scripts", async () => {
    const field = path === "dtRecommend" ? "cover" : path === "dtBanner" ? "linkUrl" : "url";
    const body = { ...(await fields()), [words]: "X", [field]: "javascript:alert(1)" };
    expect((await call("POST save", body)).status).toBe(400);
  });

  test("is listed in order, disabled ones too", async () => {
    const last = await save("Last", { orderBy: 900 });
    const first = await save("First", { orderBy: 800, status: "disabled" });
    const list = async (query = "") => result(await call(`GET list${query}`)) as Stored[];
    const ids = (await list()).map(({ id }) => id);
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(last.id));
    const enabled = (await list("?status=enabled")).map(({ id }) => id);
    expect(enabled).toContain(last.id);
    expect(enabled).not.toContain(first.id);
    expect(await server.db.$count(table)).toBe(ids.length);
  });
});

test("a list is truncated at 999 and says so", async () => {
  const [row] = await server.db.select().from(quickLinks).limit(1);
  if (row === undefined) throw new Error("There is no quick link");
  const { id: _id, ...columns } = row;
  await server.db.insert(quickLinks).values(Array.from({ length: 1000 }, () => columns));
  const reply = await server.call("GET /api/dtQuickLink/list", { token });
  expect(reply.body).toMatchObject({ truncated: true });
  expect(reply.body.result).toHaveLength(999);
});
