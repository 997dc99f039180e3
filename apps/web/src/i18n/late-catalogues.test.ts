import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { scriptTimeoutMs } from "../start/load-scripts.ts";

const scripts = ["./zh.ts", "../shared/i18n-zh.ts"];

// Other tests of the worker may have loaded them.
beforeEach(() => {
  vi.resetModules();
  for (const script of scripts) vi.doMock(script, () => new Promise<never>(() => undefined));
});
afterEach(() => {
  vi.useRealTimers();
  for (const script of scripts) vi.doUnmock(script);
  vi.resetModules();
});

test("visitors read English when their language has not arrived in 120 seconds", async () => {
  const { loadMessages } = await import("./index.ts");
  const { en } = await import("./en.ts");
  vi.useFakeTimers();
  const loading = loadMessages("zh-CN");
  await vi.advanceTimersByTimeAsync(scriptTimeoutMs);
  expect(await loading).toBe(en);
});

test("the back office keeps its language when another has not arrived in 120 seconds", async () => {
  const { messages, setLocale } = await import("../shared/i18n.ts");
  vi.useFakeTimers();
  const switching = setLocale("zh-CN");
  await vi.advanceTimersByTimeAsync(scriptTimeoutMs);
  await switching;
  expect(messages.get().language).toBe("en");
});
