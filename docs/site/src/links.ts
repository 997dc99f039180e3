/** Links between files of the repository become links between pages of the site. */
import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { root } from "./repository.ts";

/** Where the site finds what is no page of its own. */
export interface LinkTargets {
  /** The page of a file of the repository, if it has one. */
  pageOf(file: string): string | undefined;
  /** The repository on the web, such as `https://github.com/owner/name`; undefined where it is not known. */
  repository: string | undefined;
}

/** A page with the links of the site, and the links that lead nowhere. */
export interface LinkedPage {
  markdown: string;
  dead: string[];
}

/**
 * Rewrites the links of a file. A link to a page's file leads to the page; one to another file leads to the repository on
 * the web, or is plain text where that is not known.
 */
export function linkPage(file: string, text: string, targets: LinkTargets): LinkedPage {
  const dead: string[] = [];
  const rewrite = (whole: string, label?: string, target?: string) => {
    if (label === undefined || target === undefined) return whole;
    if (/^(?:[a-z]+:|#|\/)/.test(target)) return whole;
    const [path = "", hash] = target.split("#");
    const linked = posix.join(posix.dirname(file), path);
    if (!existsSync(join(root, linked))) {
      dead.push(target);
      return whole;
    }
    const anchor = hash === undefined ? "" : `#${hash}`;
    const page = targets.pageOf(linked);
    if (page !== undefined) return `[${label}](/${page}${anchor})`;
    if (targets.repository === undefined) return label;
    return `[${label}](${targets.repository}/blob/main/${linked}${anchor})`;
  };
  const markdown = outsideOfCode(text, (prose) => prose.replaceAll(linkOrCode, rewrite));
  return { markdown, dead };
}

/** A link whose label may contain code; or code, which may contain what looks like a link. */
const linkOrCode = /(?<!!)\[((?:`[^`]*`|[^[\]`]|\[[^\]]*\])+)\]\(([^)\s]+)\)|`[^`\n]+`/g;

/** Changes a text outside of its code blocks. */
export function outsideOfCode(text: string, change: (prose: string) => string): string {
  return text
    .split(/(^ *```[\s\S]*?^ *```$)/m)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join("");
}
