/** Messages of the friendly links. */
export const friendlyLinks = {
  title: "Friendly links",
  pageDescription: "Links to other sites in the footer of public pages.",
  new: "New link",
  edit: "Edit link",
  search: "Search links",
  permission: "View friendly links",
  emptyTitle: "No friendly links yet",
  emptyText: "Add the sites of partners, authorities or sister companies.",
  name: "Name",
  url: "URL",
  urlHelp: "Starts with https:// or /",
  logo: "Logo",
  orderByHelp: "Lower numbers come first.",
};
