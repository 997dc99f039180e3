/** Messages about accounts: what may be done to them, their password links, hand-overs, and viewing as a role. */
export const users = {
  notFound: "There is no such account.",
  email:
    "By its e-mail address somebody gets into an account: only who may reset passwords changes somebody else's.",
  above: "This account has more permissions than you.",
  ownRoles: "You cannot change your own roles.",
  ownStatus: "You cannot disable your own account.",
  ownDeletion: "You cannot delete your own account.",
  ownReset: "You cannot reset your own password. Change it instead.",
  lastAdmin: "At least one administrator must remain.",
  inUse: "This account leads a workgroup or has pending reviews. Hand these over first.",
};

export const viewAs = {
  readOnly: (roleNames: readonly string[]) =>
    `You are viewing the back office as ${roleNames.join(", ")}, so nothing can be changed. Stop viewing first.`,
  unknownRole: "names a role that does not exist or is disabled",
};

export const handOver = {
  repeated: "names a kind of work that was handed over already: name each once",
  receiver: "may not have this work: choose somebody else from the list",
};

export const passwordLinks = {
  none: "This account has no link to choose a password.",
  disabled: "This account is disabled. Enable it first.",
  gone: "This link does not work any more: it has expired, was used or was replaced. Ask an administrator for a new one.",
};
