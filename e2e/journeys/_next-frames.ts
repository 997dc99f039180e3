import type { Page } from "@playwright/test";

/** Waits until a page has drawn: the browser reports a selection to an editor a little later. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
