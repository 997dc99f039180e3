import { isApiError, type Result } from "@atrium/sdk";

/** Something with an id, as all records are. */
export interface Identified {
  readonly id: string;
}

/** A record as somebody saw it: what they decide about it holds for this version alone. */
export interface Versioned extends Identified {
  readonly version: number;
}

/** Many rows to which the same is done. */
export interface Batch<Row = Identified> {
  readonly rows: readonly Row[];
  /** Called after each row, or each chunk of them, with how many are done. */
  readonly onProgress?: ((done: number) => void) | undefined;
}

/** What of a deleted record another one has by now. */
export type TakenValue = NonNullable<Result<"trashRestore">["failed"][number]["taken"]>;

/** A row for which it did not work. */
export interface BatchFailure {
  readonly id: string;
  /** An error of the call, or the code by which the server's own batch names it. */
  readonly reason: Error | string;
  readonly taken?: TakenValue | undefined;
}

/** What the server's own batch says of a row. */
interface Refused extends Identified {
  readonly errorCode: string;
  readonly taken?: TakenValue | undefined;
}

/** Whether a row failed because nobody confirmed who they are: the step was given up. */
export function isGivenUp(failure: BatchFailure | undefined): boolean {
  return isApiError(failure?.reason) && failure.reason.errorCode === "STEP_UP_REQUIRED";
}

/** Does the same to many rows; never rejects. The failures are in the order of the rows. */
export type BatchCall<Row = Identified> = (batch: Batch<Row>) => Promise<readonly BatchFailure[]>;

const CONCURRENCY = 4;
const MAX_CHUNK = 200;

/** Calls once for each row, a few at a time; one that fails holds up no other. */
export function forEachRow<Row extends Identified>(
  call: (row: Row) => Promise<unknown>,
): BatchCall<Row> {
  return async ({ rows, onProgress }) => {
    const errors: (Error | undefined)[] = [];
    const waiting = rows.entries();
    let done = 0;
    const worker = async () => {
      for (const [index, row] of waiting) {
        errors[index] = await errorOf(call(row));
        done += 1;
        onProgress?.(done);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    return rows.flatMap(({ id }, index) => {
      const reason = errors[index];
      return reason === undefined ? [] : [{ id, reason }];
    });
  };
}

/** Calls the server's batch operation in chunks of its maximum size. */
export async function inChunks(
  { rows, onProgress }: Batch<Versioned>,
  call: (records: Versioned[]) => Promise<{ failed: readonly Refused[] }>,
): Promise<readonly BatchFailure[]> {
  const failures: BatchFailure[] = [];
  for (let start = 0; start < rows.length; start += MAX_CHUNK) {
    const chunk = rows.slice(start, start + MAX_CHUNK);
    const records = chunk.map(({ id, version }) => ({ id, version }));
    failures.push(...(await failuresOf(records, call)));
    onProgress?.(start + records.length);
  }
  return failures;
}

/** As `inChunks`, for what the server's batch operation names by its id alone. */
export function inIdChunks(
  { rows, onProgress }: Batch,
  call: (ids: string[]) => ReturnType<Parameters<typeof inChunks>[1]>,
): Promise<readonly BatchFailure[]> {
  const versioned = rows.map(({ id }) => ({ id, version: 1 }));
  return inChunks({ rows: versioned, onProgress }, (records) => call(records.map(({ id }) => id)));
}

async function failuresOf(
  records: Versioned[],
  call: Parameters<typeof inChunks>[1],
): Promise<readonly BatchFailure[]> {
  try {
    const { failed } = await call(records);
    const refused = new Map(failed.map((one) => [one.id, one]));
    return records.flatMap(({ id }) => {
      const { errorCode: reason, taken } = refused.get(id) ?? {};
      return reason === undefined ? [] : [{ id, reason, ...(taken && { taken }) }];
    });
  } catch (error) {
    return records.map(({ id }) => ({ id, reason: toError(error) }));
  }
}

async function errorOf(running: Promise<unknown>): Promise<Error | undefined> {
  try {
    await running;
    return undefined;
  } catch (error) {
    return toError(error);
  }
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
