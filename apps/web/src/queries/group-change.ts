import type { Result } from "@atrium/sdk";

/** A record that joins the translations of a group, or leaves them for a group of its own. */
export interface GroupChange {
  readonly id: string;
  readonly translationGroupId: string | null;
}

/** What is left of a change: the record and its version. */
export type Written = Result<"articlesUpdate">;
