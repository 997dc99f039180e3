import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stateAfter } from "../../src/content/workflow.ts";
import {
  TIMED_TRANSITIONS,
  STATE_AFTER_APPROVAL,
  STATUS_IN_TRASH,
  TRANSITIONS,
  WORKFLOW_ACTIONS,
} from "../../src/content/workflow-transitions.ts";

/*
 * Generates the state machine in docs/workflow.md: `node apps/server/tests/workflow/draw-workflow.ts`. A test compares
 * the page with the data.
 */

export const page = join(import.meta.dirname, "../../../../docs/workflow.md");

const BEGIN = "<!-- drawn by apps/server/tests/workflow/draw-workflow.ts -->";
const END = "<!-- end of the drawing -->";

/** Replaces the generated part of the page. */
export function drawnInto(text: string): string {
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`${page} has no place for the drawing`);
  return `${before}${BEGIN}\n\n${drawing()}\n\n${END}${after}`;
}

function drawing(): string {
  return [
    "### Publication status (`status`)",
    diagram([...statusArrows(), ...timedArrows(), ...trashArrows(), ...editArrows("status")]),
    "### Review status (`reviewStatus`)",
    diagram([...reviewArrows(), ...editArrows("reviewStatus")]),
    "### Actions",
    table(),
  ].join("\n\n");
}

type Arrow = [from: string, to: string, label: string];

function statusArrows(): Arrow[] {
  return WORKFLOW_ACTIONS.flatMap((action) =>
    TRANSITIONS[action].status.flatMap((from): Arrow[] => {
      const { status } = stateAfter(action, { status: from });
      return status === undefined ? [] : [[from, status, action]];
    }),
  );
}

function timedArrows(): Arrow[] {
  return TIMED_TRANSITIONS.map(([from, to]) => [from, to, "time"]);
}

function trashArrows(): Arrow[] {
  return Object.entries(STATUS_IN_TRASH).map(([from, to]) => [from, to, "trash"]);
}

function reviewArrows(): Arrow[] {
  return WORKFLOW_ACTIONS.flatMap((action) =>
    TRANSITIONS[action].reviewStatus.flatMap((from): Arrow[] => {
      const { reviewStatus } = TRANSITIONS[action].next;
      return reviewStatus === undefined ? [] : [[from, reviewStatus, action]];
    }),
  );
}

function editArrows(axis: keyof typeof STATE_AFTER_APPROVAL): Arrow[] {
  return Object.entries(STATE_AFTER_APPROVAL[axis]).map(([from, to]) => [from, to, "edit"]);
}

/** One arrow between two states, with all its labels; the first state is the initial one. */
function diagram(arrows: readonly Arrow[]): string {
  const labels = Map.groupBy(arrows, ([from, to]) => `${from} --> ${to}`);
  const lines = [...labels].map(
    ([arrow, same]) => `  ${arrow}: ${[...new Set(same.map(([, , label]) => label))].join(", ")}`,
  );
  const first = arrows[0]?.[0] ?? "";
  return ["```mermaid", "stateDiagram-v2", `  [*] --> ${first}`, ...lines, "```"].join("\n");
}

const REQUIREMENTS = {
  update: "`update`",
  publish: "`publish`",
  circulate: "`circulate`",
  assignee: "an assignee of the round",
  receiver: "a recipient",
};
const VERSIONS = {
  headNotApproved: "the latest version is not approved",
  approvedNotLive: "an approved version is not published",
  approvedSchedulable: "an approved version is not published; a type is not published at all",
  scheduled: "a publication or a revision is scheduled",
};

function table(): string {
  const rows = WORKFLOW_ACTIONS.map((action) => {
    const { status, reviewStatus, requires, comment, versions, heldByRelease } =
      TRANSITIONS[action];
    const where = [
      status.length < 5 ? `status ${status.join(", ")}` : "",
      reviewStatus.length === 1 ? `review ${reviewStatus[0]}` : "",
      reviewStatus.length === 5 ? "no review running" : "",
      versions ? VERSIONS[versions] : "",
      heldByRelease ? "no scheduled release holds it" : "",
    ].filter(Boolean);
    return [`\`${action}\``, REQUIREMENTS[requires], where.join("; "), comment ? "yes" : ""];
  });
  return aligned([["Action", "Who", "When", "Comment needed"], ...rows]);
}

/** A table in the formatter's style. */
function aligned(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_cell, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = rows;
  const rule = widths.map((width) => "-".repeat(width));
  return [line(head), line(rule), ...body.map(line)].join("\n");
}

if (import.meta.main) writeFileSync(page, drawnInto(readFileSync(page, "utf8")));
