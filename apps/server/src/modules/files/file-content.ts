import type { FileRow } from "./media-file.ts";

/** What of a file is its content, as opposed to what people say of it. */
export type FileContent = Pick<
  FileRow,
  "path" | "url" | "size" | "mimeType" | "sha256" | "width" | "height"
>;

export function contentOf(row: FileContent): FileContent {
  const { path, url, size, mimeType, sha256, width, height } = row;
  return { path, url, size, mimeType, sha256, width, height };
}
