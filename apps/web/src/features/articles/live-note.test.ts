import { expect, test } from "vitest";
import { adminEn } from "../../i18n/admin-en.ts";
import type { Article } from "../../queries/articles.ts";
import { liveNote } from "./live-note.ts";

const messages = adminEn.editor;

function noteOf(
  reviewStatus: Article["reviewStatus"],
  displayStatus: Article["displayStatus"] = "publishedChanged",
  nextVersionNo: number | null = null,
): string | undefined {
  return liveNote({ displayStatus, reviewStatus, nextVersionNo }, messages);
}

test("whoever looks at a live article reads whose turn it is with the changes", () => {
  expect(noteOf("none")).toBe(messages.liveChanged);
  expect(noteOf("withdrawn")).toBe(messages.liveChanged);
  expect(noteOf("returned")).toBe(messages.liveReturned);
  expect(noteOf("rejected")).toBe(messages.liveReturned);
  expect(noteOf("running", "publishedReviewing")).toBe(messages.liveReviewing);
  expect(noteOf("approved")).toBe(messages.liveApproved);
  expect(noteOf("approved", "publishedChanged", 3)).toBe(messages.liveScheduled);
});

test("nothing is said of what is live as it is, or not live", () => {
  expect(noteOf("approved", "published")).toBeUndefined();
  expect(noteOf("returned", "returned")).toBeUndefined();
});
