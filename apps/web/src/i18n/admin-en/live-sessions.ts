/** Messages of the list of live sessions. */
export const liveSessions = {
  title: "Sessions",
  pageDescription: "Who is signed in, and from where.",
  search: "Search sessions",
  permission: "View sessions",
  emptyTitle: "Nobody is signed in",
  current: "You",
  signedIn: "Signed in",
  lastActive: "Last active",
  expires: "Expires",
  end: "End",
  endNamed: (p: { name: string }) => `End the session of ${p.name}`,
  endTitle: (p: { name: string; device: string }) => `End the session of ${p.name}: ${p.device}`,
  endMany: (p: { count: number }) =>
    p.count === 1 ? "End one session" : `End ${p.count} sessions`,
  endText: "They have to sign in again. Unsaved changes may be lost.",
  ended: (p: { name: string }) => `Session of ${p.name} ended.`,
};
