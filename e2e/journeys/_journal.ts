import { expect, type Page } from "@playwright/test";

/** What the journal on the device holds; nothing while the page has not made it. */
export function journalOf(page: Page): Promise<string> {
  return page.evaluate(
    async () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open("atrium-journal");
        // Made here it would have no stores, and the page could never write into it.
        opening.addEventListener("upgradeneeded", () => opening.transaction?.abort());
        opening.addEventListener("error", () => {
          if (opening.error?.name === "AbortError") resolve("");
          else reject(new Error("no journal"));
        });
        opening.addEventListener("success", () => {
          const db = opening.result;
          const reading = db.transaction("entries").objectStore("entries").getAll();
          reading.addEventListener("success", () => {
            db.close();
            resolve(JSON.stringify(reading.result));
          });
        });
      }),
  );
}

/** Waits until the journal on the device has some words. */
export async function waitForJournal(page: Page, words: string): Promise<void> {
  await expect.poll(() => journalOf(page)).toContain(words);
}
