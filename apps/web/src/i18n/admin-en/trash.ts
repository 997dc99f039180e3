/** Words of the trash. */
export const trash = {
  title: "Trash",
  lead: "Deleted articles. They are off the site until they are restored and published again.",
  right: "See the trash",
  search: "Search titles",
  emptyTitle: "The trash is empty",
  emptyText: "Deleted articles wait here, to be restored or deleted for good.",
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
    `“${p.title}” is among the articles again. It is not public until it is published.`,
  purge: "Delete for good",
  purgeTitle: (p: { title: string }) => `Delete “${p.title}” for good`,
  purgeText: (p: { versions: number }) =>
    p.versions === 1
      ? "Its only version, its reviews and all comments on it are deleted. This cannot be undone."
      : `All its ${p.versions} versions, its reviews and all comments on it are deleted. This cannot be undone.`,
  purged: (p: { title: string }) => `“${p.title}” is deleted for good.`,
  batchRestoreTitle: (p: { count: number }) =>
    p.count === 1 ? "Restore one article" : `Restore ${p.count} articles`,
  batchRestoreText: "They stand among the articles again and are not public until published.",
  batchPurgeTitle: (p: { count: number }) =>
    p.count === 1 ? "Delete one article for good" : `Delete ${p.count} articles for good`,
  batchPurgeText:
    "All their versions, their reviews and all comments on them are deleted. This cannot be undone.",
};
