import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  act,
  get,
  signInStaff,
  publish,
  publishType,
  read,
  result,
  write,
  type StaffClient,
} from "../../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { comments } from "../../db/schema/index.ts";

let server: TestServer;
let staff: StaffClient;
beforeAll(async () => {
  server = await startTestServer();
  staff = await signInStaff(server);
});
afterAll(() => server[Symbol.asyncDispose]());

describe("what visitors read", () => {
  it("never says of a scheduled article that it was taken offline", async () => {
    const id = await write(staff, { title: "Planned and binned" });
    result(await act(staff, "editor", "submit", id));
    result(await act(staff, "reviewer", "approve", id));
    const scheduledAt = new Date(Date.now() + 3_600_000).toISOString();
    result(await act(staff, "publisher", "schedule", id, { scheduledAt }));
    const { version } = await get(staff, id);
    const token = staff.publisher;
    result(await server.call(`DELETE /api/dtArticle/delete/${id}`, { token }));
    const body = { id, version: version + 1 };
    result(await server.call("POST /api/dtArticle/trash/restore", { token, body }));
    for (const name of [id, "planned-and-binned"]) {
      expect((await read(staff, `getArticle/${name}`)).status).toBe(404);
    }
    expect((await get(staff, id)).displayStatus).toBe("approved");
  });

  it("lists a month, also the last possible one", async () => {
    await publish(staff, { title: "Of this month" });
    const month = new Date().toISOString().slice(0, 7);
    const counts = async (query: string) =>
      result(await read<"siteArticleList">(staff, `articleList?month=${query}`)).total;
    expect(await counts(month)).toBe((await counts("9999-12")) + 1);
  });

  it("lists pins first, then by orderBy and date, with neighbours", async () => {
    const code = "ordered";
    const typeId = await publishType(staff, { code, name: "Ordered" });
    const ids: string[] = [];
    for (const fields of [
      { title: "A" },
      { title: "B", orderBy: 5 },
      { title: "C", isTop: true },
      { title: "D" },
    ]) {
      ids.push(await publish(staff, { typeId, ...fields }));
      server.advance(1000);
    }
    const titles = async (query: string) => {
      const page = result(
        await read<"siteArticleList">(staff, `articleList?typeCode=${code}${query}`),
      );
      expect(page.total).toBe(4);
      return page.records.map((one) => one.title).join("");
    };
    expect(await titles("")).toBe("CBDA");
    expect(await titles("&pageSize=3&pageNo=1")).toBe("CBD");
    expect(await titles("&pageSize=3&pageNo=2")).toBe("A");
    expect(result(await read<"siteGetPreAndNext">(staff, `getPreAndNext/${ids[1]}`))).toMatchObject(
      {
        pre: { title: "C" },
        next: { title: "A" },
      },
    );
    expect(
      result(await read<"siteGetPreAndNext">(staff, `getPreAndNext/${ids[3]}`)).pre,
    ).toBeNull();
    expect((await read(staff, "articleList?typeCode=unknown")).status).toBe(404);
    const months = result(await read<"siteMoreMonthList">(staff, `moreMonthList?typeId=${typeId}`));
    expect(months).toMatchObject([{ count: 4 }]);
    expect(await titles(`&month=${months[0]?.month}`)).toBe("CBDA");
  });

  it("leaves single pages out of lists of everything, and lists them by type", async () => {
    const typeId = await publishType(staff, { code: "imprint", name: "Imprint", kind: "single" });
    const id = await publish(staff, { typeId, title: "Imprint" });
    const listed = async (query: string) =>
      result(await read<"siteArticleList">(staff, `articleList?pageSize=200${query}`)).records;
    expect((await listed("")).some((card) => card.id === id)).toBe(false);
    expect((await listed("&typeCode=imprint")).map((card) => card.id)).toEqual([id]);
  });

  it("finds Chinese and English with highlight ranges", async () => {
    await publish(staff, { title: "雷达水位计的安装", content: "<p>数据库管理系统与港口</p>" });
    await publish(staff, {
      title: "Installing gauges",
      content: "<p>A radar gauge over the water, 港口</p>",
    });
    const search = async (keyword: string) =>
      result(await read<"siteSearchContent">(staff, `searchContent?keyword=${keyword}`)).records;
    const [chinese] = await search("水位");
    expect(chinese?.titleHighlights).toEqual([{ start: 2, end: 4 }]);
    const [found] = await search("数据库");
    expect(
      found?.snippetHighlights.map(({ start, end }) => found.snippet.slice(start, end)),
    ).toEqual(["数据库"]);
    expect((await search("install gauge"))[0]?.title).toBe("Installing gauges");
    expect(await search("据和")).toEqual([]);
    expect(await search("港口")).toHaveLength(2);
    expect(await search("计")).toHaveLength(1);
    expect(await search("%_' | \\ !")).toEqual([]);
  });

  it("returns the table of contents, summary and reading time", async () => {
    const content = "<h2>First part</h2><p>Words</p>";
    const id = await publish(staff, { title: "Contents", content });
    expect(result(await read(staff, `getArticle/${id}`))).toMatchObject({
      toc: [{ id: "section-first-part", level: 2, text: "First part" }],
      summary: "Words",
      isSummaryFromText: true,
      readingMinutes: 1,
      breadcrumbs: [{ code: "news" }],
      allowComment: true,
    });
    const own = await publish(staff, { title: "Own words", content, summary: "Short." });
    expect(result(await read(staff, `getArticle/${own}`))).not.toHaveProperty("isSummaryFromText");
  });
});

