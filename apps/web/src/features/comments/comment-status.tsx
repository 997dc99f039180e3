import { StatusBadge, type StatusTone } from "@atrium/ui";
import { useDictionary } from "../../shared/use-dictionary.ts";
import type { CommentStatus } from "./queries.ts";

const tones: Record<CommentStatus, StatusTone> = {
  pending: "info",
  approved: "positive",
  rejected: "critical",
  spam: "caution",
};

/** Where a comment stands: a word, a shape, a colour. */
export function CommentStatusBadge({ status }: { status: CommentStatus }) {
  const statuses = useDictionary("commentStatus");
  return <StatusBadge tone={tones[status]}>{statuses.label(status)}</StatusBadge>;
}
