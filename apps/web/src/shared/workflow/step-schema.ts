import * as z from "zod/mini";
import { zActBody } from "../../generated/form-schemas.ts";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import { limitsOf } from "../form/limits-of.ts";
import type { StepRule } from "./step-rules.ts";
import type { StepBody } from "../../queries/workflow-step.ts";

const { comment } = zActBody._zod.def.left.shape;

/** The maximum length of a step's comment. */
export const maxCharacters = limitsOf(comment).max;

/** What the form of a step holds. */
export type StepValues = z.input<ReturnType<typeof stepSchema>>;

/** The form of a step: the contract's limits, and what this step cannot do without. */
export function stepSchema(rule: StepRule, messages: AdminMessages["workflow"], now: () => Date) {
  return z.object({
    comment: z.string().check(
      z.refine((text) => rule.comment !== "required" || text.trim() !== "", {
        error: messages.commentRequired,
        abort: true,
      }),
      z.refine((text) => comment.safeParse(text).success, { error: messages.commentTooLong }),
    ),
    receivers: z.array(z.string()).check(
      z.refine((ids) => rule.receivers === "none" || ids.length > 0, {
        error: messages.receiverRequired,
      }),
    ),
    scheduledAt: z.string().check(
      z.refine((text) => !rule.date || new Date(text).getTime() > now().getTime(), {
        error: messages.scheduledRequired,
      }),
    ),
    dueAt: z.string().check(
      z.refine((text) => text === "" || new Date(text).getTime() > now().getTime(), {
        error: messages.scheduledRequired,
      }),
    ),
  });
}

/** The request body of the step, without the fields it does not use. */
export function stepInput(
  rule: StepRule,
  values: StepValues,
): Pick<StepBody, "comment" | "userIds" | "scheduledAt" | "dueAt"> {
  const text = values.comment.trim();
  return {
    ...(rule.comment !== "none" && text !== "" ? { comment: text } : {}),
    ...(rule.receivers === "none" ? {} : { userIds: values.receivers }),
    ...(rule.due && values.dueAt !== "" ? { dueAt: new Date(values.dueAt).toISOString() } : {}),
    ...(rule.date ? { scheduledAt: new Date(values.scheduledAt).toISOString() } : {}),
  };
}
