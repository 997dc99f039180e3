import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../src/db/db.ts";
import type { Prepared } from "../src/db/prepared.ts";
import { queryRows } from "../src/db/query-rows.ts";

/** One node of a plan from `explain (format json)`. */
export interface PlanStep {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Filter?: string;
  Plans?: PlanStep[];
}

/** The nodes of a prepared statement's generic plan. */
export async function genericPlan(
  db: Db,
  statement: Prepared<unknown>,
  values: Record<string, unknown>,
): Promise<PlanStep[]> {
  return whilePlanned(db, statement, values, async (tx, execute) => {
    await tx.execute(sql`set local plan_cache_mode = force_generic_plan`);
    return plan(tx, sql.raw(execute));
  });
}

/** How often PostgreSQL plans a statement that runs ten times: five times if it then keeps a generic plan. */
export async function timesPlanned(
  db: Db,
  statement: Prepared<unknown>,
  values: Record<string, unknown>,
): Promise<number | undefined> {
  return whilePlanned(db, statement, values, async (tx, execute) => {
    for (let n = 0; n < 10; n += 1) await tx.execute(sql.raw(execute));
    const plans = sql`select custom_plans::int as plans from pg_prepared_statements where name = 'planned'`;
    return (await queryRows<{ plans: number }>(tx, plans))[0]?.plans;
  });
}

async function whilePlanned<T>(
  db: Db,
  { query: { sql: text, params } }: Prepared<unknown>,
  values: Record<string, unknown>,
  use: (tx: Db, execute: string) => Promise<T>,
): Promise<T> {
  const given = params.map((param) => literal(values[Reflect.get(Object(param), "name")]));
  return db.transaction(async (tx) => {
    await tx.execute(sql.raw(`prepare planned as ${text}`));
    try {
      return await use(tx, `execute planned(${given.join(", ")})`);
    } finally {
      await tx.execute(sql`deallocate planned`);
    }
  });
}

/** Nodes that scan a whole table, or an index without a start. */
export function fullScans(steps: readonly PlanStep[]): PlanStep[] {
  return steps.filter(
    (step) =>
      step["Node Type"] === "Seq Scan" ||
      (step["Index Name"]?.endsWith("_pkey") === true && step["Index Cond"] === undefined),
  );
}

/** The nodes of a statement's plan. */
export async function plan(db: Db, statement: SQL): Promise<PlanStep[]> {
  const [row] = await queryRows<{ "QUERY PLAN": { Plan: PlanStep }[] }>(
    db,
    sql`explain (format json) ${statement}`,
  );
  const root = row?.["QUERY PLAN"][0]?.Plan;
  if (root === undefined) throw new Error("A statement has a plan");
  return flat(root);
}

function flat(step: PlanStep): PlanStep[] {
  return [step, ...(step.Plans ?? []).flatMap(flat)];
}

function literal(value: unknown): string {
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return literal(`{${value.map((one) => `"${one}"`).join(",")}}`);
  if (typeof value === "string") return `'${value.replaceAll("'", "''")}'`;
  throw new Error("A placeholder has no value");
}
