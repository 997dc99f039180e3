import { withoutTracking } from "./tracking.ts";

/**
 * Cleans links; `convertFootnotes` has taken those to notes before.
 *
 * @param origin The page's: links to its own site get no host.
 */
export function cleanLinks(body: HTMLElement, origin: string): void {
  for (const link of body.querySelectorAll("a")) {
    const href = link.getAttribute("href");
    if (href === null || isDead(href)) {
      link.replaceWith(...link.childNodes);
      continue;
    }
    for (const name of ["target", "rel", "name", "ping"]) link.removeAttribute(name);
    const target = withoutTracking(href);
    const isOwn = target.startsWith(`${origin}/`);
    const cleaned = isOwn ? target.slice(origin.length) : target;
    if (cleaned === href) continue;
    // A link that shows its URL shows the cleaned one.
    if (link.textContent.trim() === href) link.textContent = target;
    link.setAttribute("href", cleaned);
  }
}

/** Whether a link leads nowhere from here: into the document that it comes from, or to the writer's disk. */
function isDead(href: string): boolean {
  if (/^#(?:fn|fnref)-\d+$/.test(href)) return false;
  return href.startsWith("#") || /^(?:javascript|file|about|blob|data):/i.test(href);
}
