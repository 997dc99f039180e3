import { ApiError } from "@atrium/sdk";
import { expect, test } from "vitest";
import { officeEn } from "../../messages/office-en.ts";
import { locale } from "../../shared/language.ts";
import { explainSignIn } from "./explain-sign-in.ts";

const words = officeEn.session;
const now = new Date("2026-03-14T12:00:30");

test("a locked name is told when it opens again, never too early", () => {
  const error = new ApiError({
    kind: "refused",
    errorCode: "ACCOUNT_LOCKED",
    message: "locked",
    status: 429,
    retryAfter: 600,
  });
  const time = new Date("2026-03-14T12:11:00").toLocaleTimeString(locale(), {
    hour: "2-digit",
    minute: "2-digit",
  });
  expect(explainSignIn(error, words, now)).toBe(words.locked({ time }));
});

test("what has no words here keeps the server's", () => {
  const error = new ApiError({ kind: "network", errorCode: "NETWORK", message: "offline" });
  expect(explainSignIn(error, words, now)).toBeUndefined();
  expect(explainSignIn(new Error("x"), words, now)).toBeUndefined();
});
