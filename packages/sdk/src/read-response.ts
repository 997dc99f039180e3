import { readFileName } from "./rules/file-name.ts";
import type { RawResponse } from "./rules/read-envelope.ts";

/** Reads a response that should be an envelope. */
export async function readResponse(response: Response): Promise<RawResponse> {
  const { status } = response;
  const retryAfter = response.ok ? null : response.headers.get("Retry-After");
  return { status, text: await response.text(), retryAfter };
}

/**
 * Reads a response that should be a file. JSON and HTML without `Content-Disposition` are read as what they are: an
 * error, or a proxy's page.
 */
export async function readDownload(response: Response): Promise<RawResponse> {
  const { status, headers } = response;
  const disposition = headers.get("Content-Disposition") ?? "";
  const isFile = disposition || !/json|html/.test(headers.get("Content-Type") ?? "");
  return response.ok && isFile
    ? {
        status,
        text: "",
        result: { blob: await response.blob(), fileName: readFileName(disposition) },
      }
    : { ...(await readResponse(response)), result: null };
}
