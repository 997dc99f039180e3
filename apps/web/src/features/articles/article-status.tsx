import { useMessages } from "../../shared/messages.ts";
import { DisplayStatusBadge } from "../../shared/workflow/display-status.tsx";
import type { Article } from "../../queries/articles.ts";
import { liveNote } from "./live-note.ts";

interface ArticleStatusProps {
  article: Article;
  /** It is being written: of a live one it is said that readers do not see that yet. */
  isWriting?: boolean;
}

/** The state of an article; of a live one also what has become of the changes beside it. */
export function ArticleStatus({ article, isWriting = false }: ArticleStatusProps) {
  const { editor: messages } = useMessages();
  const { displayStatus: status } = article;
  const isUntouched = isWriting && status === "published";
  const note = isUntouched ? messages.live : liveNote(article, messages);
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <DisplayStatusBadge status={status} />
      {note !== undefined && <span className="text-sm text-muted-foreground">{note}</span>}
    </span>
  );
}