describe("what visitors send", () => {
  it("waits for approval, hides addresses and drops bots silently", async () => {
    const articleId = await publish(staff, { title: "Discussed" });
    server.advance(61_000);
    const send = (more: Record<string, unknown>) =>
      server.call("POST /api/app/other/comment", {
        body: {
          articleId,
          nickname: "Anna",
          email: "anna@example.com",
          content: "<b>Hi</b>",
          ...more,
        },
      });
    expect((await send({})).status).toBe(200);
    expect((await send({ website: "https://spam.example" })).status).toBe(200);
    expect(
      result(await read<"siteGetArticleMessage">(staff, `getArticleMessage/${articleId}`)).total,
    ).toBe(0);
    expect(await server.db.$count(comments)).toBe(1);
    await server.db.update(comments).set({ status: "approved" });
    const page = result(
      await read<"siteGetArticleMessage">(staff, `getArticleMessage/${articleId}`),
    );
    expect(page.records).toMatchObject([
      { nickname: "Anna", content: "<b>Hi</b>", isStaff: false, replies: [] },
    ]);
    expect(JSON.stringify(page)).not.toMatch(/anna@example|127\.0\.0\.1/);
    expect((await send({ parentId: page.records[0]?.id })).status).toBe(200);
    expect((await send({ parentId: "nothing" })).status).toBe(400);
    expect((await send({})).status).toBe(200);
    const limited = await send({});
    expect(limited.body.errorCode).toBe("RATE_LIMITED");
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
    const closed = await publish(staff, { title: "Closed", allowComment: false });
    const draft = await write(staff, { title: "Not public yet" });
    server.advance(61_000);
    expect((await send({ articleId: closed })).body.errorCode).toBe("COMMENT_CLOSED");
    expect((await send({ articleId: draft })).status).toBe(404);
  });

  it("is limited to 30 an hour of an address, comments and messages together", async () => {
    const articleId = await publish(staff, { title: "Flooded" });
    server.advance(3_600_000);
    const sender = { email: "lin@example.com", content: "Hello" };
    const send = (n: number) =>
      n % 2 === 0
        ? server.call("POST /api/app/other/leaveMessage", { body: { ...sender, name: "Lin" } })
        : server.call("POST /api/app/other/comment", {
            body: { ...sender, nickname: "Lin", articleId },
          });
    const statuses = new Set<number>();
    for (let n = 0; n < 30; n += 1) {
      if (n % 5 === 0) server.advance(61_000);
      statuses.add((await send(n)).status);
    }
    expect([...statuses]).toEqual([200]);
    server.advance(61_000);
    const { body, headers } = await send(0);
    expect(body.errorCode).toBe("RATE_LIMITED");
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(60);
  });
});
