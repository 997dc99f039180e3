import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Site } from "./_site.ts";
import { siteMove, type SiteMove } from "./_site-moves.ts";
import { SiteWalk } from "./_site-walk.ts";
import { KIND_NAMES } from "./_site-records.ts";
import { Counter } from "./_moves.ts";

const all = Number(process.env["WALKS"] ?? 8);
const seed = Number(process.env["WALKS_SEED"] ?? Date.now() % 1_000_000);

/** Enough walks to expect every usual step in them. */
const MANY = 1000;

let site: Site;
let start: SiteWalk;
const counter = new Counter();

/**
 * Random sequences of calls of every operation that touches articles, types, flows, suggestions, files, accounts, roles, workgroups, organisations and dictionaries, as
 * the staff make them, and of imports; after each, whatever an anonymous reader gets was approved in this very form. `WALKS`
 * and `WALKS_SEED` as in `walks.test.ts`.
 *
 * @param part Which half of the walks: two files, so that two cores walk.
 */
export function walkOverSite(part: 1 | 2): void {
  const walks = Math.ceil(all / 2);
  beforeAll(async () => {
    site = await Site.open();
    start = new SiteWalk(site, new Counter());
    await start.begin();
    await site.keep();
  });
  afterAll(() => site[Symbol.asyncDispose]());

  describe("after any series of calls", () => {
    it(`the public sees only what was approved (${walks} walks, WALKS_SEED=${seed})`, async () => {
      const moves = fc.array(siteMove, { minLength: 10, maxLength: 40, size: "max" });
      // Making a failed walk shorter would take thousands of them.
      const how = { numRuns: walks, seed: seed + part, endOnFailure: true };
      await fc.assert(fc.asyncProperty(moves, goThrough), how);
      if (walks < MANY) return;
      printCounts();
      const articles = ["approve", "publish", "schedule"].map((action) => `article ${action} done`);
      const kept = KIND_NAMES.flatMap((kind) => [`create ${kind} done`, `update ${kind} done`]);
      // Dictionaries with items, and roles and organisations with people in them, are rarely deleted.
      const gone = ["delete users", "delete workgroups", "delete dictItems", "restore users"];
      const others = ["homePage publish done", "account restored", "update file done"];
      const joined = ["join workgroups done", "leave workgroups done"];
      const wanted = [
        ...articles,
        ...others,
        ...kept,
        ...joined,
        ...gone.map((what) => `${what} done`),
      ];
      expect(wanted.filter((what) => !counter.counts.has(what))).toEqual([]);
    }, 36_000_000);
  });
}

async function goThrough(moves: SiteMove[]): Promise<void> {
  const walk = new SiteWalk(site, counter, start);
  try {
    for (const move of moves) await walk.move(move);
    // Whatever is scheduled becomes public.
    for (let hours = 0; hours < 3; hours += 1) await walk.move({ ...LATER, pick: 9 });
  } finally {
    await site.reset();
  }
}

const LATER: SiteMove = { what: "clock", who: 0, item: 0, pick: 9 };

/** Prints whether a long run covered everything. */
function printCounts(): void {
  const counts = [...counter.counts].toSorted(([a], [b]) => a.localeCompare(b));
  process.stdout.write(`${counts.map(([what, times]) => `${what}: ${times}`).join("\n")}\n`);
}
