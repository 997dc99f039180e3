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
  ["DELETE", "https://own.example/rest/token", true],
  ["GET", "/rest/logout", true],
  ["POST", "/rest/token", false],
  ["GET", "/rest/logout/all", false],
])("decides whether %s %s is a log-out: %s", (method, url, expected) => {
  expect(isLogOut(method, url)).toBe(expected);
});
