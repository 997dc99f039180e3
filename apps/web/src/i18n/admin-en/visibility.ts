/** Messages about whether and when the public sees something. */
export const visibility = {
  column: "Visibility",
  visible: "Visible",
  scheduled: "Scheduled",
  expired: "Expired",
  hidden: "Hidden",
  from: (p: { time: string }) => `from ${p.time}`,
  until: (p: { time: string }) => `until ${p.time}`,
  startAt: "Show from",
  startAtHelp: "Leave empty to show it immediately.",
  endAt: "Show until",
  endAtHelp: "Leave empty to keep it visible.",
};
