/** Where the pages about articles are; the shipped menus say the same. */
export const articlePaths = {
  list: "/content/articles",
  create: "/content/articles/new",
  edit: (id: string) => `/content/articles/edit/${encodeURIComponent(id)}`,
  view: (id: string) => `/content/articles/view/${encodeURIComponent(id)}`,
};
