import { can as isAllowed } from "@atrium/hooks";
import { Button } from "@atrium/ui";
import { History } from "lucide-react";
import { useState } from "react";
import { useMessages } from "../../shared/messages.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { RestoreVersionDialog } from "../../shared/workflow/restore-version-dialog.tsx";
import { articleQueries, type Article } from "../../queries/articles.ts";

interface ArticleVersionNoticeProps {
  article: Article;
  versionNo: number;
  onLatest: () => void;
  onCompare: () => void;
}

/** Says that an older version is being read, and what can be done with it. */
export function ArticleVersionNotice(props: ArticleVersionNoticeProps) {
  const { article, versionNo, onLatest, onCompare } = props;
  const { articles: messages } = useMessages();
  const can = useViewCan();
  const [restoring, setRestoring] = useState(false);
  const mayRestore = can("update") && isAllowed(article.allowedActions, "update");
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-2 rounded-lg border border-border bg-info-soft px-3 py-2 text-sm"
    >
      <History aria-hidden="true" className="size-4 text-info" />
      {messages.olderVersion({ version: versionNo })}
      <Button variant="link" size="sm" onClick={onLatest}>
        {messages.backToLatest}
      </Button>
      <Button variant="link" size="sm" onClick={onCompare}>
        {messages.compare}
      </Button>
      {mayRestore && (
        <Button variant="link" size="sm" onClick={() => setRestoring(true)}>
          {messages.restore}
        </Button>
      )}
      {restoring && (
        <RestoreVersionDialog
          record={article}
          versionNo={versionNo}
          restore={articleQueries.restoreVersion}
          messages={messages}
          onClose={() => setRestoring(false)}
          onRestored={onLatest}
        />
      )}
    </div>
  );
}
