/** A URL or an e-mail address within a text. */
export interface WrittenUrl {
  readonly from: number;
  readonly to: number;
  readonly href: string;
  /** Where it is certain that it has ended: at a space or a punctuation mark after it, or at the end of the text. */
  readonly end: number;
}

const address =
  /(?<![\w@/.:+-])(?:(?:https?:\/\/|www\.)[^\s\uFFFC<>"“”‘’「」『』《》【】〈〉（）。，；：！？、…]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/gi;
const host = /^(?:https?:\/\/|www\.|[^@/]+@)[^\s/?#]+\.[^\s/?#]{2,}/i;
const closing = /[.,;:!?'*_~)\]}]$/;
const opening: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/** Finds the addresses in a text; what closes a sentence or a bracket after one is no part of it. */
export function writtenUrls(text: string): WrittenUrl[] {
  return Array.from(text.matchAll(address)).flatMap(({ 0: found, index: from }) => {
    const url = withoutClosing(found);
    if (!host.test(url)) return [];
    return [{ from, to: from + url.length, href: hrefOf(url), end: from + found.length }];
  });
}

function withoutClosing(url: string): string {
  const last = url.at(-1) ?? "";
  const opened = opening[last];
  // A URL may have brackets of its own.
  const isOwn = opened !== undefined && count(url, opened) >= count(url, last);
  return closing.test(url) && !isOwn ? withoutClosing(url.slice(0, -1)) : url;
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

function hrefOf(url: string): string {
  if (/^https?:\/\//i.test(url)) return url;
  return url.includes("@") && !/^www\./i.test(url) ? `mailto:${url}` : `https://${url}`;
}
