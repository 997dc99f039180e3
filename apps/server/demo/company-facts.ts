/** Figures of the company, said once: articles and the home page take them from here. */
export const companyFacts = {
  founded: "1958",
  /** In 2025. */
  built: "4,118",
  /** In 2025, of any age. */
  repaired: "1,731",
  /** Of a T80's certificate. */
  distances: "58",
} as const;
