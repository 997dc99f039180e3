/** What the primary had written at a time. */
export interface Written {
  /** How often caches had been invalidated before it was asked. */
  invalidations: number;
  atMs: number;
  lsn: bigint;
}

/** What is remembered of a replica that does not move: beyond, the newest takes the last one's place. */
const MAX_REMEMBERED = 500;

/** Compares what a primary has written with what a replica has replayed. */
export class ReplayProgress {
  /** The invalidations whose changes the replica has. */
  seen = 0;
  /** What it has yet to replay, oldest first. */
  readonly #missing: Written[] = [];

  noteWritten(written: Written): void {
    if (this.#missing.length >= MAX_REMEMBERED) this.#missing.pop();
    this.#missing.push(written);
  }

  noteReplayed(lsn: bigint): void {
    while (this.#missing[0] !== undefined && this.#missing[0].lsn <= lsn) {
      this.seen = Math.max(this.seen, this.#missing[0].invalidations);
      this.#missing.shift();
    }
  }

  /** For how long the replica has been without something that the primary had; 0 when it has all that is known. */
  lagMs(nowMs: number): number {
    const [oldest] = this.#missing;
    return oldest === undefined ? 0 : nowMs - oldest.atMs;
  }
}
