import type { MenuEntry } from "@atrium/ui";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import { stepRules } from "./step-rules.ts";
import type { StepAction } from "../../queries/workflow-step.ts";

/** Steps as entries of a menu. */
export function stepEntries(
  steps: readonly StepAction[],
  messages: AdminMessages["workflow"],
  onStep: (step: StepAction) => void,
): MenuEntry[] {
  return steps.map((action) => ({
    id: action,
    label: messages.actions[action],
    danger: stepRules[action].danger,
    onSelect: () => onStep(action),
  }));
}
