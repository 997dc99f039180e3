import { statfs } from "node:fs/promises";
import { Gauge, type Registry } from "prom-client";
import type { Config } from "../../kernel/config/config.ts";

export type WatchedFolders = Pick<Config, "dataDir">;

/** The space that is left to the server; nothing where the system does not say. */
export function watchDisk({ dataDir }: WatchedFolders, registry: Registry): void {
  const free = new Gauge({
    name: "atrium_disk_free_bytes",
    help: "Space left for the server on the disk of the data folder",
    registers: [],
    async collect() {
      this.reset();
      const disk = await statfs(dataDir).catch(() => undefined);
      if (disk !== undefined) this.set(disk.bavail * disk.bsize);
    },
  });
  registry.registerMetric(free);
}
