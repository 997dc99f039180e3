/** Words every list shares. */
export const list = {
  keyword: "Search",
  clearFilters: "Clear all filters",
  backToList: "Back to the list",
  openNamed: (p: { name: string }) => `Open ${p.name}`,
  edit: "Edit",
  editNamed: (p: { name: string }) => `Edit ${p.name}`,
  delete: "Delete",
  more: "More actions",
  moreNamed: (p: { name: string }) => `More actions for ${p.name}`,
  status: "Status",
  allStatuses: "All statuses",
  changed: "Changed",
  created: "Created",
  orderBy: "Order",
  deletedToTrash: (p: { title: string }) => `“${p.title}” is in the trash.`,
  deleted: (p: { name: string }) => `“${p.name}” is deleted.`,
  deleteTitle: (p: { name: string }) => `Delete “${p.name}”`,
  deleteForGood: "This cannot be undone.",
  justNow: "just now",
  undo: "Undo",
  undone: "Undone.",
  undoFailed: (p: { failed: number; count: number }) =>
    p.count === 1
      ? "It could not be undone, for somebody has changed it since."
      : `${p.failed} of ${p.count} could not be undone, for somebody has changed them since.`,
  previous: "Previous",
  next: "Next",
  export: "Export",
  exportCsv: "As CSV",
  exportXlsx: "As Excel workbook",
  exporting: "Exporting",
  exported: (p: { count: number }) =>
    p.count === 1 ? "One row exported." : `${p.count} rows exported.`,
  exportedPart: (p: { count: number }) =>
    `Only the first ${p.count} rows are exported. Filter the list to get the others.`,
  exportFailed: "The list could not be read to its end, so nothing was exported. Try again.",
  batchRunning: (p: { done: number; count: number }) => `${p.done} of ${p.count}`,
  batchDone: (p: { count: number }) => (p.count === 1 ? "Done." : `Done for all ${p.count}.`),
  batchFailed: (p: { failed: number; count: number }) =>
    `It did not work for ${p.failed} of ${p.count}`,
  batchFailedText: "The others are done. These stay selected, so that you can try again.",
  batchDeleteTitle: (p: { count: number }) =>
    p.count === 1 ? "Delete one entry" : `Delete ${p.count} entries`,
};
