/** Messages of the search over everything there is to do. */
export const commands = {
  search: "Search",
  findKey: "Ctrl K",
  placeholder: "Search pages, articles and settings",
  openTabs: "Open tabs",
  pages: "Pages",
  articles: "Articles",
  appearance: "Appearance",
  themeNamed: (p: { name: string }) => `Theme: ${p.name}`,
};
