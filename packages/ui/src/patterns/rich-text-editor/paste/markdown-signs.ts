const FENCE = /^ {0,3}(?:```|~~~)/m;
const SIGNS: readonly RegExp[] = [
  /^ {0,3}#{1,6} \S/m,
  /^ {0,3}>[ \t]?\S/m,
  /(?:^|\s)!?\[[^\]\n]*\]\((?:https?:\/\/|\/|#|mailto:)[^)\s]*(?: "[^"\n]*")?\)/,
  /^\|?[^\n|]+\|.*\n[ \t]*\|?[ \t]*:?-{2,}:?[ \t]*\|/m,
  /^\[\^[^\]\s]+\]:/m,
  /(?:^|[\s(（，。“"])\*\*[^\s*](?:[^\n]*?[^\s])?\*\*/,
  /(?:^|[\s(“"])\*[^\s*](?:[^*\n]*[^\s*])?\*(?=[\s.,;:!?)”"]|$)/,
  /(?:^|[\s(“"])(~~|==)[^\s~=](?:[^\n]*?[^\s])?\1(?=[\s.,;:!?)”"]|$)/,
];
const POINT = /^[ \t]*(?:[-*+•◦▪‣]|\d{1,3}[.)])[ \t]+\S/;

/** Whether a plain text is Markdown: it has headings, links, emphasis, a table, code, or two points of a list in a row. */
export function looksLikeMarkdown(text: string): boolean {
  if ((text.match(new RegExp(FENCE, "gm"))?.length ?? 0) >= 2) return true;
  return SIGNS.some((sign) => sign.test(text)) || hasList(text);
}

function hasList(text: string): boolean {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  return lines.some((line, at) => POINT.test(line) && POINT.test(lines[at + 1] ?? ""));
}
