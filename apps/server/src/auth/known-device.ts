import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { readCookie, writeCookie, type BrowserCookie } from "./browser-cookie.ts";

/** Keeps, in a browser, that an account has signed in with it; it grants nothing but a count of its own. */
const cookie: BrowserCookie = { name: "atrium-device", maxAgeSeconds: 180 * 24 * 3600 };

const renewAfterSeconds = 30 * 24 * 3600;

/** An account, as far as a device's cookie is bound to it. */
export interface DeviceOwner {
  id: string;
  /** Signs the cookie, which a change of the password so ends. */
  passwordHash: string;
}

/** A device that has signed in to an account before. */
export interface KnownDevice {
  /** Of its count of failures. */
  key: string;
  /** Whether its cookie is to be written again before it expires. */
  isDue: boolean;
}

/** The device of a request's cookies; null when it has not signed in to this account, or long ago. */
export function knownDevice(
  cookies: string | undefined,
  owner: DeviceOwner,
  site: { publicUrl: string },
  now: Date,
): KnownDevice | null {
  const value = readCookie(cookies, cookie, site);
  const [seconds = "", signature = ""] = value.split(".");
  if (!/^\d{1,12}$/.test(seconds) || !isEqual(signature, sign(seconds, owner))) return null;
  const age = now.getTime() / 1000 - Number(seconds);
  if (age > cookie.maxAgeSeconds) return null;
  const key = createHash("sha256").update(value).digest("hex").slice(0, 32);
  return { key, isDue: age > renewAfterSeconds };
}

/** The `Set-Cookie` header after a sign-in. */
export function deviceCookieHeader(
  owner: DeviceOwner,
  site: { apiBase: string; publicUrl: string },
  now: Date,
): string {
  const seconds = String(Math.floor(now.getTime() / 1000));
  return writeCookie(cookie, `${seconds}.${sign(seconds, owner)}`, site);
}

function sign(seconds: string, { id, passwordHash }: DeviceOwner): string {
  return createHmac("sha256", passwordHash)
    .update(`known device ${id} ${seconds}`)
    .digest("base64url");
}

function isEqual(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
