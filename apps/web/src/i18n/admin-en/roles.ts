/** Words of the roles. */
export const roles = {
  title: "Roles",
  lead: "A role opens pages and permits actions. A person may do what any of their roles allows.",
  new: "New role",
  one: "Role",
  search: "Search roles",
  right: "see roles",
  emptyTitle: "No roles yet",
  emptyText: "Make one for each kind of work, then give it to people.",

  name: "Name",
  code: "Code",
  codeHelp: "For programs. Letters, digits and _ - only; it cannot be changed later.",
  description: "Description",
  orderByHelp: "Smaller numbers stand first.",
  builtIn: "built-in",
  people: "People",
  peopleCount: (p: { name: string; count: number }) =>
    p.count === 1 ? `${p.name}: one person has it` : `${p.name}: ${p.count} people have it`,
  menus: "Pages",
  auths: "Permissions",
  tabs: "Parts of the role",
  createdNext: "Now choose its pages and permissions.",

  builtInReadonly:
    "The administrator opens every page and holds every permission. This cannot be changed, so that somebody can always put things right.",
  ownReadonly: "You hold this role yourself. Somebody else has to change what it allows.",
  readonly: "You may look at this, but not change it.",

  menusLead:
    "The pages this role opens. A mark with a dash: the page or heading is open, but not everything below it.",
  menusFind: "Search pages",
  menusRight: "see the list of menus",
  menusSaved: (p: { name: string }) => `The pages of “${p.name}” are saved.`,
  missing: "You can hand out only what you have yourself; the rest is greyed out.",

  authsLead: "What people with this role may do on each page.",
  authsRight: "see the list of permissions",
  authsSaved: (p: { name: string }) => `The permissions of “${p.name}” are saved.`,
  authsFind: "Search by page, name or code",
  authsChosen: (p: { chosen: number; count: number }) => `${p.chosen} of ${p.count}`,
  authsAll: (p: { page: string }) => `All permissions of ${p.page}`,
  authsNoPage: "On no page",
  authsNothing: "No permission has these words in its page, name or code.",
  authOff: "disabled",

  peopleRight: "see people",
  peopleNone: "Nobody has this role",
  peopleNoneText: "Give it to somebody in the form of their account.",
  peopleOpen: "Open in the list of users",
};
