/** Words of the sign-in log. */
export const signInLogs = {
  title: "Sign-in log",
  lead: "Who signed in, tried to, or signed out.",
  search: "Search the log",
  right: "View the sign-in log",
  emptyTitle: "No entries yet",
  emptyText: "Every sign-in is recorded here, including failed ones.",
  event: "Event",
  allEvents: "All events",
};
