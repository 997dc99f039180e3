/** What is said about products. */
export const products = {
  notFound: "There is no such product.",
  gone: "This product is no longer offered.",
  noCurrency: "must be there for a price",
  variantTwice: (code: string) =>
    `must differ from the other variants' codes: ${code} is there twice`,
  onlyProductsEnd: "must be the status of a product: only products can be discontinued",
  articleNotExisting: "must be articles that exist, in the product's language",
  successorNotExisting: "must be a product that exists, in the same language",
  succeedsItself: "must be another product",
  notOnShelf: "There is no such category or series.",
  parents: {
    category: "must be the top level for a category",
    series: "must be a category for a series",
    product: "must be a series for a product",
  },
};
