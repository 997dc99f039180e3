import { afterEach, expect, test } from "vitest";
import { adminEn } from "../../i18n/admin-en.ts";
import { adminZh } from "../../i18n/admin-zh.ts";
import { setLocale } from "../i18n.ts";
import { problemText } from "./problem-text.ts";

afterEach(() => setLocale("en"));

const message = "has a problem";

test.each([
  ["email", "format", { format: "email" }, /^email: Enter a valid email/, /^email：.*邮箱/],
  [
    "orderBy",
    "type",
    { types: ["integer"] },
    /^orderBy: Enter a whole number/,
    /^orderBy：请输入整数/,
  ],
  ["isDefault", "type", { types: ["boolean"] }, /yes or no/, /“是”或“否”/],
  ["code", "pattern", { pattern: "^[A-Z]{3}$" }, /three letters of a currency/, /币/],
  ["name", "maxLength", { limit: 64 }, /at most 64/, /64/],
  ["orgId", "exists", { text: "sea" }, /name “sea”/, /“sea”/],
  [null, "FORBIDDEN", {}, /^has a problem$/, /^您没有/],
  ["menu", "rule of a newer server", {}, /^menu has a problem$/, /^menu has a problem$/],
])("%s %s is explained in the reader's language", async (field, code, params, english, chinese) => {
  const problem = { field, code, message, params };
  const said = (catalogue: typeof adminEn) => problemText(problem, (name) => name, catalogue);
  expect(said(adminEn)).toMatch(english);
  await setLocale("zh-CN");
  expect(said(adminZh)).toMatch(chinese);
});
