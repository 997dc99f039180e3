import { PanelState } from "@atrium/ui";
import { useRef, useState } from "react";
import { AdminLink } from "../../shared/admin-link.tsx";
import { ChangeNavigation } from "../../shared/compare/change-navigation.tsx";
import { ComparedFields, OtherFields } from "../../shared/compare/compared-fields.tsx";
import { useComparison } from "../../shared/compare/compared-rich-text.tsx";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { RemarkableText } from "../../shared/remarks/remarkable-text.tsx";
import { ArticleBody } from "../../shared/workflow/article-body.tsx";
import { HiddenPictures } from "../../shared/workflow/hidden-pictures.tsx";
import { articleQueries, articleVersion, articleVersions } from "../../queries/articles.ts";
import type { TaskRow } from "../../queries/tasks.ts";
import { useQuery } from "../../shared/use-query.ts";
import { firstBase, ReviewBase, reviewBases } from "./review-base.tsx";
import { taskPaths } from "./task-paths.ts";
import { TypeContent } from "./type-content.tsx";

/** What a task is about, to read before deciding. */
export function TaskContent({ task }: { task: TaskRow }) {
  return task.bizType === "article" ? (
    <ArticlePiece key={task.id} task={task} />
  ) : (
    <TypeContent key={task.id} task={task} />
  );
}

/** Everything of an article under review, beside what the reviewer chooses to compare it with. */
function ArticlePiece({ task }: { task: TaskRow }) {
  const { tasks: messages, compare } = useMessages();
  const area = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<number | null>();
  const submitted = useQuery(articleVersion(task.bizId, task.versionNo));
  const present = useQuery(articleQueries.detail(task.bizId));
  const versions = useQuery(articleVersions(task.bizId));
  const bases = reviewBases(task, present.data, versions.data?.records);
  const baseNo = chosen === undefined ? firstBase(bases) : (chosen ?? undefined);
  const base = useQuery({
    ...articleVersion(task.bizId, baseNo ?? 0),
    enabled: baseNo !== undefined,
  });
  const before = baseNo === undefined ? undefined : base.data;
  const isComparing = baseNo !== undefined && base.isPending;
  const content = useComparison(before?.content, submitted.data?.content ?? "");
  if (submitted.data === undefined || present.data === undefined || isComparing) {
    const waiting = [submitted, present, base].find(({ data }) => data === undefined) ?? base;
    return <PanelState state={pendingStatus(waiting, messages.content)} />;
  }
  return (
    <article
      ref={area}
      aria-label={messages.content}
      className="rounded-lg border border-border bg-card p-5 sm:p-8"
    >
      <div className="mb-6 grid gap-3 border-b border-border pb-3">
        <div className="flex flex-wrap items-end justify-between gap-3 text-sm text-subtle-foreground">
          {bases.length === 0 ? (
            <span>{messages.changesNone}</span>
          ) : (
            <ReviewBase bases={bases} value={baseNo ?? null} onChange={setChosen} />
          )}
          <AdminLink look="text" to={taskPaths.article(task.bizId)}>
            {messages.openArticle}
          </AdminLink>
        </div>
      </div>
      {before && <ChangeNavigation area={area} comparison={String(baseNo)} />}
      <div className="mx-auto grid max-w-measure gap-6">
        {before && (
          <ComparedFields
            before={before}
            after={submitted.data}
            beforeLabel={compare.baseVersion({ version: before.versionNo })}
            afterLabel={compare.baseVersion({ version: task.versionNo })}
          />
        )}
        {before?.content === submitted.data.content && (
          <p className="m-0 text-sm text-subtle-foreground">{compare.sameText}</p>
        )}
        <HiddenPictures html={submitted.data.content} />
        <RemarkableText text={content}>
          <ArticleBody article={{ ...submitted.data, content }} />
        </RemarkableText>
        <OtherFields before={before} after={submitted.data} />
      </div>
    </article>
  );
}
