import { readFileName } from "./rules/file-name.ts";
import type { Answer } from "./rules/read-envelope.ts";

/**
 * Reads a response to its end. Where a file should come, JSON and pages that do not say they are one
 * (`Content-Disposition`) are read as what they look like: a refusal, or a proxy's page.
 */
export async function readAnswer(response: Response, blob: boolean): Promise<Answer> {
  const { status, ok } = response;
  const header = (name: string) => response.headers.get(name) ?? "";
  if (blob && ok) {
    const disposition = header("Content-Disposition");
    if (disposition || !/json|html/.test(header("Content-Type"))) {
      const file = { blob: await response.blob(), fileName: readFileName(disposition) };
      return { status, text: "", file };
    }
  }
  const text = await response.text();
  return {
    status,
    text,
    retryAfter: ok ? null : header("Retry-After"),
    file: blob ? null : undefined,
  };
}
