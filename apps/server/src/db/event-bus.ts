/** Triggers on what somebody may be watching notify this channel, such as `notices <user id>`. */
export const eventsChannel = "atrium_events";

/** Passes on what the database notifies of after a commit, on whichever server it was made. */
export class EventBus {
  readonly #callbacks: Set<(event: string) => void> = new Set();
  readonly #onMissed: Set<() => void> = new Set();

  /** Returns how to unsubscribe. `missed` runs whenever events may have been missed. */
  subscribe(callback: (event: string) => void, missed: () => void): () => void {
    this.#callbacks.add(callback);
    this.#onMissed.add(missed);
    return () => {
      this.#callbacks.delete(callback);
      this.#onMissed.delete(missed);
    };
  }

  notify(event: string): void {
    for (const callback of this.#callbacks) callback(event);
  }

  notifyMissed(): void {
    for (const callback of this.#onMissed) callback();
  }
}
