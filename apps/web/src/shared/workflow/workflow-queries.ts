import { resourceKeys } from "@atrium/hooks/resource";
import type { components, Input, Result } from "@atrium/sdk";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { sdk } from "../api.ts";
import { currentUserKey } from "../use-counters.ts";
import { taskKeys } from "./task-keys.ts";

/** What goes through review: an article, or a type of articles. */
export type BizType = components["schemas"]["Task"]["bizType"];

/** A step through review and publication. */
export type StepAction = components["schemas"]["WorkflowAction"];

/** What a step is sent as. */
export type StepBody = Input<"articlesAct">;

/** One event of a timeline. */
export type HistoryEntry = Result<"articlesHistory">[number];

const calls = { article: sdk.articles, articleType: sdk.articleTypes };
const keys = { article: resourceKeys("articles"), articleType: resourceKeys("articleTypes") };

/** Who did what to a record and when, latest first. */
export function historyOf(bizType: BizType, id: string) {
  return queryOptions({
    queryKey: [...keys[bizType].detail(id), "history"],
    queryFn: ({ signal }) => calls[bizType].history(id, { signal, silent: true }),
  });
}

/** Fetches anew what a step may have changed: the records, the task lists and the counters. */
export async function afterStep(bizType: BizType, client: QueryClient): Promise<void> {
  const stale = [keys[bizType].all, taskKeys.all, currentUserKey];
  await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Takes a step. */
export function takeStep(bizType: BizType, step: StepBody) {
  return calls[bizType].act(step, { silent: true });
}

/** The mutation that takes a step; afterwards all it may have changed is fetched anew. */
export function stepMutation(bizType: BizType) {
  return {
    mutationFn: (step: StepBody) => takeStep(bizType, step),
    onSuccess: (
      _data: unknown,
      _step: StepBody,
      _onMutateResult: unknown,
      { client }: { client: QueryClient },
    ) => afterStep(bizType, client),
  };
}
