import { StatusBadge, type StatusVariant } from "@atrium/ui";
import { useDictionary } from "../../shared/use-dictionary.ts";
import type { MessageStatus } from "../../queries/messages.ts";

const variants: Record<MessageStatus, StatusVariant> = {
  new: "info",
  processing: "progress",
  closed: "neutral",
  spam: "warning",
};

/** How far the company is with a message: a word, a shape, a colour. */
export function MessageStatusBadge({ status }: { status: MessageStatus }) {
  const statuses = useDictionary("messageStatus");
  return <StatusBadge variant={variants[status]}>{statuses.label(status)}</StatusBadge>;
}
