/** What one decision of the route guard costs as the routes become more. */
import { createNavigation, resolveNavigation, type SessionState } from "@atrium/hooks";
import { ratios, summarize, type Summary } from "../report/statistics.ts";
import { isPage, makeMenus, pathOfPage } from "./menus.ts";

/** One decision among so many entries. */
export interface GuardCost {
  entries: number;
  microseconds: Summary;
  /** Divided by that among the fewest entries in the same round. */
  ratio: Summary;
}

const sizes = [100, 1_000, 10_000, 100_000];
const decisions = 10_000;
const warmUpRounds = 3;

/** Decides about pages all over the menus, among few and among many. */
export function measureGuard(rounds: number): GuardCost[] {
  const guards = sizes.map(makeGuard);
  const times = sizes.map((): number[] => []);
  for (let round = -warmUpRounds; round < rounds; round++) {
    guards.forEach((decide, index) => {
      const microseconds = timeDecisions(decide);
      if (round >= 0) times[index]?.push(microseconds);
    });
  }
  return sizes.map((entries, index) => {
    const own = times[index] ?? [];
    const fewest = times[0] ?? [];
    return { entries, microseconds: summarize(own), ratio: summarize(ratios(own, fewest)) };
  });
}

/** Always a hundred different addresses, so that memory and not their number makes the difference. */
function makeGuard(size: number): (index: number) => string {
  const navigationOf = createNavigation();
  const menus = makeMenus(size);
  const user = { id: "u", name: "Mei Chen", roles: ["editor"] };
  const session: SessionState = {
    status: "ready",
    generation: 0,
    token: "t",
    content: { user, menus, dictionaries: [] },
  };
  const pages = Array.from({ length: size }, (_, index) => index).filter(isPage);
  const step = Math.max(1, Math.floor(pages.length / 90));
  const paths = pages.filter((_, index) => index % step === 0).map(pathOfPage);
  return (index) => {
    const href = paths[index % paths.length] ?? "/";
    return resolveNavigation({ href, session, navigationOf }).kind;
  };
}

function timeDecisions(decide: (index: number) => string): number {
  const start = performance.now();
  for (let i = 0; i < decisions; i++) {
    if (decide(i) !== "allow") throw new Error("the guard refused a page of the user's");
  }
  return ((performance.now() - start) * 1000) / decisions;
}
