import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** Keeps, in a browser, that an account has signed in with it; it grants nothing but a count of its own. */
export const deviceCookie = "atrium-device";

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
  now: Date,
): KnownDevice | null {
  const value = readCookie(cookies, deviceCookie);
  const [seconds = "", signature = ""] = value.split(".");
  if (!/^\d{1,12}$/.test(seconds) || !isEqual(signature, sign(seconds, owner))) return null;
  const age = now.getTime() / 1000 - Number(seconds);
  if (age > maxAgeSeconds) return null;
  const key = createHash("sha256").update(value).digest("hex").slice(0, 32);
  return { key, isDue: age > renewAfterSeconds };
}

/** The `Set-Cookie` header after a sign-in. The browser sends it to the API alone, and shows it to no script. */
export function deviceCookieHeader(
  owner: DeviceOwner,
  { apiBase, publicUrl }: { apiBase: string; publicUrl: string },
  now: Date,
): string {
  const seconds = String(Math.floor(now.getTime() / 1000));
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  return `${deviceCookie}=${seconds}.${sign(seconds, owner)}; Path=${apiBase}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`;
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
