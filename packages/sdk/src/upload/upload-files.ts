import type { HasClient } from "../internals.ts";
import { settle, type Outcome } from "../settle.ts";
import { uploadFile, type Uploaded, type FileMetadata, type UploadOptions } from "./upload-file.ts";
import { reportProgress } from "./upload-progress.ts";

/** How several files are uploaded: each as a single one. `onProgress` reports on all together. */
export interface UploadFilesOptions extends Omit<UploadOptions, "name"> {
  /** How many are sent at once. Default 3. */
  concurrency?: number | undefined;
}

/**
 * Uploads several files, some at once, and resolves to the outcome of each, in order: a failure does not affect the
 * others. In the progress a failed file counts as done, so that it ends at 100.
 *
 * @example
 * const outcomes = await uploadFiles(sdk, input.files, { onProgress: ({ percentage }) => show(percentage) });
 * const urls = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.result.url] : []));
 */
export async function uploadFiles(
  sdk: HasClient,
  files: Iterable<Blob>,
  options?: UploadFilesOptions & { action?: undefined },
): Promise<Outcome<Uploaded<FileMetadata>>[]>;
export async function uploadFiles(
  sdk: HasClient,
  files: Iterable<Blob>,
  options: UploadFilesOptions,
): Promise<Outcome<Uploaded>[]>;
export async function uploadFiles(
  sdk: HasClient,
  files: Iterable<Blob>,
  { concurrency = 3, onProgress, ...options }: UploadFilesOptions = {},
): Promise<Outcome<Uploaded>[]> {
  const all = [...files];
  const sent = all.map(() => 0);
  const progress = reportProgress(sum(all.map(({ size }) => size)), onProgress);
  const advance = (index: number, loaded: number) => {
    sent[index] = loaded;
    progress.advance(sum(sent));
  };

  const outcomes: Outcome<Uploaded>[] = [];
  const waiting = all.entries();
  const sendInTurn = async () => {
    for (const [index, file] of waiting) {
      const own = {
        ...options,
        onProgress: ({ loaded }: { loaded: number }) => advance(index, loaded),
      };
      outcomes[index] = await settle(uploadFile(sdk, file, own));
      advance(index, file.size);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, concurrency) }, sendInTurn));
  return outcomes;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
