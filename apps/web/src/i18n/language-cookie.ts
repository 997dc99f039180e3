/** The choice is a cookie, because the server renders pages in it. With the prefix no other host can set it. */
const names = { plain: "language", ofHost: "__Host-language" } as const;

const secondsOfYear = 31_536_000;

/** The language that the visitor chose on this machine; undefined without one. */
export function readLanguageCookie(cookies: string): string | undefined {
  const pairs = cookies.split("; ").map((one) => one.split("=", 2));
  const valueOf = (wanted: string) => pairs.find(([name]) => name === wanted)?.[1];
  return valueOf(names.ofHost) ?? valueOf(names.plain);
}

/**
 * The cookie that keeps a choice, for `document.cookie` as well as for a server's `Set-Cookie`. Over https it is of its host
 * alone, whatever path the site has there.
 */
export function languageCookie(
  language: string,
  basePath: string,
  { secure = false }: { secure?: boolean } = {},
): string {
  const [name, path] = secure ? [names.ofHost, "/"] : [names.plain, basePath];
  const rules = `Max-Age=${secondsOfYear}; SameSite=Lax${secure ? "; Secure" : ""}`;
  return `${name}=${language}; Path=${path}; ${rules}`;
}
