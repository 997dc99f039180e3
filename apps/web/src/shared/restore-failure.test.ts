import { expect, test } from "vitest";
import { adminEn } from "../i18n/admin-en.ts";
import { adminZh } from "../i18n/admin-zh.ts";
import { restoreFailure } from "./restore-failure.ts";

const failure = { id: "d1", reason: "DUPLICATE" };
const taken = { field: "code", value: "tides", name: "Ebb and flood" } as const;

test("a clash names the record and the value that is taken, in both languages", () => {
  expect(restoreFailure({ ...failure, taken }, adminEn)).toContain(
    "“Ebb and flood” has the code “tides” now.",
  );
  expect(restoreFailure({ ...failure, taken }, adminZh)).toContain(
    "“Ebb and flood”现在使用了编码“tides”",
  );
});

test("what is taken without a value that people know is named in words", () => {
  const translation = { field: "translationGroupId", value: "g1", name: "Anker" } as const;
  const text = restoreFailure({ ...failure, taken: translation }, adminEn);
  expect(text).toContain("“Anker” is the translation in this language now.");
  expect(text).not.toContain("g1");
});

test("a clash that is gone again, or with a record that nobody may view, is named in general", () => {
  expect(restoreFailure(failure, adminEn)).toBe(adminEn.trash.nameTaken);
});
