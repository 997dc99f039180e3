import type { SiteProgress } from "../backup/progress.ts";
import { ProgressLine, type ProgressState } from "./progress-line.ts";

/** Shows the progress of a backup, a restore or a move on standard error. */
export async function withSiteProgress<T>(
  verb: string,
  work: (onProgress: (progress: SiteProgress) => void) => Promise<T>,
): Promise<T> {
  const line = new ProgressLine(process.stderr);
  try {
    return await work((progress) => line.show(describe(verb, progress)));
  } finally {
    line.end();
  }
}

function describe(verb: string, progress: SiteProgress): ProgressState {
  if (progress.phase === "rows") {
    return { phase: `  ${verb} rows`, detail: `${progress.table}, ${progress.count}` };
  }
  const total = progress.total === null ? "" : ` of ${progress.total}`;
  return { phase: `  ${verb} files`, detail: `${progress.count}${total}` };
}
