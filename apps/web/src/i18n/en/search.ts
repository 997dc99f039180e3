/** Messages of the search. */
export const search = {
  field: "Search this site",
  placeholder: "Search by keyword",
  go: "Search",
  found: (count: number, keyword: string) =>
    count === 1
      ? `1 result for “${keyword}”`
      : `${count.toLocaleString("en")} results for “${keyword}”`,
  foundMore: (count: number, keyword: string) =>
    `More than ${count.toLocaleString("en")} results for “${keyword}”. Add a keyword to narrow the results.`,
  nothing: (keyword: string) => `No results for “${keyword}”.`,
  nothingHint: "Try other keywords, or browse a section or the latest articles.",
  noWords: (keyword: string) =>
    `“${keyword}” has no word to search for. Words such as “the” and “a” are in every text: add another one.`,
  tooLong: (length: number, most: number) =>
    `The keyword has ${length.toLocaleString("en")} characters. Shorten it to at most ${most}.`,
  didYouMean: "Did you mean:",
  inLanguage: (language: string) => `Search in ${language}`,
  tooOften: "Too many searches in a short time. Wait a minute, then try again.",
  everything: "Everything",
  kinds: { article: "Articles", product: "Products", page: "Pages" },
  kindOf: { article: "Article", product: "Product", page: "Page" },
  ofKind: "Search for",
  everywhere: "All sections",
  inSection: "Search in",
  recent: "Recent searches",
  clearRecent: "Clear recent searches",
};
