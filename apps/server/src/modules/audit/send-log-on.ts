import { asc, eq, gt } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { auditSinkProgress, operationLogs, operationLogSeals } from "../../db/schema/index.ts";
import { tryLock } from "../../db/try-lock.ts";
import type { AuditLine, AuditSink } from "./audit-sink.ts";

/** "Atrium audit sink": one server sends at a time, so that lines arrive in order. */
const SENDING_LOCK = 4_172_312;
const MAX_LINES = 200;

/**
 * Sends sealed entries on that the sink does not have yet, at most 200, and returns how many. What was sent is noted after
 * the sink has it: a crash between the two sends it again.
 *
 * @param name The sink's address: progress is kept for each.
 */
export async function sendLogOn(db: Db, sink: AuditSink, name: string): Promise<number> {
  return db.transaction(async (tx) => {
    if (!(await tryLock(tx, SENDING_LOCK))) return 0;
    const isOwn = eq(auditSinkProgress.sink, name);
    const [progress] = await tx.select().from(auditSinkProgress).where(isOwn);
    const rows = await readSealed(tx, progress?.position ?? 0);
    const last = rows.at(-1);
    if (last === undefined) return 0;
    await sink.write(rows.map(toLine));
    const { position } = last.seal;
    await tx
      .insert(auditSinkProgress)
      .values({ sink: name, position })
      .onConflictDoUpdate({ target: auditSinkProgress.sink, set: { position } });
    return rows.length;
  });
}

/** Without what retention has deleted. */
function readSealed(tx: Db, after: number) {
  return tx
    .select({ seal: operationLogSeals, entry: operationLogs })
    .from(operationLogSeals)
    .innerJoin(operationLogs, eq(operationLogs.id, operationLogSeals.entryId))
    .where(gt(operationLogSeals.position, after))
    .orderBy(asc(operationLogSeals.position))
    .limit(MAX_LINES);
}

function toLine({ seal, entry }: Awaited<ReturnType<typeof readSealed>>[number]): AuditLine {
  const { position, hash } = seal;
  return { at: entry.createdAt, json: JSON.stringify({ position, hash, ...entry }) };
}
