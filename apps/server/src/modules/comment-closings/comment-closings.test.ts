import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publish, read, result, signInStaff, type StaffClient } from "../../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { siteSettings } from "../../db/schema/index.ts";

const day = 86_400_000;
const start = Date.parse("2030-01-01T00:00:00.000Z");
let now = start;
let server: TestServer;
let staff: StaffClient;
let token: string;
/** Published before the clock moves, which ends sessions. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(now), env: { LIMITS_SCALE: "1000" } });
  staff = await signInStaff(server);
  token = await server.signIn("moderator");
  for (const title of ["Berth", "Pier", "Mole", "Lock"]) {
    ids[title] = await publish(staff, { title });
  }
  ids["Dock"] = await publish(staff, { title: "Dock", allowComment: false });
});
afterAll(() => server[Symbol.asyncDispose]());

async function moveClock(days: number): Promise<void> {
  now = start + days * day;
  token = await server.signIn("moderator");
}
const at = (days: number) => new Date(start + days * day).toISOString();
const closing = async (id: string) =>
  result(
    await server.call<"commentClosingsGet">(`GET /api/dtComment/closing/get/${id}`, { token }),
  );
const set = (body: object) => server.call("PUT /api/dtComment/closing/update", { token, body });
const comment = async (articleId: string) => {
  const body = { articleId, nickname: "Lin", content: `Hello ${Math.random()}` };
  return (await server.call("POST /api/app/other/comment", { body })).body.errorCode ?? "taken";
};
const shown = async (id: string) => {
  const { allowComment, commentsCloseAt } = result(
    await read<"siteGetArticle">(staff, `getArticle/${id}`),
  );
  return { allowComment, commentsCloseAt };
};

describe("comments", () => {
  test("close at the date that was set, on cached pages as well", async () => {
    const id = ids["Berth"] ?? "";
    expect(await closing(id)).toMatchObject({ version: 0, rule: "default", effectiveAt: null });
    expect(await shown(id)).toEqual({ allowComment: true, commentsCloseAt: null });
    const missing = await set({ id, version: 0, rule: "date" });
    expect(missing.body.fieldErrors).toMatchObject([{ field: "closesAt" }]);
    result(await set({ id, version: 0, rule: "date", closesAt: at(2) }));
    expect((await set({ id, version: 0, rule: "open" })).body).toMatchObject({
      errorCode: "VERSION_CONFLICT",
      result: { current: { version: 1, rule: "date", closesAt: at(2) } },
    });
    expect(await shown(id)).toEqual({ allowComment: true, commentsCloseAt: at(2) });
    expect(await comment(id)).toBe("taken");
    await moveClock(2);
    expect(await shown(id)).toEqual({ allowComment: false, commentsCloseAt: at(2) });
    expect(await comment(id)).toBe("COMMENT_CLOSED");
    result(await set({ id, version: 1, rule: "open" }));
    expect(await shown(id)).toEqual({ allowComment: true, commentsCloseAt: null });
    result(await set({ id, version: 2, rule: "closed" }));
    expect(await shown(id)).toEqual({ allowComment: false, commentsCloseAt: at(2) });
  });

  test("close by the site's default, unless the article has a rule", async () => {
    await moveClock(0);
    const id = ids["Pier"] ?? "";
    const other = ids["Mole"] ?? "";
    result(await set({ id: other, version: 0, rule: "open" }));
    await server.db.update(siteSettings).set({ commentCloseAfterDays: 30 });
    expect(await shown(id)).toEqual({ allowComment: true, commentsCloseAt: at(30) });
    expect(await closing(id)).toMatchObject({ rule: "default", effectiveAt: at(30) });
    await moveClock(30);
    expect(await shown(id)).toEqual({ allowComment: false, commentsCloseAt: at(30) });
    expect(await comment(id)).toBe("COMMENT_CLOSED");
    expect(await shown(other)).toEqual({ allowComment: true, commentsCloseAt: null });
    expect(await comment(other)).toBe("taken");
    await server.db.update(siteSettings).set({ commentCloseAfterDays: null });
    expect(await comment(id)).toBe("taken");
    await moveClock(0);
  });

  test("of an article that takes none have no date", async () => {
    const id = ids["Dock"] ?? "";
    result(await set({ id, version: 0, rule: "date", closesAt: at(2) }));
    expect(await shown(id)).toEqual({ allowComment: false, commentsCloseAt: null });
  });
});

test("a rule needs an article, and changes neither its version nor its review", async () => {
  expect((await set({ id: "nothing", version: 0, rule: "open" })).body.errorCode).toBe("NOT_FOUND");
  const id = ids["Lock"] ?? "";
  const article = async () =>
    result(await server.call<"articlesGet">(`GET /api/dtArticle/get/${id}`, { token }));
  const before = await article();
  result(await set({ id, version: 0, rule: "closed" }));
  expect(await article()).toEqual(before);
});
