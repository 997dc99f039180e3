import type { components } from "@atrium/sdk";
import { StatusBadge, type StatusTone } from "@atrium/ui";
import { useDictionary } from "../use-dictionary.ts";

/** Where a record stands, in one word. */
export type DisplayStatus = components["schemas"]["DisplayStatus"];

const tones: Record<DisplayStatus, StatusTone> = {
  draft: "neutral",
  reviewing: "progress",
  returned: "caution",
  rejected: "critical",
  withdrawn: "neutral",
  approved: "info",
  scheduled: "info",
  published: "positive",
  publishedChanged: "positive",
  publishedReviewing: "progress",
  offline: "caution",
};

/** The state of an article or article type: a word, a shape, a colour. */
export function DisplayStatusBadge({ status }: { status: DisplayStatus }) {
  const dictionary = useDictionary("displayStatus");
  return <StatusBadge tone={tones[status]}>{dictionary.label(status)}</StatusBadge>;
}
