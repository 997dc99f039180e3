import type { components } from "@atrium/sdk";
import { StatusBadge, type StatusVariant } from "@atrium/ui";
import { useDictionary } from "../use-dictionary.ts";

/** The status of a task. */
export type TaskStatus = components["schemas"]["TaskStatus"];

const variants: Record<TaskStatus, StatusVariant> = {
  pending: "progress",
  approved: "success",
  rejected: "destructive",
  returned: "warning",
  transferred: "neutral",
  cancelled: "neutral",
  unread: "info",
  read: "neutral",
};

/** The state of a task: a word, a shape, a colour. */
export function TaskStatusBadge({ status }: { status: TaskStatus }) {
  const dictionary = useDictionary("taskStatus");
  return <StatusBadge variant={variants[status]}>{dictionary.label(status)}</StatusBadge>;
}
