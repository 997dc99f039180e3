import type { IncomingMessage, RequestOptions } from "node:http";
import { request as requestHttps } from "node:https";
import { request as requestHttp } from "../../kernel/node-http.ts";
import { lookupPublic, namesPrivateAddress, PrivateAddressError } from "./public-address.ts";
import { signatureOf } from "./sign-webhook.ts";

export interface WebhookMessage {
  id: string;
  url: string;
  /** Each signs. */
  secrets: readonly string[];
  body: string;
}

/** Hands a message over, and returns the status of the response. It follows no redirects. */
export interface WebhookTransport {
  send(message: WebhookMessage, now: Date): Promise<number>;
}

/** Shorter than a worker's claim. */
const DEADLINE_MS = 10_000;

interface Reach {
  allowPrivate: boolean;
  /** None for all. */
  origins: readonly string[];
}

/** Posts over HTTP(S). Private addresses are refused unless the settings allow them, and so are origins that they do not list. */
export function webhookTransport({ allowPrivate, origins }: Reach): WebhookTransport {
  return {
    async send({ id, url, secrets, body }, now) {
      const target = new URL(url);
      if (origins.length > 0 && !origins.includes(target.origin)) {
        throw new Error(`${target.origin} is not among WEBHOOK_ORIGINS`);
      }
      // A literal address is not looked up.
      if (!allowPrivate && namesPrivateAddress(target)) {
        throw new PrivateAddressError(target.hostname);
      }
      const timestamp = Math.floor(now.getTime() / 1000);
      const signatures = secrets.map((secret) => signatureOf(secret, { id, timestamp, body }));
      return post(target, body, {
        ...(allowPrivate ? {} : { lookup: lookupPublic }),
        headers: {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          "user-agent": "Atrium-Webhooks",
          "webhook-id": id,
          "webhook-timestamp": String(timestamp),
          "webhook-signature": signatures.join(" "),
        },
      });
    },
  };
}

function post(url: URL, body: string, options: RequestOptions): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const send = url.protocol === "https:" ? requestHttps : requestHttp;
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const request = send(url, { ...options, method: "POST", agent: false, signal });
  request.on("response", (response: IncomingMessage) => {
    // What it says is of no interest.
    response.destroy();
    resolve(response.statusCode ?? 0);
  });
  request.on("error", (error) =>
    reject(signal.aborted ? new Error("The receiver took too long", { cause: error }) : error),
  );
  request.end(body);
  return promise;
}
