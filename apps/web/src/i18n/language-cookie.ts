/** The choice is a cookie, because the server renders pages in it. */
const name = "language";

const secondsOfYear = 31_536_000;

/** The language that the visitor chose on this machine; undefined without one. */
export function readLanguageCookie(cookies: string): string | undefined {
  const pair = cookies.split("; ").find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** The cookie that keeps a choice, for `document.cookie` as well as for a server's `Set-Cookie`. */
export function languageCookie(
  language: string,
  basePath: string,
  { secure = false }: { secure?: boolean } = {},
): string {
  const rules = `Max-Age=${secondsOfYear}; SameSite=Lax${secure ? "; Secure" : ""}`;
  return `${name}=${language}; Path=${basePath}; ${rules}`;
}
