import { can as isAllowed } from "@atrium/hooks";
import { DetailRows, type Detail } from "../../shared/detail-rows.tsx";
import { RecordSheet } from "../../shared/form/record-sheet.tsx";
import { useMessages } from "../../shared/messages.ts";
import { ExactTime } from "../../shared/time.tsx";
import { useViewCan } from "../../shared/view-location.tsx";
import { SpamReasons } from "../../shared/visitor-posts/spam-reasons.tsx";
import { MessageAnswers } from "./message-answers.tsx";
import { MessageAssignee } from "./message-assignee.tsx";
import { MessageHandling } from "./message-handling.tsx";
import { MessageNote } from "./message-note.tsx";
import { MessageProduct } from "./message-product.tsx";
import { useTakenMessage } from "./use-taken-message.ts";
import { MessageStatusBadge } from "./message-status.tsx";
import { messageQueries, type Message } from "../../queries/messages.ts";

interface MessageSheetProps {
  id: string;
  onClose: () => void;
}

/** One message, to read and to handle. */
export function MessageSheet({ id, onClose }: MessageSheetProps) {
  const { visitorMessages: messages } = useMessages();
  return (
    <RecordSheet
      title={messages.sheetTitle}
      query={messageQueries.detail(id)}
      permission={messages.permission}
      wide
      onClose={onClose}
    >
      {(message) => message && <MessageText message={message} />}
    </RecordSheet>
  );
}

function MessageText({ message }: { message: Message }) {
  const currentVersion = useTakenMessage(message);
  const { visitorMessages: messages } = useMessages();
  const can = useViewCan();
  const may = (action: string) => can(action) && isAllowed(message.allowedActions, action);
  const { reference, name, productId, company, phone, email, status, createdAt } = message;
  const rows: Detail[] = [
    [messages.product, productId && <MessageProduct key="product" message={message} />],
    [messages.company, company],
    [messages.phone, phone && <a href={`tel:${encodeURIComponent(phone)}`}>{phone}</a>],
    [messages.email, email && <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>],
    [messages.reference, reference],
    [messages.received, <ExactTime key="received" value={createdAt} />],
  ];
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3">
          <h3 className="m-0 text-lg font-semibold wrap-anywhere">{name}</h3>
          <MessageStatusBadge status={status} />
        </div>
        <dl className="m-0 grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
          <DetailRows rows={rows} />
        </dl>
      </div>
      <section aria-label={messages.text} className="grid gap-2">
        <h4 className="m-0 text-base font-semibold wrap-anywhere">
          {message.subject ?? messages.noSubject}
        </h4>
        <p className="m-0 text-base whitespace-pre-wrap wrap-anywhere">{message.content}</p>
      </section>
      <SpamReasons post={message} />
      <MessageAssignee message={message} currentVersion={currentVersion} />
      {may("update") && <MessageHandling message={message} currentVersion={currentVersion} />}
      {message.reply !== null && <MessageAnswers message={message} />}
      {may("reply") && <MessageNote message={message} currentVersion={currentVersion} />}
    </div>
  );
}
