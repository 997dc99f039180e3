import { desc } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { publish, read, result, signInStaff, type StaffClient } from "../../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { seenNow } from "../../../tests/_seen.ts";
import { comments, messages, siteSettings, spamLessons } from "../../db/schema/index.ts";

let server: TestServer;
let staff: StaffClient;
let token: string;
let articleId: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000", TRUST_PROXY: "true" } });
  staff = await signInStaff(server);
  token = await server.signIn("moderator");
  articleId = await publish(staff, { title: "The new berth" });
});
beforeEach(async () => {
  await server.db.delete(comments);
  await server.db.delete(messages);
  await server.db.delete(spamLessons);
});
afterAll(() => server[Symbol.asyncDispose]());

async function comment(content: string, more: Record<string, unknown> = {}) {
  const body = { articleId, nickname: "Lin", content, ...more };
  result(await server.call("POST /api/app/other/comment", { body }));
  const [row] = await server.db.select().from(comments).orderBy(desc(comments.id)).limit(1);
  if (row === undefined) throw new Error("There is no comment");
  return result(await server.call<"commentsGet">(`GET /api/dtComment/get/${row.id}`, { token }));
}

const decide = ({ id, version }: { id: string; version: number }, status: string) =>
  server.call("PUT /api/dtComment/update", { token, body: { id, version, status } });

const codesOf = ({ spamReasons }: { spamReasons: { code: string }[] }) =>
  spamReasons.map(({ code }) => code);

describe("what looks like spam", () => {
  test("is kept with its reasons, away from the queue and from the public", async () => {
    const links = Array.from({ length: 5 }, (_, n) => `https://shop${n}.example/buy`).join(" ");
    const spam = await comment(links);
    expect(spam).toMatchObject({
      status: "spam",
      spamScore: 5,
      spamReasons: [{ code: "links", points: 5, detail: "5" }],
    });
    const page = async (status: string) =>
      result(
        await server.call<"commentsPage">(`GET /api/dtComment/page?status=${status}`, { token }),
      ).total;
    expect([await page("spam"), await page("pending")]).toEqual([1, 0]);
    const shown = await read<"siteGetArticleMessage">(staff, `getArticleMessage/${articleId}`);
    expect(result(shown).records).toEqual([]);
    result(await decide(spam, "approved"));
    const after = await read<"siteGetArticleMessage">(staff, `getArticleMessage/${articleId}`);
    expect(result(after).records).toHaveLength(1);
  });

  test("is found in messages by the words of the site settings", async () => {
    await server.db.update(siteSettings).set({ blockedWords: ["casino"] });
    const body = { name: "Win", email: "win@example.com", subject: "CASINO", content: "Play now" };
    result(await server.call("POST /api/app/other/leaveMessage", { body }));
    const [row] = await server.db.select().from(messages);
    expect(row).toMatchObject({
      status: "spam",
      spamReasons: [{ code: "blockedWord", points: 5, detail: "casino" }],
    });
    await server.db.update(siteSettings).set({ blockedWords: [] });
  });

  test("is the same text again, whoever sends it", async () => {
    const text = "A very good article, please write more like it";
    const first = await comment(text);
    const more = [await comment(text.toUpperCase()), await comment(text), await comment(text)];
    expect([first, ...more].map(({ status }) => status)).toEqual([
      "pending",
      "pending",
      "pending",
      "spam",
    ]);
    expect(more.at(-1)?.spamReasons).toEqual([{ code: "duplicate", points: 5, detail: "3" }]);
  });

  test("counts haste, which alone is not enough", async () => {
    const fast = await comment("Hello from the quay", { writingSeconds: 0 });
    expect([fast.status, codesOf(fast)]).toEqual(["pending", ["tooFast"]]);
  });
});

describe("a moderator's decision", () => {
  const sender = { email: "Pills@Example.com" };

  test("teaches about the sender, the network and the site, until it is taken back", async () => {
    const first = await comment("See http://pills.example now", sender);
    expect(first.status).toBe("pending");
    result(await decide(first, "spam"));
    const second = await comment("Something else entirely", { email: "pills@example.com" });
    expect([second.status, codesOf(second)]).toEqual(["spam", ["spamEmail", "spamNetwork"]]);
    const third = await comment("Look at https://www.pills.example/x please");
    expect([third.status, codesOf(third)]).toEqual(["spam", ["spamNetwork", "spamSite"]]);
    const [stored] = await server.db.select().from(spamLessons);
    expect(JSON.stringify(stored)).not.toMatch(/pills|example/i);

    result(await decide({ id: first.id, version: 2 }, "pending"));
    const fourth = await comment("Something else again", sender);
    expect([fourth.status, codesOf(fourth)]).toEqual(["pending", []]);
  });

  test("counts once, however often it is repeated or made in a batch", async () => {
    const posts = [await comment("One", sender), await comment("Two", sender)];
    const ids = posts.map(({ id }) => id);
    for (const action of ["spam", "spam", "pending", "spam"]) {
      const body = { records: await seenNow(server, comments, ids), action };
      result(await server.call("POST /api/dtComment/batch", { token, body }));
    }
    const lessons = await server.db.select().from(spamLessons);
    expect(lessons.map(({ spam, notSpam }) => [spam, notSpam])).toEqual([
      [2, 0],
      [2, 0],
    ]);
  });

  test("teaches from messages as well", async () => {
    const body = { name: "Win", ...sender, content: "Buy now, best price in town" };
    result(await server.call("POST /api/app/other/leaveMessage", { body }));
    const [row] = await server.db.select().from(messages);
    const change = { id: row?.id, version: 1, status: "spam" };
    result(await server.call("PUT /api/dtMessage/update", { token, body: change }));
    expect(codesOf(await comment("Hello there", sender))).toEqual(["spamEmail", "spamNetwork"]);
  });
});
