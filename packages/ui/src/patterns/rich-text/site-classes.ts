/** Alignment of text, and of whatever else can be aligned. */
export const alignmentClass = /^align-(?:left|center|right|justify)$/;
/** The width of a picture, one that is wider than the text, its crop and focal point, and what a link is embedded as. */
export const figureClass =
  /^(?:align-wide|width-(?:small|medium|full)|crop-(?:wide|classic|square)|focus-[xy]-(?:[1-9]?[05]|100)|embed(?:-(?:audio|map|slides|code))?)$/;
/** A picture that is there for its looks: its empty alt text is meant. */
export const imageClass = "decorative";

/** A table whose rows become blocks of their own on a narrow screen, each value below the name of its column. */
export const tableClass = "stack-rows";

/** A callout, and which kind it is. */
export const calloutClass = /^callout(?:-(?:info|tip|warning))?$/;

/** The classes of an element that mean something to the site; null when there are none. */
export function siteClasses(element: Element): string | null {
  const allowed = [...element.classList].filter((name) => isSiteClass(element.tagName, name));
  return allowed.length > 0 ? allowed.join(" ") : null;
}

function isSiteClass(tag: string, name: string): boolean {
  if (alignmentClass.test(name)) return true;
  if (tag === "CODE") return name.startsWith("language-");
  if (tag === "IMG") return name === imageClass;
  if (tag === "TABLE") return name === tableClass;
  if (tag === "ASIDE") return calloutClass.test(name);
  return tag === "FIGURE" && figureClass.test(name);
}
