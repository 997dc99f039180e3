/** Words about answering visitors and authors. */
export const replies = {
  canned: { comments: "Canned answers", messages: "Canned answers", reviews: "Quick phrases" },
  keep: "Keep what I wrote for another time",
  kept: "Kept in this browser.",
  edit: {
    comments: "Change canned answers…",
    messages: "Change canned answers…",
    reviews: "Change quick phrases…",
  },
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
    reviews: [
      "Please name the source of the figures.",
      "Please shorten this to what readers need.",
      "Please check names, dates and numbers again.",
    ],
  },
};
