import { expect, test } from "vitest";
import { notifications as en } from "../i18n/admin-en/notifications.ts";
import { notifications as zh } from "../i18n/admin-zh/notifications.ts";
import { noticeText } from "./notice-text.ts";

const returned = {
  kind: "returned",
  title: "New tide gauge",
  actorName: "Mei",
  detail: "No date",
} as const;

test("names who did what and keeps the reason apart, in either language", () => {
  expect(noticeText(returned, en, "en")).toEqual({
    sentence: "Mei returned “New tide gauge” to you",
    reason: "No date",
  });
  expect(noticeText(returned, zh, "zh-CN").sentence).toBe("Mei 退回了《New tide gauge》");
});

test("formats the date of a publication, and names what happened to an account", () => {
  const scheduled = { ...returned, kind: "scheduled", detail: "2026-12-24T08:00:00.000Z" } as const;
  expect(noticeText(scheduled, en, "en")).toMatchObject({
    sentence: expect.stringContaining("2026"),
    reason: null,
  });
  const security = { ...returned, kind: "security", detail: "passwordReset" } as const;
  expect(noticeText(security, en, "en").sentence).toBe("An administrator has reset your password");
  expect(noticeText({ ...security, detail: "unheard" }, en, "en").sentence).toBe(en.security.other);
});
