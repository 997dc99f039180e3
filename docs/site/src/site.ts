/** Assembles the site: every page by its path, with what is wrong in them. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { deadAnchors } from "./anchors.ts";
import { drawDiagrams, type Pictures } from "./diagrams.ts";
import { escapeMarkup } from "./escape-markup.ts";
import { linkPage, type LinkTargets } from "./links.ts";
import type { Page } from "./page.ts";
import { exportPages } from "./reference/export-pages.ts";
import { menuPage } from "./reference/menu-page.ts";
import { operationPages } from "./reference/operation-pages.ts";
import { settingPage } from "./reference/setting-page.ts";
import { storyPages } from "./reference/story-pages.ts";
import { readText, root } from "./repository.ts";
import { pagesWithoutSection, sections, type PageSource } from "./sections.ts";

/** What the site is built from. */
export interface Site {
  groups: { title: string; pages: Page[]; language?: "zh" }[];
  pictures: Pictures;
  /** Sentences that name what is wrong and where. */
  problems: string[];
}

/** Reads all pages. Nothing is written. */
export function readSite(repository: string | undefined): Site {
  const pictures: Pictures = new Map();
  const problems: string[] = [];
  const targets: LinkTargets = { repository, pageOf: pageFinder() };
  const read = ({ path, file }: PageSource): Page => {
    const { markdown, dead } = linkPage(file, readText(file), targets);
    problems.push(...dead.map((target) => `${file}: the link ${target} leads nowhere`));
    problems.push(
      ...missingPictures(markdown).map((path) => `${file}: there is no picture ${path}`),
    );
    const drawn = drawDiagrams(escapeMarkup(markdown), pictures);
    return { path, file, title: titleOf(file, markdown), markdown: drawn };
  };
  problems.push(...pagesWithoutSection());
  const written = sections.map((section) => ({ ...section, pages: section.pages.map(read) }));
  const exported = exportPages();
  const settings = settingPage(targets);
  problems.push(...exported.problems, ...settings.problems);
  const generated = [
    { title: "Components", pages: storyPages() },
    { title: "Reference: packages", pages: exported.pages },
    { title: "Reference: API", pages: operationPages() },
    { title: "Reference: a site", pages: [settings.page, menuPage()] },
  ].map(({ title, pages }) => ({ title, pages: pages.map(escapePage) }));
  const groups = [...written, ...generated];
  problems.push(...deadAnchors(groups.flatMap(({ pages }) => pages)));
  return { groups, pictures, problems: [...new Set(problems)] };
}

/** All pages of a site. */
export function pagesOf({ groups }: Site): Page[] {
  return groups.flatMap(({ pages }) => pages);
}

function pageFinder(): LinkTargets["pageOf"] {
  const paths = new Map(
    sections.flatMap(({ pages }) => pages.map(({ path, file }) => [file, path] as const)),
  );
  return (file) => paths.get(file) ?? paths.get(`${file.replace(/\/$/, "")}/README.md`);
}

function missingPictures(markdown: string): string[] {
  const paths = Array.from(
    markdown.matchAll(/!\[[^\]]*\]\((\/[^)\s]+)\)/g),
    ([, path = ""]) => path,
  );
  return paths.filter((path) => !existsSync(join(root, "docs/site/public", path)));
}

function titleOf(file: string, markdown: string): string {
  const title = /^# (.+)$/m.exec(markdown)?.[1];
  if (title === undefined) throw new Error(`${file} has no title`);
  return title.replaceAll("`", "");
}

function escapePage(page: Page): Page {
  return { ...page, markdown: escapeMarkup(page.markdown) };
}
