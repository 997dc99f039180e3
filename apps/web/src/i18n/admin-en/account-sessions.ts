/** Words of the sessions of one account. */
export const accountSessions = {
  right: "see sessions",
  emptyTitle: "No sessions",
  emptyText: "Nobody is signed in with this account now.",
  own: "this one",
  began: "Began",
  seen: "Last used",
  address: "Address",
  unknown: "Unknown browser",
  end: "End",
  endNamed: (p: { name: string }) => `End the session in ${p.name}`,
  endOthers: (p: { count: number }) =>
    p.count === 1 ? "End this session" : `End all ${p.count} sessions`,
  endOwnOthers: (p: { count: number }) =>
    p.count === 1 ? "End the other session" : `End the ${p.count} other sessions`,
  othersEnded: (p: { count: number }) =>
    p.count === 1 ? "One session is ended." : `${p.count} sessions are ended.`,
  notEnded: (p: { count: number; reason: string }) =>
    p.count === 1
      ? `One session could not be ended: ${p.reason}`
      : `${p.count} sessions could not be ended: ${p.reason}`,
};
