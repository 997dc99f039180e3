import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { ListColumn } from "../../shared/list/list-column.ts";
import { nameColumn } from "../../shared/list/record-columns.tsx";
import { RelativeTime } from "../../shared/time.tsx";
import type { DictionaryView } from "../../shared/use-dictionary.ts";
import { MessageStatusBadge } from "./message-status.tsx";
import { productLabel } from "./product-label.ts";
import type { Message } from "../../queries/messages.ts";

/** The columns of the list of messages. */
export function messageColumns(
  messages: AdminMessages["visitorMessages"],
  list: AdminMessages["list"],
  visitorPosts: AdminMessages["visitorPosts"],
  statuses: DictionaryView,
  onOpen: (message: Message) => void,
): ListColumn<Message>[] {
  return [
    { ...nameColumn("name", messages.name, onOpen), width: "11rem" },
    {
      id: "content",
      header: messages.text,
      width: "100%",
      text: ({ content }) => content,
      cell: ({ subject, content }) => (
        <span
          title={content}
          className="block max-w-[20rem] truncate min-[56.25rem]:max-w-48 xl:max-w-[28rem]"
        >
          {subject && <span className="mr-2 font-medium">{subject}</span>}
          <span className="text-muted-foreground">{content}</span>
        </span>
      ),
    },
    {
      id: "subject",
      header: messages.subject,
      hiddenByDefault: true,
      text: ({ subject }) => subject,
    },
    {
      id: "product",
      header: messages.product,
      hiddenByDefault: true,
      text: ({ product }) => product && productLabel(product, messages),
    },
    {
      id: "company",
      header: messages.company,
      sortable: true,
      text: ({ company }) => company,
      cell: ({ company }) =>
        company && (
          <span title={company} className="block max-w-28 truncate min-[90rem]:max-w-40">
            {company}
          </span>
        ),
    },
    { id: "phone", header: messages.phone, hiddenByDefault: true, text: ({ phone }) => phone },
    { id: "email", header: messages.email, hiddenByDefault: true, text: ({ email }) => email },
    {
      id: "status",
      header: list.status,
      sortable: true,
      text: ({ status }) => statuses.label(status),
      cell: ({ status }) => <MessageStatusBadge status={status} />,
    },
    {
      id: "assignee",
      header: visitorPosts.assignee,
      text: ({ assigneeName }) => assigneeName,
    },
    {
      id: "createdAt",
      header: messages.received,
      sortable: true,
      text: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <RelativeTime value={createdAt} />,
    },
    {
      id: "repliedAt",
      header: messages.answered,
      sortable: true,
      hiddenByDefault: true,
      text: ({ repliedAt }) => repliedAt,
      cell: ({ repliedAt }) => <RelativeTime value={repliedAt} />,
    },
  ];
}
