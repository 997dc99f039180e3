import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WORKFLOW_ACTIONS } from "../../src/content/workflow-transitions.ts";
import type { Database } from "../../src/db/database.ts";
import type { ReviewNode } from "../../src/db/schema/article-types.ts";
import { createType } from "../../src/modules/article-types/save-type.ts";
import { articleTypeKind } from "../../src/modules/article-types/type-kind.ts";
import { performAction } from "../../src/modules/workflow/perform-action.ts";
import { openTestDatabase } from "../_database.ts";
import { Personas, actorFor } from "./_personas.ts";
import { newArticle, newType } from "./_subject.ts";
import { Counter, anyMove, type Move } from "./_moves.ts";
import { Walk } from "./_walk.ts";

/*
 * Random sequences of actions, edits, changes of accounts and jumps of the clock, on the server's own functions over a
 * real database; the invariants of the workflow are checked after each. `WALKS` sets their number, `WALKS_SEED` repeats
 * a run.
 */

const walks = Number(process.env["WALKS"] ?? 100);
const seed = Number(process.env["WALKS_SEED"] ?? Date.now() % 1_000_000);

const named = (assignees: Partial<ReviewNode["assignees"]>) => ({
  userIds: [],
  roleCodes: [],
  workgroupIds: [],
  ...assignees,
});
const node = (mode: "any" | "all", assignees: Partial<ReviewNode["assignees"]>): ReviewNode => ({
  nodeKey: mode,
  name: mode,
  mode,
  assignees: named(assignees),
});
const DEFAULT = [node("any", { roleCodes: ["reviewer"] })];

let database: Database;
let personas: Personas;
/** Published types, one for each shape of a flow. */
let fixtures: { id: string; flow: ReviewNode[] }[];
const counter = new Counter();

beforeAll(async () => {
  database = await openTestDatabase();
  personas = await Personas.gather(database.db);
  const panel = personas.groupIds.get("panel") ?? "";
  const deskGroup = personas.groupIds.get("desk") ?? "";
  const bea = personas.find("bea").id;
  const flows = [
    [],
    [node("all", { roleCodes: ["reviewer"] })],
    [
      node("any", { workgroupIds: [panel] }),
      node("all", { workgroupIds: [deskGroup], userIds: [bea] }),
    ],
    [node("all", { userIds: [bea, personas.find("abe").id] })],
  ];
  fixtures = [];
  for (const flow of flows) fixtures.push(await publishType({ flow, requireReview: true }));
  fixtures.push({ ...(await publishType({ flow: [], requireReview: false })), flow: [] });
});

afterAll(() => database.close());

describe("after any series of actions", () => {
  it(`the workflow's invariants hold (${walks} walks, WALKS_SEED=${seed})`, async () => {
    const walk = fc.record({
      fixture: fc.nat({ max: fixtures.length - 1 }),
      kind: fc.constantFrom("article" as const, "article" as const, "articleType" as const),
      moves: fc.array(anyMove, { minLength: 3, maxLength: 12, size: "max" }),
    });
    await fc.assert(fc.asyncProperty(walk, goThrough), { numRuns: walks, seed });
    if (walks >= 500) printCounts();
    const wanted = walks < 500 ? (["submit", "approve", "publish"] as const) : WORKFLOW_ACTIONS;
    expect(wanted.filter((action) => !counter.counts.has(`${action} done`))).toEqual([]);
  }, 36_000_000);
});

/** Prints whether a long run covered everything. */
function printCounts(): void {
  const counts = [...counter.counts].toSorted(([a], [b]) => a.localeCompare(b));
  process.stdout.write(`${counts.map(([what, times]) => `${what}: ${times}`).join("\n")}\n`);
}

async function goThrough({ fixture: index, kind, moves }: Series): Promise<void> {
  const { db } = database;
  const fixture = fixtures[index];
  if (!fixture) throw new Error(`There is no fixture ${index}`);
  const start = new Date("2026-03-02T08:00:00.000Z");
  const subject =
    kind === "article"
      ? await newArticle(db, fixture.id, actorFor(personas.find("editor")), start)
      : await newType(db, fixture.id, actorFor(personas.find("publisher")), start);
  const walk = new Walk(db, personas, { subject, flow: effective(fixture.flow) }, counter);
  try {
    await walk.check();
    for (const move of moves) await walk.move(move);
    await walk.finish();
  } finally {
    await personas.restore();
  }
  await subject.purge(actorFor(personas.find("admin")), walk.now);
}

interface Series {
  fixture: number;
  kind: "article" | "articleType";
  moves: Move[];
}

function effective(flow: ReviewNode[]): ReviewNode[] {
  return flow.length > 0 ? flow : DEFAULT;
}

let published = 0;

async function publishType(rules: { flow: ReviewNode[]; requireReview: boolean }) {
  const { db } = database;
  const now = new Date("2026-03-01T08:00:00.000Z");
  published += 1;
  const admin = actorFor(personas.find("admin"));
  const fields = { parentId: "0", kind: "list" as const, name: "Ground", code: `g${published}` };
  let { id, version } = await createType(db, { ...fields, ...rules }, admin, now);
  const steps = { submit: admin, approve: actorFor(personas.find("reviewer")), publish: admin };
  for (const action of ["submit", "approve", "publish"] as const) {
    const body = { bizId: id, action, version };
    ({ id, version } = await performAction(db, articleTypeKind, body, steps[action], now));
  }
  return { id, flow: rules.flow };
}
