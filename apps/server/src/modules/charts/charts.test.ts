import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  act,
  signInStaff,
  publish,
  publishType,
  result,
  write,
  type StaffClient,
} from "../../../tests/_content.ts";
import { makeRole, makeUser } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { articleCounters, publishedArticles, tasks, userRoles } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { readContract } from "../../kernel/contract.ts";
import { themes } from "./themes/index.ts";

type Body = components["schemas"]["ChartGetDatasBody"];
type Filters = Record<string, string | number | boolean>;

const dayMs = 86_400_000;
const thisMonth = new Date().toISOString().slice(0, 7);

let server: TestServer;
let staff: StaffClient;
let noticesId: string;
const ids: Record<string, string> = {};

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  staff = await signInStaff(server);
  const notices = { code: "notices", name: "Notices", parentId: staff.typeId };
  noticesId = await publishType(staff, notices);
  ids["old"] = await publish(staff, { title: "Old", author: "Lin", source: "Press office" });
  await server.db
    .update(publishedArticles)
    .set({ publishedAt: new Date("2024-02-29T23:59:59.999Z") })
    .where(eq(publishedArticles.id, ids["old"]));
  ids["new"] = await publish(staff, { title: "New" });
  ids["notice"] = await publish(staff, { title: "Notice", typeId: noticesId });
  await readBy({ old: 7, notice: 9 });
  await hideOthers();
});

afterAll(() => server[Symbol.asyncDispose]());

/** Everything that is not public, each read more often than what is. */
async function hideOthers(): Promise<void> {
  ids["draft"] = await write(staff, { title: "Draft" });
  ids["offline"] = await publish(staff, { title: "Offline" });
  result(await act(staff, "publisher", "offline", ids["offline"]));
  ids["planned"] = await write(staff, { title: "Planned" });
  result(await act(staff, "editor", "submit", ids["planned"]));
  result(await act(staff, "reviewer", "approve", ids["planned"]));
  const scheduledAt = new Date(Date.now() + dayMs).toISOString();
  result(await act(staff, "publisher", "schedule", ids["planned"], { scheduledAt }));
  await readBy({ draft: 99, offline: 99, planned: 99 });
}

async function readBy(counts: Record<string, number>): Promise<void> {
  for (const [name, readCount] of Object.entries(counts)) {
    const articleId = ids[name] ?? "";
    await server.db
      .insert(articleCounters)
      .values({ articleId, readCount })
      .onConflictDoUpdate({ target: articleCounters.articleId, set: { readCount } });
  }
}

function ask(body: Body | Record<string, unknown>, token: string = staff.editor) {
  return server.call<"chartsGetDatas">("POST /api/chart/getDatas", { token, body });
}

function paramsOf(filters: Filters): Body["dataParamList"] {
  return Object.entries(filters).map(([paramName, paramValue]) => ({ paramName, paramValue }));
}

async function rowsOf(dataThemeId: string, filters: Filters = {}, token?: string) {
  const reply = await ask({ dataThemeId, dataParamList: paramsOf(filters) }, token);
  return result(reply).records;
}

async function titlesOf(dataThemeId: string, filters: Filters = {}) {
  return (await rowsOf(dataThemeId, filters)).map(({ title }) => title);
}

