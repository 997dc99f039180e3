import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  act,
  signInStaff,
  publish,
  publishType,
  read,
  result,
  write,
  type StaffClient,
} from "../../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { openTestDatabase } from "../../../tests/_database.ts";
import type { Database } from "../../db/database.ts";

const hour = 3_600_000;

let database: Database;
let server: TestServer;
let staff: StaffClient;
beforeAll(async () => {
  database = await openTestDatabase();
  server = await startTestServer({ database, env: { LIMITS_SCALE: "100" } });
  staff = await signInStaff(server);
});
// The clock moves beyond the life of a session.
beforeEach(async () => {
  for (const who of ["admin", "editor", "reviewer", "publisher"] as const) {
    staff[who] = await server.signIn(who);
  }
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await database.close();
});

const titlesOf = async (path: string) => {
  const found = result(await read<"siteArticleList">(staff, path)) as unknown;
  const records = Array.isArray(found) ? found : Reflect.get(Object(found), "records");
  return records.map(({ title }: { title: string }) => title) as string[];
};

describe("scheduled changes", () => {
  it("show in every read at their date and end in all of them", async () => {
    const typeId = await publishType(staff, { code: "clock", name: "Clock" });
    const beside = await publish(staff, { typeId, title: "Beside", tags: ["tick"] });
    const attachment = await upload("Timetable.csv");
    const start = Date.now() + hour;
    const fields = {
      typeId,
      title: "Clockwork",
      content: "<p>Pendulum</p>",
      tags: ["tick"],
      recommendPositions: ["tower"],
      attachments: [attachment],
      isTop: true,
      offlineAt: new Date(start + hour).toISOString(),
    };
    const id = await write(staff, fields);
    result(await act(staff, "editor", "submit", id));
    result(await act(staff, "reviewer", "approve", id));
    const scheduledAt = new Date(start).toISOString();
    result(await act(staff, "publisher", "schedule", id, { scheduledAt }));
    const month = scheduledAt.slice(0, 7);

    const lists = [
      "articleList?pageSize=200",
      "articleList?typeCode=clock",
      "articleList?tag=tick",
      `articleList?typeCode=clock&month=${month}`,
      `articleList?tag=tick&month=${month}`,
      "newsArticles?limit=50",
      "searchContent?keyword=pendulum",
      "indexRecommend/tower",
      `recommendArticles?articleId=${beside}`,
    ];
    const showing = async () => {
      const titles = await Promise.all(lists.map(titlesOf));
      return lists.filter((_path, index) => titles[index]?.includes("Clockwork"));
    };
    const counted = async () => {
      const tree = result(await read<"siteTypeTree">(staff, "typeTree"));
      const months = result(await read<"siteMoreMonthList">(staff, "moreMonthList?typeCode=clock"));
      const page = result(await read<"siteArticleList">(staff, "articleList?typeCode=clock"));
      return {
        tree: tree.find(({ code }) => code === "clock")?.articleCount,
        months: months.reduce((sum, { count }) => sum + count, 0),
        list: page.total,
      };
    };
    const neighbour = async () =>
      result(await read<"siteGetPreAndNext">(staff, `getPreAndNext/${beside}`)).pre?.title ?? null;
    const answers = async () => {
      const paths = [`getArticle/${id}`, `getPreAndNext/${id}`, `getArticleMessage/${id}`];
      const body = { articleId: id, nickname: "Anna", content: "Hi" };
      return [
        ...(await Promise.all(paths.map((path) => read(staff, path)))).map(({ status }) => status),
        (await server.call("POST /api/app/other/comment", { body })).status,
        (await fetch(`${server.url}/rest/api/app/other/downFile?id=${attachment.id}`)).status,
      ];
    };

    expect(await showing()).toEqual([]);
    expect(await counted()).toEqual({ tree: 1, months: 1, list: 1 });
    expect(await neighbour()).toBeNull();
    expect(await answers()).toEqual([404, 404, 404, 404, 404]);

    server.advance(1.5 * hour);
    expect(await showing()).toEqual(lists);
    expect((await titlesOf("articleList?typeCode=clock"))[0]).toBe("Clockwork");
    expect(await counted()).toEqual({ tree: 2, months: 2, list: 2 });
    expect(await neighbour()).toBe("Clockwork");
    expect(await answers()).toEqual([200, 200, 200, 200, 200]);

    server.advance(hour);
    expect(await showing()).toEqual([]);
    expect(await counted()).toEqual({ tree: 1, months: 1, list: 1 });
    expect(await neighbour()).toBeNull();
    expect(await answers()).toEqual([410, 410, 410, 410, 404]);
  });

  it("end a pin on time", async () => {
    const typeId = await publishType(staff, { code: "pins", name: "Pins" });
    const topUntil = new Date(Date.now() + 100 * hour).toISOString();
    await publish(staff, { typeId, title: "Pinned", isTop: true, topUntil });
    server.advance(1000);
    await publish(staff, { typeId, title: "Newer", orderBy: 3 });
    const list = async () => {
      const page = result(await read<"siteArticleList">(staff, "articleList?typeCode=pins"));
      return page.records.map(({ title, isTop }) => [title, isTop]);
    };
    expect(await list()).toEqual([
      ["Pinned", true],
      ["Newer", false],
    ]);
    server.advance(101 * hour);
    expect(await list()).toEqual([
      ["Newer", false],
      ["Pinned", false],
    ]);
  });
});

