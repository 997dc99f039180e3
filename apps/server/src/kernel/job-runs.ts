import type { components } from "../generated/schema.ts";

export type JobName = components["schemas"]["JobName"];

export type JobOutcome = "done" | "failed";

/** How often one job ended how, and when it was last done. */
export interface JobRun {
  done: number;
  failed: number;
  /** Seconds since 1970; of the start of the server while it never was. */
  lastDone: number;
  /** What has gone wrong since it was last done; null while nothing has. */
  failing: Failing | null;
}

interface Failing {
  /** Of the first failure. */
  since: Date;
  times: number;
}

/** What became of the work that this server repeats. */
export class JobRuns {
  readonly #runs = new Map<JobName, JobRun>();
  readonly #startedAt = Date.now() / 1000;

  note(job: JobName, outcome: JobOutcome): void {
    const run = this.#runs.get(job) ?? this.#never();
    run[outcome] += 1;
    if (outcome === "done") {
      run.lastDone = Date.now() / 1000;
      run.failing = null;
    } else {
      run.failing ??= { since: new Date(), times: 0 };
      run.failing.times += 1;
    }
    this.#runs.set(job, run);
  }

  /** By the names of the jobs. */
  list(): Iterable<[JobName, JobRun]> {
    return this.#runs;
  }

  #never(): JobRun {
    return { done: 0, failed: 0, lastDone: this.#startedAt, failing: null };
  }
}
