import { ApiError } from "@atrium/sdk";
import { expect, test } from "vitest";
import { adminEn } from "../../i18n/admin-en.ts";
import { locale } from "../../shared/i18n.ts";
import { explainSignIn } from "./explain-sign-in.ts";

const messages = adminEn.session;
const now = new Date("2026-03-14T12:00:30");

test("a locked account's message names the time it unlocks, never too early", () => {
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
    hourCycle: "h23",
  });
  expect(explainSignIn(error, messages, now)).toBe(messages.locked({ time }));
});

test("an error without a message of its own keeps the server's message", () => {
  const error = new ApiError({ kind: "network", errorCode: "NETWORK", message: "offline" });
  expect(explainSignIn(error, messages, now)).toBeUndefined();
  expect(explainSignIn(new Error("x"), messages, now)).toBeUndefined();
});
