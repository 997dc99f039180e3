import { can as isAllowed } from "@atrium/hooks";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { Article } from "../../queries/articles.ts";

/**
 * Why an article that is open for writing cannot be changed; undefined when it can.
 *
 * @param mayUpdate Whether the user has the permission to edit articles at all.
 */
export function whyReadOnly(
  article: Pick<Article, "allowedActions"> | undefined,
  mayUpdate: boolean,
  messages: AdminMessages["editor"],
): string | undefined {
  if (article === undefined || isAllowed(article.allowedActions, "update")) return undefined;
  if (!mayUpdate) return messages.readOnlyForbidden;
  const mayWithdraw = isAllowed(article.allowedActions, "withdraw");
  return mayWithdraw ? messages.readOnly : messages.readOnlyReview;
}
