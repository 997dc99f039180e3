import { StatusBadge, type StatusVariant } from "@atrium/ui";
import { useDictionary } from "../../shared/use-dictionary.ts";
import type { CommentStatus } from "../../queries/comments.ts";

const variants: Record<CommentStatus, StatusVariant> = {
  pending: "info",
  approved: "success",
  rejected: "destructive",
  spam: "warning",
};

/** The status of a comment as a badge. */
export function CommentStatusBadge({ status }: { status: CommentStatus }) {
  const statuses = useDictionary("commentStatus");
  return <StatusBadge variant={variants[status]}>{statuses.label(status)}</StatusBadge>;
}
