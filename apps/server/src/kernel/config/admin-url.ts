/** Where browsers find the site and its back office. */
interface Urls {
  publicUrl: string;
  adminUrl: string | null;
}

/** Where the back office is: an origin of its own, or the site's. */
export function adminUrlOf({ publicUrl, adminUrl }: Urls): string {
  return adminUrl ?? publicUrl;
}

/** What a request reaches: the public pages, the back office, or both where they share an origin. */
export type Side = "both" | "public" | "admin";

/** A name or an address, with a port or not: nothing that a URL would take apart. */
const hostForm = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/**
 * By the `Host` header, which no script of a page can choose, as it can `X-Forwarded-Host`. Every host but the back
 * office's is public.
 */
export function sideOf(host: string | undefined, urls: Urls): Side {
  if (urls.adminUrl === null) return "both";
  if (host === undefined || !hostForm.test(host)) return "public";
  const admin = new URL(urls.adminUrl);
  const asked = URL.parse(`${admin.protocol}//${host}`)?.host;
  return asked === admin.host ? "admin" : "public";
}

/** What is wrong with an address of the back office; null for nothing. */
export function adminUrlProblem(
  { publicUrl, adminUrl }: Urls,
  corsOrigins: readonly string[],
): string | null {
  if (adminUrl === null || !URL.canParse(publicUrl)) return null;
  const [admin, site] = [new URL(adminUrl), new URL(publicUrl)];
  if (admin.origin === site.origin) return "must be another origin than PUBLIC_URL, or unset";
  if (admin.protocol !== site.protocol) return "must be https where PUBLIC_URL is, and only there";
  if (admin.pathname !== "/") return "must have no path: BASE_PATH is for both";
  if (corsOrigins.includes(site.origin)) {
    return "keeps public pages from the API, and CORS_ORIGINS lets them in: take PUBLIC_URL out of it";
  }
  return null;
}
