/** The results as Markdown. */
import { writeTable, type Row } from "../report/markdown.ts";
import { ratios, summarize } from "../report/statistics.ts";
import { isMet, judge, type Measured, type Results } from "./goals.ts";
import type { PageScripts, RouteScripts } from "./measure-scripts.ts";

/** The goals first, then a table for each part that was measured. */
export function writeReport(results: Measured): string {
  const { signIn, scripts, pages, rerenders, parts, typing } = results;
  return [
    writeGoals(results),
    ...(signIn ? [writeSignIn(signIn)] : []),
    ...(scripts ? [writeScripts(scripts)] : []),
    ...(pages ? [writePages(pages)] : []),
    ...(rerenders ? [writeWaits(rerenders)] : []),
    ...(parts ? [writeTables(parts)] : []),
    ...(typing ? [writeTyping(typing)] : []),
  ].join("\n\n");
}

function writeGoals(results: Measured): string {
  const rows = judge(results).map((goal) => [
    goal.title,
    `≤ ${goal.limit} ${goal.unit}`,
    `${figure(goal.measured)} ${goal.unit}`,
    isMet(goal) ? "met" : "**not met**",
  ]);
  return `### Goals\n\n${writeTable(["goal", ">limit", ">measured", ""], rows)}`;
}

function writeSignIn({ paints, floor }: Results["signIn"]): string {
  const { median, p25, p75 } = summarize(ratios(paints, floor));
  const row = [
    figure(summarize(floor).median),
    figure(summarize(paints).median),
    `**${figure(median)}**`,
    `${figure(p25)}–${figure(p75)}`,
  ];
  const titles = [">without script, ms", ">largest paint, ms", ">× without script", ">p25–p75"];
  return `### The sign-in page, slow 4G, processor four times slower\n\n${writeTable(titles, [row])}`;
}

function writeScripts(scripts: Results["scripts"]): string {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const row = ({ name, files, gzip }: PageScripts): Row => [name, files, kilobytes(gzip)];
  const titles = ["downloaded for", ">scripts", ">kB gzip"];
  const routeRow = (route: RouteScripts): Row => [
    ...row(route),
    kilobytes(route.gzipInFrames),
    kilobytes(route.gzipAhead),
  ];
  const libraryRows = scripts.libraries.map(({ name, gzip }): Row => [name, kilobytes(gzip)]);
  return [
    `### Scripts\n\n${writeTable(titles, scripts.steps.map(row))}`,
    `The libraries alone, each with those before it, by the same bundler:\n\n${writeTable(["library", ">kB gzip"], libraryRows)}`,
    `From the list of articles, with an empty cache at the start:\n\n${writeTable(titles, [row(scripts.editor.page), row(scripts.editor.tools)])}`,
    `Each further page, in this order, with an empty cache at the start:\n\n${writeTable([...titles, ">then, in a frame", ">afterwards, while idle"], scripts.routes.map(routeRow))}`,
  ].join("\n\n");
}

function writePages(pages: Results["pages"]): string {
  const line = (name: string, times: number[]): Row => {
    const { median, p25, p75 } = summarize(ratios(times, pages.remounts));
    return [
      name,
      figure(summarize(times).median),
      `**${figure(median)}**`,
      `${figure(p25)}–${figure(p75)}`,
    ];
  };
  const rows = [
    line("React remounts the same nodes", pages.remounts),
    line("React, its Activity and the router alone switch to the kept tab", pages.librarySwitches),
    line("switch to the kept tab", pages.switches),
    line("React, its Activity and the router alone make it anew", pages.libraryChanges),
    line("the same, the table by the UI kit", pages.kitChanges),
    line("page made anew, data at hand", pages.changes),
  ];
  return `### A page of ${pages.nodes} nodes among ${pages.tabs} tabs, processor four times slower\n\n${writeTable(["", ">ms", ">× remount", ">p25–p75"], rows)}`;
}

/** Which of the pages made somebody wait. */
function writeWaits({ spinnersShown, pagesOpened }: Results["rerenders"]): string {
  const rows = spinnersShown.map((path): Row => [path]);
  return `### Pages that showed a spinner, of ${pagesOpened}, responses in 80 ms\n\n${
    rows.length === 0 ? "None." : writeTable(["page"], rows)
  }`;
}

function writeTables(parts: Results["parts"]): string {
  const floor = parts.tables[0]?.milliseconds ?? [];
  const rows = parts.tables.map(({ rows: count, milliseconds, nodes, longestFrames }): Row => [
    count,
    figure(summarize(milliseconds).median),
    `**${figure(summarize(ratios(milliseconds, floor)).median)}**`,
    nodes,
    figure(summarize(longestFrames).median),
  ]);
  const titles = [">rows", ">ms a jump", ">× the fewest", ">nodes", ">longest frame, ms"];
  return `### Jumps through a table\n\n${writeTable(titles, rows)}`;
}

function writeTyping(typing: Results["typing"]): string {
  const ratio = summarize(ratios(typing.longestFrames, typing.bareFrames));
  const engine = summarize(ratios(typing.engineFrames, typing.bareFrames));
  const overEngine = summarize(ratios(typing.longestFrames, typing.engineFrames));
  const paste = summarize(typing.pasteTimes);
  const row = [
    typing.words,
    figure(summarize(typing.bareFrames).median),
    figure(summarize(typing.longestFrames).median),
    `**${figure(ratio.median)}**`,
    `${figure(ratio.p25)}–${figure(ratio.p75)}`,
    `**${figure(engine.median)}**`,
    `${figure(engine.p25)}–${figure(engine.p75)}`,
    `**${figure(overEngine.median)}**`,
    `**${figure(paste.median)}**`,
    `${figure(paste.p25)}–${figure(paste.p75)}`,
    typing.idleSaves,
    typing.saves,
  ];
  const titles = [
    ">words",
    ">longest frame, bare, ms",
    ">in the editor, ms",
    ">× bare",
    ">p25–p75",
    ">ProseMirror alone, × bare",
    ">p25–p75",
    ">editor, × ProseMirror",
    ">paste, ms",
    ">p25–p75",
    ">saves of no change",
    ">saves of one",
  ];
  const title = "### Typing into a long article, processor four times slower";
  return [title, writeTable(titles, [row]), writeKeyTimes(typing)].join("\n\n");
}

/** What a key costs at full speed. */
function writeKeyTimes({ bareTimes, engineTimes, editorTimes }: Results["typing"]): string {
  const over = (times: number[], floor: number[]) => {
    const { median, p25, p75 } = summarize(ratios(times, floor));
    return [`**${figure(median)}**`, `${figure(p25)}–${figure(p75)}`];
  };
  const titles = [
    ">bare, ms of processor time a key",
    ">ProseMirror alone, × bare",
    ">p25–p75",
    ">editor, × bare",
    ">p25–p75",
    ">editor, × ProseMirror",
    ">p25–p75",
  ];
  const row = [
    figure(summarize(bareTimes).median),
    ...over(engineTimes, bareTimes),
    ...over(editorTimes, bareTimes),
    ...over(editorTimes, engineTimes),
  ];
  return writeTable(titles, [row]);
}

function figure(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
