/** The figures the hooks have to reach, held against a run. */
import type { GuardCost } from "./measure-guard.ts";
import { menuSizes, type MenuCost } from "./measure-menus.ts";
import type { TabRenders } from "./measure-tabs.ts";
import { ours } from "./menu-builders.ts";
import { entryNames, everythingName, type Size } from "./sizes.ts";

/** What a run measured. */
export interface Results {
  menus: MenuCost[];
  guard: GuardCost[];
  tabs: TabRenders;
  sizes: Size[];
}

/** A figure that must not be exceeded. */
export interface Goal {
  title: string;
  unit: string;
  limit: number;
  measured: number;
}

const [, middle = 0, most = 0] = menuSizes;

/** Every goal and what the run says about it. */
export function judge({ menus, guard, tabs, sizes }: Results): Goal[] {
  const ratiosOf = (entries: number) =>
    menus
      .filter((cost) => cost.builder === ours.name && cost.entries === entries)
      .map(({ ratio }) => ratio.median);
  const [few = 0, many = 0] = [...ratiosOf(middle), ...ratiosOf(most)];
  return [
    goal(`${middle} entries to menu and routes`, "× one pass that fills a Map", 3, few),
    goal(`${most} entries`, `× that of ${middle}`, 1.3, many / few),
    ...guard
      .slice(-1)
      .map(({ entries, ratio }) =>
        goal(`A decision among ${entries} entries`, "× one among 100", 1.5, ratio.median),
      ),
    goal(`A switch among ${tabs.tabs} tabs`, "tabs drawn again", 2, tabs.renders / tabs.switches),
    ...sizes
      .filter(({ name }) => name === everythingName || entryNames.includes(name))
      .map(({ name, gzip }) => goal(name, "B gzip", 10_000, gzip)),
  ];
}

/** Whether the figure stays within the limit. */
export function isMet({ measured, limit }: Goal): boolean {
  return measured <= limit;
}

function goal(title: string, unit: string, limit: number, measured: number): Goal {
  return { title, unit, limit, measured };
}
