/** Messages of the trash. */
export const trash = {
  title: "Trash",
  pageDescription:
    "Deleted articles, and under “Kind” all other deleted records. Articles are offline until you restore and publish them again.",
  permission: "View the trash",
  search: "Search titles",
  emptyTitle: "No deleted articles",
  emptyText:
    "Deleted articles appear here. Other deleted records are under “Kind”: choose “All other records”.",
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
  kind: "Kind",
  articles: "Articles",
  allRecords: "All other records",
  name: "Name",
  keptUntil: "Kept until",
  recordsDescription:
    "Deleted records. Restore them as they were, or delete them permanently. An account needs a new password after it is restored.",
  recordsEmptyText: "Deleted records appear here. You can restore them or delete them permanently.",
  recordRestored: (p: { name: string; isAccount: boolean }) =>
    p.isAccount
      ? `“${p.name}” restored. Reset the password so that they can sign in.`
      : `“${p.name}” restored.`,
  recordsRestoreTitle: (p: { count: number }) =>
    p.count === 1 ? "Restore one record" : `Restore ${p.count} records`,
  recordsRestoreText: "They return as they were. Accounts need a new password.",
  recordsPurgeTitle: (p: { count: number }) =>
    p.count === 1 ? "Delete one record permanently" : `Delete ${p.count} records permanently`,
  nameTaken:
    "Not restored: another record has the same code, name or URL now. Change that one, then restore this one from the trash.",
  taken: (p: { field: string; value: string; name: string }) =>
    `Not restored: “${p.name}” has the ${p.field} “${p.value}” now. Change that one, then restore this one from the trash.`,
  takenFields: {
    code: "code",
    email: "email address",
    mobile: "mobile number",
    name: "name",
    url: "URL",
    username: "user name",
    value: "value",
  },
  takenArticle: (p: { name: string }) =>
    `Not restored: “${p.name}” is recommended there already. Delete that recommendation, then restore this one from the trash.`,
  takenTranslation: (p: { name: string }) =>
    `Not restored: “${p.name}” is the translation in this language now. Delete that one, then restore this one from the trash.`,
  notInTrash: "Not restored: it is not in the trash any more.",
  placeGone: "Not restored: what it belonged to is gone. Restore that first, from the trash.",
  notRestored: (p: { count: number; reason: string }) =>
    `${p.count} records could not be restored. The first one: ${p.reason}`,
};
