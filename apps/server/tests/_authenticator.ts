import { Secret, TOTP } from "otpauth";
import { result } from "./_content.ts";
import type { TestServer } from "./_server.ts";

/** An authenticator app whose clock is the server's. */
export class Authenticator {
  readonly #server: TestServer;
  readonly #secret: string;

  constructor(server: TestServer, secret: string) {
    this.#server = server;
    this.#secret = secret;
  }

  /** The code that it shows, or that of so many steps from now. */
  code(steps = 0): string {
    const timestamp = new Date(this.#server.dateIn(steps * 30_000)).getTime();
    return new TOTP({ secret: Secret.fromBase32(this.#secret) }).generate({ timestamp });
  }
}

/** Sets up a second factor; its codes of this step and earlier are used up. */
export async function enrol(server: TestServer, token: string) {
  const begun = await server.call<"secondFactorBegin">("POST /api/secondFactor/begin", { token });
  const app = new Authenticator(server, result(begun).secret);
  const confirmed = await server.call<"secondFactorConfirm">("POST /api/secondFactor/confirm", {
    token,
    body: { code: app.code() },
  });
  return { app, recoveryCodes: result(confirmed).recoveryCodes };
}
