/** Messages that every list shares. */
export const list = {
  keyword: "Search",
  backToList: "Back to list",
  openNamed: (p: { name: string }) => `Open ${p.name}`,
  edit: "Edit",
  editNamed: (p: { name: string }) => `Edit ${p.name}`,
  delete: "Delete",
  more: "More actions",
  moreNamed: (p: { name: string }) => `More actions for ${p.name}`,
  status: "Status",
  allStatuses: "All statuses",
  updated: "Updated",
  me: "Me",
  updatedBy: "Updated by",
  anybody: "Updated by anyone",
  updatedSince: "Updated since",
  updatedUntil: "Updated until",
  anyTime: "Updated any time",
  betweenDays: "Between two days",
  periods: {
    today: "Today",
    last7Days: "Last 7 days",
    last30Days: "Last 30 days",
    thisMonth: "This month",
    thisYear: "This year",
  },
  created: "Created",
  orderBy: "Sort order",
  deletedToTrash: (p: { title: string }) => `“${p.title}” moved to the trash.`,
  deleted: (p: { name: string }) => `“${p.name}” deleted.`,
  deleteTitle: (p: { name: string }) => `Delete “${p.name}”`,
  deleteToTrash: "You can restore it from the trash for some time.",
  moved: "Moved.",
  deleteForGood: "This cannot be undone.",
  justNow: "just now",
  undo: "Undo",
  undone: "Undone.",
  undoFailed: (p: { failed: number; count: number }) =>
    p.count === 1
      ? "Could not undo: someone has changed it since."
      : `${p.failed} of ${p.count} could not be undone: someone has changed them since.`,
  previous: "Previous",
  next: "Next",
  export: "Export",
  exportCsv: "CSV",
  exportXlsx: "Excel",
  exporting: "Exporting",
  cancelExport: "Cancel",
  exported: (p: { count: number }) =>
    p.count === 1 ? "One row exported." : `${p.count} rows exported.`,
  exportedPart: (p: { count: number }) =>
    `Only the first ${p.count} rows were exported. Filter the list to export the rest.`,
  exportFailed: "The list could not be loaded completely, so nothing was exported. Try again.",
  selectAll: (p: { count: number }) => `Select all ${p.count}`,
  selectFirst: (p: { count: number }) => `Select the first ${p.count}`,
  selectAllFailed: "The other pages could not be loaded, so only this page is selected. Try again.",
  skipToRows: "Skip to the rows",
  bulkTitle: (p: { count: number }) =>
    p.count === 1 ? "Edit one entry" : `Edit ${p.count} entries`,
  bulkText: "Only the fields that you set are changed.",
  bulkKeep: "Leave as it is",
  bulkApply: (p: { count: number }) => (p.count === 0 ? "Change" : `Change ${p.count}`),
  bulkUnchanged: "Is so already.",
  bulkNotAllowed: "You may not change this one.",
  batchApplies: (p: { count: number }) =>
    p.count === 1 ? "It affects this one" : `It affects these ${p.count}`,
  batchSkipped: (p: { count: number }) =>
    p.count === 1
      ? "It does not apply to this one, which stays as it is"
      : `It does not apply to these ${p.count}, which stay as they are`,
  batchRunning: (p: { done: number; count: number }) => `${p.done} of ${p.count}`,
  batchDone: (p: { count: number }) => (p.count === 1 ? "Done." : `Done for all ${p.count}.`),
  batchDeleted: (p: { count: number }) =>
    p.count === 1 ? "One entry deleted." : `${p.count} entries deleted.`,
  batchFailed: (p: { failed: number; count: number }) => `${p.failed} of ${p.count} failed`,
  batchFailedText: "The others succeeded. The failed ones stay selected so that you can try again.",
  batchDeleteTitle: (p: { count: number }) =>
    p.count === 1 ? "Delete one entry" : `Delete ${p.count} entries`,
  import: "Import",
  history: "History",
};