describe("a source query", () => {
  test.each(["nothing", "constructor", "toString", "hasOwnProperty", "articlesource"])(
    "is not found by the name %s",
    async (dataThemeId) => {
      const { status, body } = await ask({ dataThemeId });
      expect([status, body.errorCode]).toEqual([400, "THEME_NOT_FOUND"]);
    },
  );

  test.each(Object.keys(themes))("%s has exactly the columns that it declares", async (id) => {
    const { columns, records } = result(await ask({ dataThemeId: id }));
    expect(records.length).toBeGreaterThan(0);
    for (const record of records) {
      expect(Object.keys(record)).toEqual(columns.map(({ name }) => name));
      for (const { name, type } of columns) {
        const value = record[name] ?? null;
        const isOfType = value === null || typeof value === javaScriptTypes[type];
        expect([name, value, isOfType]).toEqual([name, value, true]);
      }
    }
  });

  describe("requires a permission of its own:", () => {
    const permissions = new Set(Object.values(themes).map(({ permission }) => permission));
    let reader: { id: string; token: string };

    beforeAll(async () => {
      const id = await makeUser(server, staff.admin, "reader", [
        await makeRole(server, "idle", []),
      ]);
      reader = { id, token: await server.signIn("reader") };
    });

    test.each(Object.entries(themes))("%s", async (dataThemeId, { permission }) => {
      const answerWith = async (name: string, held: Iterable<string>) => {
        const roleId = await makeRole(server, `${name}-${dataThemeId}`, [...held]);
        const ofReader = eq(userRoles.userId, reader.id);
        await server.db.update(userRoles).set({ roleId }).where(ofReader);
        const { status, body } = await ask({ dataThemeId }, reader.token);
        return [status, body.errorCode];
      };
      expect(await answerWith("with", [permission])).toEqual([200, undefined]);
      const others = permissions.difference(new Set([permission]));
      expect(await answerWith("without", others)).toEqual([403, "FORBIDDEN"]);
    });
  });

  test("is paged and says whether more follows", async () => {
    const page = async (pageNo: number) => {
      const reply = result(await ask({ dataThemeId: "articleSource", pageNo, pageSize: 2 }));
      const { records, ...facts } = reply;
      return { titles: records.map(({ title }) => title), ...facts };
    };
    expect(await page(1)).toMatchObject({ titles: ["Notice", "New"], total: 3, truncated: true });
    expect(await page(2)).toMatchObject({ titles: ["Old"], total: 3, truncated: false });
    expect(await page(3)).toMatchObject({ titles: [], pageNo: 3, truncated: false });
    const whole = result(await ask({ dataThemeId: "articleSource" }));
    expect(whole).toMatchObject({ pageNo: 1, pageSize: 999, truncated: false });
  });

  test.each([
    ["articleSource", [{ paramName: "status", paramValue: "draft" }], "0.paramName", "unknown"],
    ["articleSource", [{ paramName: "constructor", paramValue: "x" }], "0.paramName", "unknown"],
    ["articlesByType", [{ paramName: "month", paramValue: "2026-03" }], "0.paramName", "unknown"],
    ["articleSource", [{ paramName: "month", paramValue: "2026-13" }], "0.paramValue", "pattern"],
    ["articleSource", [{ paramName: "month", paramValue: 202603 }], "0.paramValue", "pattern"],
    ["articleSource", [{ paramName: "typeId", paramValue: "' or 1=1" }], "0.paramValue", "pattern"],
    ["pendingTaskAge", [{ paramName: "mine", paramValue: "true" }], "0.paramValue", "type"],
    ["articleSource", paramsTwice(), "1.paramName", "uniqueItems"],
  ])("%s refuses %j in its field", async (dataThemeId, dataParamList, field, code) => {
    const { status, body } = await ask({ dataThemeId, dataParamList });
    expect([status, body.errorCode]).toEqual([400, "VALIDATION_FAILED"]);
    expect(body.fieldErrors).toMatchObject([{ field: `dataParamList.${field}`, code }]);
  });

  test("is in the contract, with its permission and parameters", () => {
    const { description = "" } = operationOf("/api/chart/getDatas");
    const named = description.matchAll(/^`(\w+)` \(`([\w:]+)`(?:; ([^)]+))?\): /gm);
    const described = [...named].map(([, id, permission, parameters = ""]) => [
      id,
      { permission, parameters: [...parameters.matchAll(/\w+/g)].map(String) },
    ]);
    const registered = Object.entries(themes).map(([id, { permission, parameters }]) => [
      id,
      { permission, parameters: Object.keys(parameters) },
    ]);
    expect(Object.fromEntries(described)).toEqual(Object.fromEntries(registered));
  });
});

