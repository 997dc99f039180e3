/** What is worth a look before an article is submitted. */
export const checklist = {
  title: "Before you submit",
  show: "Show",
  nothing: "Summary, cover, alt texts and links are in place.",
  checkingLinks: "Checking links…",
  titleTooLong: "The title is longer than search engines show. A shorter meta title helps.",
  summary: "The summary is empty. Lists show the beginning of the text.",
  cover: "There is no cover. Lists show the article without a picture.",
  coverAlt: "The cover has no alt text.",
  offlineAt: "The date to take it offline is over: visitors will not see it.",
  imageAlt: (p: { place: number }) => `Picture ${p.place} in the text has no alt text.`,
  imageElsewhere: (p: { place: number; host: string }) =>
    `Visitors will not see picture ${p.place} in the text: it is on ${p.host}.`,
  badLink: (p: { text: string; address: string }) =>
    `The link “${p.text}” has no valid address: ${p.address}`,
  deadLink: (p: { text: string; address: string }) =>
    `The link “${p.text}” leads to a page that visitors cannot see: ${p.address}`,
};
