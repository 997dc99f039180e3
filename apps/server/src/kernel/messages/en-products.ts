/** What is said about products. */
export const products = {
  notFound: "There is no such product.",
  gone: "This product is no longer offered.",
  noCurrency: "must be there for a price",
  notOnShelf: "There is no such category or series.",
  parents: {
    category: "must be the top level for a category",
    series: "must be a category for a series",
    product: "must be a series for a product",
  },
};
