/** Messages of one's own passkeys in the profile. */
export const passkeySettings = {
  title: "Passkeys",
  description:
    "Sign in with your fingerprint, face, PIN or security key. A passkey takes the place of password and code, and works on this site alone.",
  emptyTitle: "No passkeys",
  emptyText: "Add one on each device that you work with.",
  unavailable:
    "This browser has no passkeys here. They need HTTPS, or localhost, and a host name instead of an IP address.",
  add: "Add a passkey",
  addText: "Your browser asks where to keep it, then for your fingerprint, face or PIN.",
  orPasskey: "Or use a passkey instead of an app.",
  name: "Name",
  nameHelp: "So that you know later which device it is on.",
  continue: "Continue",
  cancel: "Cancel",
  added: "Passkey added.",
  synced: "On several devices",
  created: "Added",
  lastUsed: "Last used",
  never: "Never",
  remove: "Remove",
  removeNamed: (p: { name: string }) => `Remove ${p.name}`,
  removeTitle: (p: { name: string }) => `Remove “${p.name}”?`,
  removeText:
    "It no longer signs you in. With your last passkey and no authenticator app, signing in takes only your password.",
  removed: (p: { name: string }) => `“${p.name}” removed.`,
};
