import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from "vitest";
import { failureOf } from "../../tests/_failure-of.ts";
import { createSdk, type Sdk } from "../index.ts";
import { createTestServer, faults, sampleInput, sampleResult, type TestServer } from "./index.ts";

let server: TestServer;
let sdk: Sdk;

beforeEach(() => {
  server = createTestServer({ seed: 7 });
  sdk = createSdk({ baseUrl: "/rest", fetch: server.fetch, getToken: () => "t" });
});

afterEach(() => {
  vi.useRealTimers();
});

describe("a generated response", () => {
  it("depends on seed, operation and input, not on earlier calls", async () => {
    const first = [await sdk.roles.list({}), await sdk.articles.get("a")];
    const other = createSdk({ baseUrl: "/rest", fetch: createTestServer({ seed: 7 }).fetch });
    const second = [await other.articles.get("a"), await other.roles.list({})];
    expect(second.reverse()).toEqual(first);
    const third = createSdk({ baseUrl: "/rest", fetch: createTestServer({ seed: 8 }).fetch });
    expect(await third.roles.list({})).not.toEqual(first[0]);
    expect(await sdk.roles.get("b")).not.toEqual(await sdk.roles.get("c"));
  });

  it("does not depend on the order of members", async () => {
    const one = await sdk.articles.page({ status: "draft", isTop: true });
    expect(await sdk.articles.page({ isTop: true, status: "draft" })).toEqual(one);
  });

  it("echoes the requested id, and records that match the filters", async () => {
    expect(await sdk.articles.get("article-7")).toMatchObject({ id: "article-7" });
    expect(await sdk.products.get({ id: "p1" })).toMatchObject({ id: "p1" });
    const { records } = await sdk.articles.page({ status: "published", isTop: false });
    expect(records.length).toBeGreaterThan(0);
    for (const record of records) {
      expect(record).toMatchObject({ status: "published", isTop: false });
    }
    const members = await sdk.workgroupMembers.list({ workgroupId: "w1" });
    expect(new Set(members.map((member) => member.workgroupId))).toEqual(new Set(["w1"]));
  });

  it("has a unique id for every record of a list", async () => {
    const { records } = await sdk.articles.page({ pageSize: 200 });
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
  });

  it("returns the next version for a write", async () => {
    expect(await sdk.articles.update({ id: "a", version: 4 })).toEqual({ id: "a", version: 5 });
    const input = sampleInput("rolesCreate");
    expect(await sdk.roles.create(input)).toMatchObject({ version: 1 });
  });

  it("slices pages of any size from the same records", async () => {
    const whole = await sdk.roles.page({ pageSize: 200 });
    expect(whole).toMatchObject({ pageNo: 1, pages: 1, total: whole.records.length });
    const cut = [];
    for (let pageNo = 1; cut.length < whole.total; pageNo++) {
      const page = await sdk.roles.page({ pageNo, pageSize: 4 });
      expect(page).toMatchObject({ pageNo, pageSize: 4, pages: Math.ceil(whole.total / 4) });
      expect(page.records.length).toBe(Math.min(4, whole.total - cut.length));
      cut.push(...page.records);
    }
    expect(cut).toEqual(whole.records);
    expect((await sdk.roles.page({ pageNo: 999 })).records).toEqual([]);
    expect((await sdk.roles.page({})).pageSize).toBe(10);
  });

  it("builds finite trees whose children name their parents", async () => {
    const [first] = await sdk.menus.tree("0");
    for (const child of first?.children ?? []) expect(child.parentId).toBe(first?.id);
    expect(JSON.stringify(first).length).toBeLessThan(10_000);
  });

  it("has the columns that a source query names", async () => {
    const { columns, records } = await sdk.charts.getDatas({ dataThemeId: "articleSource" });
    const names = columns.map(({ name }) => name).sort();
    for (const row of records) expect(Object.keys(row).sort()).toEqual(names);
  });

  it("has a URL for an upload, and sends files with their names", async () => {
    const response = await server.fetch("/rest/api/file/upload", {
      method: "POST",
      body: withFile("plan.txt"),
    });
    const { data, result } = await response.json();
    expect(data).toBe(result.url);
    const { blob, fileName } = await sdk.site.downFile({ id: "f" });
    expect(await blob.text()).not.toBe("");
    expect(fileName).toMatch(/^\w+\.txt$/);
  });

  it("returns a token for credentials, for both pairs of calls", async () => {
    const credentials = { username: "editor", password: "a quiet harbour" };
    expect(await sdk.session.login(credentials)).toHaveProperty("token", expect.any(String));
    expect(await sdk.session.createToken(credentials)).toHaveProperty("token", expect.any(String));
    expect(server.callsOf("sessionCreateToken")[0]?.body).toEqual(credentials);
  });

  it("is available without a server too", async () => {
    expect(sampleResult("articlesGet", { seed: 7, input: { id: "a" } })).toEqual(
      await sdk.articles.get("a"),
    );
    const role = sampleResult("rolesGet", { members: { name: "Editor" } });
    expectTypeOf(role.name).toBeString();
    expect(role.name).toBe("Editor");
    expect(sampleInput("articlesGet", { members: { id: "a" } })).toEqual({ id: "a" });
  });
});

