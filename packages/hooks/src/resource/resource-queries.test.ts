import { ApiError } from "@atrium/sdk";
import { MutationObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, expectTypeOf, test } from "vitest";
import { allRecords } from "./record-pages.ts";
import { resourceQueries } from "./resource-queries.ts";

interface Role {
  id: string;
  name: string;
}

function refused(status: number, message: string) {
  return new ApiError({ kind: "refused", errorCode: "VALIDATION_FAILED", status, message });
}

function setUp() {
  const asked: string[] = [];
  const roles = {
    async page(query?: { pageNo?: number }, options?: { signal?: AbortSignal }) {
      asked.push(`page ${query?.pageNo ?? 1} ${options?.signal instanceof AbortSignal}`);
      return { records: [{ id: "1", name: "Editor" }], total: 1, pageNo: 1, pageSize: 10 };
    },
    async get(input: { id: string } | string): Promise<Role> {
      asked.push(`get ${JSON.stringify(input)}`);
      return { id: "1", name: "Editor" };
    },
    async create(body: { name: string }): Promise<Role> {
      if (body.name === "") throw refused(400, "name missing");
      if (body.name === "lost") throw new Error("connection lost");
      return { id: "2", name: body.name };
    },
    async replaceMenus(body: { id: string; menuIds: string[] }) {
      return { count: body.menuIds.length };
    },
  };
  const queries = resourceQueries(
    "roles",
    {
      page: roles.page,
      detail: roles.get,
      create: roles.create,
      replaceMenus: roles.replaceMenus,
    },
    { also: ["menus"] },
  );
  return { queries, asked, client: new QueryClient() };
}

test("keys nest, so that one key reaches everything below it", () => {
  const { keys } = setUp().queries;
  expect(keys.all).toEqual(["roles"]);
  expect(keys.lists).toEqual(["roles", "lists"]);
  expect(keys.page({ pageNo: 2 })).toEqual(["roles", "lists", "page", { pageNo: 2 }]);
  expect(keys.list(undefined)).toEqual(["roles", "lists", "list", {}]);
  expect(keys.detail("1")).toEqual(["roles", "details", "1"]);
});

test("queries are values: fetched, cached and typed", async () => {
  const { queries, client, asked } = setUp();
  const page = await client.fetchQuery({ ...queries.page({ pageNo: 2 }), staleTime: 1000 });
  await client.fetchQuery({ ...queries.page({ pageNo: 2 }), staleTime: 1000 });
  expect(asked).toEqual(["page 2 true"]);
  expectTypeOf(page.records).toEqualTypeOf<Role[]>();
  expectTypeOf(client.getQueryData(queries.detail("1").queryKey)).toEqualTypeOf<Role | undefined>();
  await client.fetchQuery(queries.detail("1"));
  expect(asked.at(-1)).toBe('get "1"');
});

test("a mutation invalidates first and only then calls back", async () => {
  const { queries, client } = setUp();
  await client.fetchQuery(queries.page());
  await client.fetchQuery(queries.detail("1"));
  client.setQueryData(["menus", "x"], 1);
  client.setQueryData(["users"], 1);
  const seen: unknown[] = [];
  const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
  const options = queries.create({
    onSuccess: (role, input) =>
      seen.push(
        role.name,
        input.name,
        isStale(queries.keys.page(undefined)),
        isStale(["menus", "x"]),
      ),
  });
  await new MutationObserver(client, options).mutate({ name: "New" });
  expect(seen).toEqual(["New", "New", true, true]);
  expect(isStale(queries.keys.detail("1"))).toBe(true);
  expect(isStale(["users"])).toBe(false);
});

test("no option of the caller erases the invalidation", async () => {
  const { queries, client } = setUp();
  await client.fetchQuery(queries.page());
  const seen: unknown[] = [];
  const options = {
    ...queries.create({ onSuccess: () => expect.unreachable() }),
    onSuccess: () => {
      seen.push(client.getQueryState(queries.keys.page(undefined))?.isInvalidated);
    },
  };
  await new MutationObserver(client, options).mutate({ name: "New" });
  expect(seen).toEqual([true]);
});

