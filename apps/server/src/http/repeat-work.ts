import type { FastifyInstance } from "fastify";

/**
 * Repeats work while the server runs: never twice at once, and the next time so long after the last has ended. What
 * fails is logged and tried again.
 *
 * @param work Gets a function that says whether the server is stopping.
 */
export function repeatWork(
  fastify: FastifyInstance,
  failure: string,
  everyMs: number,
  work: (stopping: () => boolean) => Promise<unknown>,
): void {
  let stopping = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const wait = () => (timer = setTimeout(run, everyMs).unref());
  const run = () => {
    running = work(() => stopping).then(
      () => undefined,
      (err: unknown) => fastify.log.error({ err }, failure),
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
