import type { SQL } from "drizzle-orm";
import { operationLogs, signInLogs } from "../src/db/schema/index.ts";
import type { TestServer } from "./_server.ts";

type WithLog = Pick<TestServer, "db">;

/** Entries of the operation log, the oldest first. Without an order, a short entry may come before an older, longer one. */
export const operationLog = ({ db }: WithLog, where?: SQL) =>
  db.select().from(operationLogs).where(where).orderBy(operationLogs.createdAt, operationLogs.id);

/** Entries of the sign-in log, the oldest first. */
export const signInLog = ({ db }: WithLog, where?: SQL) =>
  db.select().from(signInLogs).where(where).orderBy(signInLogs.createdAt, signInLogs.id);
