import { Checkbox } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { zMessageReplyBody } from "../../generated/form-schemas.ts";
import { useFormPlace } from "../../shared/form/record-sheet.tsx";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { ReplyForm } from "../../shared/replies/reply-form.tsx";
import { messageQueries, type Message } from "../../queries/messages.ts";

const schema = z.pick(zMessageReplyBody, { content: true });

/** Records the reply to a visitor. */
export function MessageNote({ message }: { message: Message }) {
  const { messages } = useMessages();
  const reply = useMutation(messageQueries.reply());
  const { setUnsaved } = useFormPlace();
  const [closeToo, setCloseToo] = useState(true);
  useEffect(() => () => setUnsaved(false), [setUnsaved]);
  const { id, version, name } = message;
  const send = async (content: string) => {
    const status = closeToo ? "closed" : "processing";
    await reply.mutateAsync({ id, version, content, status });
    notices.success(messages.recorded({ name }));
  };
  return (
    <ReplyForm
      kind="messages"
      schema={schema}
      label={messages.note}
      help={message.reply === null ? messages.noteHelp : messages.noteReplaces}
      submitLabel={messages.record}
      draft=""
      onDraft={(written) => setUnsaved(written.trim() !== "")}
      send={send}
    >
      <Checkbox label={messages.closeToo} checked={closeToo} onCheckedChange={setCloseToo} />
    </ReplyForm>
  );
}
