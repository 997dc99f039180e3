/** What is said about home pages. */
export const homePages = {
  notFound: "There is no such home page.",
  versionNotFound: "There is no such version.",
  underReview: "This home page is under review. Withdraw it first.",
  nothingVisible: "needs at least one visible section",
  keyTwice: "must not have two sections with the same key",
  partMissing: "is missing: a section has what its kind names",
  otherPart: "belongs to another kind of section",
  heroTwice: "must have one visible opening at most",
  labelAndUrl: "needs both a label and an address, or neither",
  proofEmpty: "needs at least one figure, customer or certificate",
  productNotExisting: "names a product that does not exist in this language",
  typeNotExisting: "names an article type that does not exist in this language",
};
