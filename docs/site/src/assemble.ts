/** Writes what VitePress reads, into `docs/site/.atrium/pages`. */
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { llmsText } from "./llms.ts";
import { root } from "./repository.ts";
import { pagesOf, readSite, type Site } from "./site.ts";

const folder = join(root, "docs/site/.atrium/pages");

/** Where the repository is on the web, as GitHub Actions says it. */
function repositoryUrl(): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = process.env;
  return server === undefined || name === undefined ? undefined : `${server}/${name}`;
}

function write(file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function writeSite(site: Site): void {
  rmSync(folder, { recursive: true, force: true });
  for (const { path, markdown } of pagesOf(site)) write(`${path}.md`, markdown);
  for (const [path, picture] of site.pictures) write(`public/${path}`, picture);
  const own = join(root, "docs/site/public");
  if (existsSync(own)) cpSync(own, join(folder, "public"), { recursive: true });
  for (const { path, markdown } of pagesOf(site)) write(`public/${path}.md`, markdown);
  write("public/llms.txt", llmsText(site));
  const sidebar = (language?: "zh") =>
    site.groups
      .filter((group) => group.language === language)
      .map(({ title, pages }) => ({
        text: title,
        items: pages.map((page) => ({ text: page.title, link: `/${page.path}` })),
      }));
  write("sidebars.json", JSON.stringify({ en: sidebar(), zh: sidebar("zh") }));
}

const site = readSite(repositoryUrl());
for (const problem of site.problems) console.error(problem);
if (site.problems.length > 0) process.exitCode = 1;
else if (!process.argv.includes("--check")) writeSite(site);
console.log(`${pagesOf(site).length} pages, ${site.problems.length} problems`);
