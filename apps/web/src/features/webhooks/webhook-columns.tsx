import { StatusBadge } from "@atrium/ui";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { Webhook } from "../../queries/webhooks.ts";
import type { ListColumn } from "../../shared/list/list-column.ts";
import { updatedColumn } from "../../shared/list/record-columns.tsx";
import { RowName } from "../../shared/list/row-name.tsx";

/** The columns of the list of webhooks. */
export function webhookColumns(
  { webhooks: messages, list }: AdminMessages,
  onOpen: ((row: Webhook) => void) | undefined,
): ListColumn<Webhook>[] {
  return [
    {
      id: "name",
      header: messages.name,
      sortable: true,
      text: ({ name }) => name,
      cell: (row) => (
        <RowName name={row.name} dialog={row.id} onOpen={onOpen && (() => onOpen(row))} />
      ),
    },
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
