import type { Config } from "../kernel/config/config.ts";
import type { FileStorage } from "../modules/files/storage/file-storage.ts";
import { openStorage } from "../modules/files/storage/open-storage.ts";

/** Where uploaded files are, until the end of the scope. */
export function openFiles(config: Config): FileStorage & Disposable {
  const files = openStorage(config);
  return Object.assign(files, { [Symbol.dispose]: () => files.close() });
}
