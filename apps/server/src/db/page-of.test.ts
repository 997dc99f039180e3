import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase } from "../../tests/_database.ts";
import { timesPlanned } from "../../tests/_plans.ts";
import type { Database } from "./database.ts";
import { countRows, PAGE_WINDOW, pageOf, upToWindow } from "./page-of.ts";
import { Prepared } from "./prepared.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const page = (rows: number, pageNo: number, pageSize: number) =>
  pageOf(
    { pageNo, pageSize },
    countRows(database.db, sql`(select * from generate_series(1, ${rows}::integer))`),
    async (limit, offset) => Array.from({ length: limit }, (_, index) => offset + index + 1),
  );

it("counts up to the last page that can be requested, and says when there is more", async () => {
  const whole = { total: PAGE_WINDOW, pages: PAGE_WINDOW / 10 };
  expect(await page(0, 1, 10)).toMatchObject({ total: 0, pages: 0 });
  expect(await page(PAGE_WINDOW, 1, 10)).toMatchObject(whole);
  expect(await page(PAGE_WINDOW, 1, 10)).not.toHaveProperty("truncated");
  expect(await page(PAGE_WINDOW + 1, 1, 10)).toMatchObject({ ...whole, truncated: true });
});

it("returns the last page whole and nothing beyond", async () => {
  expect((await page(20_000, 1000, 10)).records.at(-1)).toBe(PAGE_WINDOW);
  expect((await page(20_000, 1001, 10)).records).toEqual([]);
  expect((await page(20_000, 56, 180)).records).toHaveLength(PAGE_WINDOW - 55 * 180);
  expect((await page(20_000, 1_000_000, 200)).records).toEqual([]);
});

it("counts in prepared statements whose plan PostgreSQL keeps, however many rows there are", async () => {
  const many = sql`(select from generate_series(1, 1000000) as row where row <> ${sql.placeholder("but")}::int)`;
  const counting = new Prepared(
    "counting",
    sql`select count(*)::int as count from ${upToWindow(many)}`,
  );
  expect(await timesPlanned(database.db, counting, { but: 1 })).toBe(5);
});