describe("a mocked result", () => {
  it("overrides the generated response, and changes nothing else", async () => {
    const usual = await sdk.articles.get("a");
    server.mock("articlesGet", { title: "Tide", tags: ["sea"] });
    expect(await sdk.articles.get("a")).toEqual({ ...usual, title: "Tide", tags: ["sea"] });
  });

  it("is completed in the records of lists and pages", async () => {
    server.mock("articlesPage", { records: [{ title: "Ebb" }, {}] });
    const page = await sdk.articles.page({});
    expect(page).toMatchObject({ total: 2, pages: 1 });
    expect(page.records.map(({ title }) => title)).toEqual(["Ebb", expect.any(String)]);
    server.mock("articlesPage", { total: 45 });
    expect(await sdk.articles.page({ pageNo: 5 })).toMatchObject({ pages: 5 });
    server.mock("rolesList", [{ name: "Editor" }]);
    expect(await sdk.roles.list({})).toMatchObject([{ name: "Editor", id: expect.any(String) }]);
    server.mock("rolesList", []);
    expect(await sdk.roles.list({})).toEqual([]);
  });

  it("may depend on the call", async () => {
    server.mock("articlesGet", ({ path, input }) => ({ title: `${path["id"]} ${input.id}` }));
    expect(await sdk.articles.get("7")).toMatchObject({ title: "7 7" });
    server.mock("articlesUpdate", async ({ input }) => {
      expectTypeOf(input.title).toEqualTypeOf<string | undefined>();
      return { version: input.version + 10 };
    });
    expect(await sdk.articles.update({ id: "a", version: 1 })).toMatchObject({ version: 11 });
  });

  it("may be a file", async () => {
    server.mock("siteDownFile", { blob: new Blob(["tide"]), fileName: "Gezeiten 港.csv" });
    const { blob, fileName } = await sdk.site.downFile({ id: "f" });
    expect([await blob.text(), fileName]).toEqual(["tide", "Gezeiten 港.csv"]);
  });

  it("is validated against the contract", async () => {
    // @ts-expect-error A title is text.
    server.mock("articlesGet", { title: 7 });
    await sdk.articles.get("a");
    expect(server.problems).toEqual([
      "The mock of articlesGet does not match the contract: title must be string",
    ]);
  });

  it("may throw, which is reported as a problem", async () => {
    server.mock("articlesGet", () => {
      throw new Error("no idea");
    });
    expect(await failureOf(sdk.articles.get("a"))).toMatchObject({ status: 500 });
    expect(server.problems).toEqual(["The mock of articlesGet threw: Error: no idea"]);
  });

  it("does not compile for operations that do not exist", () => {
    // @ts-expect-error There is no such operation.
    server.mock("articlesFly", {});
    // @ts-expect-error There is no such operation.
    expect(server.callsOf("articlesFly")).toEqual([]);
  });

  it("is removed by reset", async () => {
    server.mock("articlesGet", { title: "Tide" });
    server.fail("*", faults.forbidden());
    await failureOf(sdk.articles.get("a"));
    server.reset();
    expect(await sdk.articles.get("a")).not.toMatchObject({ title: "Tide" });
    expect(server.calls.length).toBe(1);
  });
});

