import { MutationObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { changeCached } from "./record-change.ts";
import { resourceQueries } from "./resource-queries.ts";

const a = { id: "a", name: "A" };
const b = { id: "b", name: "B" };
const c = { id: "c", name: "C" };
const renamed = { id: "b", fields: { name: "X" } };
const gone = { id: "b", fields: null };

describe("a cached answer", () => {
  test.each<[string, unknown, object, unknown]>([
    ["a list", [a, b], renamed, [a, { id: "b", name: "X" }]],
    ["a list, gone", [a, b], gone, [a]],
    ["a page", page(a, b), renamed, page(a, { id: "b", name: "X" })],
    ["a page, gone", { records: [a, b], total: 9 }, gone, { records: [a], total: 8 }],
    ["a page without a total", { records: [b] }, gone, { records: [], total: undefined }],
    [
      "an infinite list",
      { pages: [page(a), page(b)], pageParams: [1, 2] },
      renamed,
      { pages: [page(a), page({ id: "b", name: "X" })], pageParams: [1, 2] },
    ],
    ["the record", b, renamed, { id: "b", name: "X" }],
  ])("%s", (_, data, change, expected) => {
    expect(changeCached(data, change as typeof renamed)).toEqual(expected);
  });

  test.each([
    ["another record", a, renamed],
    ["the record itself, gone", b, gone],
    ["a list without it", [a, c], renamed],
    ["a page without it", page(a, c), gone],
    ["an infinite list without it", { pages: [page(a)], pageParams: [1] }, renamed],
    ["nothing", undefined, renamed],
    ["null", null, renamed],
    ["a text", "b", renamed],
    ["a list of texts", ["b"], renamed],
  ])("%s stays the same", (_, data, change) => {
    expect(changeCached(data, change)).toBe(data);
  });
});

describe("an optimistic mutation", () => {
  /** A server with one list, whose updates end when the test says so. */
  function setUp() {
    let rows = [a, b];
    const ends: ((error?: Error) => void)[] = [];
    const queries = resourceQueries("rows", {
      list: async () => rows,
      detail: async (id: string) => rows.find((row) => row.id === id) ?? a,
      update: (row: typeof a) =>
        new Promise<typeof a>((resolve, reject) =>
          ends.push((error) => {
            if (error !== undefined) return reject(error);
            rows = rows.map((old) => (old.id === row.id ? { ...row, name: `${row.name}!` } : old));
            resolve(row);
          }),
        ),
    });
    const client = new QueryClient();
    const observer = new QueryObserver(client, queries.list());
    const stop = observer.subscribe(() => undefined);
    const names = () => client.getQueryData(queries.list().queryKey)?.map((row) => row.name);
    const update = (row: typeof a) =>
      new MutationObserver(
        client,
        queries.update({ optimistic: ({ id, name }) => ({ id, fields: { name } }) }),
      ).mutate(row);
    return {
      client,
      names,
      update,
      ends,
      stop,
      loaded: () => expect.poll(names).toEqual(["A", "B"]),
    };
  }

  test("shows the change at once, and the server's answer in the end", async () => {
    const { names, update, ends, stop, loaded } = setUp();
    await loaded();
    const mutation = update({ id: "b", name: "X" });
    await expect.poll(() => ends.length).toBe(1);
    expect(names()).toEqual(["A", "X"]);
    ends[0]?.();
    await mutation;
    expect(names()).toEqual(["A", "X!"]);
    stop();
  });

  test("takes the change back when the call fails", async () => {
    const { names, update, ends, stop, loaded } = setUp();
    await loaded();
    const mutation = update({ id: "b", name: "X" });
    await expect.poll(() => ends.length).toBe(1);
    ends[0]?.(new Error("refused"));
    await expect(mutation).rejects.toThrow("refused");
    expect(names()).toEqual(["A", "B"]);
    stop();
  });

  test("keeps what another one has done in the meantime", async () => {
    const { client, names, update, ends, stop, loaded } = setUp();
    await loaded();
    const first = update({ id: "a", name: "X" });
    const second = update({ id: "b", name: "Y" });
    await expect.poll(() => ends.length).toBe(2);
    expect(names()).toEqual(["X", "Y"]);
    ends[1]?.();
    await second;
    ends[0]?.(new Error("refused"));
    await expect(first).rejects.toThrow("refused");
    await expect.poll(() => client.isFetching()).toBe(0);
    expect(names()).toEqual(["A", "Y!"]);
    stop();
  });
});

function page(...records: object[]) {
  return { records, total: records.length };
}
