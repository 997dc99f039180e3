/** Words of the search over everything there is to do. */
export const commands = {
  find: "Find",
  findKey: "Ctrl K",
  placeholder: "Find a page, an article or a setting",
  openTabs: "Open tabs",
  pages: "Pages",
  articles: "Articles",
  look: "Look",
  themeNamed: (p: { name: string }) => `Theme: ${p.name}`,
};
