/** Words of the friendly links. */
export const friendlyLinks = {
  title: "Friendly links",
  lead: "Other sites named at the foot of the public pages.",
  new: "New link",
  edit: "Edit link",
  search: "Search links",
  right: "see friendly links",
  emptyTitle: "No friendly links yet",
  emptyText: "Add the sites of partners, authorities or sister companies.",
  name: "Name",
  url: "Address",
  urlHelp: "Where it leads, beginning with https:// or /",
  logo: "Logo",
  orderByHelp: "Smaller numbers stand first.",
};
