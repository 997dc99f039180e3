import { StatusBadge } from "@atrium/ui";
import type { ReleaseRow } from "../../queries/releases.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";

const variants = { open: "neutral", scheduled: "info", released: "success" } as const;

/** The status of a release. */
export function ReleaseStatusBadge({ status }: { status: ReleaseRow["status"] }) {
  const statuses = useDictionary("releaseStatus");
  return <StatusBadge variant={variants[status]}>{statuses.label(status)}</StatusBadge>;
}
