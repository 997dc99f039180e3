const count = (p: { count: number }, one: string, many: string) =>
  p.count === 1 ? `1 ${one}` : `${p.count} ${many}`;

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
  roleNames: "Roles",
  role: "Role",
  addRole: "Add a role",
  removeRole: "Take a role away",
  onlyRole: "It would be left without a role.",
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

  emailKept:
    "By this address they get into their account: only who may reset passwords changes it.",
  unlinkIdentity: "Unlink from identity provider",
  unlinkIdentityTitle: (p: { name: string }) => `Unlink ${p.name} from the identity provider?`,
  unlinkIdentityText:
    "All their sessions end. The account is linked again when somebody with its e-mail address signs in there: correct the address first where it is wrong.",
  identityUnlinked: (p: { name: string }) => `${p.name} is unlinked from the identity provider.`,
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
    "It is shown only once. Pass it on in person or by phone. It must be changed at the next sign-in, within 72 hours.",
  openWork: (p: { name: string }) => `Still open with ${p.name}`,
  workKinds: {
    reviewTask: (p: { count: number }) => count(p, "review to decide", "reviews to decide"),
    article: (p: { count: number }) => count(p, "unpublished article", "unpublished articles"),
    circulation: (p: { count: number }) => count(p, "article to read", "articles to read"),
    comment: (p: { count: number }) => count(p, "comment to moderate", "comments to moderate"),
    message: (p: { count: number }) => count(p, "message to answer", "messages to answer"),
    release: (p: { count: number }) => count(p, "release to come", "releases to come"),
    org: (p: { count: number }) => count(p, "organisation to lead", "organisations to lead"),
    workgroup: (p: { count: number }) => count(p, "workgroup to lead", "workgroups to lead"),
  },
  moreWork: (p: { count: number }) => `and ${p.count} more`,
  handOver: "Hand over",
  leaveWork: "Leave it",
  handOverTo: "Hand over to",
  mustHandOver: "The account cannot be deleted while this is open.",
  handOverFirst:
    "Hand over what keeps the account from being deleted, or disable the account instead.",

  inviteSwitch: "Invite them to choose their own password",
  inviteHelp:
    "They get a link by mail. Where the site sends no mail, or the account has no email address, you get the link to pass on.",
  invite: "Send invitation",
  inviteTitle: (p: { name: string }) => `Send ${p.name} an invitation`,
  inviteText:
    "With the link they choose their own password. It works once, within 72 hours, and replaces an earlier one.",
  invitationTitle: (p: { name: string }) => `Invitation for ${p.name}`,
  invited: "Invited, not yet signed in",
  invitedUntil: (p: { until: string }) => `The link works until ${p.until}.`,
  inviteExpired: "Invitation expired",
  inviteFailed: "Invitation could not be mailed",
  notInvitedYet: "No password yet",
  notInvited: (p: { reason: string }) =>
    `The account was created, but its invitation was not sent: ${p.reason} Choose “Send invitation” in its menu to try again.`,
  revokeInvitation: "Revoke invitation",
  sendLink: "Send password link",
  sendLinkTitle: (p: { name: string }) => `Send ${p.name} a link to choose a new password`,
  sendLinkText:
    "The link works once, within an hour. Until they use it, their present password and sessions stay.",
  linkTitle: (p: { name: string }) => `Password link for ${p.name}`,
  linkLabel: "Link",
  linkText: (p: { until: string }) =>
    `It is shown only once. Pass it on so that only they get it: whoever has it can choose the password, once, until ${p.until}.`,
  linkMailed: (p: { to: string }) => `The link is on its way to ${p.to}.`,
  linkRevoked: (p: { name: string }) => `The link of ${p.name} no longer works.`,
  revokeLink: "Revoke password link",
  copy: "Copy",
  copied: "Copied",
  copyFailed: "Your browser does not allow copying here. Select the text and copy it manually.",
  done: "Done",
  yes: "Yes",
  no: "No",

  sessions: "Sessions",
  sessionsTitle: (p: { name: string }) => `Sessions of ${p.name}`,
  explainAccess: "Explain access",
};
