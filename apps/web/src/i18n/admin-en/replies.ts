/** Messages about answering visitors and authors. */
export const replies = {
  saved: { comments: "Saved replies", messages: "Saved replies", reviews: "Saved replies" },
  save: "Save as a reply template",
  saveDone: "Saved in this browser.",
  edit: {
    comments: "Edit saved replies…",
    messages: "Edit saved replies…",
    reviews: "Edit saved replies…",
  },
  editText: "They are stored in this browser, for you only.",
  empty: "No saved replies yet.",
  numbered: (p: { number: number }) => `Reply ${p.number}`,
  remove: (p: { number: number }) => `Remove reply ${p.number}`,
  add: "Add reply",
  starters: {
    comments: [
      "Thank you for your comment.",
      "Thank you for telling us. We have corrected the article.",
    ],
    messages: [
      "Thank you for your message. We will reply within two working days.",
      "Answered by phone.",
    ],
    reviews: [
      "Please name the source of the figures.",
      "Please shorten this to what readers need.",
      "Please check names, dates and numbers again.",
    ],
  },
};
