/** Messages of pages that are missing or failed. */
export const errors = {
  notFoundTitle: "Page not found",
  notFoundText:
    "The URL may be mistyped, or the page may have moved. Search for it or start from the home page.",
  goneTitle: "This article is no longer available",
  goneText: "It was published here and has been taken offline.",
  productGoneTitle: "This product is no longer offered",
  productGoneText: "It has been removed from our catalogue.",
  similar: "Similar pages",
  failedTitle: "This page could not be loaded",
  failedText: "Something went wrong on our side. Try again in a moment.",
  unreachableTitle: "No connection",
  unreachableText:
    "This page could not be reached. Check your connection; the page loads by itself once you are online again.",
  retry: "Try again",
  toHome: "Go to the home page",
  toList: "All articles",
};
