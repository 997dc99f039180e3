/** How one of many went. */
export interface BatchResult<Row> {
  readonly row: Row;
  /** Why it did not work; undefined when it did. */
  readonly error: Error | undefined;
}

/** A row that could not be handled, as the server's own batches name it. */
export interface BatchFailure {
  readonly id: string;
  readonly errorCode: string;
}

const atOnce = 4;
const mostInOneCall = 200;

/**
 * Does the same to many rows, a few at a time; one that fails holds up no other. Never rejects.
 *
 * @param onProgress Told after each row how many are done.
 * @returns How each went, in the rows' order.
 */
export async function runBatch<Row>(
  rows: readonly Row[],
  run: (row: Row) => Promise<unknown>,
  onProgress: (done: number) => void,
): Promise<BatchResult<Row>[]> {
  const results: BatchResult<Row>[] = [];
  const waiting = rows.entries();
  let done = 0;
  const worker = async () => {
    for (const [index, row] of waiting) {
      results[index] = { row, error: await errorOf(run(row)) };
      done += 1;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

/**
 * Does it by the server's own call for many rows, as many at a time as it takes. Never rejects.
 *
 * @param call Answers with the rows it did not work for.
 * @param wordsFor What an error code means.
 */
export async function runWhole<Row extends { readonly id: string }>(
  rows: readonly Row[],
  call: (ids: string[]) => Promise<readonly BatchFailure[]>,
  wordsFor: (errorCode: string) => string,
  onProgress: (done: number) => void,
): Promise<BatchResult<Row>[]> {
  const results: BatchResult<Row>[] = [];
  while (results.length < rows.length) {
    const part = rows.slice(results.length, results.length + mostInOneCall);
    let failed: readonly BatchFailure[] = [];
    const error = await errorOf(
      call(part.map(({ id }) => id)).then((failures) => {
        failed = failures;
      }),
    );
    const codes = new Map(failed.map(({ id, errorCode }) => [id, errorCode]));
    for (const row of part) {
      const code = codes.get(row.id);
      results.push({
        row,
        error: error ?? (code === undefined ? code : new Error(wordsFor(code))),
      });
    }
    onProgress(results.length);
  }
  return results;
}

async function errorOf(running: Promise<unknown>): Promise<Error | undefined> {
  try {
    await running;
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
