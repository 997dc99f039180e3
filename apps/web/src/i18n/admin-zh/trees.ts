import type { AdminMessages } from "../admin-en.ts";

/** Messages of every screen about a tree of records. */
export const trees: AdminMessages["trees"] = {
  top: "顶层",
  moveUp: "上移",
  moveDown: "下移",
  hasChildren: ({ count }) => `其下有 ${count} 项，请先删除或移走。`,
};
