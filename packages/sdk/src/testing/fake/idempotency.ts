import { Refused } from "./refused.ts";

/** Replays the replies to calls that carry a key. */
export class KeyedReplies {
  readonly #replies = new Map<string, { input: string; reply: Response }>();

  /**
   * The reply to an earlier call with the key.
   *
   * @throws Refused `IDEMPOTENCY_KEY_REUSED` when that call had another input.
   */
  find(key: string, input: string): Response | undefined {
    const known = this.#replies.get(key);
    if (known === undefined) return undefined;
    if (known.input !== input) throw new Refused("IDEMPOTENCY_KEY_REUSED");
    const replayed = known.reply.clone();
    replayed.headers.set("Idempotency-Replayed", "true");
    return replayed;
  }

  keep(key: string, input: string, reply: Response): void {
    this.#replies.set(key, { input, reply: reply.clone() });
  }
}
