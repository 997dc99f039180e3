import type { Page } from "@playwright/test";
import { expect } from "./_test.ts";

/** That a page shows the visitor what Wim wrote and how he can be reached. */
export async function expectCopy(page: Page): Promise<void> {
  const copy = page.getByLabel("What you wrote");
  await expect(copy.getByRole("term")).toHaveText(["Message", "Name", "Phone"]);
  await expect(copy.getByRole("definition")).toHaveText([
    "Which draught?",
    "Wim",
    "+31 118 555 014",
  ]);
}
