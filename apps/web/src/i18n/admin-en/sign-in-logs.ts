/** Words of the sign-in log. */
export const signInLogs = {
  title: "Sign-in log",
  lead: "Who signed in or tried to, and who signed out.",
  search: "Search the log",
  right: "see the sign-in log",
  emptyTitle: "Nobody signed in yet",
  emptyText: "Every sign-in, also one that fails, is written down here.",
  event: "Event",
  allEvents: "All events",
};
