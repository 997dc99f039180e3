import type pg from "pg";
import type { Statement } from "../statements/statement-log.ts";

/**
 * Milliseconds that PostgreSQL takes for some statements, by its own clock: the least of three times, with the planning
 * of those that have no name (the others are planned once a connection).
 */
export async function databaseTime(client: pg.Client, statements: Statement[]): Promise<number> {
  let sum = 0;
  for (const statement of statements) sum += await leastTime(client, statement);
  return sum;
}

async function leastTime(client: pg.Client, { text, values, named }: Statement): Promise<number> {
  if (!/^\s*(select|with)\b/i.test(text)) return 0;
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const explained = await client.query<Explained>(
      `explain (analyze, timing off, format json) ${text}`,
      values,
    );
    const [plan] = explained.rows[0]?.["QUERY PLAN"] ?? [];
    if (!plan) throw new Error(`No plan for ${text}`);
    times.push(plan["Execution Time"] + (named ? 0 : plan["Planning Time"]));
  }
  return Math.min(...times);
}

interface Explained {
  "QUERY PLAN": { "Execution Time": number; "Planning Time": number }[];
}
