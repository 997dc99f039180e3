/** Messages of signing in, and of being signed out. */
export const session = {
  signInTitle: "Sign in",
  signInDescription: "Back office for staff",
  username: "User name",
  password: "Password",
  showPassword: "Show password",
  hidePassword: "Hide password",
  capsLock: "Caps Lock is on",
  required: "This field is required.",
  signIn: "Sign in",
  signInWithProvider: (p: { name: string }) => `Sign in with ${p.name}`,
  signInWithPassword: "Sign in with a password",
  badCredentials: "Wrong user name or password.",
  locked: (p: { time: string }) => `Too many failed attempts. You can sign in again at ${p.time}.`,
  lockedUnknown: "Too many failed attempts. Wait a few minutes, then try again.",
  disabled: "This account is disabled. An administrator can enable it.",
  toSite: "Public site",

  expiredTitle: "Sign in again",
  choosePassword: "Choose a password",
  tryAgain: "Try again",

  profileTitle: "Your account",
};
