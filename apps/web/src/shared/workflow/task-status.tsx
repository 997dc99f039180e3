import type { components } from "@atrium/sdk";
import { StatusBadge, type StatusTone } from "@atrium/ui";
import { useDictionary } from "../use-dictionary.ts";

/** How a task stands. */
export type TaskStatus = components["schemas"]["TaskStatus"];

const tones: Record<TaskStatus, StatusTone> = {
  pending: "progress",
  approved: "positive",
  rejected: "critical",
  returned: "caution",
  transferred: "neutral",
  cancelled: "neutral",
  unread: "info",
  read: "neutral",
};

/** The state of a task: a word, a shape, a colour. */
export function TaskStatusBadge({ status }: { status: TaskStatus }) {
  const dictionary = useDictionary("taskStatus");
  return <StatusBadge tone={tones[status]}>{dictionary.label(status)}</StatusBadge>;
}
