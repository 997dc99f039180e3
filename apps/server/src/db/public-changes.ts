/** The channel on which the database tells of changes to what the public reads: triggers on those tables notify it. */
export const publicChangesChannel = "atrium_public_changes";

/** Starts to listen to other processes; gives what ends it. */
type Listen = (changes: PublicChanges) => Promise<() => Promise<void>>;

/**
 * Knows when something that the public reads has changed. The database itself tells, after each commit that changed it:
 * of this process's own before the commit is answered, of another's within milliseconds.
 */
export class PublicChanges {
  readonly #listen: Listen | null;
  readonly #callbacks: Set<() => void> = new Set();
  #generation = 0;
  #heard: boolean;

  /** @param listen How to hear of other processes; null where there can be none. */
  constructor(listen: Listen | null) {
    this.#listen = listen;
    this.#heard = listen === null;
  }

  /** Another number after every change: who read in between has to look at it before and after. */
  get generation(): number {
    return this.#generation;
  }

  /** Whether every change is heard. While not, nothing that was read may be kept. */
  get heard(): boolean {
    return this.#heard;
  }

  /** Begins to hear of other processes, or keeps trying to; gives what ends it. */
  async listen(): Promise<() => Promise<void>> {
    return this.#listen === null ? async () => {} : this.#listen(this);
  }

  /** Calls back at every change, and whenever one may have been missed. */
  onChange(callback: () => void): void {
    this.#callbacks.add(callback);
  }

  /** Notes a change, or that one may have been missed. */
  noteChange(): void {
    this.#generation += 1;
    for (const callback of this.#callbacks) callback();
  }

  /** Notes whether the changes of other processes are heard from now on. */
  noteHearing(heard: boolean): void {
    this.#heard = heard;
    this.noteChange();
  }
}
