import { Checkbox } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import * as z from "zod/mini";
import { zCommentReplyBody } from "../../generated/form-schemas.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { ReplyForm } from "../../shared/replies/reply-form.tsx";
import { useShortcuts } from "../../shared/use-shortcuts.ts";
import { commentQueries, type Comment } from "../../queries/comments.ts";

const schema = z.pick(zCommentReplyBody, { content: true });

interface CommentReplyFormProps {
  comment: Comment;
  draft: string;
  onDraft: (written: string) => void;
  /** Also approves the comment; undefined where that does not apply or is not permitted. */
  onApprove: (() => void) | undefined;
}

/** Replies to a comment as staff. */
export function CommentReplyForm({ comment, draft, onDraft, onApprove }: CommentReplyFormProps) {
  const { comments: messages } = useMessages();
  const reply = useMutation(commentQueries.reply({ refetch: "background" }));
  const area = useRef<HTMLTextAreaElement>(null);
  const [approveToo, setApproveToo] = useState(true);
  useShortcuts({ E: () => area.current?.focus() });
  const send = async (content: string) => {
    await reply.mutateAsync({ id: comment.id, content });
    notices.success(messages.replied({ name: comment.nickname }));
    if (approveToo) onApprove?.();
  };
  return (
    <ReplyForm
      kind="comment"
      values={{ name: comment.nickname, subject: comment.articleTitle }}
      schema={schema}
      label={messages.reply}
      help={comment.status === "approved" ? messages.replyHelpPublic : messages.replyHelp}
      submitLabel={messages.send}
      draft={draft}
      onDraft={onDraft}
      send={send}
      areaRef={area}
    >
      {onApprove && (
        <Checkbox
          label={messages.approveToo}
          checked={approveToo}
          onCheckedChange={setApproveToo}
        />
      )}
    </ReplyForm>
  );
}