describe("types", () => {
  it("include their descendants, and hide them with themselves", async () => {
    const parent = await publishType(staff, { code: "trunk", name: "Trunk" });
    const child = await publishType(staff, { code: "branch", name: "Branch", parentId: parent });
    const other = await publishType(staff, { code: "bush", name: "Bush" });
    await publish(staff, { typeId: parent, title: "In the trunk" });
    const inBranch = await publish(staff, {
      typeId: child,
      title: "On the branch",
      tags: ["leaf"],
    });
    await publish(staff, { typeId: other, title: "In the bush" });
    expect(await titlesOf("articleList?typeCode=trunk")).toEqual(["On the branch", "In the trunk"]);
    expect(await titlesOf("articleList?typeCode=branch")).toEqual(["On the branch"]);
    // Neighbours are of the very same type.
    expect(result(await read<"siteGetPreAndNext">(staff, `getPreAndNext/${inBranch}`))).toEqual({
      pre: null,
      next: null,
    });

    const { version } = result(
      await server.call<"articleTypesGet">(`GET /api/dtArticleType/get/${parent}`, {
        token: staff.publisher,
      }),
    );
    const body = { bizId: parent, action: "offline", version };
    result(await server.call("POST /api/dtArticleType/act", { token: staff.publisher, body }));
    for (const path of [
      "articleList?pageSize=200",
      "newsArticles?limit=50",
      "articleList?tag=leaf",
    ]) {
      const titles = await titlesOf(path);
      expect([path, titles.includes("On the branch")]).toEqual([path, false]);
    }
    expect(await titlesOf("articleList?pageSize=200")).toContain("In the bush");
    for (const path of [
      `getArticle/${inBranch}`,
      "getArticleType/branch",
      "articleList?typeCode=branch",
    ]) {
      expect([path, (await read(staff, path)).status]).toEqual([path, 404]);
    }
  });
});

describe("parameters", () => {
  it("are limited, and far pages are empty with the right total", async () => {
    for (const query of [
      "articleList?pageSize=201",
      "articleList?pageNo=0",
      "articleList?month=2026-13",
      `articleList?tag=${"x".repeat(65)}`,
      "articleList?tag[]=quay",
      "newsArticles?limit=51",
      "indexRecommend/home?limit=0",
      "recommendArticles?limit=51",
    ]) {
      expect([query, (await read(staff, query)).status]).toEqual([query, 400]);
    }
    await publish(staff, { title: "One at least" });
    const { total } = result(await read<"siteArticleList">(staff, "articleList"));
    const far = result(
      await read<"siteArticleList">(staff, "articleList?pageNo=100000&pageSize=200"),
    );
    expect(far).toMatchObject({ records: [], total, pages: Math.ceil(total / 200) });
    expect(
      result(await read<"siteArticleList">(staff, "articleList?tag=nobody-has-it")),
    ).toMatchObject({ records: [], total: 0, pages: 0 });
  });

  it("give the same responses in production, where stored text is not parsed", async () => {
    const quotes = { title: 'A "quoted" \\ title \u2028 ü 水', summary: "}]" };
    const id = await publish(staff, { ...quotes, tags: ["plain"], recommendPositions: ["prod"] });
    const env = { NODE_ENV: "production", ALLOW_EMBEDDED_IN_PRODUCTION: "1" };
    await using live = await startTestServer({ database, env });
    const paths = [
      "articleList?pageSize=50",
      "articleList?tag=plain",
      "newsArticles",
      "recommendArticles",
      `recommendArticles?articleId=${id}`,
      "indexRecommend/prod",
      `getArticle/${id}`,
    ];
    // The two servers' clocks differ; pins and schedules of the other tests have ended in one of them only.
    live.advance(104 * hour);
    for (const path of paths) {
      const checked = await read(staff, path);
      const sent = await read({ server: live }, path);
      expect([path, sent.body.result]).toEqual([path, checked.body.result]);
      expect(Object.keys(sent.body).sort()).toEqual(Object.keys(checked.body).sort());
      expect(sent.headers.get("content-type")).toBe(checked.headers.get("content-type"));
    }
    expect(
      result(await read<"siteGetArticle">({ server: live }, `getArticle/${id}`)),
    ).toMatchObject(quotes);
  });
});

async function upload(name: string) {
  const form = new FormData();
  form.set("fileName", new Blob(["a,b\r\n1,2\r\n"]), name);
  const { result: stored } = (
    await server.call<"filesUpload">("POST /api/file/upload", { token: staff.editor, form })
  ).body;
  const { id, url, size, mimeType } = stored;
  return { id, name: stored.name, url, size, mimeType };
}
