import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { messages, setLocale } from "../shared/i18n.ts";
import { scriptTimeoutMs } from "../start/load-scripts.ts";
import { en } from "./en.ts";
import { loadMessages } from "./index.ts";

// Scripts that never arrive.
vi.mock("./zh.ts", () => new Promise<never>(() => undefined));
vi.mock("../shared/i18n-zh.ts", () => new Promise<never>(() => undefined));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("visitors read English when their language has not arrived in 120 seconds", async () => {
  const loading = loadMessages("zh-CN");
  await vi.advanceTimersByTimeAsync(scriptTimeoutMs);
  expect(await loading).toBe(en);
});

test("the back office keeps its language when another has not arrived in 120 seconds", async () => {
  const switching = setLocale("zh-CN");
  await vi.advanceTimersByTimeAsync(scriptTimeoutMs);
  await switching;
  expect(messages.get().language).toBe("en");
});
