import { describe, expect, test } from "vitest";
import { checkPassword } from "./password-rules.ts";

describe("checkPassword", () => {
  test.each([
    "a quiet harbour at dawn",
    "Lighthouse-keeper-7",
    "Atrium-demo-1",
    "静かな港の夜明け八",
    "x7#kq!Zp",
    "🌊🌊🌊🌊⚓⚓⚓🌅",
  ])("accepts %s", (password) => {
    expect(() => checkPassword(password, "mei.chen", "password")).not.toThrow();
  });

  test.each([
    ["short", "minLength"],
    ["x7#kq!Z", "minLength"],
    [`x7#kq!Zp${"y".repeat(57)}`, "maxLength"],
    ["mei.chen-2026", "username"],
    ["MEI.CHEN!!", "username"],
    ["password", "common"],
    ["Password123!", "common"],
    ["qwertyuiop", "common"],
    ["12345678", "common"],
    ["76543210", "common"],
    ["aaaaaaaaaa", "common"],
    ["abcdefgh", "common"],
    ["iloveyou2026", "common"],
  ])("refuses %s: %s", (password, code) => {
    expect(() => checkPassword(password, "mei.chen", "newPassword")).toThrow(
      expect.objectContaining({
        errorCode: "PASSWORD_WEAK",
        details: { fieldErrors: [expect.objectContaining({ field: "newPassword", code })] },
      }),
    );
  });
});
