import type { Config } from "../../kernel/config/config.ts";
import { EmbeddedClient } from "../../db/embedded/embedded-client.ts";
import { lockFolder, type FolderLock } from "../../db/embedded/folder-lock.ts";
import { databaseFolder } from "../../db/open-database.ts";
import { copyTemplate } from "../demo-template.ts";
import { commandLog } from "../run-command.ts";

/** The embedded database, open for one app after the other. */
export class SharedDatabase {
  readonly client: EmbeddedClient;
  readonly #lock: FolderLock;
  readonly #callbacks: Set<() => void> = new Set();

  private constructor(client: EmbeddedClient, lock: FolderLock) {
    this.client = client;
    this.#lock = lock;
    client.invalidationBus.onNotify(() => {
      for (const callback of this.#callbacks) callback();
    });
  }

  /**
   * Opens the embedded database of the configuration; null when that names a PostgreSQL, which each app connects to
   * itself.
   *
   * @throws FolderHeldError when another process holds the folder.
   */
  static async open(config: Config): Promise<SharedDatabase | null> {
    if (config.databaseUrl !== null) return null;
    const folder = databaseFolder(config.dataDir);
    const lock = lockFolder(folder, config.dataDir);
    try {
      if (config.demo) await copyTemplate(config);
      const { statementMs } = config.limits;
      const client = new EmbeddedClient({ folder, image: null, statementMs, log: commandLog });
      return new SharedDatabase(client, lock);
    } catch (error) {
      lock.release();
      throw error;
    }
  }

  /** Subscribes to changes of public data; the returned function unsubscribes. */
  onPublicChange(callback: () => void): () => void {
    this.#callbacks.add(callback);
    return () => this.#callbacks.delete(callback);
  }

  async close(): Promise<void> {
    await this.client.close();
    this.#lock.release();
  }
}
