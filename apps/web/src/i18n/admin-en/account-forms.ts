const count = (p: { count: number }, one: string, many: string) =>
  p.count === 1 ? `1 ${one}` : `${p.count} ${many}`;

/** Messages of the form and the dialogs of an account. */
export const accountForms = {
  usernameHelp:
    "Used to sign in. Lowercase letters, digits, dots, dashes and underscores; it cannot be changed later.",
  password: "Initial password",
  passwordHelp: (p: { min: number; max: number }) =>
    `${p.min} to ${p.max} characters. Pass it on in person: it is not shown again.`,
  generatePassword: "Generate",
  mustChangePassword: "Require a new password at next sign-in",
  genderNone: "Not specified",
  roleDisabled: "disabled",
  remarkHelp: "Visible only to those who manage accounts.",

  disabled: (p: { name: string }) => `${p.name} can no longer sign in.`,
  disableTitle: (p: { name: string }) => `Disable ${p.name}`,

  emailKept:
    "By this address they get into their account: only who may reset passwords changes it.",
  unlinkIdentityTitle: (p: { name: string }) => `Unlink ${p.name} from the identity provider?`,
  unlinkIdentityText:
    "All their sessions end. The account is linked again when somebody with its e-mail address signs in there: correct the address first where it is wrong.",
  identityUnlinked: (p: { name: string }) => `${p.name} is unlinked from the identity provider.`,
  resetFactorTitle: (p: { name: string }) => `Reset the two-step verification of ${p.name}`,
  resetFactorText:
    "Only if they have lost their phone and their recovery codes. They are signed out everywhere, and sign in with the password alone until they set it up again.",
  factorRemoved: (p: { name: string }) => `Two-step verification of ${p.name} removed.`,
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
  inviteTitle: (p: { name: string }) => `Send ${p.name} an invitation`,
  inviteText:
    "With the link they choose their own password. It works once, within 72 hours, and replaces an earlier one.",
  invitationTitle: (p: { name: string }) => `Invitation for ${p.name}`,
  sendLinkTitle: (p: { name: string }) => `Send ${p.name} a link to choose a new password`,
  sendLinkText:
    "The link works once, within an hour. Until they use it, their present password and sessions stay.",
  linkTitle: (p: { name: string }) => `Password link for ${p.name}`,
  linkLabel: "Link",
  linkText: (p: { until: string }) =>
    `It is shown only once. Pass it on so that only they get it: whoever has it can choose the password, once, until ${p.until}.`,
  copy: "Copy",
  copied: "Copied",
  copyFailed: "Your browser does not allow copying here. Select the text and copy it manually.",
  done: "Done",

  sessionsTitle: (p: { name: string }) => `Sessions of ${p.name}`,
};
