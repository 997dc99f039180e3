import { createHash } from "node:crypto";

/** A page without its nonces, and the Content-Security-Policy that allows exactly its own scripts and styles. */
export interface SealedPage {
  body: string;
  policy: string;
}

/** What a page shows and calls of other sites, and who shows the page in a frame. */
export interface EmbedPolicy {
  /** Origins that pictures within the page may come from besides its own. */
  images?: readonly string[];
  /** Origins that frames within the page may come from. */
  frames?: readonly string[];
  /** Origins that scripts of the page may call besides its own. */
  calls?: readonly string[];
  /** Whether pages of this site may show the page in a frame; nobody else ever may. */
  framable?: boolean;
}

/**
 * Writes the policy of a page. The renderer marks its own scripts and styles with a nonce; the policy lists them by
 * hash, and the nonce is removed. So the page can be cached, and a script inside user content never runs.
 */
export function sealPage(html: string, nonce: string, embedding: EmbedPolicy = {}): SealedPage {
  const scripts = hashesOf(html, "script", nonce);
  const styles = hashesOf(html, "style", nonce);
  return { body: withoutMarks(html, nonce), policy: policyOf(scripts, styles, embedding) };
}

/**
 * For a shell of the back office, which is not cached: the nonces stay, so that dialogs and the editor can add styles.
 * Its frames show previews. Writers see pictures of any site, to replace them.
 */
export function sealShell(
  html: string,
  nonce: string,
  { calls = [] }: Pick<EmbedPolicy, "calls"> = {},
): SealedPage {
  const marked = [`'nonce-${nonce}'`];
  const embedding = { images: ["https:", "http:"], frames: ["'self'"], calls };
  return { body: html, policy: policyOf(marked, marked, embedding) };
}

/** For development, where Vite adds styles to the page and reports edits over a WebSocket. */
export function sealDevelopmentPage(
  html: string,
  nonce: string,
  embedding: EmbedPolicy = {},
): SealedPage {
  const scripts = hashesOf(html, "script", nonce);
  const { calls = [] } = embedding;
  const vite = { ...embedding, calls: ["ws:", "wss:", ...calls] };
  const policy = policyOf(scripts, ["'unsafe-inline'"], vite);
  return { body: withoutMarks(html, nonce), policy };
}

function withoutMarks(html: string, nonce: string): string {
  return html
    .replaceAll(` nonce="${nonce}"`, "")
    .replace(`<meta property="csp-nonce" content="${nonce}"/>`, "");
}

function policyOf(
  scripts: string[],
  styles: string[],
  { images = [], frames = [], calls = [], framable = false }: EmbedPolicy,
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    ["img-src 'self' data:", ...images].join(" "),
    "media-src 'self' https:",
    "font-src 'self'",
    ["connect-src 'self'", ...calls].join(" "),
    "manifest-src 'self'",
    ["frame-src", ...(frames.length === 0 ? ["'none'"] : frames)].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framable ? "'self'" : "'none'"}`,
  ].join("; ");
}

function hashesOf(html: string, tag: "script" | "style", nonce: string): string[] {
  const pattern = new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, "g");
  const hashes = new Set<string>();
  for (const [, attributes = "", text = ""] of html.matchAll(pattern)) {
    const marked = attributes.includes(` nonce="${nonce}"`);
    if (marked && text !== "" && runs(attributes)) hashes.add(hashOf(text));
  }
  return [...hashes];
}

/** Scripts of other types are data, which no policy blocks. */
function runs(attributes: string): boolean {
  const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? "";
  return ["", "module", "text/javascript", "text/css"].includes(type);
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;
}
