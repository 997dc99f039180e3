import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase } from "../../tests/_database.ts";
import { crudTable, type ChangeQuery } from "./crud-table.ts";
import type { Database } from "./database.ts";
import { friendlyLinks } from "./schema/index.ts";

const table = crudTable(friendlyLinks, { search: [], sort: {}, order: [] });
const onDay = (day: number) => new Date(Date.UTC(2026, 2, day));
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  for (const [name, author, day] of [
    ["Quay", "anna", 1],
    ["Pier", "ben", 2],
    ["Mole", "anna", 3],
  ] as const) {
    const link = { name, url: "https://example.org/" };
    await table.insert(database.db, link, { id: author, name: author }, onDay(day));
  }
});
afterAll(() => database.close());

it.each<[ChangeQuery, string[]]>([
  [{ updatedBy: "anna" }, ["Quay", "Mole"]],
  [{ updatedFrom: onDay(2).toISOString() }, ["Pier", "Mole"]],
  [{ updatedTo: onDay(2).toISOString() }, ["Quay"]],
  [{ updatedFrom: onDay(2).toISOString(), updatedBy: "anna" }, ["Mole"]],
  [{ updatedBy: "nobody" }, []],
])("pages through what was changed as %j says", async (query, names) => {
  const page = await table.page(database.db, query);
  expect([page.total, page.records.map(({ name }) => name)]).toEqual([names.length, names]);
});
