import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WORKFLOW_ACTIONS } from "../../src/content/workflow.ts";
import type { Database } from "../../src/db/database.ts";
import type { ReviewNode } from "../../src/db/schema/article-types.ts";
import { createType } from "../../src/modules/article-types/save-type.ts";
import { articleTypeKind } from "../../src/modules/article-types/type-kind.ts";
import { performAction } from "../../src/modules/workflow/perform-action.ts";
import { openTestDatabase } from "../_database.ts";
import { Cast, actorFor } from "./_cast.ts";
import { newArticle, newType } from "./_subject.ts";
import { Tally, anyMove, type Move } from "./_moves.ts";
import { Walk } from "./_walk.ts";

/*
 * Random series of steps, edits, changes of accounts and leaps of the clock, on the server's own functions over a real
 * database; at every step the invariants of the workflow are looked after. `WALKS` says how many, `WALKS_SEED` repeats
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
let cast: Cast;
/** Published types, one for each shape of a flow. */
let grounds: { id: string; flow: ReviewNode[] }[];
const tally = new Tally();

beforeAll(async () => {
  database = await openTestDatabase();
  cast = await Cast.gather(database.db);
  const panel = cast.groupIds.get("panel") ?? "";
  const desk = cast.groupIds.get("desk") ?? "";
  const bea = cast.find("bea").id;
  const flows = [
    [],
    [node("all", { roleCodes: ["reviewer"] })],
    [node("any", { workgroupIds: [panel] }), node("all", { workgroupIds: [desk], userIds: [bea] })],
    [node("all", { userIds: [bea, cast.find("abe").id] })],
  ];
  grounds = [];
  for (const flow of flows) grounds.push(await publishType({ flow, requireReview: true }));
  grounds.push({ ...(await publishType({ flow: [], requireReview: false })), flow: [] });
});

afterAll(() => database.close());

describe("after any series of steps", () => {
  it(`the workflow's invariants hold (${walks} walks, WALKS_SEED=${seed})`, async () => {
    const walk = fc.record({
      ground: fc.nat({ max: grounds.length - 1 }),
      kind: fc.constantFrom("article" as const, "article" as const, "articleType" as const),
      moves: fc.array(anyMove, { minLength: 3, maxLength: 12, size: "max" }),
    });
    await fc.assert(fc.asyncProperty(walk, goThrough), { numRuns: walks, seed });
    if (walks >= 500) printCounts();
    const wanted = walks < 500 ? (["submit", "approve", "publish"] as const) : WORKFLOW_ACTIONS;
    expect(wanted.filter((action) => !tally.counts.has(`${action} done`))).toEqual([]);
  }, 36_000_000);
});

/** Says whether a long run came to see everything. */
function printCounts(): void {
  const counts = [...tally.counts].toSorted(([a], [b]) => a.localeCompare(b));
  process.stdout.write(`${counts.map(([what, times]) => `${what}: ${times}`).join("\n")}\n`);
}

async function goThrough({ ground: index, kind, moves }: Series): Promise<void> {
  const { db } = database;
  const ground = grounds[index];
  if (!ground) throw new Error(`There is no ground ${index}`);
  const start = new Date("2026-03-02T08:00:00.000Z");
  const subject =
    kind === "article"
      ? await newArticle(db, ground.id, actorFor(cast.find("editor")), start)
      : await newType(db, ground.id, actorFor(cast.find("publisher")), start);
  const walk = new Walk(db, cast, { subject, flow: effective(ground.flow) }, tally);
  try {
    await walk.check();
    for (const move of moves) await walk.move(move);
    await walk.finish();
  } finally {
    await cast.restore();
  }
  await subject.purge(actorFor(cast.find("admin")), walk.now);
}

interface Series {
  ground: number;
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
  const admin = actorFor(cast.find("admin"));
  const fields = { parentId: "0", kind: "list" as const, name: "Ground", code: `g${published}` };
  let { id, version } = await createType(db, { ...fields, ...rules }, admin, now);
  const steps = { submit: admin, approve: actorFor(cast.find("reviewer")), publish: admin };
  for (const action of ["submit", "approve", "publish"] as const) {
    const body = { bizId: id, action, version };
    ({ id, version } = await performAction(db, articleTypeKind, body, steps[action], now));
  }
  return { id, flow: rules.flow };
}
