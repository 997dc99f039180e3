import { isApiError } from "@atrium/sdk";
import type { LoaderContext } from "../../app/router-context.ts";
import { previewMessages } from "../../i18n/preview.ts";
import type { ArticlePreview } from "../../preview/draft-channel.ts";
import type { ArticleCard } from "../types.ts";
import type { ArticleDetail } from "./article.ts";
import { toItsLanguage } from "./elsewhere.ts";
import { asideLength } from "./list.ts";
import { safeHtml } from "./safe-html.ts";
import { withTextPictures } from "./text-pictures.ts";

/** What the page of a draft shows; it has no comments. */
export type DraftDetail = Omit<ArticleDetail, "comments" | "commentCount" | "form">;

/** Why a preview link shows nothing, by the status of its page. */
export type AbsentPreview = 404 | 410 | 429;

/** What a preview shows: the draft of a link, nothing for a link that does not work, or what its frame receives. */
export type PreviewPage =
  | { kind: "frame"; title: string; recommended: ArticleCard[] }
  | { kind: "link"; title: string; detail: DraftDetail; expiresAt: string }
  | { kind: "absent"; title: string; status: AbsentPreview };

/** Loads the draft of a preview link, or, without a token, the frame that shows what is being written. */
export async function loadPreview(
  { sdk, response, config }: Pick<LoaderContext, "sdk" | "response" | "config">,
  token: string | undefined,
): Promise<PreviewPage> {
  const { label, titled, untitled } = previewMessages(config.language);
  response.isPrivate = true;
  if (token === undefined) {
    response.isFramable = true;
    return { kind: "frame", title: label, recommended: await loadRecommended(sdk) };
  }
  try {
    // Trying again would only add to what is refused.
    const opening = sdk.site.openPreview({ token }, { retries: 0 });
    const [{ expiresAt, ...preview }, recommended] = await Promise.all([
      opening,
      loadRecommended(sdk),
    ]);
    // A draft may change its language with its type.
    const path = `article-preview?token=${encodeURIComponent(token)}`;
    toItsLanguage(config, preview.article.language, path, 302);
    const detail = await toDetail(preview, recommended);
    const title = titled(detail.article.title || untitled);
    return { kind: "link", title, detail, expiresAt };
  } catch (error) {
    const status = absentStatus(error);
    if (status === undefined) throw error;
    response.status = status;
    return { kind: "absent", title: label, status };
  }
}

/** The page of a draft; its text is safe to insert. */
export async function toDetail(
  { article, pre, next, related }: ArticlePreview,
  recommended: readonly ArticleCard[],
): Promise<DraftDetail> {
  return {
    article: { ...article, content: await safeHtml(withTextPictures(article)) },
    newer: pre,
    older: next,
    related,
    // Only what is published is named by products.
    products: [],
    recommended: recommended.filter(({ id }) => id !== article.id),
  };
}

async function loadRecommended(sdk: LoaderContext["sdk"]): Promise<ArticleCard[]> {
  return sdk.site.indexRecommend({ positionType: "sidebar", limit: asideLength });
}

/** A token that cannot be one is unknown as well. */
function absentStatus(error: unknown): AbsentPreview | undefined {
  if (!isApiError(error)) return undefined;
  const { status } = error;
  if (status === 400 || status === 404) return 404;
  return status === 410 || status === 429 ? status : undefined;
}