describe("articles in a source query", () => {
  test("are the public ones, latest first", async () => {
    const [notice, fresh, old] = await rowsOf("articleSource");
    expect([notice?.["title"], fresh?.["title"]]).toEqual(["Notice", "New"]);
    expect(old).toEqual({
      id: ids["old"],
      title: "Old",
      typeName: "News",
      author: "Lin",
      source: "Press office",
      publishedAt: "2024-02-29T23:59:59.999Z",
      readCount: 7,
    });
    expect(await rowsOf("articleSource")).toHaveLength(3);
  });

  test("can be those of a month, and of a type with its descendants", async () => {
    expect(await titlesOf("articleSource", { month: "2024-02" })).toEqual(["Old"]);
    expect(await titlesOf("articleSource", { month: "2024-03" })).toEqual([]);
    expect(await titlesOf("articleSource", { typeId: noticesId })).toEqual(["Notice"]);
    expect(await titlesOf("articleSource", { typeId: staff.typeId })).toHaveLength(3);
    expect(await titlesOf("articleSource", { typeId: "nowhere" })).toEqual([]);
  });

  test("are counted by month, without gaps", async () => {
    const lately = await rowsOf("articlesPerMonth");
    expect(lately).toHaveLength(12);
    expect(lately.at(-1)).toEqual({ month: thisMonth, count: 2 });
    expect(await rowsOf("articlesPerMonth", { from: "2023-12", to: "2024-03" })).toEqual([
      { month: "2023-12", count: 0 },
      { month: "2024-01", count: 0 },
      { month: "2024-02", count: 1 },
      { month: "2024-03", count: 0 },
    ]);
    const ofNotices = { to: thisMonth, from: thisMonth, typeId: noticesId };
    expect(await rowsOf("articlesPerMonth", ofNotices)).toEqual([{ month: thisMonth, count: 1 }]);
    const unknown = await rowsOf("articlesPerMonth", { ...ofNotices, typeId: "nowhere" });
    expect(unknown).toEqual([{ month: thisMonth, count: 0 }]);
  });

  test.each([
    { from: "2024-03", to: "2024-02" },
    { from: "2014-01", to: "2024-01" },
    { from: "1000-01", to: "2999-12" },
  ])("are not counted from $from to $to", async (range) => {
    const reply = await ask({ dataThemeId: "articlesPerMonth", dataParamList: paramsOf(range) });
    expect([reply.status, reply.body.fieldErrors?.[0]?.field]).toEqual([400, "dataParamList"]);
  });

  test("are counted by type, each type for itself", async () => {
    expect(await rowsOf("articlesByType")).toEqual([
      { typeId: staff.typeId, typeName: "News", count: 2 },
      { typeId: noticesId, typeName: "Notices", count: 1 },
    ]);
  });

  test("are ordered by read count, without unread ones", async () => {
    expect(await titlesOf("mostReadArticles")).toEqual(["Notice", "Old"]);
    expect(await titlesOf("mostReadArticles", { month: "2024-02" })).toEqual(["Old"]);
  });
});

describe("the age of pending tasks", () => {
  const counts = async (filters: Filters = {}, token?: string) =>
    (await rowsOf("pendingTaskAge", filters, token)).map(({ count }) => count);

  test("is counted by ranges of days, without one's own", async () => {
    expect(await counts()).toEqual([0, 0, 0, 0, 0, 0]);
    for (const days of [0, 2, 3, 40]) await submitAgo(days);
    result(await act(staff, "reviewer", "approve", await submitAgo(8)));
    expect(await counts()).toEqual([1, 1, 1, 0, 0, 1]);
    expect(await counts({ mine: true }, staff.reviewer)).toEqual([1, 1, 1, 0, 0, 1]);
    expect(await counts({ mine: false }, staff.reviewer)).toEqual([1, 1, 1, 0, 0, 1]);
    expect(await counts({ mine: true }, staff.editor)).toEqual([0, 0, 0, 0, 0, 0]);
    const [first, , , , , last] = await rowsOf("pendingTaskAge");
    expect([first, last]).toMatchObject([
      { fromDays: 0, toDays: 1 },
      { fromDays: 30, toDays: null },
    ]);
  });

  async function submitAgo(days: number): Promise<string> {
    const id = await write(staff, { title: `Waits since ${days}` });
    result(await act(staff, "editor", "submit", id));
    const createdAt = new Date(Date.now() - days * dayMs);
    await server.db.update(tasks).set({ createdAt }).where(eq(tasks.bizId, id));
    return id;
  }
});

const javaScriptTypes = {
  string: "string",
  number: "number",
  boolean: "boolean",
  month: "string",
  dateTime: "string",
};

function paramsTwice() {
  return ["2026-03", "2026-04"].map((paramValue) => ({ paramName: "month", paramValue }));
}

function operationOf(path: string): { description?: string } {
  const { document } = readContract();
  return document.paths[path]?.["post"] ?? {};
}
