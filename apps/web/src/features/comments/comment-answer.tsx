import { Checkbox } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import * as z from "zod/mini";
import { zCommentReplyBody } from "../../generated/form-schemas.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { ReplyForm } from "../../shared/replies/reply-form.tsx";
import { useKeys } from "../../shared/use-keys.ts";
import { commentQueries, type Comment } from "../../queries/comments.ts";

const schema = z.pick(zCommentReplyBody, { content: true });

/** Props of `CommentAnswer`. */
interface CommentAnswerProps {
  comment: Comment;
  draft: string;
  onDraft: (written: string) => void;
  /** Approves the comment along with the answer; undefined where that makes no sense or is not allowed. */
  onApprove: (() => void) | undefined;
}

/** Answers a comment in the name of the house. */
export function CommentAnswer({ comment, draft, onDraft, onApprove }: CommentAnswerProps) {
  const { comments: messages } = useMessages();
  const reply = useMutation(commentQueries.reply({ refetch: "background" }));
  const area = useRef<HTMLTextAreaElement>(null);
  const [approveToo, setApproveToo] = useState(true);
  useKeys({ E: () => area.current?.focus() });
  const send = async (content: string) => {
    await reply.mutateAsync({ id: comment.id, content });
    notices.success(messages.answered({ name: comment.nickname }));
    if (approveToo) onApprove?.();
  };
  return (
    <ReplyForm
      kind="comments"
      schema={schema}
      label={messages.answer}
      help={comment.status === "approved" ? messages.answerHelpPublic : messages.answerHelp}
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
