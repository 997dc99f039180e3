/** Messages of the menus. */
export const menus = {
  title: "Menus",
  pageDescription: "The side menu and its pages. Roles define who sees which entry.",
  permission: "View menus",
  tree: "Menus",
  search: "Search menus",
  new: "New menu",
  newBelow: "Add child",
  orderByHelp: "Lower numbers come first.",
  chooseTitle: "Select a menu",
  chooseText: "Edit it and preview the side menu.",
  emptyTitle: "No menus yet",
  emptyText: "Start with a directory or a page.",
  disabled: "disabled",
  hidden: "hidden",
  type: "Type",
  typeHelp: {
    directory: "A heading in the side menu, with pages below it.",
    menu: "A page with an entry in the side menu.",
    "hidden-menu": "A page without its own entry, opened from other pages.",
    api: "Neither a page nor an entry: a group of permissions.",
    link: "An entry in the side menu that opens another site in a new tab.",
  },
  parent: "Parent",
  titleField: "Title",
  titleHelp:
    "Shown in the menu and on the tab. Built-in titles are shown in each person’s language.",
  name: "Route name",
  nameHelp: "Used by programs. Letters, digits, dashes and underscores; must be unique.",
  url: "Path",
  linkHelp: "Starts with https://, such as https://example.com/help.",
  urlHelp: "Starts with /. A segment such as :id matches any record.",
  component: "View",
  componentHelp: "The screen to show.",
  icon: "Icon",
  iconNone: "No icon",
  permissionCode: "Permission",
  permissionCodeHelp: "What the page needs to work, such as content:article:page.",
  activeMenu: "Active entry",
  activeMenuHelp: "Path of the entry to highlight in the side menu while this page is open.",
  badgeKey: "Badge",
  badgeNone: "No badge",
  badges: {
    waitToHandle: "Tasks to review",
    waitToRead: "Articles to read",
    pendingComments: "Comments to approve",
    newMessages: "New messages",
  },
  affix: "Keep tab open",
  noCache: "Reload every time it is opened",
  description: "Note",
  preview: "Side menu",
  previewText: "With the changes in the form. Roles may hide some entries.",
  previewEmpty: "The side menu would be empty.",
  problems: (p: { count: number }) => (p.count === 1 ? "One problem" : `${p.count} problems`),
  noProblems: "No problems found",
  problem: {
    untitled: "New menu",
    duplicateName: (p: { menu: string; name: string }) =>
      `“${p.menu}”: the route name ${p.name} is already taken.`,
    duplicatePath: (p: { menu: string; path: string }) =>
      `“${p.menu}”: another page already uses the path ${p.path}, so this one cannot be opened.`,
    publicPathClash: (p: { menu: string; path: string }) =>
      `“${p.menu}”: ${p.path} belongs to the public site.`,
    invalidPath: (p: { menu: string; path: string }) =>
      `“${p.menu}”: ${p.path} is not a valid path.`,
    needsRecord: (p: { menu: string; path: string }) =>
      `“${p.menu}”: ${p.path} needs a record, so its entry leads nowhere. Make it a hidden menu.`,
    differsInCase: (p: { menu: string; path: string; other: string }) =>
      `“${p.menu}”: ${p.path} differs from ${p.other} only in capital letters.`,
    missingComponent: (p: { menu: string }) => `“${p.menu}”: it has a path but no view.`,
    unknownComponent: (p: { menu: string; component: string }) =>
      `“${p.menu}”: the view ${p.component} is not installed.`,
    unknownIcon: (p: { menu: string; icon: string }) =>
      `“${p.menu}”: the icon ${p.icon} does not exist. A default icon is shown.`,
    empty: (p: { menu: string }) =>
      `“${p.menu}”: it has neither path nor view, so it opens nothing.`,
    lost: (p: { menu: string }) => `“${p.menu}”: it is in the wrong place in the tree.`,
    unreachable: (p: { menu: string }) =>
      `“${p.menu}”: no entry of the side menu leads to this page, which administrators need. The server refuses that.`,
  },
  deleteText: "Roles that include it lose it. You can restore it from the trash for some time.",
  inUse: (p: { count: number }) =>
    p.count === 1
      ? "One permission belongs to its page. Move it to another page first."
      : `${p.count} permissions belong to its page. Move them to another page first.`,
  yes: "Yes",
  no: "No",
};
