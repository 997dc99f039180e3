/** The results as Markdown. */
import { writeTable, type Row } from "../report/markdown.ts";
import { ratios, summarize } from "../report/statistics.ts";
import { isMet, judge, type Results } from "./goals.ts";

/** The goals first, then a table for each part. */
export function writeReport(results: Results): string {
  return [
    writeGoals(results),
    writeLoads(results),
    writeLibraries(results),
    writeRates(results),
    writeMemory(results),
  ].join("\n\n");
}

function writeGoals(results: Results): string {
  const rows = judge(results).map((goal): Row => {
    const sign = goal.bound === "at most" ? "≤" : "≥";
    const said = isMet(goal) ? "met" : "**not met**";
    return [
      goal.title,
      `${sign} ${goal.limit} ${goal.unit}`.trim(),
      `${figure(goal.measured)} ${goal.unit}`.trim(),
      said,
    ];
  });
  return `### Goals\n\n${writeTable(["goal", ">limit", ">measured", ""], rows)}`;
}

function writeLoads({ loads }: Results): string {
  const rows = loads.map(({ page, paints, floor, blocking, ...load }): Row => {
    const ratio = summarize(ratios(paints, floor));
    return [
      page.name,
      figure(summarize(paints).median),
      figure(summarize(floor).median),
      `**${figure(ratio.median)}**`,
      `${figure(ratio.p25)}–${figure(ratio.p75)}`,
      figure(summarize(blocking).median),
      figure(summarize(load.firstInteractions).median),
      figure(summarize(load.floorFirstInteractions).median),
      figure(summarize(load.interactions).median),
      figure(summarize(load.floorInteractions).median),
      figure(summarize(load.requests).median),
      figure(summarize(load.floorRequests).median),
      figure(summarize(load.allRequests).median),
      figure(load.readScriptBytes / 1000),
      figure(load.scriptBytes / 1000),
    ];
  });
  const titles = [
    "page",
    ">largest paint, ms",
    ">without script, ms",
    ">ratio",
    ">p25–p75",
    ">blocking, ms",
    ">first tap, ms",
    ">only the switch, ms",
    ">tap, ms",
    ">only the switch, ms",
    ">requests before",
    ">without script",
    ">requests",
    ">script read, kB",
    ">script in use, kB",
  ];
  return `### First visits, slow 4G, processor four times slower\n\n${writeTable(titles, rows)}`;
}

function writeLibraries({ libraries }: Results): string {
  const rows = libraries.map(({ name, gzip }): Row => [name, (gzip / 1000).toFixed(1)]);
  return `The app's libraries alone, each with those before it, by the same bundler:\n\n${writeTable(["library", ">kB gzip"], rows)}`;
}

function writeRates({ rates }: Results): string {
  const rows = rates.map(({ page, bytes, fileBytes, pages, files }): Row => [
    page.name,
    (bytes / 1000).toFixed(1),
    summarize(pages).median.toFixed(0),
    (fileBytes / 1000).toFixed(1),
    summarize(files).median.toFixed(0),
    `**${figure(summarize(ratios(pages, files)).median)}**`,
  ]);
  const titles = ["page", ">kB", ">a second", ">kB of the file", ">a second", ">ratio"];
  return `### Kept pages beside files of the same server, 32 connections\n\n${writeTable(titles, rows)}`;
}

function writeMemory({ memory }: Results): string {
  const rows = memory.map(({ renders, heap, resident }): Row => [
    renders,
    heap.toFixed(1),
    resident.toFixed(0),
  ]);
  const titles = [">renders", ">least heap, MB", ">most resident, MB"];
  return `### Memory while pages are rendered, none kept\n\n${writeTable(titles, rows)}`;
}

function figure(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
