/** The results as Markdown. */
import { writeTable } from "../report/markdown.ts";
import type { Summary } from "../report/statistics.ts";
import { databaseLimit, growthOf, isMet, judge, type Results } from "./goals.ts";
import type { Growth } from "./growth/measure-growth.ts";
import type { EmbeddedCost } from "./measure-embedded.ts";
import type { LoadCost, LoadMemory, Memory, RelativeCost } from "./measure-load.ts";

/** The goals first, then a table for each part that ran. */
export function writeReport(results: Results): string {
  const { costs, memory, embedded, growth } = results;
  return [
    writeGoals(results),
    ...(costs.length > 0 ? [writeLoad(costs)] : []),
    ...(memory || embedded ? [writeMemory(memory, embedded)] : []),
    ...(growth.length > 0 ? [writeGrowth(growth)] : []),
  ].join("\n\n");
}

function writeGoals(results: Results): string {
  // Of the growth only what falls short: its table shows the rest.
  const goals = judge(results);
  const ofGrowth = goals.filter(({ title }) => title.includes(": "));
  const missed = ofGrowth.filter((goal) => !isMet(goal));
  const shown = [...goals.filter((goal) => !ofGrowth.includes(goal)), ...missed];
  const rows = shown.map((goal) => [
    goal.title,
    `${goal.bound === "at most" ? "≤" : "≥"} ${goal.limit} ${goal.unit}`,
    `${figure(goal.measured)} ${goal.unit}`,
    isMet(goal) ? "met" : "**not met**",
  ]);
  const table = writeTable(["goal", ">limit", ">measured", ""], rows);
  const rest =
    ofGrowth.length === 0
      ? ""
      : `\n\nOf ${ofGrowth.length} goals of growth ${ofGrowth.length - missed.length} are met; the others are listed above.`;
  return `#### Goals\n\n${table}${rest}`;
}

function writeLoad(costs: LoadCost[]): string {
  const rows = costs.map((cost) => [
    cost.title,
    cost.server,
    figure(cost.perSecond.median),
    cost.p50.median.toFixed(1),
    cost.p99.median.toFixed(1),
    figure(cost.microseconds.median),
    ...ratioCells(cost.plain),
    ...ratioCells(cost.same),
  ]);
  const titles = [
    "32 connections",
    "server",
    ">per second",
    ">p50 ms",
    ">p99 ms",
    ">processor µs",
    ">× plain rows",
    ">p25–p75",
    ">p99 ×",
    ">× same statements",
    ">p25–p75",
    ">p99 ×",
  ];
  return `#### Under load\n\n${writeTable(titles, rows)}`;
}

function ratioCells(floor: RelativeCost | undefined): string[] {
  if (floor === undefined) return ["–", "–", "–"];
  const { ratio, p99Ratio } = floor;
  return [`**${ratio.median.toFixed(2)}**`, spread(ratio), p99Ratio.median.toFixed(2)];
}

function writeMemory(memory: LoadMemory | undefined, embedded: EmbeddedCost | undefined): string {
  const row = (database: string, { idle, peak }: Memory) => [database, figure(idle), figure(peak)];
  const rows = [
    ...(memory ? [row("PostgreSQL", memory), row("PostgreSQL, bare", memory.bare)] : []),
    ...(embedded ? [row("embedded", embedded)] : []),
  ];
  const table = writeTable(["database", ">MB at rest", ">MB at most under load"], rows);
  const list = embedded
    ? `\n\nThe embedded database serves ${figure(embedded.list.perSecond)} public lists of the demo site a second, p99 ${figure(embedded.list.p99)} ms.`
    : "";
  return `#### Memory\n\n${table}${list}`;
}

function writeGrowth(growth: Growth[]): string {
  const sizes = [...(growth[0]?.database.keys() ?? [])];
  const rows = growth.map((read) => [
    read.title,
    ...sizes.map((size) => figure(read.database.get(size) ?? 0)),
    String(databaseLimit(read)),
    ...sizes.map((size) => figure(read.http.get(size) ?? 0)),
    `**${growthOf(read.http).toFixed(2)}**`,
  ]);
  const titles = [
    "read, ms",
    ...sizes.map((size) => `>database ${size}`),
    ">limit",
    ...sizes.map((size) => `>HTTP ${size}`),
    ">growth",
  ];
  return `#### Growth\n\n${writeTable(titles, rows)}${writeWords(growth, sizes)}`;
}

/** Searches beside what PostgreSQL takes to count the rows that have the words. */
function writeWords(growth: Growth[], sizes: string[]): string {
  const rows = growth.flatMap(({ title, database, words }) =>
    words === undefined
      ? []
      : [
          [
            title,
            ...sizes.map((size) => figure(words.get(size) ?? 0)),
            ...sizes.map((size) => figure(database.get(size) ?? 0)),
          ],
        ],
  );
  if (rows.length === 0) return "";
  const titles = [
    "in the database, ms",
    ...sizes.map((size) => `>words alone ${size}`),
    ...sizes.map((size) => `>the read ${size}`),
  ];
  return `\n\n#### The words alone\n\n${writeTable(titles, rows)}`;
}

function spread({ p25, p75 }: Summary): string {
  return `${p25.toFixed(2)}–${p75.toFixed(2)}`;
}

function figure(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
