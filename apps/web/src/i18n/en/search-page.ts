/** What the page of the search is called, and says of itself. */
export const searchPage = {
  title: "Search",
  titleFor: (keyword: string) => `Search for “${keyword}”`,
  start: "Searches articles, products, pages and names of attached files.",
};
