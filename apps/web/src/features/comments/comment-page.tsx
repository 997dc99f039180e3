import { PageHeader, PanelState } from "@atrium/ui";
import { useState } from "react";
import { DeleteDialog } from "../../shared/delete-dialog.tsx";
import { BatchBar } from "../../shared/list/batch-bar.tsx";
import { SavedViewsMenu } from "../../shared/list/saved-views/saved-views-menu.tsx";
import { useSelection } from "../../shared/list/use-selection.ts";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { SplitPage } from "../../shared/split-page.tsx";
import { CommentCard } from "./comment-card.tsx";
import { CommentFilters } from "./comment-filters.tsx";
import { shownStatus } from "./comment-list.ts";
import { commentName } from "./comment-name.ts";
import { CommentQueue } from "./comment-queue.tsx";
import { CommentSteps } from "./comment-steps.tsx";
import { CommentedArticle } from "./commented-article.tsx";
import { nextAfterRemoval } from "../../shared/adjacent-item.ts";
import { commentQueries, type Comment } from "../../queries/comments.ts";
import { useCommentBatch } from "./use-comment-batch.tsx";
import { commentSource, useCommentQueue } from "./use-comment-queue.ts";
import { useDecide } from "./use-decide.ts";
import { useDrafts } from "./use-drafts.ts";

/** Moderating comments: the queue at the left, the comment in the middle, its article at the right. */
export function CommentPage() {
  const { comments: messages } = useMessages();
  const { page, chosenId, chosen, query, choose, stepBy } = useCommentQueue();
  const selection = useSelection(page, (comment) => commentName(comment, messages));
  const batch = useCommentBatch();
  const drafts = useDrafts();
  const [deleting, setDeleting] = useState<Comment>();
  const leavesList = shownStatus(page.state.filters) !== undefined;
  const deciding = useDecide(({ id }, stays) =>
    choose(stays ? id : nextAfterRemoval(page.rows, id, leavesList)),
  );
  const { articleId } = page.state.filters;
  return (
    <SplitPage
      sideLabel={messages.queue}
      header={
        <>
          <PageHeader
            title={messages.title}
            description={messages.pageDescription}
            actions={
              <>
                <SavedViewsMenu list="commentsPage" page={page} />
                <CommentSteps previous={stepBy(-1)} next={stepBy(1)} deciding={deciding} />
              </>
            }
          />
          <CommentFilters page={page} />
          {batch.length > 0 && (
            <BatchBar
              page={page}
              selection={selection}
              actions={batch}
              rowName={(comment) => commentName(comment, messages)}
            />
          )}
        </>
      }
      side={
        <CommentQueue
          page={page}
          selection={batch.length > 0 ? selection : undefined}
          chosenId={chosenId}
          onChoose={choose}
        />
      }
    >
      {chosen ? (
        <div className="@container min-h-0 flex-1">
          <div className="grid gap-3 @3xl:h-full @3xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <CommentCard
              comment={chosen}
              draft={drafts.of(chosen.id)}
              onDraft={(written) => drafts.set(chosen.id, written)}
              onDecide={(status, stays) => deciding.decide(chosen, status, stays)}
              onDelete={() => setDeleting(chosen)}
            />
            <CommentedArticle
              id={chosen.articleId}
              onFilter={
                articleId === chosen.articleId
                  ? undefined
                  : () => page.setFilters({ articleId: chosen.articleId, status: "all" })
              }
            />
          </div>
        </div>
      ) : (
        chosenId !== undefined && <PanelState state={pendingStatus(query, messages.permission)} />
      )}
      {deleting && (
        <DeleteDialog
          record={{ ...deleting, name: commentName(deleting, messages) }}
          text={messages.deleteText}
          remove={commentQueries.remove}
          onDeleted={() => choose(nextAfterRemoval(page.rows, deleting.id, true))}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </SplitPage>
  );
}
CommentPage.firstQueries = commentSource.firstQueries;
