/** Messages of the frame of the back office: menu, header, tabs, states of whole pages. */
export const shell = {
  newTab: "(opens in a new tab)",
  openMenu: "Open menu",
  expandMenu: "Expand menu",
  collapseMenu: "Collapse menu",
  tasksWaiting: (p: { count: number }) =>
    p.count === 1 ? "1 task to review" : `${p.count} tasks to review`,
  noTasks: "No tasks to review",
  theme: "Theme",
  themeDark: "Dark",
  themeLight: "Light",
  themeSystem: "System",
  language: "Language",
  account: (p: { name: string }) => `Account of ${p.name}`,
  help: "Help",
  yourAccount: "Your account",
  publicSite: "View site",
  signOut: "Sign out",

  viewMissingTitle: "View not installed",
  viewMissingText: (p: { component: string }) =>
    `This menu uses the view “${p.component}”, which is not part of this version. An administrator can correct the menu or install the view.`,
  forbiddenTitle: "You do not have access to this page",
  forbiddenText: (p: { roles: string }) =>
    `It requires one of these roles: ${p.roles}. An administrator can assign one to you.`,
  forbiddenPageText: (p: { path: string }) =>
    `None of your roles includes ${p.path}. An administrator can add it to one of them.`,
  permissionGrantedBy: "An administrator",
  chunkFailedTitle: "This page could not be loaded",
  chunkFailedText:
    "Part of the application did not load. Your connection may be down, or a new version was installed.",
  viewFailedTitle: "This page stopped working",
  viewFailedText: "Your work in other tabs is safe. Restart this page or continue in another tab.",
  tryAgain: "Try again",
  offline: "You are offline. This loads as soon as you are connected again.",
  reload: "Reload",
  startAgain: "Restart",
  loadFailedTitle: "Could not open the back office",
  loadFailedText: "You are signed in, but your account data could not be loaded.",
  notFoundTitle: "Page not found",
  notFoundText: (p: { path: string }) =>
    `The back office has no page at ${p.path}. It may have been moved, disabled or deleted; the side menu and Ctrl+K list what there is.`,
  pageWithdrawn:
    "You do not have access to this page any more. What you wrote stays here while the tab is open; an administrator can give you access again.",
  firstPage: "Go to the first page",
  tabsGone: (p: { count: number; titles: string }) =>
    p.count === 1
      ? `The tab ${p.titles} is closed: its page is not in your menus any more.`
      : `The tabs ${p.titles} are closed: their pages are not in your menus any more.`,
  unsavedTitle: (p: { count: number }) =>
    p.count === 1 ? "Discard unsaved changes" : `Discard unsaved changes in ${p.count} tabs`,
  unsavedText: (p: { titles: string }) => `Your changes in ${p.titles} will be lost.`,
  unsavedConfirm: "Discard",
  unsavedSaveTitle: "Save your changes first?",
  unsavedSaveText: (p: { titles: string }) => `There are unsaved changes in ${p.titles}.`,
  logOutUnsavedTitle: "Keep unsaved changes on this device?",
  logOutUnsavedText: (p: { titles: string }) =>
    `The server does not have everything from ${p.titles}. Articles kept on this device are offered to you when you sign in here again; other forms are lost.`,
  logOutKeep: "Keep and sign out",
  bell: "Notices",
  bellUnread: (p: { count: number }) => `Notices, ${p.count} unread`,
};
