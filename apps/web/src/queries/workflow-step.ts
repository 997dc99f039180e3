import type { components, Input } from "@atrium/sdk";

/** What can be reviewed: an article or an article type. */
export type BizType = components["schemas"]["Task"]["bizType"];

/** The same, and home pages, whose tasks have no lists of their own. */
export type ReviewedType = BizType | "homePage";

/** A step through review and publication. */
export type StepAction = components["schemas"]["WorkflowAction"];

/** What a step is sent as. */
export type StepBody = Input<"articlesAct">;

/** A row and the workflow step to take on it. */
export interface StepRow {
  readonly id: string;
  readonly step: StepBody;
}
