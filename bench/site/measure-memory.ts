/** Whether rendering leaves anything behind: many thousand pages, none of them from the cache. */
import { LoadGenerator } from "../server/load/load-generator.ts";
import { serveSite } from "../web/site.ts";
import type { SitePage } from "./pages.ts";

const token = "a-token-for-measuring";
const batches = 10;

/** As `pnpm atrium` gives them: by itself Node lets objects lie about. */
const flags = "--max-semi-space-size=8 --max-old-space-size=512";

/** Memory while one batch of pages was rendered, in megabytes. */
export interface BatchMemory {
  renders: number;
  /** The least heap in use: what was left between two runs of the collector. */
  heap: number;
  resident: number;
}

/** Renders pages in batches and looks at the memory all the while. */
export async function measureMemory(pages: SitePage[], renders: number): Promise<BatchMemory[]> {
  await using site = await serveSite({
    PAGE_CACHE_MB: "0",
    METRICS_TOKEN: token,
    NODE_OPTIONS: flags,
  });
  using load = await LoadGenerator.start();
  const requests = pages.map(({ path }) => ({ path }));
  const amount = Math.round(renders / batches);
  const results: BatchMemory[] = [];
  for (let batch = 1; batch <= batches; batch++) {
    const seen: { heap: number; resident: number }[] = [];
    const timer = setInterval(() => void readMemory(site.url).then((now) => seen.push(now)), 250);
    await load.run({
      kind: "read",
      origin: site.url,
      connections: 10,
      length: { amount },
      requests,
    });
    clearInterval(timer);
    seen.push(await readMemory(site.url));
    results.push({
      renders: batch * amount,
      heap: Math.min(...seen.map(({ heap }) => heap)),
      resident: Math.max(...seen.map(({ resident }) => resident)),
    });
  }
  return results;
}

async function readMemory(url: string): Promise<{ heap: number; resident: number }> {
  const reply = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const text = await reply.text();
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name} (.+)$`, "m").exec(text)?.[1]) / 2 ** 20;
  return {
    heap: megabytes("nodejs_heap_size_used_bytes"),
    resident: megabytes("process_resident_memory_bytes"),
  };
}
