import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { Article } from "../../queries/articles.ts";

type LiveArticle = Pick<Article, "displayStatus" | "reviewStatus" | "nextVersionNo">;

/** What has become of the changes beside a live text; undefined without any. */
export function liveNote(
  { displayStatus, reviewStatus, nextVersionNo }: LiveArticle,
  messages: AdminMessages["editor"],
): string | undefined {
  if (displayStatus === "publishedReviewing") return messages.liveReviewing;
  if (displayStatus !== "publishedChanged") return undefined;
  if (nextVersionNo !== null) return messages.liveScheduled;
  if (reviewStatus === "approved") return messages.liveApproved;
  const isBack = reviewStatus === "returned" || reviewStatus === "rejected";
  return isBack ? messages.liveReturned : messages.liveChanged;
}
