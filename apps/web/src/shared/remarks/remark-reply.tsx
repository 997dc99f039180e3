import { Button, Field } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { remarkQueries, type Mention, type Remark } from "../../queries/article-remarks.ts";
import { readRefusal } from "../form/server-errors.ts";
import { useMessages } from "../messages.ts";
import { MentionTextarea } from "./mention-textarea.tsx";
import { mentionedIn } from "./mention-at.ts";

/** Replies to a remark. A refused reply stays. */
export function RemarkReply({ remark, onDone }: { remark: Remark; onDone: () => void }) {
  const { remarks: messages, form } = useMessages();
  const [text, setText] = useState("");
  const [picked, setPicked] = useState<readonly Mention[]>([]);
  const [problem, setProblem] = useState<string>();
  const reply = useMutation(remarkQueries.reply());
  const send = async () => {
    if (text.trim() === "") return setProblem(messages.textRequired);
    const { id, version } = remark;
    try {
      await reply.mutateAsync({ id, version, text, mentions: mentionedIn(text, picked) });
    } catch (error) {
      const { fields, general } = readRefusal(error, ["text"]);
      return setProblem([...Object.values(fields), ...general].join(" "));
    }
    onDone();
  };
  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field label={messages.replyText} error={problem}>
        <MentionTextarea
          value={text}
          rows={2}
          maxLength={2000}
          // Whoever asked for the form writes in it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onText={setText}
          onMention={(mention) => setPicked([...picked, mention])}
        />
      </Field>
      <div className="flex flex-wrap gap-1.5">
        <Button type="submit" size="sm" loading={reply.isPending}>
          {messages.sendReply}
        </Button>
        <Button variant="outline" size="sm" onClick={onDone}>
          {form.cancel}
        </Button>
      </div>
    </form>
  );
}
