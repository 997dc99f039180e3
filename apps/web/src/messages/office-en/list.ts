/** Words every list shares. */
export const list = {
  keyword: "Search",
  clearFilters: "Clear all filters",
  open: "Open",
  edit: "Edit",
  delete: "Delete",
  more: "More actions",
  deletedToTrash: (p: { title: string }) => `“${p.title}” is in the trash.`,
  justNow: "just now",
};
