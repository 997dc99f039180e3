import type { DemoWorkgroup } from "./types.ts";

/** Groups that reviews can be assigned to. */
export const workgroups: readonly DemoWorkgroup[] = [
  {
    code: "engineering-readers",
    name: "Engineering readers",
    description: "Check the figures in notes and case studies. One reading is enough.",
    reviewMode: "any",
    leaderUsername: "reviewer",
    members: ["reviewer", "saskia.oudekerk", "zhou.wenyuan"],
    orderBy: 10,
  },
  {
    code: "safety-board",
    name: "Safety board",
    description: "Safety notices need the approval of everyone in this group.",
    reviewMode: "all",
    leaderUsername: "reviewer",
    members: ["reviewer", "saskia.oudekerk"],
    orderBy: 20,
  },
  {
    code: "zh-desk",
    name: "中文编辑组",
    description: "中文稿件的撰写与审阅。",
    reviewMode: "any",
    leaderUsername: "zhou.wenyuan",
    members: ["zhou.wenyuan", "moderator"],
    orderBy: 30,
  },
];
