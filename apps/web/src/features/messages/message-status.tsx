import { StatusBadge, type StatusTone } from "@atrium/ui";
import { useDictionary } from "../../shared/use-dictionary.ts";
import type { MessageStatus } from "./queries.ts";

const tones: Record<MessageStatus, StatusTone> = {
  new: "info",
  processing: "progress",
  closed: "neutral",
  spam: "caution",
};

/** How far the company is with a message: a word, a shape, a colour. */
export function MessageStatusBadge({ status }: { status: MessageStatus }) {
  const statuses = useDictionary("messageStatus");
  return <StatusBadge tone={tones[status]}>{statuses.label(status)}</StatusBadge>;
}
