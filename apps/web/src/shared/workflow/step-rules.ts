import { can } from "@atrium/hooks";
import type { StepAction } from "../../queries/workflow-step.ts";

/** What a workflow step requires. */
export interface StepRule {
  /** Whether it has a comment. */
  readonly comment: "required" | "optional" | "none";
  /** Whether it names people. */
  readonly receivers: "one" | "many" | "none";
  /** Whether it needs a date. */
  readonly date: boolean;
  /** Whether it may name a date by which it should be read. */
  readonly due?: boolean;
  /** The permission it needs besides `act`; none for steps that assignees and receivers may always take. */
  readonly button?: "update" | "publish" | "circulate";
  /** Its keyboard shortcut on the task page. */
  readonly key?: string;
  readonly danger?: boolean;
  /** Leads towards publication; its button is the primary one. */
  readonly primary?: boolean;
}

const plain = { comment: "none", receivers: "none", date: false } as const;

/** The rules of all steps, in display order. */
export const stepRules: Readonly<Record<StepAction, StepRule>> = {
  approve: { ...plain, comment: "optional", key: "A", primary: true },
  return: { ...plain, comment: "required", key: "B" },
  reject: { ...plain, comment: "required", key: "R", danger: true },
  transfer: { ...plain, comment: "required", receivers: "one", key: "T" },
  submit: { ...plain, comment: "optional", button: "update", primary: true },
  withdraw: { ...plain, comment: "optional", button: "update" },
  publish: { ...plain, button: "publish", primary: true },
  schedule: { ...plain, date: true, button: "publish" },
  unschedule: { ...plain, button: "publish" },
  offline: { ...plain, comment: "optional", button: "publish", danger: true },
  circulate: { ...plain, comment: "optional", receivers: "many", due: true, button: "circulate" },
  markRead: { ...plain, key: "M" },
};

// The table's own keys, in its order.
const inOrder = Object.keys(stepRules) as StepAction[];

/**
 * The steps to offer: those that the record allows now and that the page's permissions include.
 *
 * @param mayPress Whether the page has a permission; omit it for tasks, which need none.
 */
export function stepsToOffer(
  allowedActions: readonly string[],
  mayPress: (button: string) => boolean = () => true,
): readonly StepAction[] {
  return inOrder.filter((step) => {
    const { button } = stepRules[step];
    const pressable = mayPress("act") && (button === undefined || mayPress(button));
    return pressable && can(allowedActions, step);
  });
}
