import type { components } from "@atrium/sdk";
import { StatusBadge, type StatusVariant } from "@atrium/ui";
import { useDictionary } from "../use-dictionary.ts";

/** The display status of a record. */
export type DisplayStatus = components["schemas"]["DisplayStatus"];

const variants: Record<DisplayStatus, StatusVariant> = {
  draft: "neutral",
  reviewing: "progress",
  returned: "warning",
  rejected: "destructive",
  withdrawn: "neutral",
  approved: "info",
  scheduled: "info",
  published: "success",
  publishedChanged: "success",
  publishedReviewing: "progress",
  offline: "warning",
};

/** The state of an article or article type: a word, a shape, a colour. */
export function DisplayStatusBadge({ status }: { status: DisplayStatus }) {
  const dictionary = useDictionary("displayStatus");
  return <StatusBadge variant={variants[status]}>{dictionary.label(status)}</StatusBadge>;
}
