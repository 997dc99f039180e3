import { join } from "node:path";
import type { Config } from "../../../kernel/config/config.ts";
import { BucketStorage } from "./bucket-storage.ts";
import type { FileStorage } from "./file-storage.ts";
import { FolderStorage } from "./folder-storage.ts";

/** Nothing is read or connected to before it is used. */
export function openStorage({
  uploadDir,
  bucket,
  dataDir,
}: Pick<Config, "uploadDir" | "bucket" | "dataDir">): FileStorage {
  return bucket === null
    ? new FolderStorage(uploadDir)
    : new BucketStorage(bucket, join(dataDir, "tmp"));
}
