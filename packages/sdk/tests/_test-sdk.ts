import { vi } from "vitest";
import { createSdk, type AnyApiError, type SdkOptions } from "../src/index.ts";
import { recordingFetch } from "./_recording-fetch.ts";

/** An SDK over an observed fetch, with what it sent and what it reported to its host. */
export function testSdk(
  respond: Parameters<typeof recordingFetch>[0],
  options: Partial<SdkOptions> = {},
) {
  const { fetch, calls } = recordingFetch(respond);
  const onNotice = vi.fn<(error: AnyApiError) => void>();
  const onUnauthorized = vi.fn<(error: AnyApiError) => void>();
  const sdk = createSdk({ baseUrl: "/rest", fetch, onNotice, onUnauthorized, ...options });
  return { sdk, calls, onNotice, onUnauthorized };
}
