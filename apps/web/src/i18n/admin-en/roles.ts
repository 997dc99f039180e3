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
  createdNext: (p: { said: string }) => `${p.said} Now choose what it can do on which page.`,

  builtInReadonly:
    "The administrator role has every page and permission. It cannot be changed, so that someone can always fix problems.",
  ownReadonly: "You have this role yourself. Someone else has to change what it allows.",
  readonly: "You can view this, but not change it.",

  copy: "Copy",
  copyTitle: (p: { name: string }) => `Copy ${p.name}`,
  copyName: (p: { name: string }) => `${p.name} (copy)`,

  access: "Access",
  accessDescription:
    "What people with this role can do on each page. Whatever you allow opens its page too.",
  viewMenus: "View menus",
  viewPermissions: "List permissions",
  accessSaved: (p: { name: string }) => `Access of “${p.name}” saved.`,
  requireSecondFactor: "Require two-step verification",
  requireSecondFactorHelp: "Who has this role must set it up before doing anything else.",
  missing: "You can grant only what you have yourself. The rest is disabled.",
  permissionsSearch: "Search by page, name, code or URL",
  permissionsNoPage: "No page",
  permissionsNotFound: "Nothing matches. Search by page, name, code or URL.",
  permissionDisabled: "disabled",
  verbs: {
    see: "View",
    create: "Create",
    change: "Edit",
    delete: "Delete",
    publish: "Publish",
    other: "More",
  },
  details: "Details",
  detailsOf: (p: { page: string }) => `Details of ${p.page}`,
  opensPage: "opens the page",
  faults: {
    unreadable: (p: { page: string; permission: string }) =>
      `${p.page} opens, but shows nothing without “${p.permission}”.`,
    pageless: (p: { page: string; permission: string }) =>
      `This role can do something on ${p.page}, but the page does not open.`,
    unfollowed: (p: { page: string; permission: string }) =>
      `A page that ${p.page} links to does not open.`,
  },
  mend: {
    unreadable: "Grant it",
    pageless: "Open the page",
    unfollowed: "Open it",
  },
  changes: (p: { count: number }) =>
    p.count === 1 ? "One change, not saved yet" : `${p.count} changes, not saved yet`,
  granted: "Granted:",
  revoked: "Revoked:",
  compareWith: "Compare with",
  compareNone: "No role",
  compareText: (p: { name: string; other: string }) =>
    `Minus: only ${p.other} has it. Plus: only ${p.name} has it.`,
  compareResult: (p: { name: string; other: string }) =>
    `Differences between ${p.name} and ${p.other}`,
  compareSame: (p: { name: string; other: string }) =>
    `${p.name} and ${p.other} have the same access.`,
  onlyIn: (p: { name: string }) => `Only ${p.name}:`,

  viewPeople: "View people",
  peopleNone: "Nobody has this role",
  peopleNoneText: "Assign it when you edit a user.",
  peopleOpen: "Open in users",
};
