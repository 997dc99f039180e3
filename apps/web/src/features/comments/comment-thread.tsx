import { useMessages } from "../../shared/messages.ts";
import { RelativeTime } from "../../shared/time.tsx";
import { CommentStatusBadge } from "./comment-status.tsx";
import { commentQueries, repliesTo, type Comment } from "../../queries/comments.ts";
import { useQuery } from "../../shared/use-query.ts";

/** The parent of a comment. */
export function ParentComment({ id }: { id: string }) {
  const { comments: messages } = useMessages();
  const { data } = useQuery(commentQueries.detail(id));
  if (data === undefined) return null;
  return <Quotes title={messages.replyTo} comments={[data]} />;
}

/** The existing replies, so that nobody replies twice. */
export function CommentReplies({ id }: { id: string }) {
  const { comments: messages } = useMessages();
  const { data } = useQuery(repliesTo(id));
  if (data === undefined || data.records.length === 0) return null;
  return <Quotes title={messages.replies} comments={data.records} />;
}

function Quotes({ title, comments }: { title: string; comments: readonly Comment[] }) {
  const { comments: messages } = useMessages();
  return (
    <section className="grid gap-2">
      <h3 className="m-0 text-sm font-semibold text-muted-foreground">{title}</h3>
      {comments.map(({ id, nickname, isStaff, status, createdAt, content }) => (
        <blockquote key={id} className="m-0 grid gap-0.5 border-l-2 border-border pl-3 text-sm">
          <span className="flex flex-wrap items-center gap-x-3 text-xs text-muted-foreground">
            <span className="font-medium wrap-anywhere">{nickname}</span>
            {isStaff && <span>{messages.staffReply}</span>}
            <RelativeTime value={createdAt} />
            <CommentStatusBadge status={status} />
          </span>
          <span className="whitespace-pre-wrap wrap-anywhere">{content}</span>
        </blockquote>
      ))}
    </section>
  );
}
