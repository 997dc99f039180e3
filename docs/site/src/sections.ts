/** Which pages the site has, in their order, and which file of the repository each of them is made of. */
import { globSync } from "node:fs";
import { basename } from "node:path";
import { root } from "./repository.ts";

/** A group of pages in the side bar. */
export interface Section {
  title: string;
  pages: PageSource[];
  /** The site's pages are English unless it says so. */
  language?: "zh";
}

/** A page that is written by hand: its path on the site, and its file in the repository. */
export interface PageSource {
  path: string;
  file: string;
}

const own = (...paths: string[]): PageSource[] =>
  paths.map((path) => ({ path, file: `docs/site/pages/${path}.md` }));

const recipe = (name: string) => `recipes/${name}`;

const mapped = (folder: string, files: Record<string, string>): PageSource[] =>
  Object.entries(files).map(([name, file]) => ({ path: `${folder}/${name}`, file }));

const docs = (folder: string, ...names: string[]): PageSource[] =>
  names.map((name) => ({ path: `${folder}/${name}`, file: `docs/${name}.md` }));

const handbook = ["index", "write", "review", "publish", "moderate", "administer"].map(
  (name) => `handbook/${name}`,
);

/** The written pages; the reference adds its own. */
export const sections: Section[] = [
  {
    title: "Start",
    pages: [
      ...own("index"),
      { path: "start/getting-started", file: "docs/hooks/getting-started.md" },
      ...own("start/playground", "concepts/overview", "policy/versions", "policy/migrating"),
    ],
  },
  {
    title: "Recipes",
    pages: own(
      ...[
        "index",
        "node-script",
        "access-token",
        "paging",
        "errors",
        "conflicts",
        "create-once",
      ].map(recipe),
      ...["cancel", "log-calls", "upload-a-file", "download", "webhooks"].map(recipe),
      ...["testing", "fake-server", "back-office-tests"].map(recipe),
      ...["another-router", "next", "react-18", "server-rendering", "permissions", "tabs"].map(
        recipe,
      ),
      ...["dictionaries", "optimistic-list", "edit-form", "autosave", "upload-field"].map(recipe),
      ...["custom-field", "first-password", "search", "events", "another-language"].map(recipe),
      ...["own-theme"].map(recipe),
    ),
  },
  {
    title: "Packages",
    pages: mapped("packages", {
      sdk: "packages/sdk/README.md",
      hooks: "packages/hooks/README.md",
      ui: "packages/ui/README.md",
      examples: "examples/README.md",
    }),
  },
  {
    title: "Hooks, area by area",
    pages: mapped("hooks", {
      index: "docs/hooks/README.md",
      ...pagesOf("docs/hooks", ["README", "getting-started"]),
    }),
  },
  {
    title: "Operating",
    pages: [
      ...docs("operating", "deploying", "operating", "scaling", "backing-up", "upgrading"),
      ...docs("operating", "importing", "mcp", "security"),
    ],
  },
  { title: "Handbook for staff", pages: own(...handbook) },
  {
    title: "Contributing",
    pages: [
      { path: "contributing/index", file: "CONTRIBUTING.md" },
      ...docs("contributing", "architecture", "glossary", "adding-a-resource", "workflow"),
      ...docs("contributing", "permissions", "public-reads", "languages", "testing"),
      ...mapped("contributing", {
        contract: "openapi/README.md",
        server: "apps/server/README.md",
        web: "apps/web/README.md",
        e2e: "e2e/README.md",
        bench: "bench/README.md",
        "bench-methods": "bench/METHODS.md",
        "bench-results": "bench/RESULTS.md",
        scripts: "scripts/README.md",
        tools: "tools/README.md",
        "planted-faults": "tools/planted-faults/README.md",
      }),
    ],
  },
  {
    title: "Decisions",
    pages: mapped("decisions", pagesOf("docs/decisions", ["000-template"])),
  },
  {
    title: "使用手册",
    language: "zh",
    pages: own("zh/index", ...handbook.map((path) => `zh/${path}`)),
  },
];

/** Every page of a folder but these, by their names. */
function pagesOf(folder: string, except: string[]): Record<string, string> {
  const names = globSync(`${folder}/*.md`, { cwd: root })
    .map((file) => basename(file, ".md"))
    .filter((name) => !except.includes(name))
    .toSorted();
  return Object.fromEntries(names.map((name) => [name, `${folder}/${name}.md`]));
}

/** Pages of the site that nobody would find. */
export function pagesWithoutSection(): string[] {
  const listed = new Set(sections.flatMap(({ pages }) => pages.map(({ file }) => file)));
  return globSync("docs/site/pages/**/*.md", { cwd: root })
    .filter((file) => !listed.has(file))
    .map((file) => `${file}: no section has this page`);
}
