/** Words of the permissions. */
export const permissions = {
  title: "Permissions",
  lead: "Every action the server guards. A role holds permissions; a page shows the buttons they stand for.",
  new: "New permission",
  edit: "Edit permission",
  search: "Search permissions",
  right: "see permissions",
  emptyTitle: "No permissions yet",
  emptyText: "The server brings one for each action it guards.",

  name: "Name",
  code: "Code",
  codeHelp:
    "Area, resource and action, such as system:role:export. It cannot be changed later, for the server asks for it by this code.",
  menu: "Page",
  allMenus: "All pages",
  noMenu: "On no page",
  menuHelp: "The page that shows its button.",
  action: "Action",
  actionHelp: "The word the page's button asks for, usually the last part of the code.",
  httpMethod: "Method",
  anyMethod: "None",
  apiPath: "Path",
  apiPathHelp: "The call it guards, to know it by; the server decides by the code alone.",
  description: "Description",
  orderByHelp: "Smaller numbers stand first.",
  disableHelp: "While it is disabled, nobody but the administrator may do what it permits.",
  deleteText:
    "Calls that ask for this code are then open to the administrator only. This cannot be undone.",
};
