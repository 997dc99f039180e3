import {
  heldByRelease,
  nextVersionAt,
  publishedVersionAt,
  statusAt,
  type StoredState,
} from "../../content/workflow.ts";
import type { releases } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import type { Actor } from "../workflow/content-kind.ts";

export type ReleaseRow = typeof releases.$inferSelect;
type Schemas = components["schemas"];

/** `scheduled` becomes `released` by time alone. */
export function releaseStatusAt(
  { status, releasedAt }: Pick<ReleaseRow, "status" | "releasedAt">,
  now: Date,
): Schemas["ReleaseStatus"] {
  return status === "scheduled" && releasedAt !== null && releasedAt <= now ? "released" : status;
}

/** What the caller may do with a release now: permission and state. */
export function releaseActions(
  row: ReleaseRow,
  itemCount: number,
  actor: Pick<Actor, "may">,
  now: Date,
): Schemas["ReleaseAction"][] {
  const status = releaseStatusAt(row, now);
  const may = (action: string) => actor.may(`content:release:${action}`);
  const publishes = may("publish") && actor.may("content:article:publish");
  const isReady = publishes && itemCount > 0 && status !== "released";
  return [
    ...(may("update") ? (["update"] as const) : []),
    ...(may("update") && status === "open" ? (["changeItems"] as const) : []),
    ...(isReady ? (["schedule"] as const) : []),
    ...(publishes && status === "scheduled" ? (["unschedule"] as const) : []),
    ...(isReady ? (["publish"] as const) : []),
    ...(may("delete") && status !== "scheduled" ? (["delete"] as const) : []),
  ];
}

/** An article in a release, as far as it can block it. */
export interface Candidate {
  action: Schemas["ReleaseItemAction"];
  state: StoredState;
  trashed: boolean;
  /** Its approval is for another form, type or flow than the present one. */
  outdated: boolean;
}

/** Why an article cannot go with a release; null when it can. */
export function blockerOf(
  { action, state, trashed, outdated }: Candidate,
  releaseId: string,
  now: Date,
): Schemas["ReleaseBlocker"] | null {
  if (trashed) return "trashed";
  const isLive = statusAt(state, now) === "published";
  const isScheduled = statusAt(state, now) === "scheduled" || nextVersionAt(state, now) !== null;
  const isHeldHere = heldByRelease(state, now) === releaseId;
  if (action === "offline" && !isLive) return "notPublished";
  if (isHeldHere) return null;
  if (isScheduled) return "scheduledAlone";
  if (action === "offline") return null;
  if (state.approvedVersionNo === null || outdated) return "notApproved";
  const isShown = isLive && publishedVersionAt(state, now) === state.approvedVersionNo;
  return isShown ? "nothingNew" : null;
}
