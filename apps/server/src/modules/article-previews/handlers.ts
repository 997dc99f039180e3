import type { Handlers } from "../operation.ts";
import { answerList } from "../records.ts";
import { openReader } from "../site/reader.ts";
import {
  createPreviewLink,
  listPreviewLinks,
  openPreviewLink,
  previewGone,
  revokePreviewLink,
} from "./preview-links.ts";

/** Drafts as the public would see them. */
export const articlePreviewHandlers = {
  articlesPreview: async ({ body }, ctx) => {
    const { previewUnsaved } = await import("./preview-article.ts");
    return previewUnsaved(await openReader(ctx), body);
  },

  articlesPreviewLinks: async ({ path, query }, ctx) =>
    answerList(await listPreviewLinks(ctx, path.id, query)),

  articlesPreviewLinkSave: async ({ body }, ctx) => createPreviewLink(body.articleId, ctx),

  articlesPreviewLinkDelete: async ({ path }, ctx) => {
    await revokePreviewLink(path.id, ctx);
    return null;
  },

  siteOpenPreview: async ({ body }, ctx) => {
    const { articleId, expiresAt } = await openPreviewLink(ctx, body.token);
    const { previewSaved } = await import("./preview-article.ts");
    const preview = await previewSaved(await openReader(ctx), articleId);
    if (preview === undefined) throw previewGone();
    return { ...preview, expiresAt };
  },
} satisfies Partial<Handlers>;
