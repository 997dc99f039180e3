import { StatusBadge } from "@atrium/ui";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { Webhook } from "../../queries/webhooks.ts";
import type { ListColumn } from "../../shared/list/list-column.ts";
import { nameColumn, updatedColumn } from "../../shared/list/record-columns.tsx";

/** The columns of the list of webhooks. */
export function webhookColumns(
  { webhooks: messages, list }: AdminMessages,
  onOpen: ((row: Webhook) => void) | undefined,
): ListColumn<Webhook>[] {
  return [
    nameColumn("name", messages.name, onOpen),
    {
      id: "url",
      header: messages.url,
      text: ({ url }) => url,
      cell: ({ url }) => <span className="block max-w-80 truncate">{url}</span>,
    },
    {
      id: "events",
      header: messages.events,
      text: ({ events }) => events.map((event) => messages.eventNames[event]).join(", "),
    },
    {
      id: "enabled",
      header: messages.status,
      text: ({ enabled }) => (enabled ? messages.enabled : messages.disabled),
      cell: ({ enabled }) => (
        <StatusBadge variant={enabled ? "success" : "neutral"}>
          {enabled ? messages.enabled : messages.disabled}
        </StatusBadge>
      ),
    },
    { id: "waiting", header: messages.waiting, align: "end", text: ({ waiting }) => waiting },
    updatedColumn(list),
  ];
}
