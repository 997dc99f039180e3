/** Words of the accounts of staff. */
export const users = {
  title: "Users",
  lead: "The accounts of staff: who may sign in, and in which roles.",
  new: "New user",
  edit: "Edit user",
  search: "Search users",
  right: "see users",
  emptyTitle: "No users yet",
  emptyText: "Everybody who works in the back office needs an account.",

  name: "Name",
  username: "User name",
  usernameHelp:
    "To sign in with. Small letters, digits and . _ - only; it cannot be changed later.",
  password: "First password",
  passwordHelp: (p: { min: number; max: number }) =>
    `${p.min} to ${p.max} characters. Hand it over in person; it is not shown again.`,
  passwordMake: "Make one up",
  mustChangePassword: "Must choose a new password at the next sign-in",
  email: "E-mail",
  mobile: "Mobile",
  avatar: "Picture",
  gender: "Gender",
  genderNone: "Not said",
  org: "Organisation",
  allOrgs: "All organisations",
  jobTitle: "Job title",
  roles: "Roles",
  role: "Role",
  allRoles: "All roles",
  roleOff: "disabled",
  workgroup: "Workgroup",
  allWorkgroups: "All workgroups",
  programId: "Programme code",
  remark: "Remark",
  remarkHelp: "For colleagues who administer accounts.",
  lastLogin: "Last sign-in",
  never: "never",
  lockedUntil: (p: { time: string }) => `Locked until ${p.time}`,
  ownRoles: "Nobody changes their own roles.",
  ownStatus: "Nobody disables their own account.",
  lastAdmin: "The last active administrator cannot be disabled.",

  enable: "Enable",
  enabled: (p: { name: string }) => `${p.name} may sign in again.`,
  disable: "Disable",
  disabled: (p: { name: string }) => `${p.name} can no longer sign in.`,
  disableTitle: (p: { name: string }) => `Disable ${p.name}`,
  disableText: "They are signed out at once and cannot sign in until somebody enables the account.",
  batchDisableTitle: (p: { count: number }) =>
    p.count === 1 ? "Disable one account" : `Disable ${p.count} accounts`,
  batchEnableTitle: (p: { count: number }) =>
    p.count === 1 ? "Enable one account" : `Enable ${p.count} accounts`,
  batchEnableText: "They may sign in again.",
  deleteText:
    "They are signed out at once. What they wrote stays under their name. This cannot be undone.",
  batchDeleteTitle: (p: { count: number }) =>
    p.count === 1 ? "Delete one account" : `Delete ${p.count} accounts`,

  reset: "Reset password",
  resetTitle: (p: { name: string }) => `Reset the password of ${p.name}`,
  resetText:
    "They get a temporary password and are signed out everywhere. If the account is locked, it is unlocked.",
  temporaryTitle: (p: { name: string }) => `Temporary password of ${p.name}`,
  temporaryLabel: "Temporary password",
  temporaryText:
    "It is shown only now. Hand it over in person or by telephone; it must be replaced at the next sign-in.",
  copy: "Copy",
  copied: "Copied",
  copyFailed: "The browser does not allow copying here. Select the password and copy it by hand.",
  done: "Done",
  yes: "Yes",
  no: "No",

  sessions: "Sessions",
  sessionsTitle: (p: { name: string }) => `Sessions of ${p.name}`,
};
