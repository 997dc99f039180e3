import type { components, Input } from "@atrium/sdk";

/** What can be reviewed. */
export type ReviewedType = components["schemas"]["Task"]["bizType"];

/** The same without home pages, which are neither transferred nor circulated. */
export type BizType = Exclude<ReviewedType, "homePage">;

/** A step through review and publication. */
export type StepAction = components["schemas"]["WorkflowAction"];

/** What a step is sent as. */
export type StepBody = Input<"articlesAct">;

/** A row and the workflow step to take on it. */
export interface StepRow {
  readonly id: string;
  readonly step: StepBody;
}
