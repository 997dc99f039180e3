/** Words of the frame of the back office: menu, header, tabs, states of whole pages. */
export const shell = {
  openMenu: "Open menu",
  widenMenu: "Widen menu",
  narrowMenu: "Narrow menu",
  tasksWaiting: (p: { count: number }) =>
    p.count === 1 ? "1 task waits for you" : `${p.count} tasks wait for you`,
  noTasks: "No tasks wait for you",
  theme: "Theme",
  themeDark: "Dark",
  themeLight: "Light",
  themeSystem: "Like this machine",
  language: "Language",
  account: (p: { name: string }) => `Account of ${p.name}`,
  changePassword: "Change password",
  publicSite: "Open the public site",
  logOut: "Log out",

  viewMissingTitle: "View not installed",
  viewMissingText: (p: { component: string }) =>
    `The menu asks for the view “${p.component}”, which this version of the back office does not have. An administrator can correct the menu or install the view.`,
  forbiddenTitle: "You may not see this page",
  forbiddenText: (p: { roles: string }) =>
    `It is open to these roles: ${p.roles}. An administrator can give you one of them.`,
  forbiddenPageText: (p: { path: string }) =>
    `${p.path} is a page of the back office, but none of your roles includes it. An administrator can add it to one.`,
  chunkFailedTitle: "This page could not be loaded",
  chunkFailedText:
    "A part of the application did not arrive. The connection may be down, or a new version was installed.",
  viewFailedTitle: "This page stopped working",
  viewFailedText: "What you did elsewhere is safe. Start the page again, or go on in another tab.",
  tryAgain: "Try again",
  reload: "Reload the application",
  startAgain: "Start again",
  loadFailedTitle: "The back office could not be opened",
  loadFailedText: "You are signed in, but your account's data did not arrive.",
  notFoundTitle: "There is no such page",
  unsavedTitle: (p: { count: number }) =>
    p.count === 1 ? "Leave without saving" : `Leave ${p.count} tabs without saving`,
  unsavedText: (p: { titles: string }) => `What was changed in ${p.titles} will be lost.`,
  unsavedConfirm: "Leave without saving",
};
