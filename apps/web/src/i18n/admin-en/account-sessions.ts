/** Messages of the sessions of one account. */
export const accountSessions = {
  permission: "View sessions",
  emptyTitle: "No sessions",
  emptyText: "Nobody is signed in to this account.",
  current: "this session",
  signedIn: "Signed in",
  lastActive: "Last active",
  address: "IP address",
  unknown: "Unknown browser",
  end: "End",
  endNamed: (p: { name: string }) => `End the session in ${p.name}`,
  endOthers: (p: { count: number }) =>
    p.count === 1 ? "End this session" : `End all ${p.count} sessions`,
  endOwnOthers: (p: { count: number }) =>
    p.count === 1 ? "End the other session" : `End the ${p.count} other sessions`,
  othersEnded: (p: { count: number }) =>
    p.count === 1 ? "One session ended." : `${p.count} sessions ended.`,
  notEnded: (p: { count: number; reason: string }) =>
    p.count === 1
      ? `One session could not be ended: ${p.reason}`
      : `${p.count} sessions could not be ended: ${p.reason}`,
};
