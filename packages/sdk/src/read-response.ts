import type { RawResponse } from "./rules/read-envelope.ts";

/** Reads a response that should be an envelope. */
export async function readResponse(response: Response): Promise<RawResponse> {
  const { status, headers } = response;
  return { status, text: await response.text(), retryAfter: headers.get("Retry-After") };
}
