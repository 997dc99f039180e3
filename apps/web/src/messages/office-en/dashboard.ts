/** Words of the dashboard. */
export const dashboard = {
  greeting: (p: { name: string }) => `Welcome, ${p.name}`,
  lead: "What waits for you, and what was written last.",
  waitToHandle: "To decide",
  waitToRead: "To read",
  pendingComments: "Comments to check",
  newMessages: "New messages",
  tasksTitle: "Waiting for your decision",
  tasksAll: "All tasks",
  tasksEmpty: "Nothing waits for your decision",
  articlesTitle: "Changed last",
  articlesAll: "All articles",
  articlesEmpty: "No articles yet",
  new: "New article",
};
