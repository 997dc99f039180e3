import fc from "fast-check";
import type { ReviewNode } from "../../src/db/schema/article-types.ts";
import { nodeFor } from "../_content.ts";
import { HOUR_MS, STAFF_NAMES, type Site, type StaffName } from "./_site.ts";

export const WRITERS: readonly StaffName[] = ["ed", "wes", "bea", "root"];
export const PUBLISHERS: readonly StaffName[] = ["pat", "paula", "root"];

/** How often each move is tried. */
const WEIGHTS = {
  write: 4,
  edit: 6,
  copy: 2,
  restore: 2,
  advance: 34,
  decide: 4,
  publishing: 4,
  trash: 1,
  untrash: 1,
  purge: 1,
  editType: 3,
  advanceType: 9,
  deleteType: 1,
  makeType: 1,
  release: 2,
  releaseStep: 4,
  cover: 4,
  changeFile: 6,
  suggest: 4,
  acceptEdit: 4,
  importSite: 2,
  home: 2,
  advanceHome: 8,
  account: 2,
  role: 2,
  administer: 12,
  clock: 3,
};

export type What = keyof typeof WEIGHTS;

/** Something that somebody tries; each number picks among what there is then. */
export interface SiteMove {
  what: What;
  who: number;
  item: number;
  pick: number;
}

export const siteMove: fc.Arbitrary<SiteMove> = fc.record({
  what: fc.oneof(
    ...Object.entries(WEIGHTS).map(([what, weight]) => ({
      weight,
      // The keys of the object are its moves.
      arbitrary: fc.constant(what as What),
    })),
  ),
  who: fc.nat({ max: 99 }),
  item: fc.nat({ max: 99 }),
  pick: fc.nat({ max: 999 }),
});

/** Rules of a review, some without one. */
export function flowOf(pick: number, site: Site): { flow: ReviewNode[]; requireReview?: boolean } {
  const own: ReviewNode = {
    ...nodeFor("reviewer"),
    assignees: { userIds: [site.idOf(at(STAFF_NAMES, pick))], roleCodes: [], workgroupIds: [] },
  };
  return at(
    [
      { flow: [] },
      { flow: [nodeFor("reviewer")] },
      { flow: [nodeFor("publisher")] },
      { flow: [own] },
      { flow: [nodeFor("reviewer"), { ...own, nodeKey: "own" }] },
      { flow: [], requireReview: false },
    ],
    Math.floor(pick / 3),
  );
}

/** A time within the next twenty hours. */
export function soon(pick: number, site: Site): { scheduledAt: string } {
  const date = site.now.getTime() + (1 + (pick % 20)) * HOUR_MS;
  return { scheduledAt: new Date(date).toISOString() };
}

/** Picks by a number of any size. */
export function at<T>(from: readonly T[], index: number): T {
  const one = from[index % from.length];
  if (one === undefined) throw new Error("There is nothing to pick from");
  return one;
}
