/** Words about answering visitors. */
export const replies = {
  canned: "Canned answers",
  keep: "Keep what I wrote as a canned answer",
  kept: "Kept in this browser.",
  edit: "Change canned answers…",
  editTitle: "Canned answers",
  editText: "They are kept in this browser, for you alone.",
  noneKept: "None is kept yet.",
  numbered: (p: { number: number }) => `Answer ${p.number}`,
  drop: (p: { number: number }) => `Remove answer ${p.number}`,
  add: "Add an answer",
  starters: {
    comments: [
      "Thank you for your comment.",
      "Thank you for telling us. We have corrected the article.",
    ],
    messages: [
      "Thank you for your message. We will answer within two working days.",
      "Answered by telephone.",
    ],
  },
};
