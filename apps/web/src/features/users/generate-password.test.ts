import * as z from "zod/mini";
import { expect, test } from "vitest";
import { zNewPassword } from "../../generated/form-schemas.ts";
import { generatePassword } from "./generate-password.ts";

test("a password is built from random bytes in groups of four", () => {
  const bytes = Uint8Array.from({ length: 16 }, (_, index) => index * 17);
  expect(generatePassword(bytes)).toBe("atcv-exgz-i3k5-n7q9");
});

test("a password meets the contract's rules and differs every time", () => {
  const made = Array.from({ length: 50 }, () => generatePassword());
  expect(made.every((password) => z.safeParse(zNewPassword, password).success)).toBe(true);
  expect(new Set(made).size).toBe(made.length);
});

test("a password has no ambiguous characters", () => {
  const all = generatePassword(Uint8Array.from({ length: 256 }, (_, index) => index));
  expect(all).not.toMatch(/[lo01]/);
});
