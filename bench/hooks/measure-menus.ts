/** What building menu and routes costs, beside one pass through the entries. */
import type { MenuEntry } from "@atrium/hooks";
import { collectGarbage } from "../sdk/garbage.ts";
import { orderOfRound, ratios, summarize, type Summary } from "../report/statistics.ts";
import {
  floor,
  ours,
  oursWhole,
  recursiveFilter,
  unchecked,
  type MenuBuilder,
} from "./menu-builders.ts";
import { makeMenus } from "./menus.ts";

/** One builder's cost for so many entries. */
export interface MenuCost {
  builder: string;
  entries: number;
  milliseconds: Summary;
  /** Divided by the floor's in the same round. */
  ratio: Summary;
}

/** How many entries are tried. */
export const menuSizes = [1_000, 10_000, 100_000];

const warmUpRounds = 5;

/** Every builder over every size, interleaved. */
export function measureMenus(rounds: number): MenuCost[] {
  return menuSizes.flatMap((size) => measureSize(size, rounds));
}

function measureSize(size: number, rounds: number): MenuCost[] {
  const builders = [floor, unchecked, ours, oursWhole, recursiveFilter].filter(
    ({ upTo }) => size <= upTo,
  );
  const sent = JSON.stringify(makeMenus(size));
  const times = new Map(builders.map(({ name }): [string, number[]] => [name, []]));
  for (let round = -warmUpRounds; round < rounds; round++) {
    for (const builder of orderOfRound(builders, round + warmUpRounds)) {
      const milliseconds = timeBuild(builder, sent, repeatsFor(builder, size));
      if (round >= 0) times.get(builder.name)?.push(milliseconds);
    }
  }
  const floorTimes = times.get(floor.name) ?? [];
  return [...times].map(([builder, own]) => ({
    builder,
    entries: size,
    milliseconds: summarize(own),
    ratio: summarize(ratios(own, floorTimes)),
  }));
}

/** All of them about as long: on a busy machine a short turn may go undisturbed, and a long one never. */
function repeatsFor(builder: MenuBuilder, size: number): number {
  if (builder === recursiveFilter) return 1;
  const turn = Math.max(1, Math.round(20_000 / size));
  return builder === floor ? turn * 4 : turn;
}

/** Of entries just parsed, as an answer's are: strings that have been looked up before are cheaper to look up. */
function timeBuild({ build }: MenuBuilder, sent: string, repeats: number): number {
  const answers: MenuEntry[][] = Array.from({ length: repeats }, () => JSON.parse(sent));
  // What parsing them left behind is nobody's cost.
  collectGarbage({ type: "minor" });
  const start = performance.now();
  const built = answers.map((entries) => build(entries));
  const spent = (performance.now() - start) / repeats;
  if (built.includes(undefined)) throw new Error("the builder built nothing");
  return spent;
}
