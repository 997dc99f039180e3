/** Messages of the comparison of products. */
export const compare = {
  title: "Compare products",
  titleFor: (names: string[]) => `Compare ${names.join(", ")}`,
  text: "The address of this page keeps the selection: you can share it.",
  chooseMore: "Choose two to four products.",
  compare: "Compare",
  compareWith: (others: number) =>
    others === 1 ? "Compare with 1 other" : `Compare with ${others} others`,
  full: (count: number) => `See the ${count} products compared`,
  most: (count: number) => `No more than ${count} can be compared: remove one to add another.`,
  thisOne: (name: string) => `(${name})`,
  add: "Add a product",
  remove: "Remove",
  onlyDifferences: "Show only differences",
  notSaid: "Not specified",
  discontinued: "Discontinued",
};
