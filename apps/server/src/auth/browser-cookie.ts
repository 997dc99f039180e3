/** A cookie that no script sees, which the browser sends to this host alone. */
export interface BrowserCookie {
  name: string;
  maxAgeSeconds: number;
}

type Site = { publicUrl: string; apiBase: string };

/** The value of a cookie in a request's `Cookie` header; empty without one. */
export function readCookie(
  header: string | undefined,
  { name }: BrowserCookie,
  { publicUrl }: Pick<Site, "publicUrl">,
): string {
  const start = `${nameAt(name, publicUrl)}=`;
  const pairs = (header ?? "").slice(0, 4096).split(";");
  const found = pairs.map((pair) => pair.trim()).find((pair) => pair.startsWith(start));
  return found?.slice(start.length) ?? "";
}

/**
 * The `Set-Cookie` header. Over https a browser takes a `__Host-` cookie from this host alone, not from a subdomain, nor
 * without TLS, and it needs the path `/`; without https the cookie goes to the API alone.
 */
export function writeCookie(
  { name, maxAgeSeconds }: BrowserCookie,
  value: string,
  { publicUrl, apiBase }: Site,
): string {
  const path = isSecure(publicUrl) ? "/" : apiBase;
  const rules = `Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict`;
  const cookie = `${nameAt(name, publicUrl)}=${value}; ${rules}`;
  return isSecure(publicUrl) ? `${cookie}; Secure` : cookie;
}

function nameAt(name: string, publicUrl: string): string {
  return isSecure(publicUrl) ? `__Host-${name}` : name;
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith("https:");
}
