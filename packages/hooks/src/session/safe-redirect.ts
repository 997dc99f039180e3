const MAX_LENGTH = 2048;
// Only its origin matters: whatever leaves it would leave the site.
const SITE = "https://site.invalid";
const CONTROL_OR_BACKSLASH = /[\u0000-\u001f\u007f\\]/;

/**
 * The path to go back to after sign-in, if it is safe to follow: a path of this site, with query and
 * hash, and not the sign-in page itself. Anything else is undefined.
 *
 * @example
 * safeRedirect("/users?pageNo=2#top"); // "/users?pageNo=2#top"
 * safeRedirect("//evil.example"); // undefined
 */
export function safeRedirect(value: unknown, loginPath = "/login"): string | undefined {
  if (typeof value !== "string" || value.length > MAX_LENGTH) return undefined;
  if (!value.startsWith("/") || CONTROL_OR_BACKSLASH.test(value)) return undefined;
  const url = parse(value);
  if (url === undefined || url.origin !== SITE) return undefined;
  const path = url.pathname + url.search + url.hash;
  // "/.//evil.example" becomes "//evil.example" only once it is normalised.
  if (path.startsWith("//")) return undefined;
  return isPathOrBelow(url.pathname, loginPath) ? undefined : path;
}

function parse(value: string): URL | undefined {
  try {
    return new URL(value, SITE);
  } catch {
    return undefined;
  }
}

function isPathOrBelow(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
