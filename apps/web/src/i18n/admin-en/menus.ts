/** Words of the menus. */
export const menus = {
  title: "Menus",
  lead: "The side menu and the pages behind it. Who sees an entry is settled by the roles.",
  right: "see menus",
  tree: "All menus",
  search: "Search menus",
  new: "New menu",
  newBelow: "New below it",
  orderByHelp: "Smaller numbers stand first.",
  chooseTitle: "Choose a menu",
  chooseText: "Change it here, and see at once what the side menu becomes.",
  emptyTitle: "No menus yet",
  emptyText: "Begin with a directory, or with the first page.",
  form: "Menu",
  off: "off",
  type: "Type",
  typeHelp: {
    directory: "A heading in the side menu, with pages below it.",
    menu: "A page with an entry in the side menu.",
    "hidden-menu": "A page that other pages lead to, without an entry of its own.",
    api: "Neither page nor entry; it only gathers permissions.",
  },
  parent: "Below",
  titleField: "Title",
  titleHelp:
    "On the menu and on the tab. A title that came with the product is shown in each reader’s language.",
  name: "Name of the route",
  nameHelp: "For programs: letters, digits, dashes and underscores. Once only.",
  url: "Address",
  urlHelp: "Begins with /. A part such as :id stands for any record.",
  component: "View",
  componentHelp: "The screen it shows.",
  icon: "Icon",
  iconNone: "No icon",
  permissionCode: "Permission",
  permissionCodeHelp: "Without it the page is of no use, such as content:article:page.",
  activeMenu: "Marked entry",
  activeMenuHelp: "The address of the entry to mark in the side menu while this page is shown.",
  badgeKey: "Counter",
  badgeNone: "No counter",
  badges: {
    waitToHandle: "Tasks to handle",
    waitToRead: "Articles to read",
    pendingComments: "Comments to approve",
    newMessages: "New messages",
  },
  affix: "The tab stays open",
  noCache: "Starts afresh every time it is opened",
  description: "Note",
  preview: "Side menu",
  previewText: "As it would be with what is in the form. Roles may show less of it.",
  previewEmpty: "Nothing would be in the side menu.",
  problems: (p: { count: number }) => (p.count === 1 ? "One problem" : `${p.count} problems`),
  noProblems: "No problems found",
  problem: {
    untitled: "New menu",
    duplicateName: (p: { menu: string; name: string }) =>
      `“${p.menu}”: another route has the name ${p.name}.`,
    duplicatePath: (p: { menu: string; path: string }) =>
      `“${p.menu}”: another page has the address ${p.path}, so this one is not reached.`,
    publicPathClash: (p: { menu: string; path: string }) =>
      `“${p.menu}”: ${p.path} is an address of the public site.`,
    invalidPath: (p: { menu: string; path: string }) =>
      `“${p.menu}”: ${p.path} is no address of this site.`,
    missingComponent: (p: { menu: string }) => `“${p.menu}”: it has an address but no view.`,
    unknownComponent: (p: { menu: string; component: string }) =>
      `“${p.menu}”: the view ${p.component} is not installed.`,
    unknownIcon: (p: { menu: string; icon: string }) =>
      `“${p.menu}”: there is no icon ${p.icon}; a plain sheet stands in.`,
    empty: (p: { menu: string }) => `“${p.menu}”: neither address nor view, so it leads nowhere.`,
    lost: (p: { menu: string }) => `“${p.menu}”: it is not in its place in the tree.`,
  },
  deleteText: "Roles that open it lose it. This cannot be undone.",
  inUse: (p: { count: number }) =>
    p.count === 1
      ? "One permission is a button of its page. Move that to another page first."
      : `${p.count} permissions are buttons of its page. Move them to another page first.`,
  yes: "Yes",
  no: "No",
};
