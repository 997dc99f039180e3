import type { TestServer } from "@atrium/server/testing";
import { PasswordHasher } from "../../../apps/server/src/auth/password-hasher.ts";
import { roles } from "../../../apps/server/src/db/schema/index.ts";
import { createAccount } from "../../../apps/server/src/seed/create-account.ts";
import { leastHashCost, testPassword } from "../../../apps/server/tests/_database.ts";

/** The callers: one with all permissions, one with some, one without a session, and one with a forged token. */
export const callers = ["admin", "editor", "visitor", "stranger"] as const;

/** One of the callers. */
export type Caller = (typeof callers)[number];

/** The callers' sessions, and new ones for those that a random request has ended. */
export class Sessions {
  readonly #server: TestServer;
  readonly #hasher = new PasswordHasher({ queue: 50, waitMs: 10_000, cost: leastHashCost });
  readonly #tokens = new Map<Caller, Promise<string>>();
  #made = 0;

  constructor(server: TestServer) {
    this.#server = server;
  }

  /** The token that a caller sends; null for none. */
  async token(caller: Caller): Promise<string | null> {
    if (caller === "visitor") return null;
    if (caller === "stranger") return "c3RyYW5nZXI".repeat(4);
    const token = this.#tokens.get(caller) ?? this.#makeAccount(caller);
    this.#tokens.set(caller, token);
    return token;
  }

  /** Gives a caller a new session next time, after one was found to have ended or to be of no use. */
  forget(caller: Caller): void {
    this.#tokens.delete(caller);
  }

  /**
   * Each time another one: chance may have changed, disabled or deleted the last, or made its role set up a second factor.
   */
  async #makeAccount(role: "admin" | "editor"): Promise<string> {
    await this.#server.db.update(roles).set({ requireSecondFactor: false });
    const username = `${role}-${(this.#made += 1)}`;
    const account = { username, name: role, password: testPassword, roleCode: role };
    const fields = { ...account, mustChangePassword: false };
    await createAccount(this.#server.db, fields, this.#hasher, new Date());
    return this.#server.signIn(username);
  }
}
