import type { Page, Request } from "@playwright/test";

/** As long as Playwright's own state "networkidle" takes. */
const quietMs = 500;

/**
 * Follows a page's requests from now on until the returned function has waited for half a second without an open one. The
 * stream of events is not counted: it never ends, so that Playwright's "networkidle" is never reached in the back office.
 */
export function trackRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let quietSince = Date.now();
  const finish = (request: Request) => {
    open.delete(request);
    quietSince = Date.now();
  };
  const start = (request: Request) => {
    if (new URL(request.url()).pathname !== "/rest/api/events") open.add(request);
  };
  page.on("request", start);
  page.on("requestfinished", finish);
  page.on("requestfailed", finish);
  return async () => {
    while (open.size > 0 || Date.now() - quietSince < quietMs) {
      await page.waitForTimeout(50);
    }
    page.off("request", start);
    page.off("requestfinished", finish);
    page.off("requestfailed", finish);
  };
}

/** Opens an address and waits until everything that it shows at first has loaded. */
export async function openUntilIdle(page: Page, address: string): Promise<void> {
  const idle = trackRequests(page);
  await page.goto(address);
  await idle();
}
