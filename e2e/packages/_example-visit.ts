/** What people do in the apps of `examples/`, and what happens around them meanwhile. */
import type { Page } from "@playwright/test";
import type { TestServer } from "@atrium/server/testing";
import { sdkFor } from "../contract/_sdk.ts";

/** Signs in with the form that is on the page. */
export async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel("User name").fill(username);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Ends all other sessions, as an administrator would from somewhere else. */
export async function endSessions(server: TestServer): Promise<void> {
  const sdk = await sdkFor(server, "admin");
  const { records } = await sdk.liveSessions.page({ pageSize: 200 });
  for (const { id, current } of records) if (!current) await sdk.liveSessions.delete(id);
}

/** The smallest picture, as a file to choose. */
export function onePixelFile(name: string) {
  const png =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  return { name, mimeType: "image/png", buffer: Buffer.from(png, "base64") };
}
