import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { beginQueries } from "./begin-queries.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp(answerMs: number) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const queryFn = vi.fn<() => Promise<string>>(async () => {
    await new Promise((resolve) => setTimeout(resolve, answerMs));
    return "rows";
  });
  const query = { queryKey: ["rows"], queryFn };
  let isOver = false;
  void beginQueries(client, [query], 200).then(() => {
    isOver = true;
  });
  return { client, query, isOver: () => isOver };
}

it("waits for the answers", async () => {
  const { client, query, isOver } = setUp(80);
  await vi.advanceTimersByTimeAsync(79);
  expect(isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect([isOver(), client.getQueryData(["rows"])]).toEqual([true, "rows"]);
  await beginQueries(client, [query], 200);
  expect(query.queryFn).toHaveBeenCalledTimes(1);
});

it("waits no longer than it may, and lets the query go on", async () => {
  const { client, isOver } = setUp(900);
  await vi.advanceTimersByTimeAsync(200);
  expect([isOver(), client.getQueryData(["rows"])]).toEqual([true, undefined]);
  await vi.advanceTimersByTimeAsync(700);
  expect(client.getQueryData(["rows"])).toBe("rows");
});

it("does not fail with a query", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const failing = { queryKey: ["rows"], queryFn: () => Promise.reject(new Error("refused")) };
  await beginQueries(client, [failing], 200);
  expect(client.getQueryState(["rows"])?.status).toBe("error");
});

it("waits for what an answer says to ask for next, also when that answer is there already", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const queryFn = vi.fn<() => Promise<string>>(() => Promise.resolve("article"));
  const next = () => [{ queryKey: ["article", client.getQueryData(["rows"])], queryFn }];
  const rows = { queryKey: ["rows"], queryFn: () => Promise.resolve("one"), next };
  await beginQueries(client, [rows], 200);
  expect(client.getQueryData(["article", "one"])).toBe("article");
  client.removeQueries({ queryKey: ["article"] });
  await beginQueries(client, [rows], 200);
  expect(client.getQueryData(["article", "one"])).toBe("article");
});
