import { asc, sql } from "drizzle-orm";
import { crudTable } from "../../db/crud-table.ts";
import { users } from "../../db/schema/index.ts";

/** Lists never select the password's hash. */
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

/** Without the password's hash. */
export type UserRow = Omit<typeof users.$inferSelect, "passwordHash">;
