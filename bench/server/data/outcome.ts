/** The outcome of each article: most are published, some are in review, some are deleted. */
import type { schema } from "@atrium/server/storage";
import type { Random } from "./random.ts";

type Columns = typeof schema.articles.$inferSelect;

/** The columns that hold an article's status. */
export type StateColumns = Pick<
  Columns,
  | "status"
  | "reviewStatus"
  | "round"
  | "headVersionNo"
  | "approvedVersionNo"
  | "publishedVersionNo"
  | "scheduledAt"
  | "publishedAt"
  | "liveFrom"
  | "liveUntil"
  | "deletedAt"
>;

/** The timestamps of an article's way to publication. */
export interface Timestamps {
  createdAt: Date;
  submittedAt: Date;
  decidedAt: Date;
  publishedAt: Date;
  /** The reference date of all data. */
  now: Date;
}

const DAY = 86_400_000;

/** Outcomes per thousand articles; the rest are published. */
const perThousand = {
  revised: 20,
  expired: 10,
  scheduled: 5,
  offline: 25,
  approved: 10,
  running: 15,
  returned: 5,
  draft: 50,
  trash: 10,
};

export type Outcome = keyof typeof perThousand | "published";

/** Picks an outcome at random, by the shares above. */
export function pickOutcome(random: Random): Outcome {
  let left = random.integer(1, 1000);
  for (const [outcome, share] of Object.entries(perThousand) as [Outcome, number][]) {
    left -= share;
    if (left <= 0) return outcome;
  }
  return "published";
}

/** Whether the article went through a review; drafts did not. */
export function wasReviewed(outcome: Outcome): boolean {
  return outcome !== "draft" && outcome !== "trash";
}

/** The status columns of an outcome. */
export function stateColumns(
  outcome: Outcome,
  timestamps: Timestamps,
  random: Random,
): StateColumns {
  const { publishedAt, decidedAt, now } = timestamps;
  const approved = {
    ...draft,
    reviewStatus: "approved",
    round: 1,
    approvedVersionNo: 1,
  } as const;
  const live = {
    status: "published",
    publishedVersionNo: 1,
    publishedAt,
    liveFrom: publishedAt,
  } as const;
  switch (outcome) {
    case "published":
      return { ...approved, ...live };
    case "revised":
      return { ...approved, ...live, reviewStatus: "none", headVersionNo: 2 };
    case "expired": {
      const end = Math.min(publishedAt.getTime() + random.integer(5, 500) * DAY, now.getTime());
      return { ...approved, ...live, liveUntil: new Date(end) };
    }
    case "scheduled": {
      const at = new Date(now.getTime() + random.integer(1, 60 * 24) * (DAY / 24));
      return {
        ...approved,
        ...live,
        status: "scheduled",
        scheduledAt: at,
        publishedAt: at,
        liveFrom: at,
      };
    }
    case "offline":
      return { ...approved, status: "offline", publishedAt };
    case "approved":
      return { ...approved, status: "approved" };
    case "running":
    case "returned":
      return { ...draft, reviewStatus: outcome, round: 1 };
    case "draft":
      return draft;
    case "trash":
      return { ...draft, deletedAt: decidedAt };
  }
}

const draft = {
  status: "draft",
  reviewStatus: "none",
  round: 0,
  headVersionNo: 1,
  approvedVersionNo: null,
  publishedVersionNo: null,
  scheduledAt: null,
  publishedAt: null,
  liveFrom: null,
  liveUntil: null,
  deletedAt: null,
} as const;
