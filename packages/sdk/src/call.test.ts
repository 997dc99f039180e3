import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { failureOf } from "../tests/_failure-of.ts";
import { reply } from "../tests/_recording-fetch.ts";
import type { AnyApiError } from "./index.ts";

const summaries = "./generated/summaries.ts";

beforeEach(() => {
  vi.resetModules();
  vi.doMock(summaries, () => Promise.reject(new TypeError("Failed to fetch the module")));
});
afterEach(() => {
  vi.doUnmock(summaries);
  vi.resetModules();
});

it("fails with the call's error, and reports it, when the words of the contract cannot be loaded", async () => {
  const { createSdk, isApiError } = await import("./index.ts");
  const onNotice = vi.fn<(error: AnyApiError) => void>();
  const fetch = async () => reply(null, { success: false, message: "" });
  const sdk = createSdk({ baseUrl: "https://site.example/rest", fetch, onNotice });
  const error = await failureOf(sdk.users.list());
  expect(isApiError(error)).toBe(true);
  expect(error).toMatchObject({ operation: "usersList", message: "The call failed" });
  expect(onNotice).toHaveBeenCalledWith(error);
});
