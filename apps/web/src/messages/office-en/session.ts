/** Words of signing in, being signed out and the own password. */
export const session = {
  signInTitle: "Sign in",
  signInLead: "Back office for staff",
  username: "User name",
  password: "Password",
  showPassword: "Show password",
  hidePassword: "Hide password",
  capsLock: "Caps Lock is on",
  signIn: "Sign in",
  badCredentials: "User name or password is wrong.",
  locked: (p: { time: string }) =>
    `Too many wrong tries. This name can sign in again at ${p.time}.`,
  lockedUnknown: "Too many wrong tries. Wait a few minutes, then try again.",
  disabled: "This account is switched off. An administrator can switch it on.",
  toSite: "Public site",

  expiredTitle: "Sign in again",
  expiredText: (p: { name: string }) =>
    `Your session has ended. What you typed is still here: sign in as ${p.name} to go on.`,
  expiredLeave: "Leave and lose it",

  passwordTitle: "Change password",
  passwordMust: "Before you go on, replace the password you were given by one only you know.",
  passwordLead: "Your other sessions end when the password changes.",
  oldPassword: "Present password",
  newPassword: "New password",
  newPasswordHelp: (p: { min: number; max: number }) =>
    `${p.min} to ${p.max} characters, not your user name and not a common password.`,
  repeatPassword: "New password again",
  repeatDiffers: "The two new passwords differ.",
  passwordChange: "Change password",
  passwordChanged: "The password was changed.",
  profileTitle: "Your account",
  profileRoles: "Roles",
  profileOrg: "Organisation",
  profileUsername: "User name",
};
