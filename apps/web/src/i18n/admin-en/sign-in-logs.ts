/** Messages of the sign-in log. */
export const signInLogs = {
  title: "Sign-in log",
  pageDescription: "Who signed in, tried to, or signed out.",
  search: "Search the log",
  permission: "View the sign-in log",
  emptyTitle: "No entries yet",
  emptyText: "Every sign-in is recorded here, including failed ones.",
  event: "Event",
  allEvents: "All events",
  method: "Signed in with",
  methods: {
    password: "Password",
    passwordAndCode: "Password and code",
    passkey: "Passkey",
    provider: "Identity provider",
  },
};
