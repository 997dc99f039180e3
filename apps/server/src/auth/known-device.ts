import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** Keeps, in a browser, that an account has signed in with it; it grants nothing but a count of its own. */
const cookieName = "atrium-device";
/** Over https a browser takes a cookie of this name from this host alone: not from a subdomain, nor without TLS. */
const secureCookieName = `__Host-${cookieName}`;

const maxAgeSeconds = 180 * 24 * 3600;
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
  { publicUrl }: { publicUrl: string },
  now: Date,
): KnownDevice | null {
  const value = readCookie(cookies, isSecure(publicUrl) ? secureCookieName : cookieName);
  const [seconds = "", signature = ""] = value.split(".");
  if (!/^\d{1,12}$/.test(seconds) || !isEqual(signature, sign(seconds, owner))) return null;
  const age = now.getTime() / 1000 - Number(seconds);
  if (age > maxAgeSeconds) return null;
  const key = createHash("sha256").update(value).digest("hex").slice(0, 32);
  return { key, isDue: age > renewAfterSeconds };
}

/**
 * The `Set-Cookie` header after a sign-in. The browser shows the cookie to no script, and without https sends it to the
 * API alone; a name with `__Host-` needs the path `/`.
 */
export function deviceCookieHeader(
  owner: DeviceOwner,
  { apiBase, publicUrl }: { apiBase: string; publicUrl: string },
  now: Date,
): string {
  const seconds = String(Math.floor(now.getTime() / 1000));
  const value = `${seconds}.${sign(seconds, owner)}`;
  const rules = `Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict`;
  return isSecure(publicUrl)
    ? `${secureCookieName}=${value}; Path=/; ${rules}; Secure`
    : `${cookieName}=${value}; Path=${apiBase}; ${rules}`;
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith("https:");
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

function readCookie(cookies: string | undefined, name: string): string {
  const pairs = (cookies ?? "").slice(0, 4096).split(";");
  const found = pairs.map((pair) => pair.trim()).find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? "";
}
