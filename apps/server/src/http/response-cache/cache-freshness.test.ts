import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  act,
  get,
  signInStaff,
  publish,
  publishType,
  result,
  type StaffClient,
} from "../../../tests/_content.ts";
import {
  changeProduct,
  saveProduct,
  createProductLine,
  type ProductLine,
} from "../../../tests/_products.ts";
import { openTestDatabase } from "../../../tests/_database.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import type { Database } from "../../db/database.ts";
import { InvalidationBus } from "../../db/invalidation-bus.ts";
import { friendlyLinks } from "../../db/schema/index.ts";

const second = 1_000;
const day = 86_400 * second;
let database: Database;
let server: TestServer;
/** Shares the database and the clock, but its invalidation bus is never connected, so it caches nothing. */
let uncachedServer: TestServer;
let staff: StaffClient;
/** Gets comments and new versions. */
let article: string;
/** Goes on and off the shelf. */
let gauge: ProductLine;
let number = 0;
/** Stopped, so that no time passes between the two responses that are compared. */
let clockMs = Date.now();

beforeAll(async () => {
  database = await openTestDatabase();
  const env = { LIMITS_SCALE: "100000" };
  const now = () => new Date(clockMs);
  server = await startTestServer({ database, env, now });
  const disconnected = new InvalidationBus(async () => async () => {});
  uncachedServer = await startTestServer({
    database: { ...database, invalidationBus: disconnected },
    env,
    now,
  });
  staff = await signInStaff(server);
  article = await publish(staff, { title: "The article", tags: ["quay"] });
  gauge = await createProductLine(server, staff.admin, "Gauge");
});
afterAll(async () => {
  await uncachedServer[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
  await database.close();
});

const soon = (ms: number) => new Date(clockMs + ms).toISOString();

/** Every public read, with the parameters that matter here. */
function reads(): string[] {
  return [
    "typeTree",
    "articleList",
    "articleList?typeCode=news&pageSize=3",
    "articleList?tag=quay",
    "searchContent?keyword=quay",
    "newsArticles",
    "recommendArticles",
    "indexRecommend/home",
    "moreMonthList",
    "getArticleType/news",
    "getBannerList",
    "getFriendlyLinkList",
    "quickLinkList",
    "getStaticSetting",
    `getArticle/${article}`,
    `getPreAndNext/${article}`,
    `getArticleMessage/${article}`,
    "productTree",
    "productList?pageSize=50",
    `getProduct/${gauge.product}`,
  ];
}

async function answers(from: TestServer): Promise<Record<string, unknown>> {
  const entries = reads().map(async (path) => {
    const { status, body } = await from.call(`GET /api/app/other/${path}`);
    return [path, [status, body.errorCode ?? body.result]] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The reads whose responses are stale, on the first or the second (perhaps cached) request. */
async function staleReads(): Promise<string[]> {
  const expected = await answers(uncachedServer);
  const given = [await answers(server), await answers(server)];
  return reads().filter((path) =>
    given.some((one) => !isDeepStrictEqual(one[path], expected[path])),
  );
}

async function call(line: string, body?: unknown, token = staff.admin): Promise<{ id: string }> {
  return result(
    await server.call<"bannersSave">(line, { token, ...(body === undefined ? {} : { body }) }),
  );
}

const writes: Record<string, () => Promise<unknown>> = {
  "publishes an article": () => publish(staff, { title: `News ${(number += 1)}`, tags: ["quay"] }),
  "schedules one": async () => {
    const id = await publishUpTo("approve");
    await step("publisher", "schedule", id, { scheduledAt: soon(30 * second) });
  },
  "publishes one that goes by itself": () =>
    publish(staff, { title: `Gone soon ${(number += 1)}`, offlineAt: soon(40 * second) }),
  "pins one for a time": () =>
    publish(staff, {
      title: `Pinned ${(number += 1)}`,
      isTop: true,
      topUntil: soon(20 * second),
      recommendPositions: ["home"],
    }),
  "publishes a new text": async () => {
    const { version, ...now } = await get(staff, article);
    const { typeId, content } = now;
    const body = { id: article, version, typeId, content, title: `Title ${(number += 1)}` };
    result(await server.call("PUT /api/dtArticle/update", { token: staff.editor, body }));
    for (const [who, action] of toPublic) await step(who, action, article);
  },
  "takes one offline": async () => {
    const id = await publish(staff, { title: `Offline ${(number += 1)}`, tags: ["quay"] });
    await answers(server);
    await step("publisher", "offline", id);
  },
  "publishes a type": () => publishType(staff, { code: `type${(number += 1)}`, name: "Another" }),
  "approves a comment": async () => {
    await call("POST /api/app/other/comment", {
      articleId: article,
      nickname: "Anna",
      content: `Hello ${(number += 1)}`,
    });
    await answers(server);
    const page = result(
      await server.call<"commentsPage">("GET /api/dtComment/page?status=pending", {
        token: staff.admin,
      }),
    );
    for (const { id, version } of page.records) {
      await call("PUT /api/dtComment/update", { id, version, status: "approved" });
    }
  },
  "puts a banner up for a time": () =>
    call("POST /api/dtBanner/save", {
      position: "home",
      title: `Banner ${(number += 1)}`,
      image: "/files/a.webp",
      imageAlt: "A quay",
      startAt: soon(10 * second),
      endAt: soon(25 * second),
    }),
  "recommends an article for a time": async () => {
    const articleId = await publish(staff, { title: `Recommended ${(number += 1)}` });
    const times = { startAt: soon(5 * second), endAt: soon(35 * second) };
    await call("POST /api/dtRecommend/save", { positionType: "home", articleId, ...times });
  },
  "adds a link": () =>
    call("POST /api/dtFriendlyLink/save", {
      name: `Link ${(number += 1)}`,
      url: "https://example.com",
    }),
  "adds a short cut": () =>
    call("POST /api/dtQuickLink/save", { title: `Cut ${(number += 1)}`, url: "/index" }),
  "changes the settings": async () => {
    const token = staff.publisher;
    const { id, version } = result(
      await server.call<"siteSettingsGet">("GET /api/siteSetting/get", { token }),
    );
    const body = { id, version, slogan: `Slogan ${(number += 1)}` };
    result(await server.call("PUT /api/siteSetting/update", { token, body }));
  },
  "puts a product on the shelf": () =>
    saveProduct(server, staff.admin, {
      kind: "product",
      parentId: gauge.series,
      name: `Gauge ${(number += 1)}`,
    }),
  "takes a series off the shelf, or back": () =>
    changeProduct(server, staff.admin, gauge.series, {
      status: (number += 1) % 2 === 0 ? "onShelf" : "offShelf",
    }),
  "writes without the server's knowing": () => database.db.delete(friendlyLinks),
};

const toPublic = [
  ["editor", "submit"],
  ["reviewer", "approve"],
  ["publisher", "publish"],
] as const;

async function publishUpTo(last: string): Promise<string> {
  const body = { typeId: staff.typeId, title: `Planned ${(number += 1)}`, content: "<p>quay</p>" };
  const { id } = await call("POST /api/dtArticle/save", body, staff.editor);
  for (const [who, action] of toPublic) {
    await step(who, action, id);
    if (action === last) break;
  }
  return id;
}

async function step(
  who: "editor" | "reviewer" | "publisher",
  action: string,
  id: string,
  more: Record<string, unknown> = {},
): Promise<void> {
  result(await act(staff, who, action, id, more));
}

test.each(Object.keys(writes))(
  "the next visitor sees the change when somebody %s",
  async (name) => {
    // Fills the cache with every response.
    await answers(server);
    await writes[name]?.();
    expect(await staleReads()).toEqual([]);
  },
);

test("scheduled changes show at their time, and not before", async () => {
  for (let n = 0; n < 10; n += 1) {
    expect(await staleReads()).toEqual([]);
    clockMs += 5 * second;
  }
  expect(await staleReads()).toEqual([]);
});

test(
  "every sequence of writes and reads gives the responses of a server without a cache",
  { timeout: 240_000 },
  async () => {
    const write = fc.constantFrom(...Object.keys(writes)).map((name) => ({ name, ms: 0 }));
    const pass = fc.integer({ min: 1, max: 15 }).map((s) => ({ name: "", ms: s * second }));
    const story = fc.array(fc.oneof(write, pass), { minLength: 4, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(story, async (steps) => {
        for (const { name, ms } of steps) {
          // Visitors keep reading during the write.
          const meanwhile = answers(server);
          await writes[name]?.();
          await meanwhile;
          clockMs += ms;
          expect(await staleReads()).toEqual([]);
        }
      }),
      // Writes persist, so a shrunk sequence would be another one.
      { numRuns: 3, endOnFailure: true },
    );
    clockMs += day;
    expect(await staleReads()).toEqual([]);
  },
);
