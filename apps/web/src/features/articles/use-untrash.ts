import { useSessionUser } from "@atrium/hooks";
import { useMutation } from "@tanstack/react-query";
import { articleQueries, type ArticleRow } from "../../queries/articles.ts";
import type { BatchCall } from "../../queries/batch.ts";

/** An article as it was before it was deleted. */
export type Untrashed = Pick<ArticleRow, "id" | "version">;

/** How to take articles out of the trash again, for whoever may. The permission's button is on the page of the trash. */
export function useUntrash(): BatchCall<Untrashed> | undefined {
  const may = useSessionUser()?.permissions?.includes("content:article:restore") ?? false;
  const { mutateAsync } = useMutation(articleQueries.restoreTrashedMany());
  return may
    ? ({ rows, onProgress }) => mutateAsync({ rows: rows.map(toRestored), onProgress })
    : undefined;
}

/** Deleting made one version of it; when there are more, somebody else has been at it since. */
function toRestored({ id, version }: Untrashed): Untrashed {
  return { id, version: version + 1 };
}
