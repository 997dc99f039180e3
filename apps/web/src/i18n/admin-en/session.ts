/** Messages of signing in, being signed out and the own password. */
export const session = {
  signInTitle: "Sign in",
  signInDescription: "Back office for staff",
  username: "User name",
  password: "Password",
  showPassword: "Show password",
  hidePassword: "Hide password",
  capsLock: "Caps Lock is on",
  signIn: "Sign in",
  signInWithProvider: (p: { name: string }) => `Sign in with ${p.name}`,
  signInWithPassword: "Sign in with a password",
  badCredentials: "Wrong user name or password.",
  locked: (p: { time: string }) => `Too many failed attempts. You can sign in again at ${p.time}.`,
  lockedUnknown: "Too many failed attempts. Wait a few minutes, then try again.",
  disabled: "This account is disabled. An administrator can enable it.",
  toSite: "Public site",

  expiredTitle: "Sign in again",
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

  choosePassword: "Choose a password",
  linkOf: (p: { name: string; username: string }) =>
    `${p.name}, you sign in with the user name “${p.username}” and the password that you choose here.`,
  linkChecking: "Checking the link",
  linkGone:
    "This link does not work any more: it has expired, was used or was replaced. Ask an administrator for a new one.",
  tryAgain: "Try again",

  passwordTitle: "Change password",
  passwordChangeRequired:
    "To continue, replace your temporary password with one that only you know.",
  passwordDescription: "Changing your password ends your other sessions.",
  currentPassword: "Current password",
  newPassword: "New password",
  newPasswordHelp: (p: { min: number; max: number }) =>
    `${p.min} to ${p.max} characters. Do not use your user name or a common password.`,
  confirmPassword: "Confirm new password",
  passwordsDiffer: "The passwords do not match. Enter the same password twice.",
  passwordChange: "Change password",
  passwordChanged: "Password changed.",
  profileTitle: "Your account",
  ownProfile: "Profile",
  ownProfileDescription: "What colleagues see of you, and how they reach you.",
  ownProfileSave: "Save profile",
  ownProfileSaved: "Profile saved.",
  profileRoles: "Roles",
  profileOrg: "Organisation",
  profileUsername: "User name",
  profileWorkgroups: "Workgroups",
  profileSessions: "Sessions",
  profileSessionsDescription: "If you do not recognise a session, end it and change your password.",
  appearanceTitle: "Appearance",
  appearanceDescription: "Saved in this browser.",
  controlSize: "Control size",
  controlSizes: { small: "Small", default: "Normal", large: "Large" },
  rowHeight: "Row height",
  rowHeights: { compact: "Compact", regular: "Comfortable" },
};
