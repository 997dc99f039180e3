import { expect, it } from "vitest";
import { createUnauthorizedGate, isLogOut } from "./unauthorized.ts";

it("lets one 401 of each token through", () => {
  const endsSession = createUnauthorizedGate();
  expect(endsSession("a", "a")).toBe(true);
  expect(endsSession("a", "a")).toBe(false);
  expect(endsSession("b", "b")).toBe(true);
});

it("holds back the 401 of a token that is no longer in use", () => {
  const endsSession = createUnauthorizedGate();
  expect(endsSession("old", "new")).toBe(false);
  expect(endsSession("old", null)).toBe(false);
  expect(endsSession("new", "new")).toBe(true);
});

it.each([
  ["DELETE", "/token", true],
  ["GET", "/logout", true],
  ["POST", "/token", false],
  ["GET", "/logout/all", false],
  ["DELETE", "/user/token", false],
])("%s %s is a log-out: %s", (method, path, expected) => {
  expect(isLogOut(method, path)).toBe(expected);
});
