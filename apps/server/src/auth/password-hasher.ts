import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { AppError } from "../kernel/app-error.ts";
import { HASH_COST, type HashCost } from "../kernel/config/limits.ts";
import { messages } from "../kernel/messages/index.ts";

/** A hash of a random password at the usual cost, which unknown names are checked against. */
const nobodys =
  "$argon2id$v=19$m=19456,t=2,p=1$JUNjlOGitO/HEH+O7PHbVw$h0INcPd17DScbejr7cFmvEoaakyzKKYljAn7cbb23BU";

export interface HasherOptions {
  /** Maximum length. */
  queue: number;
  /** Timeout. */
  waitMs: number;
  /** Of new hashes, by argon2id, the library's default algorithm. */
  cost?: HashCost;
}

/**
 * Hashes and verifies passwords off the main thread, two at a time: hashing shares a small thread pool with file reads,
 * which unbounded sign-ins would starve.
 */
export class PasswordHasher {
  readonly #options: HasherOptions;
  readonly #slots = Math.min(availableParallelism(), 2);
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  constructor(options: HasherOptions) {
    this.#options = options;
  }

  /** @throws AppError `UNAVAILABLE` when the queue is full. */
  async hash(password: string): Promise<string> {
    const { cost = HASH_COST } = this.#options;
    return this.#inSlot(() => hash(normalise(password), { ...cost, parallelism: 1 }));
  }

  /**
   * Without a hash (null, or empty for an account without a password) it takes as long and returns false, so that
   * neither looks different from a wrong password.
   *
   * @throws AppError `UNAVAILABLE` when the queue is full.
   */
  async verify(password: string, stored: string | null): Promise<boolean> {
    // What is stored may be no hash, when others wrote the table: no password fits that.
    const isSet = stored !== null && stored !== "";
    const fits = await this.#inSlot(() =>
      verify(isSet ? stored : nobodys, normalise(password)).catch(() => false),
    );
    return fits && isSet;
  }

  async #inSlot<T>(work: () => Promise<T>): Promise<T> {
    if (this.#busy >= this.#slots) await this.#wait();
    else this.#busy += 1;
    try {
      return await work();
    } finally {
      // The slot passes to the next in line, or becomes free.
      const next = this.#waiting.shift();
      if (next === undefined) this.#busy -= 1;
      else next();
    }
  }

  #wait(): Promise<void> {
    if (this.#waiting.length >= this.#options.queue) throw tooMany();
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1);
        reject(tooMany());
      }, this.#options.waitMs);
      this.#waiting.push(enter);
    });
  }
}

function tooMany(): AppError {
  return new AppError("UNAVAILABLE", messages.signIn.busy, {
    retryAfter: 5,
  });
}

/** Two keyboards may produce different code points for the same password. */
function normalise(password: string): string {
  return password.normalize("NFKC");
}
