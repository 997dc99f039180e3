/** Messages of the quick links. */
export const quickLinks = {
  title: "Quick links",
  pageDescription: "Shortcuts on the home page.",
  new: "New quick link",
  edit: "Edit quick link",
  search: "Search quick links",
  permission: "View quick links",
  emptyTitle: "No quick links yet",
  emptyText: "Add what visitors look for most: a timetable, a form, a price list.",
  linkTitle: "Title",
  url: "URL",
  urlHelp: "Starts with https:// or /",
  icon: "Icon",
  iconHelp: "Name of a Lucide icon, such as calendar or ship.",
  orderByHelp: "Lower numbers come first.",
};
