/** Messages of the permissions. */
export const permissions = {
  title: "Permissions",
  pageDescription:
    "Every action the server protects. Roles grant permissions, and pages show the buttons they allow.",
  new: "New permission",
  edit: "Edit permission",
  search: "Search permissions",
  permission: "View permissions",
  emptyTitle: "No permissions yet",
  emptyText: "The server adds one for each action it protects.",

  name: "Name",
  code: "Code",
  codeHelp:
    "Area, resource and action, such as system:role:export. The server checks this code, so it cannot be changed later.",
  menu: "Page",
  allMenus: "All pages",
  noMenu: "No page",
  menuHelp: "The page with its button.",
  action: "Action",
  actionHelp: "The name the page checks, usually the last part of the code.",
  httpMethod: "Method",
  anyMethod: "None",
  apiPath: "Path",
  apiPathHelp: "The API path it protects, for reference. The server checks only the code.",
  description: "Description",
  orderByHelp: "Lower numbers come first.",
  disableHelp: "While it is disabled, only administrators can perform the action.",
  deleteText:
    "Only administrators will be able to perform the action. You can restore it from the trash for some time.",
};
