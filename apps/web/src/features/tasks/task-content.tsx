import { Checkbox, PanelState } from "@atrium/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMessages } from "../../shared/messages.ts";
import { AdminLink } from "../../shared/admin-link.tsx";
import { pendingStatus } from "../../shared/panel-status.ts";
import { ArticleBody } from "../../shared/workflow/article-body.tsx";
import { markChanges } from "./mark-changes.ts";
import { articleQueries, articleVersion } from "../../queries/articles.ts";
import type { TaskRow } from "../../queries/tasks.ts";
import { taskPaths } from "./task-paths.ts";
import { TypeContent } from "./type-content.tsx";

/** What a task is about, to read before deciding. */
export function TaskContent({ task }: { task: TaskRow }) {
  return task.bizType === "article" ? (
    <ArticlePiece task={task} />
  ) : (
    <TypeContent id={task.bizId} />
  );
}

function ArticlePiece({ task }: { task: TaskRow }) {
  const { tasks: messages, phrases } = useMessages();
  const [marked, setMarked] = useState(true);
  const submitted = useQuery(articleVersion(task.bizId, task.versionNo));
  const present = useQuery(articleQueries.detail(task.bizId));
  const earlierNo = present.data?.publishedVersionNo ?? present.data?.approvedVersionNo ?? null;
  const isCompared = earlierNo !== null && earlierNo !== task.versionNo;
  const earlier = useQuery({
    ...articleVersion(task.bizId, earlierNo ?? 0),
    enabled: isCompared,
  });
  if (submitted.data === undefined) {
    const state = pendingStatus(submitted, messages.content);
    return <PanelState state={state} />;
  }
  const article =
    marked && earlier.data !== undefined
      ? { ...submitted.data, content: markChanges(earlier.data.content, submitted.data.content) }
      : submitted.data;
  return (
    <article
      aria-label={messages.content}
      className="rounded-lg border border-border bg-card p-5 sm:p-8"
    >
      <div className="mx-auto mb-6 flex max-w-measure flex-wrap items-center justify-between gap-3 border-b border-border pb-3 text-sm text-subtle-foreground">
        {isCompared ? (
          <Checkbox
            checked={marked}
            onCheckedChange={setMarked}
            label={phrases.annotated({
              text: messages.changesOn,
              note: messages.comparedWith({ version: earlierNo }),
            })}
          />
        ) : (
          <span>{messages.changesNone}</span>
        )}
        <AdminLink look="text" to={taskPaths.article(task.bizId)}>
          {messages.openArticle}
        </AdminLink>
      </div>
      <ArticleBody article={article} />
    </article>
  );
}
