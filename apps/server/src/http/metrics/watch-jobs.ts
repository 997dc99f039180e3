import { Counter, Gauge, type Registry } from "prom-client";
import type { JobRuns } from "../../kernel/job-runs.ts";

/** What became of the work that this server repeats. */
export function watchJobs(runs: JobRuns, registry: Registry): void {
  const counter = new Counter({
    name: "atrium_job_runs_total",
    help: "Runs of repeated work on this server, by how they ended",
    labelNames: ["name", "outcome"],
    registers: [],
    collect() {
      this.reset();
      for (const [name, { done, failed }] of runs.list()) {
        this.inc({ name, outcome: "done" }, done);
        this.inc({ name, outcome: "failed" }, failed);
      }
    },
  });
  registry.registerMetric(counter);
  const lastDone = new Gauge({
    name: "atrium_job_last_done_timestamp_seconds",
    help: "When repeated work was last done on this server; its start while it never was",
    labelNames: ["name"],
    registers: [],
    collect() {
      for (const [name, run] of runs.list()) this.set({ name }, run.lastDone);
    },
  });
  registry.registerMetric(lastDone);
}
