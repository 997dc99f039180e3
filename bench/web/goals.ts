/** The figures the web app has to reach, held against a run. */
import { ratios, summarize } from "../report/statistics.ts";
import type { RerenderCosts } from "./measure-rerenders.ts";
import type { PageTimes } from "./measure-pages.ts";
import { menuEntries, type PartCosts } from "./measure-parts.ts";
import { editorPath, type ScriptSizes } from "./measure-scripts.ts";
import type { SignInTimes } from "./measure-sign-in.ts";
import type { TypingCosts } from "./measure-typing.ts";

/** What a run measured. */
export interface Results {
  signIn: SignInTimes;
  scripts: ScriptSizes;
  pages: PageTimes;
  rerenders: RerenderCosts;
  parts: PartCosts;
  typing: TypingCosts;
}

/** What a run of some parts measured. */
export type Measured = { [Part in keyof Results]?: Results[Part] | undefined };

/** A figure that must not be exceeded. */
export interface Goal {
  title: string;
  unit: string;
  limit: number;
  measured: number;
}

/** Every goal of what was measured and what the run says about it. */
export function judge({ signIn, scripts, pages, rerenders, parts, typing }: Measured): Goal[] {
  return [
    ...(signIn ? signInGoals(signIn) : []),
    ...(scripts ? scriptGoals(scripts) : []),
    ...(pages ? pageGoals(pages) : []),
    ...(rerenders ? rerenderGoals(rerenders) : []),
    ...(parts ? tableGoals(parts) : []),
    ...(typing ? typingGoals(typing) : []),
  ];
}

function signInGoals({ paints, floor, shifts }: SignInTimes): Goal[] {
  const { median } = summarize(ratios(paints, floor));
  return [
    goal("Largest paint of the sign-in page", "× without script", 1.15, median),
    goal("Its layout shift", "", 0, Math.max(...shifts)),
  ];
}

function scriptGoals({ steps: [signIn, list], routes, editor }: ScriptSizes): Goal[] {
  const toList = (signIn?.gzip ?? 0) + (list?.gzip ?? 0);
  const others = routes.filter(({ name }) => name !== editorPath);
  const largest = Math.max(...others.map(({ gzip }) => gzip));
  return [
    goal("From sign-in to a list", "kB gzip", 150, toList / 1000),
    goal("What a page but the editor adds, at most", "kB gzip", 10, largest / 1000),
    goal("The editor of articles, from their list", "kB gzip", 150, editor.page.gzip / 1000),
    goal("Its files fetched by who does not edit", "", 0, editor.filesBefore),
  ];
}

function pageGoals({ remounts, changes, switches, tabs, heap }: PageTimes): Goal[] {
  const overRemount = (times: number[]) => summarize(ratios(times, remounts)).median;
  return [
    goal("A page made anew, data at hand", "× remount", 1.4, overRemount(changes)),
    goal(`A switch among ${tabs} tabs`, "× remount", 1.2, overRemount(switches)),
    goal(`Heap of ${tabs} tabs over one`, "MB", 25, heap),
  ];
}

function rerenderGoals({ panesRendered, pagesOpened, spinnersShown }: RerenderCosts): Goal[] {
  return [
    goal("Tabs rendered at a switch, at most", "", 2, panesRendered),
    goal(`Spinners shown by ${pagesOpened} pages, responses in 80 ms`, "", 0, spinnersShown.length),
  ];
}

function typingGoals(typing: TypingCosts): Goal[] {
  const { median } = summarize(ratios(typing.longestFrames, typing.bareFrames));
  const title = `Longest frame, typing into ${typing.words} words`;
  return [
    goal(title, "× contenteditable", 1.3, median),
    goal(`Paste of ${typing.words} words`, "ms", 500, summarize(typing.pasteTimes).median),
    goal("Journal, of a second of typing", "ms", 5, summarize(typing.journalTimes).median),
    goal("Saves sent when nothing changed", "", 0, typing.idleSaves),
  ];
}

function tableGoals({ tables, menuNodes }: PartCosts): Goal[] {
  const [first, ...longer] = tables;
  if (first === undefined) return [];
  return [
    ...longer.map(({ rows, milliseconds }) =>
      goal(
        `A jump in ${rows} rows`,
        `× one in ${first.rows}`,
        1.1,
        summarize(ratios(milliseconds, first.milliseconds)).median,
      ),
    ),
    goal("Nodes of the longest table", "nodes", 600, Math.max(...tables.map(({ nodes }) => nodes))),
    goal(
      "Longest frame of a table",
      "ms",
      50,
      Math.max(...tables.map(({ longestFrames }) => summarize(longestFrames).median)),
    ),
    goal(`Side menu of ${menuEntries} entries`, "nodes", 300, menuNodes),
  ];
}

/** Whether the figure stays within the limit. */
export function isMet({ measured, limit }: Goal): boolean {
  return measured <= limit;
}

function goal(title: string, unit: string, limit: number, measured: number): Goal {
  return { title, unit, limit, measured };
}
