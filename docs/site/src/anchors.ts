/** The anchors of a page's headings, as GitHub and the site give them. */
import { outsideOfCode } from "./links.ts";

/** The anchor of a heading's text. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}\s_-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-");
}

/** All anchors of a page. */
export function anchorsOf(markdown: string): Set<string> {
  const anchors = new Set<string>();
  outsideOfCode(markdown, (prose) => {
    for (const [, text = ""] of prose.matchAll(/^#{1,6} (.+)$/gm))
      anchors.add(anchorOf(text, anchors));
    return prose;
  });
  return anchors;
}

/** A heading may name its anchor; one that is taken gets a number. */
function anchorOf(heading: string, taken: ReadonlySet<string>): string {
  const named = /\{#([^}]+)\}\s*$/.exec(heading)?.[1];
  if (named !== undefined) return named;
  const slug = slugOf(heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1"));
  let anchor = slug;
  for (let count = 1; taken.has(anchor); count++) anchor = `${slug}-${count}`;
  return anchor;
}

interface LinkedPage {
  path: string;
  markdown: string;
  file?: string;
}

/** The links between pages whose anchor, or page, is not there. Addresses of pages begin at the site's root. */
export function deadAnchors(pages: readonly LinkedPage[]): string[] {
  const anchors = new Map(pages.map(({ path, markdown }) => [path, anchorsOf(markdown)]));
  return pages.flatMap(({ path, markdown, file }) =>
    anchorLinks(markdown)
      .filter(({ page, anchor }) => {
        const found = anchors.get(pathOf(page ?? path));
        return found === undefined || (anchor !== undefined && !found.has(anchor));
      })
      .map(({ link }) => `${file ?? path}: the link ${link} leads nowhere`),
  );
}

function anchorLinks(markdown: string) {
  const links: { link: string; page: string | undefined; anchor: string | undefined }[] = [];
  outsideOfCode(markdown, (prose) => {
    const text = prose.replaceAll(/!\[[^\]]*\]\([^)]*\)/g, "");
    const found = text.matchAll(/\]\((?![a-z]+:)([^)\s#]+)?(?:#([^)\s]+))?\)|`[^`\n]+`(?!\])/g);
    for (const [whole, page, anchor] of found) {
      if (page === undefined && anchor === undefined) continue;
      links.push({ link: whole.slice(2, -1), page: page?.replace(/^\//, ""), anchor });
    }
    return prose;
  });
  return links;
}

/** A folder's address is its first page. */
function pathOf(path: string): string {
  return path === "" || path.endsWith("/") ? `${path}index` : path;
}
