/** Messages about answering authors. */
export const replies = {
  saved: { reviews: "Saved replies" },
  save: "Save as a reply template",
  saveDone: "Saved in this browser.",
  edit: { reviews: "Edit saved replies…" },
  editText: "They are stored in this browser, for you only.",
  empty: "No saved replies yet.",
  numbered: (p: { number: number }) => `Reply ${p.number}`,
  remove: (p: { number: number }) => `Remove reply ${p.number}`,
  add: "Add reply",
  starters: {
    reviews: [
      "Please name the source of the figures.",
      "Please shorten this to what readers need.",
      "Please check names, dates and numbers again.",
    ],
  },
};
