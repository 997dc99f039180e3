import { useMessages } from "../../shared/messages.ts";
import { DisplayStatusBadge, type DisplayStatus } from "../../shared/workflow/display-status.tsx";
import type { Article } from "../../queries/articles.ts";

const waiting: readonly DisplayStatus[] = ["publishedChanged", "publishedReviewing"];

/** The state of an article that is being written; of a live one also what readers see meanwhile. */
export function ArticleStatus({ article }: { article: Article }) {
  const { editor: messages } = useMessages();
  const { displayStatus: status } = article;
  const isWaiting = waiting.includes(status);
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <DisplayStatusBadge status={status} />
      {(isWaiting || status === "published") && (
        <span className="text-sm text-muted-foreground">
          {isWaiting ? messages.liveChanged : messages.live}
        </span>
      )}
    </span>
  );
}
