/** Messages of the frame of every page. */
export const layout = {
  skipToContent: "Skip to content",
  home: "Home",
  mainSections: "Main sections",
  sections: "Sections",
  allSections: "All sections",
  menu: "Menu",
  search: "Search",
  loading: "Loading the page",
  breadcrumb: "You are here",
  notInLanguage: {
    list: "This page is only in English: leads to all articles",
    catalogue: "This page is only in English: leads to all products",
    home: "This page is only in English: leads to the home page",
  },
};
