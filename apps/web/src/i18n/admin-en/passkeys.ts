/** Messages of passkeys. */
export const passkeys = {
  signIn: "Sign in with a passkey",
  confirm: "Use a passkey",
  cancelled: "No passkey was used. Try again, or continue another way.",
  alreadyHere: "This device already has a passkey for your account.",
  wrongHost: "Passkeys of this site do not work at this address.",
};
