import MiniSearch, { type Options, type SearchOptions } from "minisearch";

/** What somebody looks for, and the section of a page that says it. */
export interface Entry {
  query: string;
  id: string;
}

interface IndexOptions {
  options?: Partial<Options> | undefined;
  searchOptions?: SearchOptions | undefined;
}

/** How many results the site shows. */
const SHOWN = 16;

/** The names that a page of the reference has sections for; of an operation, its id and the SDK's call. */
export function entriesOf(file: string, markdown: string): Entry[] {
  const page = file.replace(/\.md$/, "").replace(/\/index$/, "/");
  return Array.from(markdown.matchAll(/^## .+ \{#([^}]+)\}$/gm), ([, name = ""]) => {
    const call = new RegExp(`^\`(sdk\\.[\\w.]+)\` · \`${name}\``, "m").exec(markdown)?.[1];
    return [name, ...(call === undefined ? [] : [call])].map((query) => ({
      query,
      id: `${page}#${name}`,
    }));
  }).flat();
}

/** The entries that are not among the results that the site would show. */
export function unfoundEntries(
  index: string,
  entries: readonly Entry[],
  { options, searchOptions }: IndexOptions,
): Entry[] {
  // As VitePress opens it in the browser.
  const search = MiniSearch.loadJSON(index, {
    fields: ["title", "titles", "text"],
    storeFields: ["title", "titles"],
    searchOptions: { fuzzy: 0.2, prefix: true, ...searchOptions },
    ...options,
  });
  return entries.filter(({ query, id }) => {
    const shown = search.search(query).slice(0, SHOWN);
    return !shown.some((result) => result.id === id);
  });
}
