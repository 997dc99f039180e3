import { setTimeout as wait } from "node:timers/promises";
import type { ResponseCache } from "../http/response-cache/response-cache.ts";
import type { App } from "./app.ts";
import type { PageResponse } from "./page-response.ts";

export interface CachedPageOptions {
  app: Pick<App, "databaseResponds">;
  cache: ResponseCache<PageResponse> | null;
  /** null for a page that must not be cached. */
  key: string | null;
  render: () => Promise<PageResponse>;
  /** Called when no new page could be rendered although the database responds. */
  onFailure: () => void;
}

export interface ChosenPage {
  page: PageResponse;
  /** Age of a page that is served although it may have changed; null for a current one. */
  staleMs: number | null;
}

/** Statuses of pages that are the same for everybody, and no failure. */
const cacheableStatuses = new Set([200, 301, 302, 307, 308, 404, 410]);

/** How long rendering may take before a stale page is served instead. */
const renderTimeoutMs = 5000;

/**
 * Returns a page from the cache, or renders it: once for all simultaneous requests (single-flight). When rendering fails
 * or takes too long, or the database is known to be away, the last good page is served (stale-if-error). Failures are
 * never cached.
 *
 * @throws What `render` throws, when there is no stale page.
 */
export async function cachedPage(options: CachedPageOptions): Promise<ChosenPage> {
  const { app, cache, key, render, onFailure } = options;
  if (cache === null || key === null) return fresh(await render());
  const cached = cache.get(key);
  if (cached !== null) return fresh(cached);
  const stale = cache.getStale(key);
  if (stale === null) return fresh(await joinOrRender(cache, key, render));
  if (app.databaseResponds()) {
    const page = await withinTimeout(joinOrRender(cache, key, render));
    if (page !== null) return fresh(page);
    onFailure();
  }
  cache.noteStaleAnswer();
  return { page: stale.response, staleMs: stale.ageMs };
}

function fresh(page: PageResponse): ChosenPage {
  return { page, staleMs: null };
}

async function joinOrRender(
  cache: ResponseCache<PageResponse>,
  key: string,
  render: () => Promise<PageResponse>,
): Promise<PageResponse> {
  const result = await cache.join(key);
  if (result.kind === "hit") return result.response;
  let cacheable: PageResponse | null = null;
  try {
    const page = await render();
    if (cacheableStatuses.has(page.status)) cacheable = page;
    return page;
  } finally {
    if (result.kind === "miss") result.flight.resolve(cacheable);
  }
}

/** Resolves to null when rendering fails or times out. */
async function withinTimeout(rendering: Promise<PageResponse>): Promise<PageResponse | null> {
  const successful = rendering.then(
    (page) => (page.status < 500 ? page : null),
    () => null,
  );
  const timer = new AbortController();
  const late = wait(renderTimeoutMs, null, { signal: timer.signal }).catch(() => null);
  try {
    return await Promise.race([successful, late]);
  } finally {
    timer.abort();
  }
}
