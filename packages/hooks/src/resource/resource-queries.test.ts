import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { expect, expectTypeOf, test } from "vitest";
import { resourceQueries } from "./resource-queries.ts";

interface Role {
  id: string;
  name: string;
}

function setUp() {
  const asked: string[] = [];
  const roles = {
    async page(query?: { pageNo?: number }, options?: { signal?: AbortSignal }) {
      asked.push(`page ${query?.pageNo ?? 1} ${options?.signal instanceof AbortSignal}`);
      return { records: [{ id: "1", name: "Editor" }], total: 1 };
    },
    async get(input: { id: string } | string): Promise<Role> {
      asked.push(`get ${JSON.stringify(input)}`);
      return { id: "1", name: "Editor" };
    },
    async create(body: { name: string }): Promise<Role> {
      if (body.name === "") throw new Error("name missing");
      return { id: "2", name: body.name };
    },
  };
  const queries = resourceQueries(
    "roles",
    { page: roles.page, detail: roles.get, create: roles.create },
    { also: [["menus"]] },
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

test("a failed mutation invalidates nothing and calls nobody", async () => {
  const { queries, client } = setUp();
  await client.fetchQuery(queries.page());
  const options = queries.create({ onSuccess: () => expect.unreachable() });
  const mutation = new MutationObserver(client, options).mutate({ name: "" });
  await expect(mutation).rejects.toThrow("name missing");
  expect(client.getQueryState(queries.keys.page(undefined))?.isInvalidated).toBe(false);
});

test("a verb the resource lacks is absent, from the type as well", () => {
  const { queries } = setUp();
  expect(Object.keys(queries)).toEqual(["keys", "page", "detail", "create"]);
  // @ts-expect-error there is no such verb
  expect(queries.remove).toBeUndefined();
  // @ts-expect-error a detail needs its id
  expect(() => queries.detail()).not.toThrow();
  // @ts-expect-error the page's query is typed
  expect(() => queries.page({ pageNo: "2" })).not.toThrow();
});
