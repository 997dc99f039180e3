/** The classes of an element that mean something to the site; null when there are none. */
export function siteClasses(element: Element): string | null {
  const allowed = [...element.classList].filter(
    (name) =>
      /^align-(?:left|center|right|justify)$/.test(name) ||
      (element.tagName === "CODE" && name.startsWith("language-")) ||
      (element.tagName === "FIGURE" && name === "embed") ||
      (element.tagName === "ASIDE" && /^callout(?:-(?:info|tip|warning))?$/.test(name)),
  );
  return allowed.length > 0 ? allowed.join(" ") : null;
}
