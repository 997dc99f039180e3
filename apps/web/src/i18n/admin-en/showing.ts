/** Words about whether and when the public sees something. */
export const showing = {
  shown: "Visibility",
  now: "Visible",
  planned: "Scheduled",
  over: "Expired",
  off: "Hidden",
  from: (p: { time: string }) => `from ${p.time}`,
  until: (p: { time: string }) => `until ${p.time}`,
  startAt: "Show from",
  startAtHelp: "Leave empty to show it immediately.",
  endAt: "Show until",
  endAtHelp: "Leave empty to keep it visible.",
};
