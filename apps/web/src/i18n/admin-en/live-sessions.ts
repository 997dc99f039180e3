/** Words of the list of live sessions. */
export const liveSessions = {
  title: "Sessions",
  lead: "Who is signed in now, and from where.",
  search: "Search sessions",
  right: "see who is signed in",
  emptyTitle: "Nobody is signed in",
  own: "You",
  since: "Since",
  seen: "Last seen",
  ends: "Ends by itself",
  end: "End",
  endNamed: (p: { name: string }) => `End the session of ${p.name}`,
  endTitle: (p: { name: string; device: string }) => `End the session of ${p.name}: ${p.device}`,
  endMany: (p: { count: number }) =>
    p.count === 1 ? "End one session" : `End ${p.count} sessions`,
  endText: "They have to sign in again; what they have not saved may be lost.",
  ended: (p: { name: string }) => `The session of ${p.name} is ended.`,
};
