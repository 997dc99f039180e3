export type JobOutcome = "done" | "failed";

/** How often one job ended how, and when it was last done. */
export interface JobRun {
  done: number;
  failed: number;
  /** Seconds since 1970; of the start of the server while it never was. */
  lastDone: number;
}

/** What became of the work that this server repeats. */
export class JobRuns {
  readonly #runs = new Map<string, JobRun>();
  readonly #startedAt = Date.now() / 1000;

  note(job: string, outcome: JobOutcome): void {
    const run = this.#runs.get(job) ?? { done: 0, failed: 0, lastDone: this.#startedAt };
    run[outcome] += 1;
    if (outcome === "done") run.lastDone = Date.now() / 1000;
    this.#runs.set(job, run);
  }

  /** By the names of the jobs. */
  list(): Iterable<[string, JobRun]> {
    return this.#runs;
  }
}
