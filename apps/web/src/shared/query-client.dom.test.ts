import { onlineManager, QueryObserver } from "@tanstack/react-query";
import { describe, expect, test, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";

test("the client reports every failed query and mutation", async () => {
  const onError = vi.fn<(error: Error) => void>();
  const client = createQueryClient(onError);
  const failing = (message: string) => () => Promise.reject(new Error(message));

  await expect(client.fetchQuery({ queryKey: ["a"], queryFn: failing("read") })).rejects.toThrow(
    "read",
  );
  const mutation = client.getMutationCache().build(client, { mutationFn: failing("write") });
  await expect(mutation.execute(undefined)).rejects.toThrow("write");

  expect(onError.mock.calls.map(([error]) => error.message)).toEqual(["read", "write"]);
});

test("a mutation without a connection is called at once, so that it fails instead of being sent later", async () => {
  const client = createQueryClient(() => undefined);
  onlineManager.setOnline(false);
  try {
    const mutationFn = () => Promise.reject(new Error("unreachable"));
    const mutation = client.getMutationCache().build(client, { mutationFn });
    await expect(mutation.execute(undefined)).rejects.toThrow("unreachable");
    expect(mutation.state.isPaused).toBe(false);
  } finally {
    onlineManager.setOnline(true);
  }
});

describe("cached data", () => {
  const key = ["users"];

  function observe() {
    const client = createQueryClient(() => undefined);
    const ask = vi.fn<() => Promise<string>>(async () => "from the server");
    const options = { ...client.defaultQueryOptions({ queryKey: key, queryFn: ask }) };
    return { client, ask, mount: () => new QueryObserver(client, options).subscribe(() => {}) };
  }

  test("are fetched immediately when there are none", () => {
    const { ask, mount } = observe();
    mount();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test("are refetched after the paint, once for all observers", async () => {
    const { client, ask, mount } = observe();
    client.setQueryData(key, "of long ago", { updatedAt: 1 });
    mount();
    mount();
    expect(ask).not.toHaveBeenCalled();
    await expect.poll(() => client.getQueryData(key)).toBe("from the server");
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test("are not refetched while fresh or without observers", async () => {
    const { client, ask, mount } = observe();
    client.setQueryData(key, "of now");
    mount();
    const gone = observe();
    gone.client.setQueryData(key, "of long ago", { updatedAt: 1 });
    gone.mount()();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(ask).not.toHaveBeenCalled();
    expect(gone.ask).not.toHaveBeenCalled();
  });

  test("are refetched while fresh when they were invalidated", async () => {
    const { client, ask, mount } = observe();
    client.setQueryData(key, "of before");
    await client.invalidateQueries({ queryKey: key });
    mount();
    await expect.poll(() => ask.mock.calls.length).toBe(1);
  });
});
