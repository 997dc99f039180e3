import { generateKeyPairSync, sign, type KeyObject } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

/** Somebody whom the provider knows; `sub` names them there. */
export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  preferred_username?: string;
  groups?: string[];
}

type Claims = Record<string, unknown>;

export const clientId = "atrium";
export const clientSecret = "a secret between the two of them";

/** A real identity provider whose pages answer themselves, as `person`. Use it with `await using`. */
export class IdentityProvider implements AsyncDisposable {
  person: Person = { sub: "nobody" };
  /** How the person has proved who they are. */
  amr: string[] = ["pwd"];
  /** Changes what the ID token says, before it is signed. */
  tamper: ((claims: Claims) => Claims) | null = null;
  /** Keys that it publishes instead of those that it signs with. */
  published: object | null = null;
  /** How many of its sessions were ended by a sign-out. */
  ended = 0;
  redirectUri: string;
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  #provider!: Provider;
  #key!: KeyObject;
  #keys = 0;

  private constructor(redirectUri: string) {
    this.redirectUri = redirectUri;
  }

  static async start(redirectUri: string): Promise<IdentityProvider> {
    const started = new IdentityProvider(redirectUri);
    started.#server.listen(0, "127.0.0.1");
    await once(started.#server, "listening");
    started.rotateKeys();
    return started;
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Sends people back to another site from now on. */
  serve(redirectUri: string): void {
    this.redirectUri = redirectUri;
    this.rotateKeys();
  }

  /** From now on it signs with another key, and publishes that one alone. */
  rotateKeys(): void {
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    this.#key = privateKey;
    this.#keys += 1;
    const jwk = { ...privateKey.export({ format: "jwk" }), kid: `key-${this.#keys}`, use: "sig" };
    this.#provider = new Provider(this.issuer, {
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uris: [this.redirectUri],
          post_logout_redirect_uris: [this.redirectUri],
        },
      ],
      jwks: { keys: [jwk] },
      claims: {
        openid: ["sub", "amr"],
        email: ["email", "email_verified"],
        profile: ["name", "preferred_username", "groups"],
      },
      findAccount: (_ctx, id) => ({
        accountId: id,
        claims: async () => ({ ...this.person, sub: id }),
      }),
      cookies: { keys: ["of a test"] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
      ttl: { IdToken: 60, AccessToken: 60, Interaction: 60, Session: 60, Grant: 60 },
    });
    this.#provider.on("end_session.success", () => {
      this.ended += 1;
    });
  }

  /** Does what a browser does at the provider; returns the address that it sends the browser back to. */
  async visit(url: string): Promise<URL> {
    const jar = new Map<string, string>();
    for (let at = new URL(url); ;) {
      const cookie = Array.from(jar, ([name, value]) => `${name}=${value}`).join("; ");
      const reply = await fetch(at, { redirect: "manual", headers: { cookie } });
      for (const set of reply.headers.getSetCookie()) {
        const [name = "", value = ""] = (set.split(";")[0] ?? "").split(/=(.*)/s);
        jar.set(name, value);
      }
      const location = reply.headers.get("location");
      if (location === null) throw new Error(`The provider answered ${await reply.text()}`);
      at = new URL(location, at);
      if (at.href.startsWith(this.redirectUri)) return at;
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, "close");
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? "";
    if (path.startsWith("/interaction/")) return this.#interact(request, response);
    if (path === "/jwks" && this.published !== null) {
      response.setHeader("content-type", "application/json");
      return void response.end(JSON.stringify(this.published));
    }
    if (path === "/token" && this.tamper !== null) this.#tamperWith(response);
    await this.#provider.callback()(request, response);
  }

  /** The person signs in and agrees. */
  async #interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { prompt, session, params } = await this.#provider.interactionDetails(request, response);
    if (prompt.name === "login") {
      const login = { accountId: this.person.sub, amr: this.amr };
      return this.#provider.interactionFinished(request, response, { login });
    }
    const grant = new this.#provider.Grant({
      accountId: session?.accountId ?? "",
      clientId: String(params["client_id"]),
    });
    grant.addOIDCScope("openid email profile");
    const consent = { grantId: await grant.save() };
    const merged = { mergeWithLastSubmission: true };
    return this.#provider.interactionFinished(request, response, { consent }, merged);
  }

  #tamperWith(response: ServerResponse): void {
    const end = response.end.bind(response);
    const replace = (body: unknown) => {
      const reply = JSON.parse(String(body)) as { id_token: string };
      const text = JSON.stringify({ ...reply, id_token: this.#forge(reply.id_token) });
      response.setHeader("content-length", Buffer.byteLength(text));
      return end(text);
    };
    response.end = replace as typeof response.end;
  }

  #forge(idToken: string): string {
    const [header = "", claims = ""] = idToken.split(".");
    const said = JSON.parse(Buffer.from(claims, "base64url").toString()) as Claims;
    const changed = JSON.stringify(this.tamper?.(said) ?? said);
    const signed = `${header}.${Buffer.from(changed).toString("base64url")}`;
    return `${signed}.${sign("sha256", Buffer.from(signed), this.#key).toString("base64url")}`;
  }
}
