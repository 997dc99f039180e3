/** Messages of every screen about a tree of records. */
export const trees = {
  top: "Top level",
  moveUp: "Move up",
  moveDown: "Move down",
  hasChildren: (p: { count: number }) =>
    p.count === 1
      ? "It has one child. Delete or move that first."
      : `It has ${p.count} children. Delete or move them first.`,
};
