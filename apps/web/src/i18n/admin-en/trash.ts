/** Messages of the trash. */
export const trash = {
  title: "Trash",
  pageDescription: "Deleted articles. They are offline until you restore and publish them again.",
  permission: "View the trash",
  search: "Search titles",
  emptyTitle: "The trash is empty",
  emptyText: "Deleted articles appear here. You can restore them or delete them permanently.",
  articleTitle: "Title",
  type: "Type",
  allTypes: "All types",
  author: "Author",
  version: "Version",
  deletedAt: "Deleted",
  deletedBy: "Deleted by",
  restore: "Restore",
  restoreNamed: (p: { name: string }) => `Restore ${p.name}`,
  restored: (p: { title: string }) =>
    `“${p.title}” restored. It is not public until you publish it.`,
  purge: "Delete permanently",
  purgeTitle: (p: { title: string }) => `Delete “${p.title}” permanently`,
  purgeText: (p: { versions: number }) =>
    p.versions === 1
      ? "Its only version, its reviews and all comments on it are deleted. This cannot be undone."
      : `All its ${p.versions} versions, its reviews and all comments on it are deleted. This cannot be undone.`,
  purged: (p: { title: string }) => `“${p.title}” deleted permanently.`,
  batchRestoreTitle: (p: { count: number }) =>
    p.count === 1 ? "Restore one article" : `Restore ${p.count} articles`,
  batchRestoreText: "They return to the article list and are not public until you publish them.",
  batchPurgeTitle: (p: { count: number }) =>
    p.count === 1 ? "Delete one article permanently" : `Delete ${p.count} articles permanently`,
  batchPurgeText:
    "All their versions, their reviews and all comments on them are deleted. This cannot be undone.",
};
