/** Messages of the accounts of staff. */
export const users = {
  title: "Users",
  pageDescription: "Staff accounts: who can sign in, and with which roles.",
  new: "New user",
  edit: "Edit user",
  search: "Search users",
  permission: "View users",
  emptyTitle: "No users yet",
  emptyText: "Everyone who works in the back office needs an account.",

  name: "Name",
  username: "User name",
  usernameHelp:
    "Used to sign in. Lowercase letters, digits, dots, dashes and underscores; it cannot be changed later.",
  password: "Initial password",
  passwordHelp: (p: { min: number; max: number }) =>
    `${p.min} to ${p.max} characters. Pass it on in person: it is not shown again.`,
  generatePassword: "Generate",
  mustChangePassword: "Require a new password at next sign-in",
  email: "Email",
  mobile: "Mobile",
  avatar: "Profile picture",
  gender: "Gender",
  genderNone: "Not specified",
  org: "Organisation",
  allOrgs: "All organisations",
  jobTitle: "Job title",
  roles: "Roles",
  role: "Role",
  allRoles: "All roles",
  roleDisabled: "disabled",
  workgroup: "Workgroup",
  allWorkgroups: "All workgroups",
  programId: "Programme code",
  remark: "Note",
  remarkHelp: "Visible only to those who manage accounts.",
  lastLogin: "Last sign-in",
  never: "never",
  lock: "Lock-out",
  allLocks: "Locked or not",
  locked: "Locked",
  notLocked: "Not locked",
  lockedUntil: (p: { time: string }) => `Locked until ${p.time}`,
  ownRoles: "You cannot change your own roles.",
  ownStatus: "You cannot disable your own account.",
  lastAdmin: "The last active administrator cannot be disabled.",

  enable: "Enable",
  enabled: (p: { name: string }) => `${p.name} can sign in again.`,
  disable: "Disable",
  disabled: (p: { name: string }) => `${p.name} can no longer sign in.`,
  disableTitle: (p: { name: string }) => `Disable ${p.name}`,
  disableText:
    "They are signed out immediately and cannot sign in until someone enables the account.",
  batchDisableTitle: (p: { count: number }) =>
    p.count === 1 ? "Disable one account" : `Disable ${p.count} accounts`,
  batchEnableTitle: (p: { count: number }) =>
    p.count === 1 ? "Enable one account" : `Enable ${p.count} accounts`,
  batchEnableText: "They can sign in again.",
  deleteText:
    "They are signed out immediately. Their content keeps their name. You can restore the account, with a new password, from the trash for some time.",
  batchDeleteTitle: (p: { count: number }) =>
    p.count === 1 ? "Delete one account" : `Delete ${p.count} accounts`,

  resetFactor: "Reset two-step verification",
  resetFactorTitle: (p: { name: string }) => `Reset the two-step verification of ${p.name}`,
  resetFactorText:
    "Only if they have lost their phone and their recovery codes. They are signed out everywhere, and sign in with the password alone until they set it up again.",
  factorRemoved: (p: { name: string }) => `Two-step verification of ${p.name} removed.`,
  reset: "Reset password",
  resetTitle: (p: { name: string }) => `Reset the password of ${p.name}`,
  resetText:
    "They get a temporary password and are signed out everywhere. A locked account is unlocked.",
  temporaryTitle: (p: { name: string }) => `Temporary password of ${p.name}`,
  temporaryLabel: "Temporary password",
  temporaryText:
    "It is shown only once. Pass it on in person or by phone. It must be changed at the next sign-in.",
  copy: "Copy",
  copied: "Copied",
  copyFailed: "Your browser does not allow copying here. Select the password and copy it manually.",
  done: "Done",
  yes: "Yes",
  no: "No",

  sessions: "Sessions",
  sessionsTitle: (p: { name: string }) => `Sessions of ${p.name}`,
};
