import { vi } from "vitest";
import { createSdk, type AnyApiError, type SdkOptions } from "../src/index.ts";
import { observedFetch } from "./_observed-fetch.ts";

/** An SDK over an observed fetch, with what it sent and what it told its host. */
export function sdkOver(
  respond: Parameters<typeof observedFetch>[0],
  options: Partial<SdkOptions> = {},
) {
  const { fetch, calls } = observedFetch(respond);
  const onNotice = vi.fn<(error: AnyApiError) => void>();
  const onUnauthorized = vi.fn<(error: AnyApiError) => void>();
  const sdk = createSdk({ baseUrl: "/rest", fetch, onNotice, onUnauthorized, ...options });
  return { sdk, calls, onNotice, onUnauthorized };
}
