/** The results as Markdown. */
import { writeTable } from "../report/markdown.ts";
import { isMet, judge, type Results } from "./goals.ts";

/** The goals first, then a table for each part. */
export function writeReport(results: Results): string {
  return [writeGoals(results), writeMenus(results), writeGuard(results), writeSizes(results)].join(
    "\n\n",
  );
}

function writeGoals(results: Results): string {
  const rows = judge(results).map((goal) => [
    goal.title,
    `≤ ${goal.limit} ${goal.unit}`,
    `${figure(goal.measured)} ${goal.unit}`,
    isMet(goal) ? "met" : "**not met**",
  ]);
  return `### Goals\n\n${writeTable(["goal", ">limit", ">measured", ""], rows)}`;
}

function writeMenus({ menus }: Results): string {
  const rows = menus.map(({ entries, builder, milliseconds, ratio }) => [
    entries,
    builder,
    figure(milliseconds.median),
    `**${figure(ratio.median)}**`,
    `${figure(ratio.p25)}–${figure(ratio.p75)}`,
  ]);
  const titles = [">entries", "", ">ms", ">× one pass", ">p25–p75"];
  return `### Flat entries to menu and routes\n\n${writeTable(titles, rows)}`;
}

function writeGuard({ guard }: Results): string {
  const rows = guard.map(({ entries, microseconds, ratio }) => [
    entries,
    microseconds.median.toFixed(2),
    `**${ratio.median.toFixed(2)}**`,
  ]);
  const titles = [">entries", ">µs", ">× among the fewest"];
  return `### A decision of the route guard\n\n${writeTable(titles, rows)}`;
}

function writeSizes({ sizes }: Results): string {
  const rows = sizes.map(({ name, minified, gzip }) => [name, minified, gzip]);
  return `### Sizes, without React, React Query and the SDK\n\n${writeTable(["import", ">minified B", ">gzip B"], rows)}`;
}

function figure(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
