import { afterEach, expect, test } from "vitest";
import { livingWords, locale, speak, words } from "./language.ts";

afterEach(() => speak("en"));

test("what was made once follows the language", async () => {
  const office = livingWords("office");
  const { form } = office;
  expect(office.form.save).toBe("Save");
  await speak("zh-CN");
  expect(office.form.save).toBe("保存");
  expect(livingWords("sdk").refusals.FORBIDDEN).toBe("您没有执行此操作的权限。");
  expect(form.save).toBe("Save");
});

test("the language asked for last wins, however long the others take", async () => {
  const first = speak("zh-CN");
  const second = speak("en");
  await Promise.all([first, second]);
  expect(words.get().language).toBe("en");
});

test("an unknown language is English, and dates follow", async () => {
  await speak("zh-Hans-CN");
  expect([words.get().language, locale()]).toEqual(["zh-CN", "zh-CN"]);
  await speak("tlh");
  expect(words.get().language).toBe("en");
  expect(locale()).toMatch(/^en/);
});
