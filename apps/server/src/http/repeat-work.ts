import type { FastifyInstance } from "fastify";
import type { JobName, JobRuns } from "../kernel/job-runs.ts";
import { traced } from "../kernel/tracing/tracing.ts";

declare module "fastify" {
  interface FastifyInstance {
    jobRuns: JobRuns;
  }
}

/** Work that a server repeats. */
export interface Job {
  /** For metrics, and the page of the system's health. */
  name: JobName;
  /** What the log says when it fails. */
  failure: string;
  /** Between the end of one run and the beginning of the next. */
  everyMs: number;
}

/**
 * Repeats work while the server runs: never twice at once, and the next time so long after the last has ended. What
 * fails is logged and tried again.
 *
 * @param work Gets a function that says whether the server is stopping.
 */
export function repeatWork(
  fastify: FastifyInstance,
  { name, failure, everyMs }: Job,
  work: (stopping: () => boolean) => Promise<unknown>,
): void {
  let stopping = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const wait = () => (timer = setTimeout(run, everyMs).unref());
  const run = () => {
    running = traced(`job ${name}`, {}, () => work(() => stopping)).then(
      () => fastify.jobRuns.note(name, "done"),
      (err: unknown) => {
        fastify.jobRuns.note(name, "failed");
        fastify.log.error({ err }, failure);
      },
    );
    void running.then(() => {
      if (!stopping) wait();
    });
  };
  wait();
  fastify.addHook("onClose", async () => {
    stopping = true;
    clearTimeout(timer);
    await running;
  });
}
