/** Words of every screen about a tree of records. */
export const trees = {
  top: "Top level",
  moveUp: "Move up",
  moveDown: "Move down",
  hasChildren: (p: { count: number }) =>
    p.count === 1
      ? "One entry stands below it. Delete or move that first."
      : `${p.count} entries stand below it. Delete or move them first.`,
};
