import { resourceKeys } from "@atrium/hooks/resource";
import type { Input, Result } from "@atrium/sdk";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { sdk } from "../../shared/api.ts";

/** An article in the trash. */
export type TrashedArticle = Result<"articlesTrashPage">["records"][number];

const articleKeys = resourceKeys("articles");

/** One page of the trash. */
export const trashPage = (query: Input<"articlesTrashPage">) =>
  queryOptions({
    queryKey: articleKeys.page({ inTrash: true, ...query }),
    queryFn: ({ signal }) => sdk.articles.trashPage(query, { signal, silent: true }),
  });

/** Puts an article back among the others. */
export const restore = ({ id, version }: TrashedArticle) =>
  sdk.articles.trashRestore({ id, version }, { silent: true });

/** Deletes an article for good. */
export const purge = ({ id }: TrashedArticle) => sdk.articles.trashDelete(id, { silent: true });

/** Reads the trash and the other articles anew. */
export function refreshArticles(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: articleKeys.all });
}
