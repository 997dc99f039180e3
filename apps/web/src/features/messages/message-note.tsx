import { can as isAllowed } from "@atrium/hooks";
import { Checkbox, Select } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { zMessageReplyBody } from "../../generated/form-schemas.ts";
import { useFormPlace } from "../../shared/form/record-sheet.tsx";
import { useUnsavedMark } from "../../shared/form/use-unsaved-mark.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { ReplyForm } from "../../shared/replies/reply-form.tsx";
import { messageQueries, type Message } from "../../queries/messages.ts";
import { mailtoUrl } from "./mailto-url.ts";

const schema = z.pick(zMessageReplyBody, { content: true });

interface MessageNoteProps {
  message: Message;
  /** The version that a reply has to carry, once what runs has ended. */
  currentVersion: () => Promise<number>;
}

/** Answers a visitor: by mail where the server can, else by one's own means, of which a note is kept. */
export function MessageNote({ message, currentVersion }: MessageNoteProps) {
  const { visitorMessages: messages } = useMessages();
  const reply = useMutation(messageQueries.reply());
  const { setUnsaved } = useFormPlace();
  const [closeToo, setCloseToo] = useState(true);
  const canMail = isAllowed(message.allowedActions, "mail");
  const [way, setWay] = useState<"mail" | "note">("mail");
  const [written, setWritten] = useState("");
  useUnsavedMark(setUnsaved, written.trim() !== "");
  const { id, name, email } = message;
  const sendMail = canMail && way === "mail";
  const send = async (content: string) => {
    const status = closeToo ? "closed" : "processing";
    const version = await currentVersion();
    await reply.mutateAsync({ id, version, content, status, sendMail });
    notices.success(sendMail ? messages.mailQueued({ name }) : messages.recorded({ name }));
  };
  return (
    <div className="grid gap-2">
      {canMail && (
        <Select
          aria-label={messages.way}
          options={[
            { value: "mail", label: messages.byMail },
            { value: "note", label: messages.byNote },
          ]}
          value={way}
          onChange={({ currentTarget: { value } }) => setWay(value === "mail" ? "mail" : "note")}
          className="w-60"
        />
      )}
      {!canMail && email !== null && (
        <p className="m-0 text-sm text-muted-foreground">
          {messages.noMail} <a href={mailtoUrl(message, written)}>{messages.writeYourself}</a>
        </p>
      )}
      <ReplyForm
        kind="message"
        values={{ name, subject: message.subject ?? messages.noSubject }}
        schema={schema}
        label={sendMail ? messages.mailText : messages.note}
        help={sendMail ? messages.mailHelp({ address: email ?? "" }) : messages.noteHelp}
        submitLabel={sendMail ? messages.sendMail : messages.record}
        draft=""
        onDraft={setWritten}
        send={send}
      >
        <Checkbox label={messages.closeToo} checked={closeToo} onCheckedChange={setCloseToo} />
      </ReplyForm>
    </div>
  );
}
