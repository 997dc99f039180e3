import { expect, test } from "vitest";
import { editor as messages } from "../../i18n/admin-en/editor.ts";
import { whyReadOnly } from "./why-read-only.ts";

test("an article that may be changed, and a new one, have no reason", () => {
  expect(whyReadOnly({ allowedActions: ["update"] }, true, messages)).toBeUndefined();
  expect(whyReadOnly(undefined, true, messages)).toBeUndefined();
});

test("the reason is the permission, or the review, which whoever may withdraw it can end", () => {
  const why = (actions: ("withdraw" | "circulate")[], mayUpdate: boolean) =>
    whyReadOnly({ allowedActions: actions }, mayUpdate, messages);
  expect(why(["circulate"], false)).toBe(messages.readOnlyForbidden);
  expect(why(["withdraw"], false)).toBe(messages.readOnlyForbidden);
  expect(why(["withdraw"], true)).toBe(messages.readOnly);
  expect(why(["circulate"], true)).toBe(messages.readOnlyReview);
});
