import { expect, it } from "vitest";
import { createSessionExpiryCheck, isLogOut } from "./unauthorized.ts";

it("is true once per token", () => {
  const isSessionExpired = createSessionExpiryCheck();
  expect(isSessionExpired("a", "a")).toBe(true);
  expect(isSessionExpired("a", "a")).toBe(false);
  expect(isSessionExpired("b", "b")).toBe(true);
});

it("is false for a token that is no longer in use", () => {
  const isSessionExpired = createSessionExpiryCheck();
  expect(isSessionExpired("old", "new")).toBe(false);
  expect(isSessionExpired("old", null)).toBe(false);
  expect(isSessionExpired("new", "new")).toBe(true);
});

it.each([
  ["DELETE", "/token", true],
  ["GET", "/logout", true],
  ["POST", "/token", false],
  ["GET", "/logout/all", false],
  ["DELETE", "/user/token", false],
])("decides whether %s %s is a log-out: %s", (method, path, expected) => {
  expect(isLogOut(method, path)).toBe(expected);
});
