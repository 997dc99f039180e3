import type { Db, Transactor } from "../../db/db.ts";
import { KeyedQueue } from "../../kernel/keyed-queue.ts";
import type { Log } from "../../kernel/log.ts";
import type { KeyedCall } from "./keyed-call.ts";
import {
  claimKey,
  findReply,
  forgetExcessKeys,
  forgetExpiredKeys,
  storeReply,
} from "./stored-replies.ts";

/** How one call is served. */
export interface CallOptions {
  /** Makes its write with the given transactor, and returns what the transaction returns. */
  handle(idempotent: Transactor): Promise<unknown>;
  /** Writes the reply for that result. */
  write(result: unknown): string;
  log: Pick<Log, "error">;
}

export interface IdempotentReply {
  text: string;
  /** Whether it belongs to an earlier call. */
  replayed: boolean;
}

/**
 * Serves each call with an `Idempotency-Key` once. Its reply is stored in the transaction that makes the write, so that
 * there is never one without the other; a failure stores nothing.
 */
export class IdempotentCalls {
  readonly #db: Db;
  readonly #now: () => Date;
  /** Calls with the same key wait here, not each on a connection of the database. */
  readonly #queue = new KeyedQueue();

  constructor({ db, now }: { db: Db; now: () => Date }) {
    this.#db = db;
    this.#now = now;
  }

  /** @throws AppError `IDEMPOTENCY_KEY_REUSED`, and what `handle` throws. */
  async serve(call: KeyedCall, options: CallOptions): Promise<IdempotentReply> {
    return this.#queue.run(
      call.id,
      async () => (await this.#replay(call)) ?? this.#run(call, options),
    );
  }

  async #replay(call: KeyedCall): Promise<IdempotentReply | null> {
    const text = await findReply(this.#db, call, this.#now());
    return text === null ? null : { text, replayed: true };
  }

  async #run(call: KeyedCall, options: CallOptions): Promise<IdempotentReply> {
    try {
      const text = await this.#handle(call, options);
      await this.#forgetOldKeys(call, options.log);
      return { text, replayed: false };
    } catch (error) {
      // Another server may have been faster: then what it has written is why this call fails.
      const reply = await this.#replay(call);
      if (reply === null) throw error;
      return reply;
    }
  }

  async #handle(call: KeyedCall, { handle, write }: CallOptions): Promise<string> {
    const stored: { reply?: string } = {};
    const idempotent: Transactor = {
      transaction: (work) =>
        this.#db.transaction(async (tx) => {
          if (!(await claimKey(tx, call, this.#now()))) throw new KeyTakenError();
          const result = await work(tx);
          stored.reply = write(result);
          await storeReply(tx, call, stored.reply);
          return result;
        }),
    };
    const result = await handle(idempotent);
    return stored.reply ?? write(result);
  }

  /** The call has succeeded whether or not this does. */
  async #forgetOldKeys(call: KeyedCall, log: CallOptions["log"]): Promise<void> {
    try {
      await forgetExpiredKeys(this.#db, this.#now());
      await forgetExcessKeys(this.#db, call.owner);
    } catch (error) {
      log.error({ err: error }, "Old idempotency keys were not deleted");
    }
  }
}

/** Another call got the key between the look for its reply and the write. */
class KeyTakenError extends Error {
  override readonly name = "KeyTakenError";
}
