/** What becomes of articles: most are published, some wait, some have gone. */
import type { schema } from "@atrium/server/storage";
import type { Random } from "./random.ts";

type Columns = typeof schema.articles.$inferSelect;

/** Where an article stands, in the columns that say so. */
export type State = Pick<
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

/** The moments of an article's way to the public. */
export interface Moments {
  createdAt: Date;
  submittedAt: Date;
  decidedAt: Date;
  publishedAt: Date;
  /** The moment all data stand at. */
  now: Date;
}

const DAY = 86_400_000;

/** How an article ended up, in parts of a thousand; what is missing to the thousand is published. */
const shares = {
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

/** One of the ways an article can end up. */
export type Fate = keyof typeof shares | "published";

/** Draws a fate. */
export function drawFate(random: Random): Fate {
  let left = random.between(1, 1000);
  for (const [fate, share] of Object.entries(shares) as [Fate, number][]) {
    left -= share;
    if (left <= 0) return fate;
  }
  return "published";
}

/** Whether the article went through a review; drafts did not. */
export function wasReviewed(fate: Fate): boolean {
  return fate !== "draft" && fate !== "trash";
}

/** The columns that a fate leaves. */
export function stateOf(fate: Fate, moments: Moments, random: Random): State {
  const { publishedAt, decidedAt, now } = moments;
  const approved = {
    ...untouched,
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
  switch (fate) {
    case "published":
      return { ...approved, ...live };
    case "revised":
      return { ...approved, ...live, reviewStatus: "none", headVersionNo: 2 };
    case "expired": {
      const end = Math.min(publishedAt.getTime() + random.between(5, 500) * DAY, now.getTime());
      return { ...approved, ...live, liveUntil: new Date(end) };
    }
    case "scheduled": {
      const at = new Date(now.getTime() + random.between(1, 60 * 24) * (DAY / 24));
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
      return { ...untouched, reviewStatus: fate, round: 1 };
    case "draft":
      return untouched;
    case "trash":
      return { ...untouched, deletedAt: decidedAt };
  }
}

const untouched = {
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
