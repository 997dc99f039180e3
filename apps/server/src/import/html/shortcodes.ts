/** A parsed shortcode such as `[caption width="300"]…[/caption]`. */
export interface Shortcode {
  /** Lowercase. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Attributes without a name, in order. */
  readonly values: readonly string[];
  /** Content with nested shortcodes replaced; null without a closing tag. */
  readonly content: string | null;
  /** Content before replacement. */
  readonly rawContent: string | null;
}

/** Returns the replacement; null leaves the shortcode in the text. */
export type ShortcodeReplacer = (code: Shortcode) => string | null;

interface Token {
  kind: "text" | "open" | "close" | "alone";
  source: string;
  name: string;
  attributes: string;
  /** Position of the closing token. */
  end: number | null;
}

const CODE = /\[(\[?)(\/?)([a-z][\w-]{0,40})(\s[^[\]]*|=[^[\]]*)?(\]\]?)/gi;
const VERBATIM = ["pre", "code", "script", "style", "textarea"];
const MAX_DEPTH = 20;

/** Leaves tags, comments and preformatted text alone. `[[name]]` escapes `[name]`. */
export function replaceShortcodes(html: string, replace: ShortcodeReplacer): string {
  const tokens = tokenise(html);
  pair(tokens);
  return render(tokens, 0, tokens.length, replace, 0);
}

function tokenise(html: string): Token[] {
  const tokens: Token[] = [];
  for (const { text, verbatim } of splitMarkup(html)) {
    if (verbatim) tokens.push(textToken(text));
    else tokeniseText(text, tokens);
  }
  return tokens;
}

function tokeniseText(text: string, tokens: Token[]): void {
  let at = 0;
  for (const match of text.matchAll(CODE)) {
    const [source, escape = "", slash = "", name = "", attributes = "", end = ""] = match;
    tokens.push(textToken(text.slice(at, match.index)));
    at = match.index + source.length;
    if (escape === "[" && end === "]]") {
      tokens.push(textToken(source.slice(1, -1)));
      continue;
    }
    // A surplus bracket belongs to the surrounding text.
    const [before, after] = [escape, end.slice(1)];
    if (before !== "") tokens.push(textToken(before));
    const alone = attributes.trimEnd().endsWith("/");
    tokens.push({
      kind: slash === "/" ? "close" : alone ? "alone" : "open",
      source: source.slice(before.length, source.length - after.length),
      name: name.toLowerCase(),
      attributes: alone ? attributes.trimEnd().slice(0, -1) : attributes,
      end: null,
    });
    if (after !== "") tokens.push(textToken(after));
  }
  tokens.push(textToken(text.slice(at)));
}

function textToken(source: string): Token {
  return { kind: "text", source, name: "", attributes: "", end: null };
}

function pair(tokens: readonly Token[]): void {
  const open = new Map<string, number[]>();
  tokens.forEach((token, index) => {
    if (token.kind === "open") {
      const waiting = open.get(token.name);
      if (waiting) waiting.push(index);
      else open.set(token.name, [index]);
    } else if (token.kind === "close") {
      const start = tokens[open.get(token.name)?.pop() ?? -1];
      if (start) start.end = index;
    }
  });
}

function render(
  tokens: readonly Token[],
  from: number,
  to: number,
  replace: ShortcodeReplacer,
  depth: number,
): string {
  let html = "";
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (!token) break;
    if (token.kind === "text" || token.kind === "close" || depth > MAX_DEPTH) {
      html += token.source;
      continue;
    }
    const end = token.end !== null && token.end < to ? token.end : null;
    const code = {
      name: token.name,
      ...parseAttributes(token.attributes),
      content: end === null ? null : render(tokens, at + 1, end, replace, depth + 1),
      rawContent:
        end === null
          ? null
          : tokens
              .slice(at + 1, end)
              .map(({ source }) => source)
              .join(""),
    };
    const replaced = replace(code);
    if (replaced === null) {
      html += token.source;
      continue;
    }
    html += replaced;
    at = end ?? at;
  }
  return html;
}

const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s'"]+))|"([^"]*)"|'([^']*)'|(\S+)/g;

function parseAttributes(source: string): Pick<Shortcode, "attributes" | "values"> {
  const attributes = new Map<string, string>();
  const values: string[] = [];
  // Editors turn the quotes of shortcodes into typographic ones.
  const straight = source.replace(/[“”″]|&#8220;|&#8221;|&#8243;|&quot;/g, '"');
  for (const [, name, double, single, bare, ...unnamed] of straight.matchAll(ATTRIBUTE)) {
    if (name !== undefined)
      attributes.set(name.toLowerCase(), (double ?? single ?? bare ?? "").trim());
    else values.push((unnamed.find((value) => value !== undefined) ?? "").replace(/^=/, ""));
  }
  return { attributes, values };
}

function* splitMarkup(html: string): Generator<{ text: string; verbatim: boolean }> {
  const lower = html.toLowerCase();
  let at = 0;
  while (at < html.length) {
    const start = lower.indexOf("<", at);
    if (start === -1) break;
    if (start > at) yield { text: html.slice(at, start), verbatim: false };
    at = markupEnd(lower, start);
    yield { text: html.slice(start, at), verbatim: true };
  }
  if (at < html.length) yield { text: html.slice(at), verbatim: false };
}

function markupEnd(lower: string, start: number): number {
  if (lower.startsWith("<!--", start)) return after(lower, "-->", start);
  const tag = VERBATIM.find(
    (name) =>
      lower.startsWith(name, start + 1) && /[\s>]/.test(lower[start + 1 + name.length] ?? ""),
  );
  if (tag !== undefined) return after(lower, `</${tag}>`, start);
  return /[a-z/!?]/.test(lower[start + 1] ?? "") ? after(lower, ">", start) : start + 1;
}

// An unclosed quote extends to the end.
function after(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from);
  return at === -1 ? text.length : at + end.length;
}
