import type { Input, Result } from "@atrium/sdk";
import { queryOptions } from "@tanstack/react-query";
import { sdk } from "../shared/api.ts";
import { defineQueries, keysOf } from "./define-queries.ts";
import { silent } from "./silent.ts";

/** A link that shows an article's newest draft to people without an account. */
export type PreviewLink = Result<"articlesPreviewLinks">[number];

/** The queries and mutations of preview links. */
export const previewLinkQueries = defineQueries("previewLinks", {
  list: silent((query: Input<"articlesPreviewLinks">, options) =>
    sdk.articles.previewLinks(query, options),
  ),
  create: (articleId: string) => sdk.articles.previewLinkSave({ articleId }, { silent: true }),
  revoke: (id: string) => sdk.articles.previewLinkDelete(id),
});

/**
 * A draft as its public page would show it.
 *
 * @param revision Stands for the draft in the query's key, since hashing the whole text takes time.
 */
export const draftPreview = (revision: string, draft: () => Input<"articlesPreview">) =>
  queryOptions({
    queryKey: keysOf("previewLinks").detail(revision),
    queryFn: ({ signal }) => sdk.articles.preview(draft(), { signal, silent: true }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** A saved version as its public page would show it. */
export const versionPreview = (id: string, versionNo: number) =>
  queryOptions({
    queryKey: [...keysOf("previewLinks").detail(id), "version", versionNo],
    queryFn: async ({ signal }) => {
      // With the library of the forms, which no list needs.
      const [version, { zArticlePreviewBody }] = await Promise.all([
        sdk.articles.version({ id, versionNo }, { signal, silent: true }),
        import("../generated/form-schemas.ts"),
      ]);
      const names = Object.keys(zArticlePreviewBody.shape);
      const fields = Object.entries(version).filter(([name]) => names.includes(name));
      return sdk.articles.preview({ ...Object.fromEntries(fields), id }, { signal, silent: true });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
