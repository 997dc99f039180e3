import { useRef, useState } from "react";
import { useMessages } from "../../messages/index.ts";
import { CommentForm } from "../forms/comment-form.tsx";
import { langOf } from "../lang.ts";
import { Time } from "../parts/time.tsx";
import type { Comment } from "../types.ts";

interface CommentsProps {
  articleId: string;
  comments: readonly Comment[];
  count: number;
  /** Whether the article takes comments. */
  open: boolean;
}

/** The approved comments of an article, with their replies, and the form for another one. */
export function Comments({ articleId, comments, count, open }: CommentsProps) {
  const words = useMessages().comments;
  const [target, setTarget] = useState<Comment | null>(null);
  const form = useRef<HTMLDivElement>(null);
  if (!open && comments.length === 0) return null;
  const replyTo = (comment: Comment) => {
    setTarget(comment);
    form.current?.scrollIntoView({ block: "center" });
    form.current?.querySelector("input")?.focus({ preventScroll: true });
  };
  return (
    <section className="comments" aria-labelledby="comments">
      <div className="section-head">
        <h2 id="comments">{words.title}</h2>
        {count === 0 ? null : <p className="count">{words.count(count)}</p>}
      </div>
      {comments.length === 0 ? <p className="comments-none">{words.none}</p> : null}
      <ol className="comment-list">
        {comments.map((comment) => (
          <CommentItem key={comment.id} comment={comment} onReply={open ? replyTo : null} />
        ))}
      </ol>
      {comments.length < count ? <p>{words.shown(comments.length, count)}</p> : null}
      {open ? (
        <div ref={form}>
          <CommentForm
            articleId={articleId}
            replyTo={target}
            onCancelReply={() => setTarget(null)}
          />
        </div>
      ) : null}
    </section>
  );
}

interface CommentItemProps {
  comment: Comment;
  onReply: ((comment: Comment) => void) | null;
}

function CommentItem({ comment, onReply }: CommentItemProps) {
  const words = useMessages().comments;
  return (
    <li id={`comment-${comment.id}`}>
      <article className="comment">
        <p className="comment-head">
          <span className="comment-name" lang={langOf(comment.nickname)}>
            {comment.nickname}
          </span>
          {comment.isStaff ? <span className="pin">{words.staff}</span> : null}
          <Time moment={comment.createdAt} />
        </p>
        <p className="comment-text" lang={langOf(comment.content)}>
          {comment.content}
        </p>
        {onReply === null ? null : (
          <button
            type="button"
            className="text-button"
            aria-label={words.replyTo(comment.nickname)}
            onClick={() => onReply(comment)}
          >
            {words.reply}
          </button>
        )}
      </article>
      {comment.replies.length === 0 ? null : (
        <ol className="comment-list">
          {comment.replies.map((reply) => (
            <CommentItem key={reply.id} comment={reply} onReply={onReply} />
          ))}
        </ol>
      )}
    </li>
  );
}
