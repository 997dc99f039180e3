import type { AdminMessages } from "../admin-en.ts";

/** Messages about answering authors. */
export const replies: AdminMessages["replies"] = {
  saved: { reviews: "常用语" },
  save: "保存已写内容以备再用",
  saveDone: "已保存在此浏览器中。",
  edit: { reviews: "修改常用语…" },
  editText: "保存在此浏览器中，仅您可用。",
  empty: "还没有常用回复。",
  numbered: (p) => `回复 ${p.number}`,
  remove: (p) => `删除回复 ${p.number}`,
  add: "添加回复",
  starters: {
    reviews: ["请注明数据来源。", "请精简为读者需要的内容。", "请再次核对姓名、日期和数字。"],
  },
};
