import { Counter, Gauge, type Registry } from "prom-client";
import type { Replica } from "../../db/database.ts";

/** How far the replica for public reads is. Without one nothing has a value. */
export function watchReplica(replica: Replica | undefined, registry: Registry): void {
  const watch = (name: string, help: string, read: (replica: Replica) => number) => {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ["place"],
      registers: [],
      collect() {
        if (replica !== undefined) this.set({ place: "replica" }, read(replica));
      },
    });
    registry.registerMetric(gauge);
  };
  watch("atrium_replica_left_out", "1 while the replica is away or too far behind", (one) =>
    Number(one.skipped),
  );
  watch(
    "atrium_replica_lag_seconds",
    "For how long the replica has lacked something",
    (one) => one.lagSeconds,
  );
  const reads = new Counter({
    name: "atrium_replica_reads_total",
    help: "Public reads that the replica was asked for",
    registers: [],
    collect() {
      this.reset();
      this.inc(replica?.reads ?? 0);
    },
  });
  registry.registerMetric(reads);
}