test("a query on screen has come anew by the time the caller is called back", async () => {
  const { queries, client, asked } = setUp();
  const stop = new QueryObserver(client, queries.page()).subscribe(() => undefined);
  await expect.poll(() => client.isFetching()).toBe(0);
  const options = queries.create({ onSuccess: () => asked.push("called back") });
  await new MutationObserver(client, options).mutate({ name: "New" });
  expect(asked).toEqual(["page 1 true", "page 1 true", "called back"]);
  stop();
});

test.each(["wait", "background", "lists"] as const)(
  "a list whose first answer is from before a write is fetched again (%s)",
  async (refetch) => {
    const client = new QueryClient();
    const answers: ((rows: string[]) => void)[] = [];
    const stored: string[] = [];
    const queries = resourceQueries("rows", {
      list: async () => new Promise<string[]>((resolve) => answers.push(resolve)),
      publish: async (id: string) => void stored.push(id),
    });
    const list = new QueryObserver(client, queries.list());
    const stop = list.subscribe(() => undefined);
    const early = [...stored];
    const written = new MutationObserver(client, queries.publish({ refetch })).mutate("1");
    await expect.poll(() => stored).toEqual(["1"]);
    answers[0]?.(early);
    await expect.poll(() => answers.length).toBe(2);
    answers[1]?.([...stored]);
    await written;
    await expect.poll(() => list.getCurrentResult().data).toEqual(["1"]);
    stop();
  },
);

test("a plain refusal invalidates nothing; the caller hears of it", async () => {
  const { queries, client } = setUp();
  await client.fetchQuery(queries.page());
  const heard: string[] = [];
  const options = queries.create({
    onSuccess: () => expect.unreachable(),
    onError: (error, input) => heard.push(`${error.message} of ${JSON.stringify(input)}`),
  });
  const mutation = new MutationObserver(client, options).mutate({ name: "" });
  await expect(mutation).rejects.toThrow("name missing");
  expect(client.getQueryState(queries.keys.page(undefined))?.isInvalidated).toBe(false);
  expect(heard).toEqual(['name missing of {"name":""}']);
});

test("a failure that may have changed something invalidates", async () => {
  const { queries, client } = setUp();
  await client.fetchQuery(queries.page());
  const mutation = new MutationObserver(client, queries.create()).mutate({ name: "lost" });
  await expect(mutation).rejects.toThrow("connection lost");
  expect(client.getQueryState(queries.keys.page(undefined))?.isInvalidated).toBe(true);
});

test("a failure refetches what is on screen, or only marks it as stale", async () => {
  const { queries, client, asked } = setUp();
  const stop = new QueryObserver(client, queries.page()).subscribe(() => undefined);
  await expect.poll(() => client.isFetching()).toBe(0);
  for (const [refetchOnError, calls] of [
    [false, 1],
    [true, 2],
  ] as const) {
    const mutation = new MutationObserver(client, queries.create({ refetchOnError }));
    await expect(mutation.mutate({ name: "lost" })).rejects.toThrow("connection lost");
    await expect.poll(() => client.isFetching()).toBe(0);
    expect(asked).toHaveLength(calls);
    expect(client.getQueryState(queries.page().queryKey)?.isInvalidated).toBe(!refetchOnError);
  }
  stop();
});

test("a verb of the resource's own is a mutation that invalidates", async () => {
  const { queries, client } = setUp();
  await client.fetchQuery(queries.page());
  client.setQueryData(["menus", "x"], 1);
  const mutation = new MutationObserver(client, queries.replaceMenus());
  const { count } = await mutation.mutate({ id: "1", menuIds: ["x"] });
  expectTypeOf(count).toEqualTypeOf<number>();
  expect(count).toBe(1);
  expect(client.getQueryState(queries.page().queryKey)?.isInvalidated).toBe(true);
  expect(client.getQueryState(["menus", "x"])?.isInvalidated).toBe(true);
  // @ts-expect-error its input is typed
  const incomplete: Parameters<typeof mutation.mutate>[0] = { id: "1" };
  expect(incomplete).toBeDefined();
});

