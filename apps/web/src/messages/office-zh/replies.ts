import type { OfficeMessages } from "../office-en.ts";

/** Words about answering visitors. */
export const replies: OfficeMessages["replies"] = {
  canned: "常用回复",
  keep: "将已写内容存为常用回复",
  kept: "已保存在此浏览器中。",
  edit: "修改常用回复…",
  editTitle: "常用回复",
  editText: "保存在此浏览器中，仅您可用。",
  noneKept: "还没有常用回复。",
  numbered: (p) => `回复 ${p.number}`,
  drop: (p) => `删除回复 ${p.number}`,
  add: "添加回复",
  starters: {
    comments: ["感谢您的评论。", "感谢您的指正，文章已更正。"],
    messages: ["感谢您的留言，我们将在两个工作日内答复。", "已电话答复。"],
  },
};
