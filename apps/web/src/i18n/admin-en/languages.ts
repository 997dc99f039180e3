/** Messages about the languages of the content. */
export const languages = {
  language: "Language",
  all: "All languages",
  ofType: "It decides which types can be chosen.",
  fixed: "It can be changed while it has neither articles nor types below it.",
};
