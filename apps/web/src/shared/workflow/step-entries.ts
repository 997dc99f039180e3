import type { MenuEntry } from "@atrium/ui";
import type { OfficeMessages } from "../../messages/office-en.ts";
import { stepRules } from "./step-rules.ts";
import type { StepAction } from "./workflow-queries.ts";

/** Steps as entries of a menu. */
export function stepEntries(
  steps: readonly StepAction[],
  words: OfficeMessages["workflow"],
  onStep: (step: StepAction) => void,
): MenuEntry[] {
  return steps.map((action) => ({
    id: action,
    label: words.actions[action],
    danger: stepRules[action].danger,
    onSelect: () => onStep(action),
  }));
}
