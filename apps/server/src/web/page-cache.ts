import { setTimeout as wait } from "node:timers/promises";
import type { ReplyCache } from "../http/reply-cache/reply-cache.ts";
import type { FinishedPage } from "./finished-page.ts";

/** What `keptPage` goes by. */
export interface KeptPageOptions {
  cache: ReplyCache<FinishedPage> | null;
  /** What the page is kept under; null for one that is made anew for everybody. */
  key: string | null;
  make: () => Promise<FinishedPage>;
  /** Told when a page is shown that may no longer be true, because no newer one can be made. */
  onStale: () => void;
}

/** Statuses of pages that are the same for everybody, and not the sign of a failure. */
const keptStatuses = new Set([200, 301, 302, 307, 308, 404, 410]);

/** How long a page may be made for while there is a last one to show. */
const patienceMs = 5000;

/**
 * A page from the cache, else made: once for all who ask at the same time. When making it fails or takes too long, the
 * last one that could be made is given; nothing that failed is ever kept.
 *
 * @throws What `make` throws, when there is no last one.
 */
export async function keptPage(options: KeptPageOptions): Promise<FinishedPage> {
  const { cache, key, make, onStale } = options;
  if (cache === null || key === null) return make();
  const kept = cache.find(key);
  if (kept !== null) return kept;
  const last = cache.last(key);
  const made = takeOrMake(cache, key, make);
  if (last === null) return made;
  const page = await withinPatience(made);
  if (page !== null) return page;
  onStale();
  return last;
}

async function takeOrMake(
  cache: ReplyCache<FinishedPage>,
  key: string,
  make: () => Promise<FinishedPage>,
): Promise<FinishedPage> {
  const taken = await cache.take(key);
  if (taken.kind === "kept") return taken.reply;
  let toKeep: FinishedPage | null = null;
  try {
    const page = await make();
    if (keptStatuses.has(page.status)) toKeep = page;
    return page;
  } finally {
    if (taken.kind === "missing") taken.filling.settle(toKeep);
  }
}

/** The page, unless it fails or is not there in time. */
async function withinPatience(made: Promise<FinishedPage>): Promise<FinishedPage | null> {
  const sound = made.then(
    (page) => (page.status < 500 ? page : null),
    () => null,
  );
  const stopping = new AbortController();
  const late = wait(patienceMs, null, { signal: stopping.signal }).catch(() => null);
  try {
    return await Promise.race([sound, late]);
  } finally {
    stopping.abort();
  }
}
