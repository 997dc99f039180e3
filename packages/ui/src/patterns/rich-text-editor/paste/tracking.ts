/** Redirects that programs and sites put in front of a link: the host, and the parameter with the real URL. */
const REDIRECTS: readonly (readonly [host: RegExp, path: RegExp, parameter: string])[] = [
  [/^(?:www\.)?google\.[a-z.]+$/, /^\/url$/, "q"],
  [/^(?:www\.)?google\.[a-z.]+$/, /^\/url$/, "url"],
  [/\.safelinks\.protection\.outlook\.com$/, /^\//, "url"],
  [/^(?:l|lm)\.(?:facebook|messenger)\.com$/, /^\/l\.php$/, "u"],
  [/^l\.(?:instagram|threads)\.(?:com|net)$/, /^\//, "u"],
  [/^(?:www\.)?youtube\.com$/, /^\/redirect$/, "q"],
  [/^(?:www\.)?linkedin\.com$/, /^\/(?:redir\/redirect|safety\/go)$/, "url"],
  [/^out\.reddit\.com$/, /^\//, "url"],
  [/^duckduckgo\.com$/, /^\/l\/$/, "uddg"],
  [/^slack-redir\.net$/, /^\/link$/, "url"],
  [/^vk\.com$/, /^\/away\.php$/, "to"],
  [/^link\.(?:zhihu|csdn|juejin)\.(?:com|net|cn)$/, /^\//, "target"],
];

const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|yclid|ttclid|twclid|li_fat_id|igshid|igsh|mc_[ce]id|mkt_tok|_hsenc|_hsmi|__hs\w+|hsctatracking|vero_id|oly_(?:anon|enc)_id|_openstat|ref_src|ref_url|wickedid|rb_clickid|s_cid|spm|scm|__twitter_impression)$/i;

const MAX_REDIRECTS = 3;

/** The URL without redirects and parameters that follow readers about. What remains is as it was, letter for letter. */
export function withoutTracking(url: string): string {
  let target = url;
  for (let redirects = 0; redirects < MAX_REDIRECTS; redirects++) {
    const next = redirectTarget(target);
    if (next === undefined) break;
    target = next;
  }
  return withoutParameters(target);
}

/** A text with the URLs in it cleaned. */
export function withoutTrackingIn(text: string): string {
  return text.replaceAll(/\bhttps?:\/\/[^\s<>"'()[\]{}，。；：！？、（）「」]+/gi, (url) =>
    withoutTracking(url),
  );
}

function redirectTarget(url: string): string | undefined {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return undefined;
  const { hostname, pathname, searchParams } = new URL(url);
  for (const [host, path, parameter] of REDIRECTS) {
    if (!host.test(hostname) || !path.test(pathname)) continue;
    const target = searchParams.get(parameter);
    if (target !== null && /^https?:\/\/[^\s\\]+$/i.test(target)) return target;
  }
  return undefined;
}

function withoutParameters(url: string): string {
  const [, before = "", query, after = ""] = /^(https?:[^?#]*)\?([^#]*)(#.*)?$/i.exec(url) ?? [];
  if (query === undefined) return url;
  const all = query.split("&");
  const remaining = all.filter((parameter) => !TRACKING.test(parameter.split("=", 1)[0] ?? ""));
  if (remaining.length === all.length) return url;
  return before + (remaining.length > 0 ? `?${remaining.join("&")}` : "") + after;
}
