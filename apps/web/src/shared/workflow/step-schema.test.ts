import { expect, test } from "vitest";
import { adminEn } from "../../i18n/admin-en.ts";
import { stepRules } from "./step-rules.ts";
import { stepInput, stepSchema } from "./step-schema.ts";

const now = () => new Date("2026-03-14T12:00:00Z");
const empty = { comment: "", receivers: new Array<string>(), scheduledAt: "", dueAt: "" };
const problems = (step: keyof typeof stepRules, values: typeof empty) =>
  stepSchema(stepRules[step], adminEn.workflow, now)
    .safeParse(values)
    .error?.issues.map(({ message }) => message) ?? [];

test("a rejection needs a reason", () => {
  expect(problems("reject", { ...empty, comment: "  " })).toEqual([
    adminEn.workflow.commentRequired,
  ]);
  expect(problems("reject", { ...empty, comment: "No figures." })).toEqual([]);
});

test("a comment has the contract's maximum length", () => {
  expect(problems("approve", { ...empty, comment: "x".repeat(1001) })).toEqual([
    adminEn.workflow.commentTooLong,
  ]);
});

test("reassigning needs a person, and scheduling needs a future date", () => {
  expect(problems("circulate", empty)).toEqual([adminEn.workflow.receiverRequired]);
  expect(problems("schedule", { ...empty, scheduledAt: "2026-03-14T11:59:00Z" })).toEqual([
    adminEn.workflow.scheduledRequired,
  ]);
  expect(problems("schedule", { ...empty, scheduledAt: "2026-03-14T12:01:00Z" })).toEqual([]);
});

test("a date to read by is in the future, or none", () => {
  const values = { ...empty, receivers: ["u1"] };
  expect(problems("circulate", { ...values, dueAt: "2026-03-14T11:59:00Z" })).toEqual([
    adminEn.workflow.scheduledRequired,
  ]);
  expect(stepInput(stepRules.circulate, values)).toEqual({ userIds: ["u1"] });
  expect(
    stepInput(stepRules.circulate, { ...values, dueAt: "2026-03-21T07:00:00Z" }),
  ).toMatchObject({ dueAt: "2026-03-21T07:00:00.000Z" });
});

test("only the fields of the step are sent", () => {
  const values = {
    comment: " yes ",
    receivers: ["u1"],
    scheduledAt: "2026-03-20T07:00:00Z",
    dueAt: "2026-03-21T07:00:00Z",
  };
  expect(stepInput(stepRules.approve, values)).toEqual({ comment: "yes" });
  expect(stepInput(stepRules.publish, values)).toEqual({});
  expect(stepInput(stepRules.transfer, values)).toEqual({ comment: "yes", userIds: ["u1"] });
  expect(stepInput(stepRules.schedule, values)).toEqual({
    scheduledAt: "2026-03-20T07:00:00.000Z",
  });
});
