/** Words of the quick links. */
export const quickLinks = {
  title: "Quick links",
  lead: "Short ways offered on the home page.",
  new: "New quick link",
  edit: "Edit quick link",
  search: "Search quick links",
  right: "see quick links",
  emptyTitle: "No quick links yet",
  emptyText: "Add what visitors come for most often: a timetable, a form, a price list.",
  linkTitle: "Title",
  url: "Address",
  urlHelp: "Where it leads, beginning with https:// or /",
  icon: "Icon",
  iconHelp: "The name of an icon, such as calendar or ship.",
  orderByHelp: "Smaller numbers stand first.",
};
