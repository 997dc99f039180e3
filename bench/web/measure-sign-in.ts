/** First visits to the sign-in page on a slow line and a slow processor, beside the same page without script. */
import type { Browser } from "@playwright/test";
import { orderOfRound } from "../report/statistics.ts";
import { notesOfVisit } from "../site/measure-loads.ts";
import { serveStaticCopy } from "../site/static-copy.ts";

/** Figures of the rounds, in their order; milliseconds. */
export interface SignInTimes {
  /** The largest paint, and that of the page without script. */
  paints: number[];
  floor: number[];
  shifts: number[];
}

/** Visits the page and its copy in every round, with an empty cache. */
export async function measureSignIn(
  browser: Browser,
  url: string,
  rounds: number,
): Promise<SignInTimes> {
  await using copy = await serveStaticCopy(url);
  const times: SignInTimes = { paints: [], floor: [], shifts: [] };
  const turns = [
    async (counts: boolean) => {
      const { paint, shifts } = await notesOfVisit(browser, `${url}/login`);
      if (!counts) return;
      times.paints.push(paint);
      times.shifts.push(shifts);
    },
    async (counts: boolean) => {
      const { paint } = await notesOfVisit(browser, `${copy.url}/login`);
      if (counts) times.floor.push(paint);
    },
  ];
  // The first round is for warming up.
  for (let round = -1; round < rounds; round++) {
    for (const turn of orderOfRound(turns, round + 1)) await turn(round >= 0);
  }
  return times;
}
