/** Messages of what asks for a password again, and of the links to choose one. */
export const sessionDialogs = {
  expiredText: (p: { name: string }) =>
    `The identity information has expired, please log in again. Your changes are still here: sign in as ${p.name} to continue.`,
  signedOutText: (p: { name: string }) =>
    `You signed out in another tab. The unsaved work of this tab is still here: sign in as ${p.name} to continue.`,
  logOutInstead: "Log out instead",
  stepUpTitle: "Confirm that it is you",
  stepUpText:
    "This change affects accounts, access or the whole site, or deletes something for good. Enter your password to make it; you are asked again after a while.",
  stepUpConfirm: "Confirm",
  stepUpCodeText: "The password is right. Enter the code of your second factor as well.",

  linkOf: (p: { name: string; username: string }) =>
    `${p.name}, you sign in with the user name “${p.username}” and the password that you choose here.`,
  linkChecking: "Checking the link",
  linkGone:
    "This link does not work any more: it has expired, was used or was replaced. Ask an administrator for a new one.",
};
