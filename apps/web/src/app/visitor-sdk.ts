import { createSdk, type Sdk, type SdkOptions } from "@atrium/sdk";

/** The client for visitors: it carries no token. */
export type VisitorSdk = Pick<Sdk, "site">;

/** Makes the client for visitors. */
export function createVisitorSdk(
  options: Pick<SdkOptions, "baseUrl" | "fetch" | "retries">,
): VisitorSdk {
  return createSdk(options);
}
