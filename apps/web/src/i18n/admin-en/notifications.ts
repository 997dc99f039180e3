export interface NoticeParts {
  title: string;
  actor: string;
  /** When it will be; only of what is scheduled. */
  when: string;
}

/** Messages of the notices, and of the preferences about them. */
export const notifications = {
  title: "Notices",
  // The number as it is shown: whoever speaks to the machine says what they see.
  unread: "Unread:",
  readAll: "Mark all as read",
  older: "Show older",
  unreadOnly: "Unread only",
  noUnread: "No unread notices",
  emptyTitle: "No notices",
  emptyText: "What concerns you will be listed here.",
  somebody: "Somebody",
  kinds: {
    taskAssigned: (p: NoticeParts) => `${p.actor} asks you to review “${p.title}”`,
    returned: (p: NoticeParts) => `${p.actor} returned “${p.title}” to you`,
    rejected: (p: NoticeParts) => `${p.actor} rejected “${p.title}”`,
    approved: (p: NoticeParts) => `${p.actor} approved “${p.title}”`,
    readyToPublish: (p: NoticeParts) => `“${p.title}” is ready to publish`,
    published: (p: NoticeParts) => `${p.actor} published “${p.title}”`,
    scheduled: (p: NoticeParts) => `${p.actor} scheduled “${p.title}” for ${p.when}`,
    offline: (p: NoticeParts) => `${p.actor} took “${p.title}” offline`,
    expired: (p: NoticeParts) => `“${p.title}” has expired`,
    approvalEnded: (p: NoticeParts) => `“${p.title}” must be submitted for review again`,
    released: (p: NoticeParts) => `The release “${p.title}” went live`,
    releaseBlocked: (p: NoticeParts) => `The release “${p.title}” was taken out of the schedule`,
    circulated: (p: NoticeParts) => `${p.actor} sent you “${p.title}” to read`,
    reminded: (p: NoticeParts) => `${p.actor} reminds you to read “${p.title}”`,
    mention: (p: NoticeParts) => `${p.actor} mentioned you in “${p.title}”`,
    remark: (p: NoticeParts) => `${p.actor} remarked on “${p.title}”`,
    commentWaiting: (p: NoticeParts) => `A comment on “${p.title}” waits for moderation`,
    messageWaiting: (p: NoticeParts) => `A visitor left a message: “${p.title}”`,
    assigned: (p: NoticeParts) => `${p.actor} assigned “${p.title}” to you`,
  },
  /** What nobody did at that moment: it was scheduled. */
  byClock: {
    published: (p: { title: string }) => `“${p.title}” went live as scheduled`,
    offline: (p: { title: string }) => `“${p.title}” went offline as scheduled`,
  },
  security: {
    identityLinked: "Your account was linked with the identity provider",
    identityUnlinked: "Your account was unlinked from the identity provider",
    passkeyAdded: "A passkey was added to your account",
    passkeyRemoved: "A passkey was removed from your account",
    passwordChanged: "Your password was changed",
    passwordReset: "An administrator has reset your password",
    secondFactorAdded: "Two-step verification was turned on",
    secondFactorRemoved: "Two-step verification was turned off",
    secondFactorReset: "An administrator has reset your two-step verification",
    signInLocked: "Sign-in to your account was limited for a while after too many failed attempts",
    other: "Your account was changed",
  },
  preferences: "Mail",
  preferencesDescription: "When you get notices by mail, and in which language.",
  frequency: "Notices by mail",
  frequencies: { atOnce: "At once", daily: "Once a day", none: "Never" },
  language: "Language of mails",
  serverLanguage: "Language of the site",
  mailUnavailable: "This site sends no mail. Notices are shown here only.",
  noEmail: "Your account has no email address. Ask an administrator to add one.",
  mailTo: (p: { email: string }) => `Mails go to ${p.email}.`,
  preferencesSaved: "Preferences saved.",
};