describe("calls", () => {
  it("are recorded with all their parts", async () => {
    await sdk.articles.page({ pageNo: 2, keyword: "tide", isTop: true });
    await sdk.articles.update({ id: "a", version: 3, title: "Ebb" });
    expect(server.calls).toMatchObject([
      {
        operationId: "articlesPage",
        method: "GET",
        query: { pageNo: 2, keyword: "tide", isTop: true },
        body: undefined,
      },
      { operationId: "articlesUpdate", method: "PUT", body: { id: "a", version: 3, title: "Ebb" } },
    ]);
    expect(server.calls[0]?.headers.get("Authorization")).toBe("t");
    expect(server.callsOf("articlesUpdate").map((call) => call.input.title)).toEqual(["Ebb"]);
  });

  it("may be a Request, with a base URL and in other spellings", async () => {
    const { fetch, calls } = createTestServer({ baseUrl: "https://site.example/api/" });
    await fetch(new Request("https://site.example/api/roles/role/%E6%B8%AF"));
    const body = JSON.stringify({ username: "a", password: "b" });
    await fetch(new Request("https://site.example/api/login", { method: "POST", body }));
    await fetch(new URL("https://site.example/api/workGroup/w1"));
    expect(calls).toMatchObject([
      { operationId: "rolesGet", path: { id: "港" } },
      { operationId: "sessionLogin", body: { username: "a", password: "b" } },
      { operationId: "workgroupsGet", path: { id: "w1" } },
    ]);
  });

  it("are rejected and reported when the contract does not have them", async () => {
    const missing = await failureOf(sdk.request({ url: "/roles/fly" }));
    expect(missing).toMatchObject({ status: 404, errorCode: "NOT_FOUND" });
    const response = await server.fetch("/rest/roles/list", { method: "DELETE" });
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET"]);
    expect((await server.fetch("/other/roles/list")).status).toBe(404);
    expect(server.problems).toEqual([
      "GET /rest/roles/fly is not an operation of the contract.",
      "DELETE /rest/roles/list is not an operation of the contract.",
      "GET /other/roles/list is not an operation of the contract.",
    ]);
    expect(server.calls.map(({ operationId }) => operationId)).toEqual([null, null, null]);
  });

  it.each([
    ["/articleTypes", { url: "/roles/page", params: { pageNo: 0 } }, "pageNo", "minimum"],
    ["text", { url: "/roles/page", params: { pageNo: "two" } }, "pageNo", "type"],
    ["unknown", { url: "/roles/list", params: { fly: 1 } }, "fly", "additionalProperties"],
    ["none", { url: "/roles/create", method: "post", data: {} }, "name", "required"],
    [
      "more",
      { url: "/login", method: "post", data: { username: "a", password: "b", fly: 1 } },
      "fly",
      "additionalProperties",
    ],
  ])(
    "are rejected as by the server when they are invalid (%s)",
    async (_case, config, field, code) => {
      const error = await failureOf(sdk.request(config));
      expect(error).toMatchObject({ status: 400, errorCode: "VALIDATION_FAILED" });
      expect(error.fieldErrors.map((fault) => [fault.field, fault.code])).toContainEqual([
        field,
        code,
      ]);
    },
  );

  it("end when they are aborted, before and during the call", async () => {
    const aborted = failureOf(sdk.articles.get("a", { signal: AbortSignal.abort() }));
    expect(await aborted).toMatchObject({ kind: "aborted" });
    expect(server.calls).toEqual([]);
    server.mock("articlesGet", () => new Promise(() => {}));
    const controller = new AbortController();
    const lasting = failureOf(sdk.articles.get("a", { signal: controller.signal }));
    controller.abort();
    expect(await lasting).toMatchObject({ kind: "aborted" });
  });

  it("last as long as the latency says", async () => {
    vi.useFakeTimers();
    const { fetch } = createTestServer({ latencyMs: 300 });
    const seen = vi.fn<() => void>();
    const done = fetch("/rest/roles/list").then(seen);
    await vi.advanceTimersByTimeAsync(299);
    expect(seen).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(seen).toHaveBeenCalled();
  });
});

function withFile(name: string): FormData {
  const form = new FormData();
  form.append("fileName", new File(["tide"], name));
  return form;
}
