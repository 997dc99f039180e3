import { asc, sql } from "drizzle-orm";
import { crudTable } from "../../db/crud-table.ts";
import { users } from "../../db/schema/index.ts";

/** Accounts as SQL. Lists never carry the password's hash. */
export const userTable = crudTable(users, {
  search: [users.username, users.name, users.email, users.mobile],
  sort: {
    username: users.username,
    name: users.name,
    status: users.status,
    lastLoginAt: users.lastLoginAt,
    createdAt: users.createdAt,
    updatedAt: users.updatedAt,
  },
  order: [asc(sql`lower(${users.name})`)],
  unlisted: ["passwordHash"],
});

/** An account without its password. */
export type UserRow = Omit<typeof users.$inferSelect, "passwordHash">;
