import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { LoadGenerator } from "./load/load-generator.ts";
import type { LoadResult, ReadRequest } from "./load/load-order.ts";
import type { Memory } from "./measure-load.ts";
import { startProduct } from "./servers/product-server.ts";

/** The server on its embedded database, opened from the folder that the build made. */
export interface EmbeddedCost extends Memory {
  /** Public lists under the same load, without the cache. */
  list: LoadResult;
}

const seconds = 10;

/** Measures the demo site as `pnpm start` serves it. */
export async function measureEmbedded(): Promise<EmbeddedCost> {
  const dataDir = await mkdtemp(join(tmpdir(), "atrium-bench-"));
  try {
    await using product = await startProduct("embedded", {
      DATA_DIR: dataDir,
      DEMO: "1",
      ALLOW_EMBEDDED_IN_PRODUCTION: "1",
      RESPONSE_CACHE_MB: "0",
    });
    using load = await LoadGenerator.start();
    await wait(3000);
    const { megabytes: idle } = await product.usage();
    const requests = await listRequests(product.origin);
    const length = { duration: seconds };
    const order = { kind: "read" as const, connections: 32, length, origin: product.origin };
    const { result, megabytes } = await product.peakDuring(load.run({ ...order, requests }));
    return { idle, peak: megabytes, list: result };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function listRequests(origin: string): Promise<ReadRequest[]> {
  const site = "/rest/api/app/other";
  const response = await fetch(`${origin}${site}/typeTree`);
  const { result } = (await response.json()) as { result: { id: string; kind: string }[] };
  const lists = result.filter(({ kind }) => kind === "list");
  return lists.map(({ id }) => ({ path: `${site}/articleList?typeId=${id}&pageSize=20` }));
}
