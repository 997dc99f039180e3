import { AsyncLocalStorage } from "node:async_hooks";
import { vi } from "vitest";
import { DatabaseThread } from "../../../apps/server/src/db/embedded/database-thread.ts";

/** The work whose statements are counted. */
const counted = new AsyncLocalStorage<{ statements: number }>();

/** Counts the statements of every database from here on, until mocks are restored. */
export function countStatements(): void {
  const { ask } = DatabaseThread.prototype;
  vi.spyOn(DatabaseThread.prototype, "ask").mockImplementation(function (
    this: DatabaseThread,
    ...request
  ) {
    const work = counted.getStore();
    if (work !== undefined) work.statements += 1;
    return ask.apply(this, request);
  });
}

/** Does something within this process, and says how many statements it asked. */
export async function countingStatements<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; statements: number }> {
  const count = { statements: 0 };
  const result = await counted.run(count, work);
  return { result, statements: count.statements };
}
