import { statfs } from "node:fs/promises";
import { Gauge, type Registry } from "prom-client";
import type { Config } from "../../kernel/config/config.ts";

export type WatchedFolders = Pick<Config, "dataDir">;

/** The space that is left to the server; not a number where the system does not say. */
export function watchDisk({ dataDir }: WatchedFolders, registry: Registry): void {
  const free = new Gauge({
    name: "atrium_disk_free_bytes",
    help: "Space left for the server on the disk of the data folder",
    registers: [],
    async collect() {
      const disk = await statfs(dataDir).catch(() => undefined);
      this.set(disk === undefined ? Number.NaN : disk.bavail * disk.bsize);
    },
  });
  registry.registerMetric(free);
}
