// What the server's cleaning may add or drop without changing what readers get.
const meaningful = ["href", "src", "alt", "colspan", "rowspan", "start"];

/** Whether two texts say and show the same, whatever the markup looks like in detail. */
export function isSameContent(a: string, b: string): boolean {
  return a === b || outline(a) === outline(b);
}

function outline(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return [...body.childNodes].map(describe).join("");
}

function describe(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? "").replaceAll(/\s+/g, " ");
  if (!(node instanceof Element)) return "";
  const below = [...node.childNodes].map(describe).join("");
  if (["COLGROUP", "COL"].includes(node.tagName)) return "";
  if (["TBODY", "THEAD"].includes(node.tagName)) return below;
  const attributes = meaningful.flatMap((name) => node.getAttribute(name) ?? []);
  return `<${[node.tagName, ...attributes].join(" ")}>${below}`;
}
