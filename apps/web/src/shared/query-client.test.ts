import { expect, test, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";

test("tells of every failure, of reads and of writes, besides whoever asked", async () => {
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
