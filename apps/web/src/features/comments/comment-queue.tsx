import { Checkbox, cn, PanelState, Pagination } from "@atrium/ui";
import type { ListPage } from "../../shared/list/use-list-page.ts";
import { listItem } from "../../shared/list/use-list-shortcuts.ts";
import type { Selection } from "../../shared/list/use-selection.ts";
import { useMessages } from "../../shared/messages.ts";
import { RelativeTime } from "../../shared/time.tsx";
import { commentName } from "./comment-name.ts";
import { shownStatus } from "./comment-list.ts";
import { CommentStatusBadge } from "./comment-status.tsx";
import type { Comment } from "../../queries/comments.ts";

interface CommentQueueProps {
  page: ListPage<Comment>;
  /** Chosen for a batch; none where nothing can be done to many. */
  selection: Selection<Comment> | undefined;
  chosenId: string | undefined;
  onChoose: (id: string) => void;
}

/** The comments to go through, one after the other. */
export function CommentQueue({ page, selection, chosenId, onChoose }: CommentQueueProps) {
  const showStatus = shownStatus(page.state.filters) === undefined;
  if (page.table.status !== "ready") return <PanelState state={page.table} />;
  return (
    <>
      <ul
        className={cn(
          "m-0 min-h-0 flex-1 list-none overflow-y-auto p-1",
          page.table.refreshing && "opacity-60",
        )}
      >
        {page.rows.map((comment) => (
          <li key={comment.id} className="flex items-start">
            {selection && <Tick comment={comment} selection={selection} />}
            <Entry
              comment={comment}
              isChosen={comment.id === chosenId}
              showStatus={showStatus}
              onChoose={() => onChoose(comment.id)}
            />
          </li>
        ))}
      </ul>
      <Pagination
        page={page.state.pageNo}
        pageSize={page.state.pageSize}
        total={page.total}
        truncated={page.truncated}
        onPageChange={page.setPage}
        className="border-t border-border px-3 py-1.5"
      />
    </>
  );
}

function Tick({ comment, selection }: { comment: Comment; selection: Selection<Comment> }) {
  const { comments: messages } = useMessages();
  const { selectedIds, onChange } = selection.ofTable;
  return (
    <span className="py-2.5 pr-1 pl-2">
      <Checkbox
        aria-label={messages.select({ name: commentName(comment, messages) })}
        checked={selectedIds.has(comment.id)}
        onCheckedChange={(checked) => {
          const next = new Set(selectedIds);
          if (checked) next.add(comment.id);
          else next.delete(comment.id);
          onChange(next);
        }}
      />
    </span>
  );
}

interface EntryProps {
  comment: Comment;
  isChosen: boolean;
  showStatus: boolean;
  onChoose: () => void;
}

function Entry({ comment, isChosen, showStatus, onChoose }: EntryProps) {
  const { comments: messages } = useMessages();
  return (
    <button
      {...listItem}
      type="button"
      aria-current={isChosen || undefined}
      onClick={onChoose}
      className={cn(
        "grid min-w-0 flex-1 grid-cols-1 gap-0.5 rounded-md border-0 bg-transparent px-2 py-1.5 text-left text-sm hover:bg-accent focus-visible:-outline-offset-2",
        isChosen && "bg-primary-soft hover:bg-primary-soft",
      )}
    >
      <span className="flex items-baseline justify-between gap-2">
        <span className="truncate font-medium text-foreground">{comment.nickname}</span>
        <span className="shrink-0 text-xs text-muted-foreground">
          <RelativeTime value={comment.createdAt} />
        </span>
      </span>
      <span className="line-clamp-2 text-foreground wrap-anywhere">{comment.content}</span>
      <span className="flex items-center justify-between gap-2 text-xs text-muted-foreground">
        <span className="truncate">
          {comment.isStaff
            ? `${messages.staffReply} · ${comment.articleTitle}`
            : comment.articleTitle}
        </span>
        {showStatus && <CommentStatusBadge status={comment.status} />}
      </span>
    </button>
  );
}
