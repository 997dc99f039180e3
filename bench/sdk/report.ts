/** The results as Markdown. */
import { writeTable } from "../report/markdown.ts";
import type { Summary } from "../report/statistics.ts";
import { isMet, judge, type Results } from "./goals.ts";
import type { InstanceCost } from "./instances.ts";
import type { TransportCosts } from "./per-call.ts";
import type { Size, Sizes } from "./sizes.ts";
import type { TypeCheckCost } from "./types.ts";

/** Everything a run measured. */
export interface Run extends Results {
  instances: InstanceCost | undefined;
}

/** The goals first, then a table for each part that ran. */
export function writeReport(run: Run): string {
  return [
    writeGoals(run),
    ...run.perCall.map(writeCosts),
    ...(run.sizes ? [writeSizes(run.sizes)] : []),
    ...(run.types.length > 0 ? [writeTypes(run.types)] : []),
    ...(run.instances ? [writeInstances(run.instances)] : []),
  ].join("\n\n");
}

function writeGoals(run: Run): string {
  const rows = judge(run).map((goal) => [
    goal.title,
    `≤ ${goal.limit} ${goal.unit}`,
    `${figure(goal.measured)} ${goal.unit}`,
    isMet(goal) ? "met" : "**not met**",
  ]);
  return `### Goals\n\n${writeTable(["goal", ">limit", ">measured", ""], rows)}`;
}

function writeCosts({ title, costs }: TransportCosts): string {
  const rows = costs.map(({ client, microseconds, ratio, excess }) => [
    client,
    microseconds.median.toFixed(1),
    excess.median.toFixed(1),
    `**${ratio.median.toFixed(2)}**`,
    spread(ratio),
  ]);
  const titles = ["client", ">µs", ">µs over bare", ">× bare", ">p25–p75"];
  return `### ${title}\n\n${writeTable(titles, rows)}`;
}

function writeSizes({ own, peers, perOperation }: Sizes): string {
  const row = ({ name, minified, gzip, brotli }: Size) => [name, minified, gzip, brotli];
  const titles = ["bundle", ">minified B", ">gzip B", ">brotli B"];
  return [
    `### Sizes\n\nOne further operation adds ${perOperation.toFixed(1)} B gzip to the SDK.`,
    writeTable(
      ["@atrium/sdk", ...titles.slice(1)],
      own.map((size) => row(size)),
    ),
    writeTable(
      titles,
      peers.map((size) => row(size)),
    ),
  ].join("\n\n");
}

function writeTypes(types: TypeCheckCost[]): string {
  const rows = types.map(({ compiler, own, peer, ratio }) => [
    compiler,
    own.seconds.median.toFixed(2),
    peer.seconds.median.toFixed(2),
    `**${ratio.median.toFixed(2)}**`,
    spread(ratio),
    own.instantiations,
    peer.instantiations,
  ]);
  const titles = [
    "compiler",
    ">SDK s",
    ">openapi-fetch s",
    ">ratio",
    ">p25–p75",
    ">SDK instantiations",
    ">openapi-fetch instantiations",
  ];
  return `### Type-check of a program that uses every operation\n\n${writeTable(titles, rows)}`;
}

function writeInstances({ microseconds, bytes }: InstanceCost): string {
  return `### Instances\n\n\`createSdk\` takes ${figure(microseconds)} µs and keeps ${(bytes / 1024).toFixed(1)} KiB (mean of 1,000).`;
}

function spread({ p25, p75 }: Summary): string {
  return `${p25.toFixed(2)}–${p75.toFixed(2)}`;
}

function figure(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
