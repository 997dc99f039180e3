import { and, asc, eq, gt, lt, notExists, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { operationLogs, operationLogSeals } from "../../db/schema/index.ts";
import { CHAIN_START, hashOf, type LogEntry, type LogSeal } from "./seal-log.ts";

/** What is wrong with the operation log, and where: seals by position, an entry without a seal by its id. */
export type LogFault =
  | { kind: "changed" | "missing" | "gap"; position: number }
  | { kind: "unsealed"; entryId: string }
  | { kind: "head"; position: number };

/** A seal that somebody noted elsewhere. */
export interface NotedSeal {
  position: number;
  hash: string;
}

export interface LogVerdict {
  /** Entries whose seals are right. */
  verified: number;
  /** Position of the first entry; later than 1 once retention has deleted older ones. */
  first: number | null;
  /** The last seal: whoever notes it elsewhere notices a chain that was written anew. */
  last: NotedSeal | null;
  /** Entries that the next sealing includes. */
  waiting: number;
  /** The first 20. */
  faults: LogFault[];
}

const PAGE = 1_000;
const MAX_FAULTS = 20;
/** A server seals every few seconds while it runs. */
const WAITING_MS = 15 * 60_000;

/**
 * Computes the chain over the operation log again, a page at a time.
 *
 * @param noted A seal from an earlier verdict, which the chain must still contain unless retention has deleted it.
 */
export async function verifyLog(
  db: Db,
  now: Date,
  noted: NotedSeal | null = null,
): Promise<LogVerdict> {
  const chain = new Chain(noted);
  for (;;) {
    const rows = await readSeals(db, chain.position);
    for (const row of rows) chain.add(row);
    if (rows.length < PAGE) break;
  }
  chain.end();
  const late = await unsealedIds(db, new Date(now.getTime() - WAITING_MS));
  return {
    verified: chain.verified,
    first: chain.first,
    last: chain.last,
    waiting: await countUnsealed(db),
    faults: [
      ...chain.faults,
      ...late.map((entryId) => ({ kind: "unsealed" as const, entryId })),
    ].slice(0, MAX_FAULTS),
  };
}

interface SealedRow {
  seal: LogSeal;
  entry: LogEntry | null;
}

class Chain {
  readonly faults: LogFault[] = [];
  verified = 0;
  first: number | null = null;
  last: NotedSeal | null = null;
  readonly #noted: NotedSeal | null;
  #begun = false;
  #noticed = false;

  constructor(noted: NotedSeal | null) {
    this.#noted = noted;
  }

  get position(): number {
    return this.last?.position ?? 0;
  }

  add({ seal, entry }: SealedRow): void {
    const { position, hash } = seal;
    if (position === this.#noted?.position) this.#noticed = hash === this.#noted.hash;
    // Of what retention has deleted the last seal is left, which the next one follows.
    const isAnchor = !this.#begun && position > 1 && entry === null;
    this.#begun = true;
    if (!isAnchor) this.#check(seal, entry);
    this.last = { position, hash };
  }

  /** The noted seal must have been found, unless retention may have deleted it. */
  end(): void {
    if (this.#noted === null || this.#noticed) return;
    const { position } = this.#noted;
    if (this.first !== null && position < this.first - 1) return;
    this.faults.push({ kind: "head", position });
  }

  #check({ position, hash }: LogSeal, entry: LogEntry | null): void {
    this.first ??= position;
    const previous = this.last?.hash ?? CHAIN_START;
    if (position !== this.position + 1) this.faults.push({ kind: "gap", position });
    else if (entry === null) this.faults.push({ kind: "missing", position });
    else if (hashOf(previous, position, entry) !== hash) {
      this.faults.push({ kind: "changed", position });
    } else this.verified += 1;
  }
}

async function readSeals(db: Db, after: number): Promise<SealedRow[]> {
  return db
    .select({ seal: operationLogSeals, entry: operationLogs })
    .from(operationLogSeals)
    .leftJoin(operationLogs, eq(operationLogs.id, operationLogSeals.entryId))
    .where(gt(operationLogSeals.position, after))
    .orderBy(asc(operationLogSeals.position))
    .limit(PAGE);
}

async function unsealedIds(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: operationLogs.id })
    .from(operationLogs)
    .where(and(isUnsealed(db), lt(operationLogs.createdAt, before)))
    .orderBy(asc(operationLogs.createdAt), asc(operationLogs.id))
    .limit(MAX_FAULTS);
  return rows.map(({ id }) => id);
}

async function countUnsealed(db: Db): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(operationLogs)
    .where(isUnsealed(db));
  return row?.count ?? 0;
}

function isUnsealed(db: Db) {
  const { entryId } = operationLogSeals;
  return notExists(db.select().from(operationLogSeals).where(eq(entryId, operationLogs.id)));
}
