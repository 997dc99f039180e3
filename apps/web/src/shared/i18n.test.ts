import { afterEach, expect, test } from "vitest";
import { lazyMessages, locale, setLocale, messages } from "./i18n.ts";

afterEach(() => setLocale("en"));

test("lazy messages follow a change of language", async () => {
  const admin = lazyMessages("admin");
  const { form } = admin;
  expect(admin.form.save).toBe("Save");
  await setLocale("zh-CN");
  expect(admin.form.save).toBe("保存");
  expect(lazyMessages("sdk").refusals.FORBIDDEN).toBe("您没有执行此操作的权限。");
  expect(form.save).toBe("Save");
});

test("the last requested language wins, however slowly the others load", async () => {
  const first = setLocale("zh-CN");
  const second = setLocale("en");
  await Promise.all([first, second]);
  expect(messages.get().language).toBe("en");
});

test("an unknown language falls back to English, dates included", async () => {
  await setLocale("zh-Hans-CN");
  expect([messages.get().language, locale()]).toEqual(["zh-CN", "zh-CN"]);
  await setLocale("tlh");
  expect(messages.get().language).toBe("en");
  expect(locale()).toMatch(/^en/);
});
