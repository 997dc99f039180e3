import { readFileName } from "./rules/file-name.ts";
import type { RawResponse } from "./rules/read-envelope.ts";

/** The file in a response that should be one, with its name; what is no file is judged as an envelope. */
export async function readDownload(response: Response, body: Blob): Promise<RawResponse> {
  const { status, headers } = response;
  if (!isFile(response)) return { status, text: await body.text(), result: null };
  const fileName = readFileName(headers.get("Content-Disposition") ?? "");
  return { status, text: "", result: { blob: body, fileName } };
}

/** JSON and HTML without `Content-Disposition` are what they are: an envelope, or a proxy's page. */
export function isFile({ headers }: Response): boolean {
  const isText = /json|html/.test(headers.get("Content-Type") ?? "");
  return headers.has("Content-Disposition") || !isText;
}
