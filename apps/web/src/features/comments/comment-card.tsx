import { can as isAllowed } from "@atrium/hooks";
import { Badge } from "@atrium/ui";
import { useRef } from "react";
import { useMessages } from "../../shared/messages.ts";
import { ExactTime } from "../../shared/time.tsx";
import { useViewCan } from "../../shared/view-location.tsx";
import { SpamReasons } from "../../shared/visitor-posts/spam-reasons.tsx";
import { CommentAssignee } from "./comment-assignee.tsx";
import { CommentReplyForm } from "./comment-reply-form.tsx";
import { CommentDecisions } from "./comment-decisions.tsx";
import { CommentStatusBadge } from "./comment-status.tsx";
import { ParentComment, CommentReplies } from "./comment-thread.tsx";
import type { Comment, CommentStatus } from "../../queries/comments.ts";

export interface CommentCardProps {
  comment: Comment;
  draft: string;
  onDraft: (written: string) => void;
  /** @param stays Whether there is something left to do about it. */
  onDecide: (status: CommentStatus, stays: boolean) => void;
  onDelete: () => void;
}

/** A comment with its parent, its replies and the moderation actions. */
export function CommentCard(props: CommentCardProps) {
  const { comment, draft, onDraft, onDecide, onDelete } = props;
  const { comments: messages } = useMessages();
  const can = useViewCan();
  const may = (action: string) => can(action) && isAllowed(comment.allowedActions, action);
  const mayApprove = may("update") && comment.status !== "approved";
  const box = useRef<HTMLElement>(null);
  const decide = (status: CommentStatus) => {
    const stays = draft.trim() !== "";
    // The button that was pressed goes; the reply is what is left.
    if (stays && box.current?.contains(document.activeElement)) {
      box.current.querySelector("textarea")?.focus();
    }
    onDecide(status, stays);
  };
  return (
    <section
      ref={box}
      aria-label={messages.comment}
      className="grid content-start gap-4 rounded-lg border border-border bg-card p-4 @3xl:overflow-y-auto"
    >
      {comment.parentId !== null && <ParentComment id={comment.parentId} />}
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground">
          <h2 className="m-0 text-lg font-semibold text-foreground wrap-anywhere">
            {comment.nickname}
          </h2>
          {comment.isStaff && <Badge>{messages.staffReply}</Badge>}
          <CommentStatusBadge status={comment.status} />
          <ExactTime value={comment.createdAt} />
        </div>
        <p className="m-0 text-lg whitespace-pre-wrap wrap-anywhere">{comment.content}</p>
        {comment.email !== null && (
          <p className="m-0 text-sm text-muted-foreground wrap-anywhere">
            <span className="mr-2">{messages.email}</span>
            <a href={`mailto:${encodeURIComponent(comment.email)}`}>{comment.email}</a>
          </p>
        )}
      </div>
      <SpamReasons post={comment} />
      {!comment.isStaff && <CommentAssignee comment={comment} />}
      <CommentDecisions comment={comment} onDecide={decide} onDelete={onDelete} />
      {comment.replyCount > 0 && <CommentReplies id={comment.id} />}
      {may("reply") && (
        <CommentReplyForm
          key={comment.id}
          comment={comment}
          draft={draft}
          onDraft={onDraft}
          onApprove={mayApprove ? () => onDecide("approved", false) : undefined}
        />
      )}
    </section>
  );
}
