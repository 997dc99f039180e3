/** Messages of the links between the pages of a list. */
export const pages = {
  label: "Pages",
  previous: "Previous",
  next: "Next",
  page: (page: number) => `Page ${page}`,
};
