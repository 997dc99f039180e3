import type { FastifyInstance } from "fastify";
import type { Db } from "../db/db.ts";
import { notifyDueChanges } from "../modules/calendar/notify-due-changes.ts";
import { repeatWork } from "./repeat-work.ts";

export interface FollowClockOptions {
  db: Db;
  now(): Date;
}

const INTERVAL_MS = 5_000;

/** Notifies people, while the server runs, of what becomes public or disappears by the clock alone. */
export function followClock(fastify: FastifyInstance, { db, now }: FollowClockOptions): void {
  repeatWork(
    fastify,
    {
      name: "clock",
      failure: "What the clock has changed is not notified yet",
      everyMs: INTERVAL_MS,
    },
    () => notifyDueChanges(db, now()),
  );
}
