/** Messages of a record's history. */
export const history = {
  title: "History",
  text: "Every change that the operation log has of this record. Older entries may have been deleted when their time was over.",
  permission: "See the history of records",
  emptyTitle: "No changes known",
  emptyText: "The operation log has nothing about this record.",
  states: "States",
  now: "Now",
  firstKnown: "Before the first known change",
  server: "The server",
  truncated: (p: { count: number }) => `Only the latest ${p.count} changes are shown.`,
  compareWith: "Compare with",
  differences: "Differences",
  same: "These two states are the same.",
  restore: "Restore this state",
  restoreText: (p: { fields: readonly string[] }) =>
    `These fields get their earlier values, and the record is saved: ${p.fields.join(", ")}.`,
  unsaved: "Save or discard your changes first.",
  cut: (p: { fields: readonly string[] }) =>
    `Cannot be restored, because the log keeps only the start of long texts: ${p.fields.join(", ")}.`,
  elsewhere: (p: { fields: readonly string[] }) =>
    `Stays as it is, because it is edited elsewhere: ${p.fields.join(", ")}.`,
  nothing: "There is nothing to restore.",
  wasDeleted: "The record was deleted then: there is no state to restore.",
  yes: "Yes",
  no: "No",
  fields: { menuIds: "Pages", halfMenuIds: "Parents of pages", authIds: "Permissions" },
};
