/** Messages of the roles. */
export const roles = {
  title: "Roles",
  pageDescription:
    "A role grants pages and permissions. People can do whatever any of their roles allows.",
  new: "New role",
  role: "Role",
  search: "Search roles",
  permission: "View roles",
  emptyTitle: "No roles yet",
  emptyText: "Create one for each kind of work, then assign it to people.",

  name: "Name",
  code: "Code",
  codeHelp:
    "Used by programs. Letters, digits, dashes and underscores; it cannot be changed later.",
  description: "Description",
  orderByHelp: "Lower numbers come first.",
  builtIn: "built-in",
  people: "People",
  peopleCount: (p: { name: string; count: number }) =>
    p.count === 1 ? `${p.name}: one person` : `${p.name}: ${p.count} people`,
  menus: "Pages",
  permissions: "Permissions",
  tabs: "Role sections",
  createdNext: "Now choose its pages and permissions.",

  builtInReadonly:
    "The administrator role has every page and permission. It cannot be changed, so that someone can always fix problems.",
  ownReadonly: "You have this role yourself. Someone else has to change what it allows.",
  readonly: "You can view this, but not change it.",

  menusDescription:
    "The pages this role grants. A dash means that only some of the pages below are granted.",
  menusSearch: "Search pages",
  viewMenus: "View menus",
  menusSaved: (p: { name: string }) => `Pages of “${p.name}” saved.`,
  missing: "You can grant only what you have yourself. The rest is disabled.",

  permissionsDescription: "What people with this role can do on each page.",
  viewPermissions: "View permissions",
  permissionsSaved: (p: { name: string }) => `Permissions of “${p.name}” saved.`,
  permissionsSearch: "Search by page, name or code",
  permissionsChosen: (p: { chosen: number; count: number }) => `${p.chosen} of ${p.count}`,
  permissionsAll: (p: { page: string }) => `All permissions of ${p.page}`,
  permissionsNoPage: "No page",
  permissionsNotFound: "No permission matches. Search by page, name or code.",
  permissionDisabled: "disabled",

  viewPeople: "View people",
  peopleNone: "Nobody has this role",
  peopleNoneText: "Assign it when you edit a user.",
  peopleOpen: "Open in users",
};
