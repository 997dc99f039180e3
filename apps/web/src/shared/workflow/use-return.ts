import { historyOf, reviewStateOf, type HistoryEntry } from "../../queries/workflow.ts";
import type { ReviewedType } from "../../queries/workflow-step.ts";
import { useQuery } from "../use-query.ts";

/** A record that came back from its reviewers. */
export interface Return {
  /** Who returned or rejected it, when and why. */
  readonly entry: HistoryEntry;
  /** Nothing was saved since. */
  readonly isUntouched: boolean;
}

/** How a record came back; undefined when it did not, or was submitted again. */
export function useReturn(bizType: ReviewedType, bizId: string | undefined): Return | undefined {
  const state = useQuery({
    ...reviewStateOf(bizType, bizId ?? ""),
    enabled: bizId !== undefined,
    refetchOnMount: "always",
  });
  const status = state.data?.reviewStatus;
  const isBack = bizId !== undefined && (status === "returned" || status === "rejected");
  const history = useQuery({ ...historyOf(bizType, bizId ?? ""), enabled: isBack });
  const entry = history.data?.find(({ action }) => action === "return" || action === "reject");
  if (!isBack || entry === undefined) return undefined;
  const isUntouched = state.isFetchedAfterMount && state.data?.headVersionNo === entry.versionNo;
  return { entry, isUntouched };
}