test("a mutation without a context, as React Query before 5.90 calls it, needs the client as an option", async () => {
  const client = new QueryClient();
  const verbs = { list: async () => [], publish: async (id: string) => id };
  const queries = resourceQueries("rows", verbs, { client });
  await client.fetchQuery(queries.list());
  expect(await queries.publish().mutationFn("1")).toBe("1");
  expect(client.getQueryState(queries.list().queryKey)?.isInvalidated).toBe(true);
});

test("without any client a mutation sends nothing, and says what is missing", async () => {
  const sent: string[] = [];
  const publish = async (id: string) => sent.push(id);
  const mutation = resourceQueries("rows", { publish }).publish();
  await expect(mutation.mutationFn("1")).rejects.toThrow("needs the option `client`");
  expect(sent).toEqual([]);
});

test("the client of the mutation itself goes before that of the options", async () => {
  const [own, other] = [new QueryClient(), new QueryClient()];
  const verbs = { list: async () => [], publish: async (id: string) => id };
  const queries = resourceQueries("rows", verbs, { client: other });
  for (const client of [own, other]) await client.fetchQuery(queries.list());
  await new MutationObserver(own, queries.publish()).mutate("1");
  const isStale = (client: QueryClient) =>
    client.getQueryState(queries.list().queryKey)?.isInvalidated;
  expect([isStale(own), isStale(other)]).toEqual([true, false]);
});

test("a mutation in the background calls back before anything has come anew", async () => {
  const client = new QueryClient();
  let calls = 0;
  const queries = resourceQueries("rows", {
    list: () => (++calls === 1 ? Promise.resolve([]) : new Promise<never[]>(() => undefined)),
    publish: async (id: string) => id,
  });
  const stop = new QueryObserver(client, queries.list()).subscribe(() => undefined);
  await expect.poll(() => client.isFetching()).toBe(0);
  const options = queries.publish({ refetch: "background" });
  expect(await new MutationObserver(client, options).mutate("1")).toBe("1");
  expect(client.isFetching()).toBe(1);
  stop();
});

test("an autosave fetches lists and other resources anew, but no record on screen", async () => {
  const { queries, client, asked } = setUp();
  const stops = [queries.page(), queries.detail("1")].map((query) =>
    new QueryObserver<unknown>(client, query).subscribe(() => undefined),
  );
  await expect.poll(() => client.isFetching()).toBe(0);
  client.setQueryData(["menus", "x"], 1);
  asked.length = 0;
  await new MutationObserver(client, queries.create({ refetch: "lists" })).mutate({ name: "New" });
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(asked).toEqual(["page 1 true"]);
  expect(client.getQueryState(queries.keys.detail("1"))?.isInvalidated).toBe(true);
  expect(client.getQueryState(["menus", "x"])?.isInvalidated).toBe(true);
  for (const stop of stops) stop();
});

test("an infinite list asks for page after page, and ends", async () => {
  const { client } = setUp();
  const rows = ["a", "b", "c", "d", "e"];
  const call = async ({ pageNo = 1, keyword }: { pageNo?: number; keyword?: string }) => {
    const records = rows.slice(pageNo * 2 - 2, pageNo * 2).map((id) => ({ id, keyword }));
    return { records, total: rows.length, pageNo, pageSize: 2 };
  };
  const query = resourceQueries("rows", { page: call }).infinite({ keyword: "x" });
  const data = await client.fetchInfiniteQuery({ ...query, pages: 9 });
  expectTypeOf(data.pages[0]?.records[0]?.id).toEqualTypeOf<string | undefined>();
  expect(allRecords(data.pages)).toEqual(rows.map((id) => ({ id, keyword: "x" })));
  expect(data.pageParams).toEqual([1, 2, 3]);
});

test("a verb the resource lacks is absent, from the type as well", () => {
  const { queries } = setUp();
  expect(Object.keys(queries)).toEqual([
    "keys",
    "page",
    "infinite",
    "detail",
    "create",
    "replaceMenus",
  ]);
  // @ts-expect-error there is no such verb
  expect(queries.remove).toBeUndefined();
  // @ts-expect-error a detail needs its id
  expect(() => queries.detail()).not.toThrow();
  // @ts-expect-error the page's query is typed
  expect(() => queries.page({ pageNo: "2" })).not.toThrow();
});
