/** Messages of the fields within a section of the home page. */
export const homeFields = {
  sentenceHelp: "What the company does, for whom. It is the page's main heading.",
  actionLabelHelp: "What the button says.",
  actionUrlHelp:
    "A path of this site, such as /other-detail?type=products, or an address with https://.",
  productsHelp:
    "Categories, series or products, in this order. Pictures and prices come from the catalogue.",
  productsPlaceholder: "Find a product",
  figureValueExample: "±2 mm",
  figureLabelExample: "accuracy of the radar gauge",
  referenceNameExample: "Name",
  referenceUrlExample: "https://",
  referenceNoteExample: "A few words",
  lineUp: (p: { place: number }) => `Move line ${p.place} up`,
  lineDown: (p: { place: number }) => `Move line ${p.place} down`,
  lineRemove: (p: { place: number }) => `Remove line ${p.place}`,
  addFigure: "Add figure",
  addCustomer: "Add customer",
  addCertificate: "Add certificate",
  typesHelp: "Leave empty for all.",
  typesPlaceholder: "Find an article type",
};
