import type { FastifyInstance } from "fastify";
import type { Db } from "../db/db.ts";
import type { Config } from "../kernel/config/config.ts";
import type { FileStorage } from "../modules/files/storage/file-storage.ts";
import { deleteUnusedFiles } from "../modules/retention/delete-unused-files.ts";
import { deleteExpired } from "../modules/retention/delete-expired.ts";
import { repeatWork } from "./repeat-work.ts";

export interface DeleteOldRecordsOptions {
  config: Pick<Config, "retention">;
  db: Db;
  files: FileStorage;
  now(): Date;
}

const INTERVAL_MS = 3_600_000;

/** Deletes each hour, while the server runs, what is older than the settings keep. */
export function deleteOldRecords(
  fastify: FastifyInstance,
  { config, db, files, now }: DeleteOldRecordsOptions,
): void {
  repeatWork(
    fastify,
    {
      name: "retention",
      failure: "What is no longer kept could not be deleted",
      everyMs: INTERVAL_MS,
    },
    async () => {
      await deleteExpired(db, config.retention, now());
      await deleteUnusedFiles({ db, files, log: fastify.log, now: now() }, config.retention);
    },
  );
}
