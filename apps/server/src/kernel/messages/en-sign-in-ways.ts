/** Messages about the ways to sign in besides a password. */

export const secondFactor = {
  required: "Enter a code of your authenticator app or a recovery code, or use a passkey.",
  wrong: "The code is wrong or was used before. Wait for the next one and try again.",
  wrongField: "is wrong or was used before",
  due: "Set up a second factor first.",
  already: "You have an authenticator app. Remove it to set up another one.",
  none: "You have no second factor.",
  noApp: "You have no authenticator app.",
  noneOfUser: "This account has no second factor.",
  ownReset: "You cannot reset your own second factor. Remove it in your profile.",
};

export const oidc = {
  off: "This site has no identity provider.",
  only: (provider: string) => `Staff sign in to this site with ${provider} alone.`,
  notLinked: "The account is not linked with the identity provider.",
  ownUnlink: "You cannot unlink your own account here. Unlink it in your profile.",
  noWayIn:
    "Nothing else signs in to this account: it has neither a password nor a passkey. Send a link to choose a password first.",
  noOwnWayIn:
    "Nothing else signs in to your account: it has neither a password nor a passkey. Add a passkey, or ask an administrator for a link to choose a password.",
  noWayInButProvider:
    "Only the identity provider signs in to this site, and without an e-mail address this account could not be linked again. Add its address first.",
  failed: (provider: string) =>
    `Signing in with ${provider} did not work. Try again, or sign in another way.`,
  noAccount:
    "Nobody here has your identity. Ask an administrator for an account with your e-mail address.",
  noSecondFactor:
    "Your account needs a second factor, and the identity provider did not ask for one. Sign in with your password and code, or with a passkey.",
};

export const passkeys = {
  wrong: "The passkey was not accepted. Try again, or sign in another way.",
  already: "This passkey is already yours.",
  none: "You have no passkey.",
  tooMany: (count: number) =>
    `You have ${count} passkeys, as many as one account may have. Remove one that you no longer need.`,
};

export const accessTokens = {
  tooMany: (count: number) =>
    `You have ${count} access tokens, as many as one account may have. Revoke one that you no longer need.`,
  notHeld: "must only contain permissions that you have yourself",
  expiryPast: "must be in the future",
  expiryTooLate: "must be at most a year from now",
};
