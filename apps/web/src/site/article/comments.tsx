import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useMessages } from "../../i18n/index.ts";
import { CommentForm } from "../forms/comment-form.tsx";
import type { InitialForm, SentForm } from "../forms/form-state.ts";
import { langOf } from "../lang.ts";
import { Time } from "../parts/time.tsx";
import type { Comment } from "../types.ts";

interface CommentsProps {
  article: { id: string; slug: string };
  comments: readonly Comment[];
  count: number;
  /** Whether the article allows comments. */
  open: boolean;
  /** When they close or have closed; null for never. */
  closesAt: string | null;
  /** Id of the comment to reply to. It is in the URL, so that a reply needs no script. */
  reply: string | undefined;
  start: InitialForm | SentForm;
}

/** The approved comments of an article, with their replies, and the form for another one. */
export function Comments(props: CommentsProps) {
  const { article, comments, count, open, closesAt, reply, start } = props;
  const messages = useMessages().comments;
  const form = useRef<HTMLDivElement>(null);
  const replyTo = findComment(comments, reply);
  const answered = replyTo?.id;
  useEffect(() => {
    if (answered === undefined) return;
    // Who is writing already began before the script loaded.
    if (form.current?.contains(document.activeElement)) return;
    form.current?.scrollIntoView({ block: "center" });
    form.current?.querySelector<HTMLElement>("form input")?.focus({ preventScroll: true });
  }, [answered]);
  if (!open && closesAt === null && comments.length === 0) return null;
  return (
    <section className="comments" aria-labelledby="comments">
      <div className="section-head">
        <h2 id="comments">{messages.title}</h2>
        {count === 0 ? null : <p className="count">{messages.count(count)}</p>}
      </div>
      {comments.length === 0 ? <p className="comments-none">{messages.none}</p> : null}
      <ol className="comment-list">
        {comments.map((comment) => (
          <CommentItem key={comment.id} comment={comment} answerOn={open ? article.slug : null} />
        ))}
      </ol>
      {comments.length < count ? <p>{messages.shown(comments.length, count)}</p> : null}
      {closesAt === null ? null : (
        <p className="visitor-rule">
          {open ? messages.closeOn : messages.closedSince} <Time date={closesAt} />
        </p>
      )}
      {open ? (
        <div ref={form}>
          <CommentForm
            // A comment that was sent leaves the form of the next one open.
            key={answered}
            article={article}
            replyTo={replyTo}
            start={start}
          />
        </div>
      ) : null}
    </section>
  );
}

function findComment(comments: readonly Comment[], id: string | undefined): Comment | undefined {
  if (id === undefined) return undefined;
  for (const comment of comments) {
    const found = comment.id === id ? comment : findComment(comment.replies, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

interface CommentItemProps {
  comment: Comment;
  /** Slug of the article, where replies are allowed. */
  answerOn: string | null;
}

function CommentItem({ comment, answerOn }: CommentItemProps) {
  const messages = useMessages().comments;
  return (
    <li id={`comment-${comment.id}`}>
      <article className="comment">
        <p className="comment-head">
          <span className="comment-name" lang={langOf(comment.nickname)}>
            {comment.nickname}
          </span>{" "}
          {comment.isStaff ? <span className="pin">{messages.staff}</span> : null}{" "}
          <Time date={comment.createdAt} />
        </p>
        <p className="comment-text" lang={langOf(comment.content)}>
          {comment.content}
        </p>
        {answerOn === null ? null : (
          <Link
            to="/article-detail"
            search={{ id: answerOn, reply: comment.id }}
            hash="write-comment"
            rel="nofollow"
            replace
            resetScroll={false}
            preload={false}
            className="text-button"
            aria-label={messages.replyTo(comment.nickname)}
          >
            {messages.reply}
          </Link>
        )}
      </article>
      {comment.replies.length === 0 ? null : (
        <ol className="comment-list">
          {comment.replies.map((reply) => (
            <CommentItem key={reply.id} comment={reply} answerOn={answerOn} />
          ))}
        </ol>
      )}
    </li>
  );
}
