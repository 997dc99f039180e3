import { useSessionUser } from "@atrium/hooks";
import { queryClient, sdk } from "../../shared/api.ts";
import type { Undoing } from "../../shared/list/take-back.ts";
import { afterStep } from "../../shared/workflow/workflow-queries.ts";
import type { ArticleRow } from "./queries.ts";

/** An article as it was before it was deleted. */
export type Untrashed = Pick<ArticleRow, "id" | "version">;

/** How to take articles out of the trash again, for whoever may. That right's button is on the page of the trash. */
export function useUntrash(): Undoing<Untrashed> | undefined {
  const may = useSessionUser()?.permissions?.includes("content:article:restore") ?? false;
  return may ? { undo: untrash, onDone: () => void afterStep("article", queryClient) } : undefined;
}

/** Deleting made one version of it; when there are more, somebody else has been at it since. */
function untrash({ id, version }: Untrashed): Promise<unknown> {
  return sdk.articles.trashRestore({ id, version: version + 1 }, { silent: true });
}
