import { expect, it } from "vitest";
import { failureOf } from "../../../tests/_failure-of.ts";
import { createSdk, type Sdk } from "../../index.ts";
import { createFakeServer, FAKE_PASSWORD, faults, mswHandlers, type FakeServer } from "../index.ts";

function sdkFor(server: FakeServer, username: string): Sdk {
  const token = server.signIn(username);
  return createSdk({
    baseUrl: "/rest",
    fetch: server.fetch,
    getToken: () => token,
    retries: 0,
  });
}

it("returns what was saved, with the same ids and times in every run", async () => {
  const run = async () => {
    const server = createFakeServer();
    const sdk = sdkFor(server, "publisher");
    const { id } = await sdk.friendlyLinks.save({ name: "Tide", url: "https://tide.example" });
    return sdk.friendlyLinks.get(id);
  };
  const link = await run();
  expect(link).toMatchObject({ id: "friendlyLink-1", name: "Tide", createdByName: "Publisher" });
  expect(link.createdAt).toBe("2026-01-05T08:00:01.000Z");
  expect(await run()).toEqual(link);
});

it("begins with the given people, roles and records", async () => {
  const server = createFakeServer({
    seed: {
      roles: [{ code: "reader", name: "Reader", permissions: ["content:article:page"] }],
      users: [{ username: "rhea", name: "Rhea", roles: ["reader"] }],
      articles: [{ title: "Spring tide", status: "published" }, { title: "Neap tide" }],
    },
  });
  const rhea = sdkFor(server, "rhea");
  const { records } = await rhea.articles.page({ sortField: "title", sortOrder: "asc" });
  expect(records.map(({ title, status }) => [title, status])).toEqual([
    ["Neap tide", "draft"],
    ["Spring tide", "published"],
  ]);
  const menus = await rhea.menus.currentUser();
  expect(menus.flatMap(({ children }) => children.map(({ name }) => name))).toContain("Articles");
  expect(await failureOf(rhea.roles.page())).toMatchObject({ status: 403 });
  const visitor = createSdk({ baseUrl: "/rest", fetch: server.fetch });
  expect((await visitor.site.articleList()).records).toMatchObject([{ title: "Spring tide" }]);
  expect(server.problems).toEqual([]);
});

it("signs in by password, and ends sessions", async () => {
  const server = createFakeServer();
  const visitor = createSdk({ baseUrl: "/rest", fetch: server.fetch });
  const credentials = { username: "editor", password: FAKE_PASSWORD };
  const wrong = visitor.session.login({ ...credentials, password: "tide" });
  expect(await failureOf(wrong)).toMatchObject({
    errorCode: "BAD_CREDENTIALS",
    message: "The user name or the password is wrong. Check both and try again.",
  });
  const { token } = await visitor.session.login(credentials);
  const sdk = createSdk({ baseUrl: "/rest", fetch: server.fetch, getToken: () => token });
  expect(await sdk.users.current()).toMatchObject({ username: "editor", roles: ["editor"] });
  server.endSessions();
  expect(await failureOf(sdk.users.current())).toMatchObject({ status: 401 });
});

it("makes public what was scheduled when its clock gets there", async () => {
  const server = createFakeServer();
  const [editor, reviewer, publisher] = ["editor", "reviewer", "publisher"].map((name) =>
    sdkFor(server, name),
  ) as [Sdk, Sdk, Sdk];
  const { id } = await editor.articles.save({ typeId: "articleType-1", title: "Tide" });
  await editor.articles.act({ bizId: id, action: "submit", version: 1 });
  await reviewer.articles.act({ bizId: id, action: "approve", version: 2 });
  const scheduledAt = "2026-01-06T08:00:00.000Z";
  await publisher.articles.act({ bizId: id, action: "schedule", version: 3, scheduledAt });
  const visitor = createSdk({ baseUrl: "/rest", fetch: server.fetch });
  expect(await failureOf(visitor.site.getArticle(id))).toMatchObject({ status: 404 });
  server.advance(24 * 3_600_000);
  expect(await visitor.site.getArticle(id)).toMatchObject({
    title: "Tide",
    publishedAt: scheduledAt,
  });
});

it("keeps the product that a message is about while visitors see it", async () => {
  const server = createFakeServer();
  const admin = sdkFor(server, "admin");
  const product = { kind: "product", name: "Tide gauge", code: "TG" } as const;
  const { id } = await admin.products.save({ ...product, status: "onShelf" });
  const draft = await admin.products.save({ ...product, code: "TG2" });
  const visitor = createSdk({ baseUrl: "/rest", fetch: server.fetch });
  const body = { name: "Lin", email: "lin@example.com", content: "How much?" };
  const expected = { id, code: "TG", name: "Tide gauge", language: "en" };
  expect((await visitor.site.leaveMessage({ ...body, productId: id })).product).toEqual(expected);
  const other = await visitor.site.leaveMessage({ ...body, productId: draft.id });
  expect(other.product).toBeNull();
  const { records } = await admin.messages.page();
  expect(records.map(({ productId }) => productId)).toEqual([null, id]);
  expect(records.at(-1)?.product).toEqual(expected);
});

it("fails with each fault that is set, without waiting", async () => {
  const waits: number[] = [];
  const server = createFakeServer({ delay: async (ms) => void waits.push(ms), latencyMs: 300 });
  const sdk = sdkFor(server, "editor");
  for (const [fault, expected] of [
    [faults.networkError(), { kind: "network" }],
    [faults.rateLimited(1), { status: 429 }],
    [faults.brokenJson(), { kind: "parse" }],
    [faults.conflict(), { status: 409 }],
    [faults.unauthenticated(), { status: 401 }],
  ] as const) {
    server.fail("usersCurrent", fault, { times: 1 });
    expect(await failureOf(sdk.users.current())).toMatchObject(expected);
  }
  server.fail("*", faults.latency(5000), { times: 1 });
  expect(await sdk.users.current()).toMatchObject({ username: "editor" });
  expect(waits).toEqual([300, 300, 300, 300, 300, 300, 5000]);
});

it("forgets everything on reset", async () => {
  const server = createFakeServer();
  const sdk = sdkFor(server, "admin");
  await sdk.dicts.save({ code: "tide", name: "Tide" });
  server.reset();
  expect(await failureOf(sdk.dicts.page())).toMatchObject({ status: 401 });
  const { records } = await sdkFor(server, "admin").dicts.page({ keyword: "tide" });
  expect(records).toEqual([]);
  expect(server.calls.length).toBe(2);
});

it("serves what MSW intercepts", async () => {
  const server = createFakeServer();
  const all = (path: string, resolver: (info: { request: Request }) => Promise<Response>) => ({
    path,
    resolver,
  });
  const handlers = mswHandlers({ all }, server);
  expect(handlers.map(({ path }) => path)).toEqual(["*/rest/*", "*/files/*"]);
  const request = new Request("https://site.example/rest/api/app/other/getStaticSetting");
  const response = await handlers[0]?.resolver({ request });
  expect(await response?.json()).toMatchObject({ result: { systemName: "Atrium" } });
});
