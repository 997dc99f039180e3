import type { Page, Request } from "@playwright/test";

/** As long as Playwright's own state "networkidle" takes. */
const quietMs = 500;

/**
 * Follows a page's requests from now on and returns a function that waits until none has been open for half a second. The
 * stream of events is not counted: it never ends, so that Playwright's "networkidle" is never reached in the back office.
 */
export function trackRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let quietSince = Date.now();
  const finish = (request: Request) => {
    open.delete(request);
    quietSince = Date.now();
  };
  page.on("request", (request) => {
    if (new URL(request.url()).pathname !== "/rest/api/events") open.add(request);
  });
  page.on("requestfinished", finish);
  page.on("requestfailed", finish);
  return async () => {
    while (open.size > 0 || Date.now() - quietSince < quietMs) {
      await page.waitForTimeout(50);
    }
  };
}

/** Opens an address and waits until everything that it shows at first has loaded. */
export async function openUntilIdle(page: Page, address: string): Promise<void> {
  const idle = trackRequests(page);
  await page.goto(address);
  await idle();
}
