import type { components, Input } from "@atrium/sdk";

/** What goes through review: an article, or a type of articles. */
export type BizType = components["schemas"]["Task"]["bizType"];

/** A step through review and publication. */
export type StepAction = components["schemas"]["WorkflowAction"];

/** What a step is sent as. */
export type StepBody = Input<"articlesAct">;

/** A row, of whatever list, and the step to take with it. */
export interface StepRow {
  readonly id: string;
  readonly step: StepBody;
}
