/** Messages of the foot of every page. */
export const footer = {
  sections: "Sections of this site",
  elsewhere: "Elsewhere",
  partners: "Friendly links",
  feed: "RSS feed",
  sitemap: "Sitemap",
  staff: "Staff sign-in",
  toTop: "Back to top",
};
