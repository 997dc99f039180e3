/** Triggers on the tables that the public reads notify this channel. */
export const publicChangesChannel = "atrium_public_changes";

/** Starts listening to other processes; the returned function stops it. */
type Listen = (bus: InvalidationBus) => Promise<() => Promise<void>>;

/**
 * Notifies caches that public data has changed. The database sends a notification after each commit that changes some:
 * this process receives its own before the commit returns, those of other processes within milliseconds.
 */
export class InvalidationBus {
  readonly #listen: Listen | null;
  readonly #callbacks: Set<() => void> = new Set();
  #generation = 0;
  #connected: boolean;

  /** @param listen null where no other process can write. */
  constructor(listen: Listen | null) {
    this.#listen = listen;
    this.#connected = listen === null;
  }

  /** Changes with every notification: a reader that compares it before and after its queries notices a change between. */
  get generation(): number {
    return this.#generation;
  }

  /** Whether every change arrives. While it is false, nothing may be cached. */
  get connected(): boolean {
    return this.#connected;
  }

  /** Listens to other processes, and retries until the returned function is called. */
  async listen(): Promise<() => Promise<void>> {
    return this.#listen === null ? async () => {} : this.#listen(this);
  }

  /** The callback also runs whenever a change may have been missed. */
  onNotify(callback: () => void): void {
    this.#callbacks.add(callback);
  }

  notify(): void {
    this.#generation += 1;
    for (const callback of this.#callbacks) callback();
  }

  setConnected(connected: boolean): void {
    this.#connected = connected;
    this.notify();
  }
}
