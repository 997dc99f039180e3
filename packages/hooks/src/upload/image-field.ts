import { joinImages, splitImages } from "@atrium/sdk";
import type { UploadedFile } from "./upload-state.ts";

/**
 * The files of an image field, which is a string of addresses with semicolons between. A file is named after the end
 * of its address.
 *
 * @example
 * createUpload({ rules: { imagesOnly: true }, initial: filesOf("/files/a.png;/files/b.png"), upload: sendFile, notices });
 */
export function filesOf(field: string | null | undefined): UploadedFile[] {
  return splitImages(field).map((url) => {
    const path = url.replace(/[?#].*/, "");
    return { name: path.slice(path.lastIndexOf("/") + 1), url };
  });
}

/**
 * The image field of some files.
 *
 * @example
 * imagesOf([{ name: "a", url: "/files/a.png" }, { name: "b", url: "/files/b.png" }]); // "/files/a.png;/files/b.png"
 */
export function imagesOf(files: readonly UploadedFile[]): string {
  return joinImages(files.map(({ url }) => url));
}
