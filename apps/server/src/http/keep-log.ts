import type { FastifyInstance } from "fastify";
import type { Db } from "../db/db.ts";
import type { Config } from "../kernel/config/config.ts";
import { openAuditSink } from "../modules/audit/audit-sink.ts";
import { sealLog } from "../modules/audit/seal-log.ts";
import { sendLogOn } from "../modules/audit/send-log-on.ts";
import { repeatWork } from "./repeat-work.ts";

export interface KeepLogOptions {
  config: Pick<Config, "auditSink">;
  db: Db;
  now(): Date;
}

const INTERVAL_MS = 5_000;

/** Seals the operation log while the server runs, and sends it on where that is set. */
export function keepLog(fastify: FastifyInstance, { config, db, now }: KeepLogOptions): void {
  repeatWork(
    fastify,
    { name: "log-seal", failure: "The operation log is not sealed yet", everyMs: INTERVAL_MS },
    (stopping) => untilDone(stopping, () => sealLog(db, now())),
  );
  const { auditSink } = config;
  if (auditSink === null) return;
  const sink = openAuditSink(auditSink);
  repeatWork(
    fastify,
    { name: "log-forward", failure: "The operation log is not sent on yet", everyMs: INTERVAL_MS },
    (stopping) => untilDone(stopping, () => sendLogOn(db, sink, auditSink.address)),
  );
}

async function untilDone(stopping: () => boolean, part: () => Promise<number>): Promise<void> {
  while (!stopping() && (await part()) > 0);
}
