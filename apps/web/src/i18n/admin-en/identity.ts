/** Messages of the identity at the provider. */
export const identity = {
  title: "Identity provider",
  description: (p: { name: string }) => `Whether you sign in here with ${p.name}.`,
  linkedSince: "Linked since",
  none: (p: { name: string }) =>
    `Not linked. It is once you sign in with ${p.name}, if your e-mail address there is the one here.`,
  unlink: "Unlink",
  unlinkTitle: (p: { name: string }) => `Unlink your account from ${p.name}?`,
  unlinkText:
    "Your other sessions end. The account is linked again when somebody with its e-mail address signs in there.",
  unlinked: "Account unlinked.",
  onlyWay:
    "Nothing else signs in to your account. Add a passkey, or ask an administrator for a link to choose a password, before you unlink it.",
};
