import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";

/** A new secret, as Standard Webhooks writes it. */
export function generateSecret(): string {
  return PREFIX + randomBytes(32).toString("base64");
}

export interface SignedMessage {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/** The signature of Standard Webhooks: HMAC-SHA256 over id, timestamp and body. */
export function signatureOf(secret: string, { id, timestamp, body }: SignedMessage): string {
  const key = Buffer.from(secret.slice(PREFIX.length), "base64");
  return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
}
