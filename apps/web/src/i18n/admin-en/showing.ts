/** Words about whether and when the public sees something. */
export const showing = {
  shown: "On the site",
  now: "Shown",
  planned: "Planned",
  over: "Over",
  off: "Not shown",
  from: (p: { time: string }) => `from ${p.time}`,
  until: (p: { time: string }) => `until ${p.time}`,
  startAt: "From",
  startAtHelp: "Empty for at once.",
  endAt: "Until",
  endAtHelp: "Empty for ever.",
};
