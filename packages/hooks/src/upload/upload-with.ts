import { uploadFile, type Sdk, type UploadOptions as SendOptions } from "@atrium/sdk";
import type { UploadCall } from "./upload-store.ts";

/**
 * Sends files with the SDK: to the contract's upload, or to another `action` whose response has the URL under another
 * `replyKey` (specification section 7). It is silent, because the upload's store shows failures.
 *
 * @example
 * const upload = createUpload({ rules: { kind: "file" }, upload: uploadWith(sdk), notices });
 */
export function uploadWith(
  sdk: Sdk,
  options: Omit<SendOptions, "signal" | "silent" | "onProgress"> = {},
): UploadCall {
  return (file, { signal, onProgress }) =>
    uploadFile(sdk, file, {
      ...options,
      signal,
      silent: true,
      onProgress: ({ percentage }) => onProgress(percentage),
    });
}
