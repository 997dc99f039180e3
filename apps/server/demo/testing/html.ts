const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"<>]*")*)\s*>/g;
const VOID = new Set(["img", "br", "hr"]);
const ALLOWED = new Set(
  (
    "h2 h3 p ul ol li table caption thead tbody tr th td blockquote pre code figure img " +
    "figcaption a strong em"
  ).split(" "),
);

/** Errors in a piece of article HTML: unknown, crossed or unclosed tags, unescaped characters. */
export function checkHtml(html: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  for (const [tag, slash, name = ""] of html.matchAll(TAG)) {
    if (!ALLOWED.has(name)) faults.push(`${tag} is not an element of articles`);
    if (VOID.has(name)) continue;
    if (slash === "") open.push(name);
    else if (open.pop() !== name) faults.push(`${tag} closes something else`);
  }
  if (open.length > 0) faults.push(`never closed: ${open.join(", ")}`);
  const rest = html.replace(TAG, "");
  if (/[<>]/.test(rest)) faults.push("a bare angle bracket");
  if (/&(?!amp;|lt;|gt;|quot;)/.test(rest)) faults.push("a bare ampersand");
  return faults;
}

export interface NamedImage {
  src: string;
  alt: string;
  width: number;
  height: number;
}

export function images(html: string): NamedImage[] {
  return [...html.matchAll(/<img([^>]*)>/g)].map(([, attributes = ""]) => ({
    src: attribute(attributes, "src"),
    alt: attribute(attributes, "alt"),
    width: Number(attribute(attributes, "width")),
    height: Number(attribute(attributes, "height")),
  }));
}

export function links(html: string): string[] {
  return [...html.matchAll(/<a([^>]*)>/g)].map(([, attributes = ""]) =>
    attribute(attributes, "href"),
  );
}

export function plainText(html: string): string {
  return html.replace(TAG, " ");
}

function attribute(attributes: string, name: string): string {
  return new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";
}
