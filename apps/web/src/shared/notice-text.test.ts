import { expect, test } from "vitest";
import { notifications as noticesEn } from "../i18n/admin-en/notifications.ts";
import { workflow as workflowEn } from "../i18n/admin-en/workflow.ts";
import { notifications as noticesZh } from "../i18n/admin-zh/notifications.ts";
import { workflow as workflowZh } from "../i18n/admin-zh/workflow.ts";
import { noticeText } from "./notice-text.ts";

const en = { notifications: noticesEn, workflow: workflowEn };
const zh = { notifications: noticesZh, workflow: workflowZh };

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
  expect(noticeText({ ...security, detail: "unheard" }, en, "en").sentence).toBe(
    noticesEn.security.other,
  );
});

test("says what the clock did without anybody, and why an approval has ended", () => {
  const live = { ...returned, kind: "published", actorName: null, detail: null } as const;
  expect(noticeText(live, en, "en").sentence).toBe("“New tide gauge” went live as scheduled");
  expect(noticeText(live, zh, "zh-CN").sentence).toBe("《New tide gauge》已按计划发布");
  const ended = { ...returned, kind: "approvalEnded", detail: "flowChanged" } as const;
  expect(noticeText(ended, en, "en")).toEqual({
    sentence: "“New tide gauge” must be submitted for review again",
    reason: "The review of its type was changed.",
  });
});
