/** Asks the built search for every export, setting and operation: `pnpm run docs` fails by the names that it does not find. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { searchOptions } from "../.vitepress/search.ts";
import { root } from "./repository.ts";
import { entriesOf, unfoundEntries, type Entry } from "./search-entries.ts";

const output = join(root, "docs/site/.atrium");

const [file = ""] = globSync(join(output, "site/assets/chunks/@localSearchIndexroot.*.js"));
const { default: index } = (await import(pathToFileURL(file).href)) as { default: string };
const pages = join(output, "pages/reference");
const entries = globSync("**/*.md", { cwd: pages }).flatMap((name): Entry[] =>
  entriesOf(`/reference/${name}`, readFileSync(join(pages, name), "utf8")),
);
const unfound = unfoundEntries(index, entries, searchOptions.miniSearch ?? {});
for (const { query, id } of unfound) console.error(`the search does not find ${query} (${id})`);
console.log(`${entries.length} names asked for, ${unfound.length} not found`);
if (unfound.length > 0 || entries.length === 0) process.exitCode = 1;
